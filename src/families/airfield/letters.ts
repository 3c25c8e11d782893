/** A sky and a track in letters, for terminals: a cell is five characters wide, so that thirteen spaces fit in 80 columns. */
import type { Paint } from '../../contract/index.ts';
import { type PaintId, paints } from '../../toolkit/art/paints.ts';
import { balloonsIn, COLUMNS, ROWS } from './formation.ts';

const LABEL = 8;
const WIDTH = 5;
export const BLANK = ' '.repeat(WIDTH);

/** A row of cells behind its label. */
export const line = (label: string, cells: readonly string[]): string => label.padEnd(LABEL) + cells.join('');

/** Text under the cells, without a label. */
export const under = (text: string): string => ' '.repeat(LABEL) + text;

/** A text of up to four letters in the middle of a cell; colour adds no width. */
export function cell(text: string, paint: Paint, color?: string): string {
  const before = Math.floor((WIDTH - text.length) / 2);
  const painted = color ? paint(color, text) : text;
  return ' '.repeat(before) + painted + ' '.repeat(WIDTH - before - text.length);
}

/** The terminal's colour for a letter. */
export const inkOf = (letter: string): string => paints[letter as PaintId].name;

/** A balloon's two letters, each in its own colour. */
export function letters(name: string, paint: Paint, write = (text: string): string => text): string {
  if (name.startsWith('X')) return paint('bold', write(name));
  return [...name].map((letter) => paint(inkOf(letter), write(letter))).join('');
}

/** Columns, altitudes and the ground; the track below may be longer than the sky is wide. */
export function skyLines(
  at: readonly number[],
  names: readonly string[],
  spaces: number,
  paint: Paint,
): string[] {
  const sky = balloonsIn(at);
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const cells = sky[ROWS - 1 - i]!.slice(1, COLUMNS + 1).map((balloon) =>
      balloon < 0 ? cell('.', paint, 'gray') : ` ${letters(names[balloon]!, paint)}  `,
    );
    return line(`      ${ROWS - i}`, cells);
  });
  return [
    line(
      '',
      Array.from({ length: spaces }, (_, i) => cell(String(i + 1), paint, 'gray')),
    ),
    ...rows,
    under(paint('gray', '-'.repeat(WIDTH * spaces))),
  ];
}
