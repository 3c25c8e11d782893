/** What is drawn on cards, for the screen and for paper. A card is 60 wide; on paper it may be taller, and go on beyond its edge. */

import { ink as black, cream, type PaintId, PaintMark, paints } from '../../../toolkit/art/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { Stroke } from '../../../toolkit/art/stroke.tsx';
import { CARDS, WILD } from '../data.ts';

interface Shape {
  readonly high?: number;
  /** How far the ground goes on beyond the edge; without it, a card has a border of paper. */
  readonly bleed?: number;
}

export function CardFace({ card, high = 84, bleed = 0 }: Shape & { readonly card: number }) {
  const paint = card === WILD ? undefined : (CARDS[card] as PaintId);
  const { fill, night } = useWild();
  return (
    <>
      <Ground high={high} bleed={bleed} fill={paint ? fill(paint) : night} />
      {paint ? <Colored paint={paint} high={high} /> : <Umbrella high={high} />}
    </>
  );
}

/** An umbrella opens before a night sky; where ink is saved, before a pale one. */
function useWild() {
  const ink = useInk();
  const saves = ink.name === 'save' || ink.name === 'mono';
  return {
    ...ink,
    night: ink.tone(saves ? '#b9bde0' : '#2c3267'),
    stick: saves ? black : cream,
    star: ink.tone(saves ? black : '#f7cf6b'),
    // Pale cloth before a pale sky needs an edge.
    edge: saves ? { stroke: ink.tone(black), 'stroke-width': 0.5 } : {},
  };
}

/** Patterns of black-and-white ink are finer than the card is large. */
const FINE = 0.4;

function Ground({ high, bleed, fill }: { high: number; bleed: number; fill: string }) {
  const { name, tone } = useInk();
  const inset = bleed > 0 ? -bleed : 4;
  const box = {
    x: inset,
    y: inset,
    width: 60 - 2 * inset,
    height: high - 2 * inset,
    rx: bleed > 0 ? 0 : 5.5,
  };
  const fine = Object.fromEntries(Object.entries(box).map(([side, value]) => [side, value / FINE]));
  return (
    <>
      {name === 'screen' && (
        <rect x=".5" y=".5" width="59" height="83" rx="8" fill={cream} stroke={black} stroke-opacity=".28" />
      )}
      {name === 'screen' ? (
        <rect {...box} fill={fill} />
      ) : (
        <g transform={`scale(${FINE})`}>
          <rect {...fine} fill={fill} stroke={tone(black)} stroke-opacity=".5" />
        </g>
      )}
    </>
  );
}

function Colored({ paint, high }: { paint: PaintId; high: number }) {
  const { name, on } = useInk();
  const { letter } = paints[paint];
  const low = high - 84;
  return (
    <>
      {name !== 'mono' && (
        <>
          <path
            d="M4 62C14 54 22 60 30 57S46 50 56 56V74.500Q56 80 50.500 80H9.500Q4 80 4 74.500Z"
            transform={`translate(0 ${low})`}
            fill="#fff"
            opacity=".2"
          />
          <circle cx="34" cy={46 + low / 2} r="18" fill="#fff" opacity=".16" />
        </>
      )}
      <PaintMark paint={paint} x={34} y={46 + low / 2} scale={1.7} />
      {name === 'mono' && <circle cx="15" cy="18" r="9.5" fill="#ffffff" />}
      <text {...letters} x="15" y="25" font-size="20" fill={on(paint)}>
        {letter}
      </text>
    </>
  );
}

function Umbrella({ high }: { high: number }) {
  const { fill, stick, star, edge } = useWild();
  const cloth = [
    ['R', 'M34 27C48 27 55 37 55 48Q50 44 45 48Q40 44 34 48Z'],
    ['G', 'M34 27C20 27 13 37 13 48Q18 44 23 48Q28 44 34 48Z'],
    ['Y', 'M34 27C28 31 23 38 23 48Q28 44 34 48Z'],
    ['P', 'M34 27C40 31 45 38 45 48Q40 44 34 48Z'],
  ] as const;
  return (
    <g transform={`translate(0 ${(high - 84) / 2})`}>
      {cloth.map(([paint, d]) => (
        <path key={paint} d={d} fill={fill(paint)} {...edge} />
      ))}
      <Stroke d="M34 24V64Q34 70 28.500 70T23 64" hex={stick} width={2.6} round />
      <text {...letters} x="14" y="30" font-size="30" fill={star}>
        *
      </text>
    </g>
  );
}

export function BackFace({ high = 84, bleed = 0 }: Shape) {
  const { tone } = useInk();
  const pale = tone(cream);
  return (
    <>
      <Ground high={high} bleed={bleed} fill={tone('#3d6fb5')} />
      <g transform={`translate(0 ${(high - 84) / 2})`}>
        <path
          d="M14 58C6 58 6 47 14 46.500C13 38 24 34 28.500 40C32 30 46 33 45.500 43C54 43 54 57 46 58Z"
          fill={pale}
          opacity=".92"
        />
        <path
          d="M9 15H51M9 20H43M9 70H51M17 65H51"
          stroke={pale}
          stroke-opacity=".35"
          stroke-width="2"
          stroke-linecap="round"
        />
      </g>
    </>
  );
}
