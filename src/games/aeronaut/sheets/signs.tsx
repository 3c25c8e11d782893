/** The signs of the player aid on paper. */
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { ink as black } from '../../../toolkit/art/paints.ts';
import { Stroke } from '../../../toolkit/art/stroke.tsx';
import { BONUS_ICONS } from '../map/bonus-icons.ts';
import type { Kind } from '../map/look.ts';
import type { Bonus } from '../map/map.ts';
import { BalloonDisc } from './pieces.tsx';

export function PaperSign({ name }: { readonly name: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      {name.startsWith('type-') ? (
        <BalloonDisc type={name.slice(5) as Kind} />
      ) : name.startsWith('bonus-') ? (
        <BonusSign bonus={name.slice(6) as Bonus} />
      ) : (
        <Slot taken={name === 'taken'} />
      )}
    </svg>
  );
}

function BonusSign({ bonus }: { bonus: Bonus }) {
  const { tone } = useInk();
  const { sign, path } = BONUS_ICONS[bonus];
  return (
    <>
      {sign && (
        <text {...letters} x="2" y="11" font-size="8" fill={tone(black)}>
          {sign}
        </text>
      )}
      <path
        d={path}
        transform={`translate(${sign ? 4.4 : 2} 2) scale(.48)`}
        fill="none"
        stroke={tone(black)}
        stroke-width="2.4"
        stroke-linejoin="round"
        stroke-linecap="round"
      />
    </>
  );
}

function Slot({ taken }: { taken: boolean }) {
  const { tone } = useInk();
  return (
    <>
      <circle cx="8" cy="8" r="6" fill={taken ? tone('#8b86a0') : '#ffffff'} stroke={tone(black)} />
      {taken && <Stroke d="M4 4 12 12M12 4 4 12" hex={black} />}
    </>
  );
}
