/** How the automaton plays, for a player alone: steps in their order. */
import type { Size } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { ink as black } from '../../../toolkit/art/paints.ts';
import { Line } from '../../../toolkit/type/line.tsx';

const LINE = 8;
const WIDE = 180;

export const automatonSize = (steps: readonly string[]): Size => ({ w: WIDE, h: 14 + steps.length * LINE });

export function AutomatonPage({ title, steps }: { title: string; steps: readonly string[] }) {
  const { tone } = useInk();
  return (
    <>
      {[title, ...steps].map((line, i) => (
        <Line
          key={line}
          face={i === 0 ? 'title' : 'text'}
          x={0}
          y={i === 0 ? 8 : 12 + i * LINE}
          size={i === 0 ? 7 : 4.4}
          most={WIDE}
          color={tone(black)}
          text={line}
        />
      ))}
    </>
  );
}
