/** A position on the printed board, whole or in part: for the figures of the booklet and of the scoring sheet. */
import type { Picture, Place } from '../../../contract/index.ts';
import { partOf } from '../../../toolkit/art/part.tsx';
import { Token } from '../../../toolkit/art/tokens.tsx';
import { FieldBalloon } from '../art/balloon.tsx';
import { Truck } from '../art/truck.tsx';
import { COLUMNS, columnOf, formation, rowOf } from '../formation.ts';
import { Board, type BoardProps } from './board.tsx';
import {
  around,
  CELL,
  heightOf,
  LEFT,
  laneRect,
  numberRect,
  type Rect,
  rectOf,
  roadRect,
  skyRect,
  trayRect,
  WIDTH,
} from './geometry.ts';

export interface Standing {
  readonly flying: readonly { readonly name: string; readonly column: number; readonly altitude: number }[];
  readonly trucks: readonly {
    readonly space: number;
    readonly kind: 'launch' | 'safety';
    readonly load?: { readonly name: string; readonly inflated: boolean } | undefined;
  }[];
  readonly packed: readonly string[];
}

/** Where balloons fly, in scoring order. */
export const flyingIn = (at: readonly number[], names: readonly string[]): Standing['flying'] =>
  formation(at).map((balloon) => {
    const cell = at[balloon]!;
    return { name: names[balloon]!, column: columnOf(cell), altitude: rowOf(cell) + 1 };
  });

interface FigureProps {
  readonly board: BoardProps;
  readonly standing: Standing;
  readonly crop?: readonly Place[] | undefined;
  /** Flying balloons wear their numbers, in this order. */
  readonly numbers?: readonly number[] | undefined;
  /** In millimetres. */
  readonly width: number;
}

/** Pieces in a small part of the board need not be larger than they are cut out. */
const MOST_SCALE = 0.62;

export function figureOf({ board, standing, crop = [], numbers, width }: FigureProps): Picture {
  const { grounds } = board;
  const rects = crop.flatMap((place) => rectOf(place, grounds, standing.packed) ?? []);
  const whole: Rect = {
    x: 0,
    y: 0,
    w: WIDTH,
    h: heightOf(grounds) + (standing.packed.length > 0 && !numbers ? trayRect(grounds, 0, 1).h : 0),
  };
  const part = rects.length > 0 ? labelled(around(rects)) : whole;
  const scale = Math.min(MOST_SCALE, width / part.w);
  return partOf(
    part,
    scale,
    (place) => rectOf(place, grounds, standing.packed),
    () => (
      <>
        <Board grounds={grounds} say={board.say} />
        <Pieces board={board} standing={standing} numbers={numbers} part={part} />
      </>
    ),
  );
}

/** A part that reaches the edge of the sky shows the altitudes and columns that stand there. */
function labelled({ x, y, w, h }: Rect): Rect {
  const left = x <= LEFT ? 0 : x;
  const ground = skyRect(1, 1).y + CELL.h;
  const bottom = y + h === ground ? numberRect(1).y + numberRect(1).h : y + h;
  return { x: left, y, w: x + w - left, h: bottom - y };
}

const middle = ({ x, w }: Rect): number => x + w / 2;

function Pieces({
  board: { grounds },
  standing,
  numbers,
  part,
}: Pick<FigureProps, 'board' | 'standing'> & {
  readonly numbers: readonly number[] | undefined;
  readonly part: Rect;
}) {
  const { flying, trucks, packed } = standing;
  return (
    <>
      {trucks.map(({ space, kind, load }) => {
        const rect = (kind === 'safety' && grounds.lane ? laneRect : roadRect)(Math.min(space, COLUMNS + 1));
        const foot = rect.y + rect.h - 3;
        return (
          <g key={`${kind} ${space}`}>
            {load && <Load name={load.name} inflated={load.inflated} x={middle(rect)} foot={foot - 5.6} />}
            <Truck kind={kind} x={middle(rect)} y={foot} width={25} />
          </g>
        );
      })}
      {flying.map(({ name, column, altitude }, i) => {
        const rect = skyRect(column, altitude);
        return (
          <g key={name}>
            <g transform={`translate(${middle(rect)} ${rect.y + CELL.h / 2}) scale(.26)`}>
              <FieldBalloon name={name} state="flying" />
            </g>
            {numbers && <Token value={numbers[i]!} size={13} x={rect.x + 14} y={rect.y + 25} />}
          </g>
        );
      })}
      {!numbers &&
        packed.map((name, slot) => {
          const rect = trayRect(grounds, slot, packed.length);
          // Half a balloon at the edge of a figure is none.
          if (rect.x + rect.w > part.x + part.w + 0.1) return null;
          return (
            <g
              key={name}
              transform={`translate(${middle(rect)} ${rect.y + rect.h / 2}) scale(${Math.min(0.24, rect.w / 110)})`}
            >
              <FieldBalloon name={name} state="packed" />
            </g>
          );
        })}
    </>
  );
}

/** A balloon on the bed of a truck: spread out, or standing. */
function Load({ name, inflated, x, foot }: { name: string; inflated: boolean; x: number; foot: number }) {
  const scale = inflated ? 0.2 : 0.17;
  return (
    <g transform={`translate(${x - 4} ${foot - 69 * scale}) scale(${scale})`}>
      <FieldBalloon name={name} state={inflated ? 'flying' : 'unpacked'} />
    </g>
  );
}
