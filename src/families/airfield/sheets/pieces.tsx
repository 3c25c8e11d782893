/** What is cut out: balloons that stand, trucks that carry them, cards, discs. Each is drawn from its top left corner, in millimetres. */
import type { CardSize, Piece, Size } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { PaintMark } from '../../../toolkit/art/marks.tsx';
import { ink as black, cream, type PaintId } from '../../../toolkit/art/paints.ts';
import { Token } from '../../../toolkit/art/tokens.tsx';
import { FieldBalloon } from '../art/balloon.tsx';
import { Truck } from '../art/truck.tsx';

/** A strip that is folded in the middle: the same balloon on both sides, and at each end a flap that makes its foot. */
export const STANDEE: Size = { w: 26, h: 92 };
const FLAP = 6;
const SIDE = (STANDEE.h - 2 * FLAP) / 2;
export const TILE: Size = { w: 27, h: 22 };
export const DISC: Size = { w: 22, h: 22 };
export const cardSizes: Readonly<Record<CardSize, Size>> = {
  poker: { w: 63, h: 88 },
  mini: { w: 44, h: 68 },
};

/** The fish is the widest: it keeps clear of the edge. */
const balloonScale = 0.225;

export function Standee({ name }: { name: string }) {
  const { tone } = useInk();
  const fold = {
    fill: 'none',
    stroke: tone(black),
    'stroke-width': 0.15,
    'stroke-dasharray': '1.2 1.2',
  } as const;
  const half = STANDEE.w / 2;
  return (
    <>
      <rect width={STANDEE.w} height={FLAP} fill={tone('#e3ddd0')} />
      <rect y={STANDEE.h - FLAP} width={STANDEE.w} height={FLAP} fill={tone('#e3ddd0')} />
      <g transform={`translate(${half} ${FLAP + SIDE / 2}) rotate(180) scale(${balloonScale})`}>
        <FieldBalloon name={name} state="flying" />
      </g>
      <g transform={`translate(${half} ${FLAP + SIDE * 1.5}) scale(${balloonScale})`}>
        <FieldBalloon name={name} state="flying" />
      </g>
      {[FLAP, STANDEE.h / 2, STANDEE.h - FLAP].map((y) => (
        <path key={y} d={`M0 ${y}H${STANDEE.w}`} {...fold} />
      ))}
    </>
  );
}

export function TruckTile({ kind }: { kind: 'launch' | 'safety' }) {
  const { tone } = useInk();
  return (
    <>
      <rect width={TILE.w} height={TILE.h} fill={tone('#f1ece1')} />
      <Truck kind={kind} x={TILE.w / 2} y={TILE.h - 3} width={25} />
    </>
  );
}

/** A colour that its holder keeps secret: its paint, its mark, its letter and its name. */
function ColorFace({ paint, name, size, bleed }: ColorFaceProps) {
  const ink = useInk();
  const { w, h } = size;
  return (
    <>
      <rect x={-bleed} y={-bleed} width={w + 2 * bleed} height={h + 2 * bleed} fill={ink.tone(cream)} />
      <rect
        x={w * 0.08}
        y={w * 0.08}
        width={w * 0.84}
        height={h - w * 0.36}
        rx={w * 0.06}
        fill={ink.fill(paint)}
        stroke={ink.tone(black)}
        stroke-width=".3"
      />
      <g transform={`translate(${w / 2} ${h * 0.27}) scale(${w / 40})`}>
        <PaintMark paint={paint} />
      </g>
      <circle
        cx={w / 2}
        cy={h * 0.58}
        r={w * 0.17}
        fill={ink.tone(cream)}
        stroke={ink.tone(black)}
        stroke-width=".3"
      />
      <text {...letters} x={w / 2} y={h * 0.58 + w * 0.085} font-size={w * 0.24} fill={ink.tone(black)}>
        {paint}
      </text>
      <text {...letters} x={w / 2} y={h - w * 0.1} font-size={w * 0.13} fill={ink.tone(black)}>
        {name}
      </text>
    </>
  );
}

interface ColorFaceProps {
  readonly paint: PaintId;
  readonly name: string;
  readonly size: Size;
  readonly bleed: number;
}

export function ColorBack({ size: { w, h }, bleed }: { size: Size; bleed: number }) {
  const { tone } = useInk();
  return (
    <>
      <rect x={-bleed} y={-bleed} width={w + 2 * bleed} height={h + 2 * bleed} fill={tone('#8f95c4')} />
      <circle cx={w / 2} cy={h / 2} r={w * 0.3} fill={tone(cream)} stroke={tone(black)} stroke-width=".3" />
      <text {...letters} x={w / 2} y={h / 2 + w * 0.15} font-size={w * 0.42} fill={tone(black)}>
        ?
      </text>
    </>
  );
}

/** A disc with a number, to lay at the balloons when they are counted. */
export const numberDisc = (value: number, name: string): Piece => ({
  part: 'number',
  name,
  count: 1,
  draw: () => <Token value={value} size={DISC.w - 2} x={1} y={1} />,
});

export const colorCard = (paint: PaintId, name: string, part: string, size: Size): Piece => ({
  part: `color-${paint}`,
  name: part,
  count: 1,
  draw: (bleed) => <ColorFace paint={paint} name={name} size={size} bleed={bleed} />,
});

/** A lot to draw: a balloon's picture and letters on a square. */
export function Lot({ name }: { name: string }) {
  const { tone } = useInk();
  return (
    <>
      <rect width={DISC.w} height={DISC.h} fill={tone(cream)} />
      <g transform={`translate(${DISC.w / 2} ${DISC.h / 2}) scale(.14)`}>
        <FieldBalloon name={name} state="flying" />
      </g>
    </>
  );
}
