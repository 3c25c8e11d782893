/** A player's page: the cells that balloons are written into, what routes bring, and the abilities that are kept. */
import type { Size } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { ink as black } from '../../../toolkit/art/paints.ts';
import { INKS } from '../map/inks.ts';
import type { BalloonType } from '../map/map.ts';
import { ROUTE_POINTS } from '../rules/scoring.ts';
import { ABILITIES } from '../rules/state.ts';
import type { SheetWords } from '../words/index.ts';

const CELL = 18;
const COLUMNS = 10;
const WIDE = COLUMNS * CELL + 2;

export interface AreaProps {
  readonly cells: number;
  readonly types: readonly BalloonType[];
  readonly bonuses: boolean;
  readonly say: SheetWords['area'];
}

const rowsOf = (cells: number): number => Math.ceil(cells / COLUMNS);

export const areaSize = ({ cells, bonuses }: Pick<AreaProps, 'cells' | 'bonuses'>): Size => ({
  w: WIDE,
  h: 16 + rowsOf(cells) * CELL + 30 + (bonuses ? 14 : 0),
});

export function AreaPage({ cells, types, bonuses, say }: AreaProps) {
  const below = 16 + rowsOf(cells) * CELL + 8;
  return (
    <>
      <Label x={0} y={8} size={6} text={say.name} />
      {Array.from({ length: cells }, (_, i) => (
        <Cell key={i} i={i} />
      ))}
      <Types types={types} y={below} say={say} />
      <Points y={below + 12} say={say} />
      {bonuses && <Abilities y={below + 24} say={say} />}
    </>
  );
}

function Label({ x, y, size, text }: { x: number; y: number; size: number; text: string }) {
  const { tone } = useInk();
  return (
    <text {...letters} text-anchor="start" x={x} y={y} font-size={size} fill={tone(black)}>
      {text}
    </text>
  );
}

function Cell({ i }: { i: number }) {
  const { tone } = useInk();
  const x = (i % COLUMNS) * CELL + 1;
  const y = Math.floor(i / COLUMNS) * CELL + 15;
  return (
    <g data-cell={i + 1}>
      <rect
        x={x}
        y={y}
        width={CELL - 1}
        height={CELL - 1}
        rx="2"
        fill="#ffffff"
        stroke={tone(black)}
        stroke-width=".3"
      />
      <text {...letters} text-anchor="start" x={x + 1.2} y={y + 3.6} font-size="2.8" fill={tone('#77756d')}>
        {i + 1}
      </text>
    </g>
  );
}

/** What is written for each type. */
function Types({ types, y, say }: { types: readonly BalloonType[]; y: number; say: SheetWords['area'] }) {
  const each = WIDE / types.length;
  return (
    <>
      {types.map((type, i) => (
        <Label key={type} x={i * each} y={y} size={4} text={`${INKS[type].letter} = ${say.type(type)}`} />
      ))}
    </>
  );
}

function Points({ y, say }: { y: number; say: SheetWords['area'] }) {
  const pairs = ROUTE_POINTS.slice(1).map((points, i) => say.worth(i + 1, points));
  return <Label x={0} y={y} size={4} text={`${say.routes} ${pairs.join('   ')}`} />;
}

function Abilities({ y, say }: { y: number; say: SheetWords['area'] }) {
  const { tone } = useInk();
  const each = WIDE / ABILITIES.length;
  return (
    <>
      {ABILITIES.map((ability, i) => (
        <g key={ability}>
          <rect
            x={i * each + 0.3}
            y={y - 3.6}
            width="4"
            height="4"
            fill="#ffffff"
            stroke={tone(black)}
            stroke-width=".3"
          />
          <Label x={i * each + 6} y={y} size={4} text={say.ability(ability)} />
        </g>
      ))}
    </>
  );
}
