/** The paths of the other pilots: each a line of its own, or, of a crowd, few lines that are stronger where many have flown. */
import { standings } from '../scoring.ts';
import type { Tables } from '../sheet/index.ts';
import { type FlightState, legOf, legsOf } from '../state.ts';
import { type Geometry, xOf, yOf } from './geometry.ts';

/** More rivals than these are a crowd. */
const FEW = 6;
/** Of a crowd, so many are shown with their badges. */
const NAMED = 3;

export interface Head {
  /** The pilots there; the first one's name is shown. */
  readonly seats: readonly number[];
  readonly column: number;
  readonly row: number;
  readonly crashed: boolean;
}

export interface Paths {
  /** One line for each rival, or for each strength, the faintest first. */
  readonly lines: readonly string[];
  readonly crowd: boolean;
  /** Planes with a badge. */
  readonly heads: readonly Head[];
  /** Planes without, one for each spot. */
  readonly others: readonly Head[];
}

export function othersPaths(view: FlightState, seat: number, t: Tables, g: Geometry): Paths {
  const rivals = view.row.map((_, pilot) => pilot).filter((pilot) => pilot !== seat);
  const heads = rivals.map((pilot) => headOf(view, pilot)).filter(({ column }) => column > 0);
  if (rivals.length <= FEW)
    return { lines: rivals.map((pilot) => pathOf(view, pilot, t, g)), crowd: false, heads, others: [] };
  const best = standings(view)
    .filter((pilot) => pilot !== seat)
    .slice(0, NAMED);
  const isBest = ({ seats }: Head): boolean => best.includes(seats[0]!);
  return {
    lines: strengths(view, seat, t, g),
    crowd: true,
    heads: heads.filter(isBest),
    others: gathered(heads.filter((head) => !isBest(head))),
  };
}

/** A pilot who has still to write is one column behind. */
export function headOf(view: FlightState, pilot: number): Head {
  const legs = legsOf(view, pilot);
  const crashed = view.crashed[pilot]! > 0;
  return { seats: [pilot], column: legs.length, row: legs.at(-1)?.row ?? view.row[pilot]!, crashed };
}

/** One plane for all pilots at a spot. */
function gathered(heads: readonly Head[]): Head[] {
  const spots = new Map<string, Head>();
  for (const head of heads) {
    const spot = `${head.column} ${head.row}`;
    const before = spots.get(spot);
    spots.set(spot, before ? { ...before, seats: [...before.seats, ...head.seats] } : head);
  }
  return [...spots.values()];
}

function pathOf(view: FlightState, pilot: number, t: Tables, g: Geometry): string {
  const rows = [t.sheet.start, ...legsOf(view, pilot).map(({ row }) => row)];
  if (rows.length === 1) return '';
  return `M${rows.map((row, column) => `${xOf(g, column)} ${yOf(g, row)}`).join('L')}`;
}

/** From how many pilots on each strength begins. */
const STRENGTHS = [1, 3, 9] as const;

function strengths(view: FlightState, seat: number, t: Tables, g: Geometry): string[] {
  const lines = STRENGTHS.map(() => '');
  const rows = view.row.map(() => t.sheet.start);
  for (const [i, round] of view.flown.entries()) {
    const edges = new Map<number, number>();
    for (let pilot = 0; pilot < view.seats; pilot++) {
      const packed = round[pilot]!;
      if (packed === 0 || pilot === seat) continue;
      const { row } = legOf(packed);
      const edge = rows[pilot]! * 64 + row + 8;
      edges.set(edge, (edges.get(edge) ?? 0) + 1);
      rows[pilot] = row;
    }
    for (const [edge, count] of edges) {
      const strength = STRENGTHS.findLastIndex((least) => count >= least);
      lines[strength] += leg(g, i, edge >> 6, (edge & 63) - 8);
    }
  }
  return lines;
}

const leg = (g: Geometry, column: number, from: number, to: number): string =>
  `M${xOf(g, column)} ${yOf(g, from)}L${xOf(g, column + 1)} ${yOf(g, to)}`;
