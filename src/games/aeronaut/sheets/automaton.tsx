/** How the automaton plays, for a player alone: steps in their order. */
import type { Size } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { ink as black } from '../../../toolkit/art/paints.ts';

const LINE = 8;

export const automatonSize = (steps: readonly string[]): Size => ({ w: 180, h: 14 + steps.length * LINE });

export function AutomatonPage({ title, steps }: { title: string; steps: readonly string[] }) {
  const { tone } = useInk();
  return (
    <>
      {[title, ...steps].map((line, i) => (
        <text
          key={line}
          {...letters}
          font-weight={i === 0 ? 600 : 500}
          text-anchor="start"
          x="0"
          y={i === 0 ? 8 : 12 + i * LINE}
          font-size={i === 0 ? 7 : 4.4}
          fill={tone(black)}
        >
          {line}
        </text>
      ))}
    </>
  );
}
