/** A player's page: the cells that balloons are written into, what routes bring, the abilities that are kept, and a table of routes. */
import type { Size } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { ink as black } from '../../../toolkit/art/paints.ts';
import { Line, type LineProps } from '../../../toolkit/type/line.tsx';
import type { BalloonType } from '../map/map.ts';
import { ABILITIES } from '../rules/state.ts';
import type { SheetWords } from '../words/index.ts';
import { BalloonDisc } from './pieces.tsx';

/** Large enough for a balloon that is cut out. */
const CELL = 18;
const COLUMNS = 10;
/** With more cells, which only house rules give, they are half as large: to be written in. */
const MOST_LARGE = 100;
const WIDE = COLUMNS * CELL;
/** An upright page of A4 or Letter. */
export const AREA: Size = { w: WIDE, h: 232 };
/** Of the table of routes. */
const ROW = 7.5;

export interface AreaProps {
  readonly cells: number;
  /** Of a route, by its length. */
  readonly points: readonly number[];
  readonly types: readonly BalloonType[];
  readonly bonuses: boolean;
  readonly say: SheetWords['area'];
}

export function AreaPage({ cells, points, types, bonuses, say }: AreaProps) {
  const columns = cells > MOST_LARGE ? 2 * COLUMNS : COLUMNS;
  const below = 15 + (Math.ceil(cells / columns) * WIDE) / columns;
  const table = below + 32 + (bonuses ? 10 : 0);
  return (
    <>
      <Text x={0} y={8} size={5} face="title" text={say.name} />
      <Rule d={`M24 9H${WIDE / 2 + 10}`} />
      {Array.from({ length: cells }, (_, i) => (
        <Cell key={i} i={i} columns={columns} />
      ))}
      <Types types={types} y={below + 2} say={say} />
      <Worth y={below + 15} points={points.slice(1)} say={say} />
      {bonuses && <Abilities y={below + 34} say={say} />}
      <Routes y={table} say={say.routes} />
    </>
  );
}

function Text(props: LineProps) {
  const { tone } = useInk();
  return <Line color={tone(black)} {...props} />;
}

function Rule({ d }: { d: string }) {
  const { tone } = useInk();
  return <path d={d} fill="none" stroke={tone(black)} stroke-width=".25" />;
}

function Cell({ i, columns }: { i: number; columns: number }) {
  const { tone } = useInk();
  const size = WIDE / columns;
  const x = (i % columns) * size + 0.5;
  const y = Math.floor(i / columns) * size + 13.5;
  return (
    <g data-cell={i + 1}>
      <rect
        x={x}
        y={y}
        width={size - 1}
        height={size - 1}
        rx="2"
        fill="#ffffff"
        stroke={tone(black)}
        stroke-width=".3"
      />
      <Text x={x + 1.2} y={y + 3.6} size={2.8} text={String(i + 1)} />
    </g>
  );
}

/** What is written for each type. */
function Types({ types, y, say }: { types: readonly BalloonType[]; y: number; say: SheetWords['area'] }) {
  const each = WIDE / types.length;
  return (
    <>
      {types.map((type, i) => (
        <g key={type} transform={`translate(${(i * each).toFixed(2)} ${y})`}>
          <g transform="scale(.5)">
            <BalloonDisc type={type} />
          </g>
          <Text x={8.5} y={5.2} size={3.4} most={each - 9.5} text={say.type(type)} />
        </g>
      ))}
    </>
  );
}

/** What a route of so many spaces brings. */
function Worth({ y, points, say }: { y: number } & Pick<AreaProps, 'points' | 'say'>) {
  const [first, each, high] = [34, 12, 6];
  const wide = first + points.length * each;
  const lines = [0, 1, 2].map((i) => `M0 ${y + i * high}h${wide}`);
  const down = points.map((_, i) => `M${first + i * each} ${y}v${2 * high}`);
  return (
    <>
      <Rule d={`${lines.join('')}${down.join('')}M0 ${y}v${2 * high}M${wide} ${y}v${2 * high}`} />
      <Text x={2} y={y + 4.2} size={3.2} most={first - 4} text={say.worth.spaces} />
      <Text x={2} y={y + high + 4.2} size={3.2} face="strong" most={first - 4} text={say.worth.points} />
      {points.map((worth, i) => {
        const at = { x: first + (i + 0.5) * each, size: 3.4, anchor: 'middle' } as const;
        return (
          <g key={i}>
            <Text {...at} y={y + 4.2} text={String(i + 1)} />
            <Text {...at} y={y + high + 4.2} face="strong" text={String(worth)} />
          </g>
        );
      })}
    </>
  );
}

/** Crossed off when they are used. */
function Abilities({ y, say }: { y: number; say: SheetWords['area'] }) {
  const { tone } = useInk();
  const each = WIDE / ABILITIES.length;
  return (
    <>
      {ABILITIES.map((ability, i) => (
        <g key={ability}>
          <rect
            x={+(i * each + 0.3).toFixed(2)}
            y={y - 3.6}
            width="4"
            height="4"
            fill="#ffffff"
            stroke={tone(black)}
            stroke-width=".3"
          />
          <Text x={i * each + 6} y={y} size={3.4} most={each - 8} text={say.ability(ability)} />
        </g>
      ))}
    </>
  );
}

/** In two columns, down to the foot of the page. */
function Routes({ y, say }: { y: number; say: SheetWords['area']['routes'] }) {
  const rows = Math.floor((AREA.h - y - 6) / ROW);
  const top = y + 6;
  const half = WIDE / 2 - 3;
  const points = 18;
  return (
    <>
      <Text x={0} y={y + 3} size={4} face="title" text={say.title} />
      {[0, WIDE - half].map((x) => (
        <g key={x}>
          <Rule
            d={`${Array.from({ length: rows + 1 }, (_, i) => `M${x} ${top + i * ROW}h${half}`).join('')}${[
              0,
              half - points,
              half,
            ]
              .map((at) => `M${x + at} ${top}v${rows * ROW}`)
              .join('')}`}
          />
          <Text x={x + 2} y={top + 5} size={3} text={say.cities} />
          <Text x={x + half - points + 2} y={top + 5} size={3} most={points - 4} text={say.points} />
        </g>
      ))}
    </>
  );
}
