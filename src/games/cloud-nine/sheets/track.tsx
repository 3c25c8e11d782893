/** The clouds that the balloon climbs, from the bottom left to the top: each with what a jump brings and how many dice are rolled. */

import type { House, Options } from '../../../contract/index.ts';
import { ink as black, cream } from '../../../toolkit/art/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { numbersOf } from '../turnables.ts';
import type { SheetWords } from '../words/index.ts';

export const TRACK = { w: 190, h: 246 } as const;

export interface CloudOf {
  readonly cloud: number;
  readonly points: number;
  /** None where the trip ends. */
  readonly dice: number;
}

export function cloudsOf(options: Options, house: House | undefined): CloudOf[] {
  const { points, dice } = numbersOf(house, options);
  const most = Number(options.diceCap) || Number.POSITIVE_INFINITY;
  return points.map((worth, i) => ({ cloud: i + 1, points: worth, dice: Math.min(dice[i] ?? 0, most) }));
}

const CLOUD = 'M-24 14C-34 14-34 0-24-1C-25-12-12-16-6-9C-1-21 17-17 16-5C27-5 27 13 17 14Z';
const COLUMNS = 3;
const SKY = '#cfe3f5';

/** In rows of three, to and fro, from below. */
function placeOf(i: number, rows: number): readonly [number, number] {
  const row = Math.floor(i / COLUMNS);
  const along = i % COLUMNS;
  const column = row % 2 === 0 ? along : COLUMNS - 1 - along;
  const step = TRACK.h / rows;
  return [33 + column * 62, TRACK.h - 3 - step * (row + 0.5) - (along - 1) * 5];
}

export function Track({ clouds, say }: { clouds: readonly CloudOf[]; say: SheetWords['track'] }) {
  const { tone } = useInk();
  const rows = Math.ceil(clouds.length / COLUMNS);
  const places = clouds.map((_, i) => placeOf(i, rows));
  const way = places.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y.toFixed(2)}`).join('');
  return (
    <>
      <rect width={TRACK.w} height={TRACK.h} rx="4" fill={tone(SKY)} stroke={tone(black)} stroke-width=".4" />
      <path
        d={way}
        fill="none"
        stroke={tone('#7ea3c9')}
        stroke-width="1.6"
        stroke-dasharray="1 4"
        stroke-linecap="round"
      />
      {clouds.map((each, i) => (
        <CloudPlace key={each.cloud} of={each} at={places[i]!} say={say} />
      ))}
    </>
  );
}

function CloudPlace({
  of: { cloud, points, dice },
  at: [x, y],
  say,
}: {
  of: CloudOf;
  at: readonly [number, number];
  say: SheetWords['track'];
}) {
  const { tone } = useInk();
  return (
    <g data-cloud={cloud} transform={`translate(${x} ${y.toFixed(2)})`}>
      <g transform="scale(.98)">
        <path d={CLOUD} transform="translate(3 0)" fill="#ffffff" stroke={tone(black)} stroke-width=".5" />
      </g>
      <text {...letters} x="0" y="4.500" font-size="14" fill={tone(black)}>
        {cloud}
      </text>
      <text {...letters} x="0" y="10.500" font-size="4.2" fill={tone(black)}>
        {say.points(points)}
      </text>
      <Dice count={dice} say={say} />
    </g>
  );
}

/** Below the cloud: one small square a die. */
function Dice({ count, say }: { count: number; say: SheetWords['track'] }) {
  const { tone } = useInk();
  if (count === 0)
    return (
      <text {...letters} y="22.500" font-size="4.2" fill={tone(black)}>
        {say.landing}
      </text>
    );
  const each = Math.min(7, 52 / count);
  return (
    <>
      {/* The way to the next cloud goes behind them. */}
      <rect x={(-count * each) / 2 - 1} y="17" width={count * each + 2} height="9" rx="3" fill={tone(SKY)} />
      {Array.from({ length: count }, (_, i) => (
        <rect
          key={i}
          data-die
          x={+((i - count / 2) * each + 0.5).toFixed(2)}
          y={18.5 + (7 - each) / 2}
          width={+(each - 1).toFixed(2)}
          height={+(each - 1).toFixed(2)}
          rx={+(each / 6).toFixed(2)}
          fill={tone(cream)}
          stroke={tone(black)}
          stroke-width=".4"
        />
      ))}
    </>
  );
}
