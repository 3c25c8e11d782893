import { Shadow } from './balloon-parts.tsx';
import { useInk } from './ink.ts';
import { letters } from './letters.ts';
import { cream, ink } from './paints.ts';
import { type PictureProps, SmallPicture } from './small-picture.tsx';

function scallop(lobes: number, r: number, bulge: number): string {
  const point = (i: number, radius: number) => {
    const turn = (i / lobes) * Math.PI;
    return `${(Math.sin(turn) * radius).toFixed(2)} ${(-Math.cos(turn) * radius).toFixed(2)}`;
  };
  let d = `M${point(0, r)}`;
  for (let i = 1; i < lobes * 2; i += 2) d += `Q${point(i, r + bulge)} ${point(i + 1, r)}`;
  return `${d}Z`;
}

const seal = scallop(14, 21, 4.6);

export interface TokenProps extends PictureProps {
  readonly value: number | string;
  readonly fill?: string;
}

/** A scoring disc. */
export function Token({ value, fill = '#f7cf6b', size = 48, ...picture }: TokenProps) {
  const { tone } = useInk();
  return (
    <SmallPicture half={26} size={size} {...picture}>
      <Shadow d={seal} x={1.2} y={2} />
      <path d={seal} fill={tone(fill)} />
      <circle r="16.5" fill={tone(cream)} />
      <circle r="16.5" fill="none" stroke={tone(ink)} stroke-opacity=".3" stroke-dasharray="2 2.3" />
      <text {...letters} y="6.6" font-size={String(value).length > 2 ? 14 : 19} fill={tone(ink)}>
        {value}
      </text>
    </SmallPicture>
  );
}

/**
 * Tones of ink for what belongs to a player: lines, caps, claims. They have no hue, so that none is a colour of a game's pieces;
 * dashes, shapes and letters tell them apart. Cream letters on each of these meet AA.
 */
export const seatColors: readonly string[] = [
  '#23222a',
  '#74707a',
  '#45403f',
  '#5b5c66',
  '#33363d',
  '#69645f',
];

interface Fill {
  readonly ground: string;
  readonly letter: string;
  readonly rim: string;
  /** A ring inside the rim. */
  readonly ring?: string;
}

const soot = seatColors[0]!;
const fills: readonly Fill[] = [
  { ground: soot, letter: cream, rim: cream },
  { ground: cream, letter: soot, rim: soot },
  { ground: soot, letter: cream, rim: soot, ring: cream },
  { ground: '#c9c6c1', letter: soot, rim: soot, ring: soot },
];

const signShapes: readonly string[] = [
  'M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z',
  'M-20-12Q-20-20-12-20H12Q20-20 20-12V12Q20 20 12 20H-12Q-20 20-20 12Z',
  'M-5-22Q0-26 5-22L22-5Q26 0 22 5L5 22Q0 26-5 22L-22 5Q-26 0-22-5Z',
  scallop(9, 19, 7),
  'M-4-22Q0-24 4-22L18-14Q21-12 21-8V8Q21 12 18 14L4 22Q0 24-4 22L-18 14Q-21 12-21 8V-8Q-21-12-18-14Z',
  'M-20-17Q-9-17 0-23Q9-17 20-17C22 4 16 17 0 24C-16 17-22 4-20-17Z',
];

/** The shape and the fill of a sign: no two of the first 24 have both in common, and neighbours have neither. */
export const signLook = (sign: number): { readonly shape: number; readonly fill: number } => ({
  shape: sign % signShapes.length,
  fill: (sign + Math.floor(sign / signShapes.length)) % fills.length,
});

export interface SeatBadgeProps extends PictureProps {
  readonly who: {
    /** Its first letter is shown: the player's own, also where the reader is called "You". */
    readonly name: string;
    readonly sign: number;
    readonly unnamed?: boolean;
  };
}

const star =
  'M0-13.500 3.500-4.800 12.800-4.200 5.700 1.800 7.900 10.900 0 6 -7.900 10.900 -5.700 1.800 -12.800-4.200 -3.500-4.800Z';

/** A player: a shape, a fill and an initial, in ink and paper. */
export function SeatBadge({ who: { name, sign, unnamed }, size = 40, ...picture }: SeatBadgeProps) {
  const { shape, fill } = signLook(sign);
  const d = signShapes[shape]!;
  const { tone } = useInk();
  const { ground, letter, rim, ring } = fills[fill]!;
  return (
    <SmallPicture half={26} size={size} {...picture}>
      <path d={d} fill={tone(ground)} stroke={tone(rim === soot ? cream : soot)} stroke-width="3.2" />
      <path d={d} transform="scale(.93)" fill={tone(ground)} stroke={tone(rim)} stroke-width="3" />
      {ring && <path d={d} transform="scale(.76)" fill="none" stroke={tone(ring)} stroke-width="2.4" />}
      {unnamed ? (
        <path d={star} transform="scale(.9)" fill={tone(letter)} />
      ) : (
        <text {...letters} y="7.4" font-size="21" fill={tone(letter)}>
          {[...name.trim()][0]?.toUpperCase() ?? '?'}
        </text>
      )}
    </SmallPicture>
  );
}
