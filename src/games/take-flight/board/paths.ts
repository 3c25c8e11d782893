/** Many paths as few lines: what several pilots have flown is drawn once, and more strongly. */
import type { Tables } from '../sheet/index.ts';
import { type FlightState, legOf } from '../state.ts';
import { xOf, yOf } from './shapes.ts';

export interface Paths {
  /** One path for each strength, the faintest first. */
  readonly lines: readonly string[];
  /** Dots where the pilots are now. */
  readonly heads: string;
}

/** From how many pilots on each strength begins. */
const STRENGTHS = [1, 3, 9] as const;

export function othersPaths(view: FlightState, seat: number, t: Tables): Paths {
  const lines = STRENGTHS.map(() => '');
  const heads = new Set<string>();
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
      lines[strength] += leg(t, i, edge >> 6, (edge & 63) - 8);
    }
  }
  for (let pilot = 0; pilot < view.seats; pilot++) {
    const column = view.crashed[pilot]! || columnsFlown(view, pilot);
    if (pilot !== seat && column > 0) heads.add(dot(t, column, rows[pilot]!));
  }
  return { lines, heads: [...heads].join('') };
}

/** A pilot who has still to write is one column behind. */
function columnsFlown(view: FlightState, pilot: number): number {
  return view.round > 0 && view.flown[view.round - 1]![pilot] === 0 ? view.round - 1 : view.round;
}

const leg = (t: Tables, column: number, from: number, to: number): string =>
  `M${xOf(column)} ${yOf(t.rows, from)}L${xOf(column + 1)} ${yOf(t.rows, to)}`;
const dot = (t: Tables, column: number, row: number): string =>
  `M${xOf(column) - 4} ${yOf(t.rows, row)}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;
