import { cream, ink } from './paints.ts';
import paper from './paper.module.css';
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
  return (
    <SmallPicture half={26} size={size} {...picture}>
      <path class={paper.shadow} d={seal} transform="translate(1.2 2)" />
      <path d={seal} fill={fill} />
      <circle r="16.5" fill={cream} />
      <circle r="16.5" fill="none" stroke={ink} stroke-opacity=".3" stroke-dasharray="2 2.3" />
      <text class={paper.letters} y="6.6" font-size={String(value).length > 2 ? 14 : 19} fill={ink}>
        {value}
      </text>
    </SmallPicture>
  );
}

/** White letters on each of these meet AA. */
export const seatColors: readonly string[] = [
  '#b83b2e',
  '#1d6a8c',
  '#7a4aa8',
  '#3d7040',
  '#8a5a12',
  '#a13670',
  '#46519c',
  '#2b6f6a',
];

const seatShapes: readonly string[] = [
  'M-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z',
  'M-20-12Q-20-20-12-20H12Q20-20 20-12V12Q20 20 12 20H-12Q-20 20-20 12Z',
  'M-4-22Q0-24 4-22L18-14Q21-12 21-8V8Q21 12 18 14L4 22Q0 24-4 22L-18 14Q-21 12-21 8V-8Q-21-12-18-14Z',
  scallop(9, 19, 7),
  'M-5-22Q0-26 5-22L22-5Q26 0 22 5L5 22Q0 26-5 22L-22 5Q-26 0-22-5Z',
  'M-20-17Q-9-17 0-23Q9-17 20-17C22 4 16 17 0 24C-16 17-22 4-20-17Z',
];

export interface SeatBadgeProps extends PictureProps {
  readonly seat: number;
  /** A name; its first letter is shown. */
  readonly name: string;
}

/** Who sits there: a colour, a shape and an initial. Two seats share all three after the 24th. */
export function SeatBadge({ seat, name, size = 40, ...picture }: SeatBadgeProps) {
  const d = seatShapes[seat % seatShapes.length]!;
  return (
    <SmallPicture half={26} size={size} {...picture}>
      <path class={paper.shadow} d={d} transform="translate(1 2)" />
      <path d={d} fill={seatColors[seat % seatColors.length]!} />
      <path
        d={d}
        transform="scale(.84)"
        fill="none"
        stroke={cream}
        stroke-opacity=".6"
        stroke-width="1.6"
        stroke-dasharray="3 3"
      />
      <text class={paper.letters} y="7.4" font-size="21" fill={cream}>
        {[...name.trim()][0]?.toUpperCase() ?? '?'}
      </text>
    </SmallPicture>
  );
}
