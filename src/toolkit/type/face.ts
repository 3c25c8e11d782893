/** The three cuts of type that paper has, and how wide a text is in each. */
import { widths } from './widths.ts';

export type Face = 'text' | 'strong' | 'title';

/** As SVG names them. */
export const faces: Readonly<
  Record<Face, { readonly 'font-family': string; readonly 'font-weight': number }>
> = {
  text: { 'font-family': 'Nunito', 'font-weight': 400 },
  strong: { 'font-family': 'Nunito', 'font-weight': 700 },
  title: { 'font-family': 'Fredoka', 'font-weight': 600 },
};

const tables = new Map<Face, ReadonlyMap<string, number>>();

function tableOf(face: Face): ReadonlyMap<string, number> {
  let table = tables.get(face);
  if (!table) {
    table = new Map(
      Object.entries(widths[face]).flatMap(([width, letters]) =>
        [...letters].map((letter) => [letter, Number(width)] as const),
      ),
    );
    tables.set(face, table);
  }
  return table;
}

/** Arrows of the screen that the type of paper lacks. */
const instead: Readonly<Record<string, string>> = { '↔': '<>', '→': '>', '←': '<' };

/** A text in letters that paper has. */
export const typed = (text: string): string => text.replace(/[↔→←]/g, (letter) => instead[letter]!);

/** What a letter that no font has is taken for. */
const UNKNOWN = 700;

/** As wide as it will be printed at this size (kerning aside). */
export function widthOf(text: string, face: Face, size: number): number {
  const table = tableOf(face);
  let sum = 0;
  for (const letter of text) sum += table.get(letter) ?? UNKNOWN;
  return (sum * size) / 1000;
}
