/** What the lab counts in both games of the airfield: where the balloons of a seat's colours fly in the end. */
import type { LabCount, LabGroup, Seat } from '../../contract/index.ts';
import { COLUMNS, columnOf, ROWS, rowOf } from './formation.ts';

export interface SkyWords {
  readonly colors: string;
  readonly color: (letter: string) => string;
  readonly altitudes: string;
  readonly altitude: (altitude: number) => string;
  readonly columns: string;
  readonly column: (column: number) => string;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);

export const skyGroups = (colors: readonly string[], words: SkyWords): LabGroup[] => [
  {
    id: 'colors',
    title: words.colors,
    features: colors.map((letter) => ({ id: `color_${letter}`, name: words.color(letter) })),
  },
  {
    id: 'altitudes',
    title: words.altitudes,
    features: numbers(ROWS).map((row) => ({ id: `altitude_${row}`, name: words.altitude(row) })),
  },
  {
    id: 'columns',
    title: words.columns,
    features: numbers(COLUMNS).map((column) => ({ id: `column_${column}`, name: words.column(column) })),
  },
];

/** `own` are a seat's colours, and `paint` those of each balloon, both as bits. */
export function countSky(
  at: readonly number[],
  paint: readonly number[],
  seat: Seat,
  own: number,
  colors: readonly string[],
  count: LabCount,
): void {
  for (const [i, letter] of colors.entries()) if ((own & (1 << i)) !== 0) count(seat, `color_${letter}`);
  for (const [balloon, cell] of at.entries()) {
    if (cell < 0 || (paint[balloon]! & own) === 0) continue;
    count(seat, `altitude_${rowOf(cell) + 1}`);
    count(seat, `column_${columnOf(cell)}`);
  }
}
