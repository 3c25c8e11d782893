/** The sheets that can be flown, by name: a position keeps only the name of its sheet. */
import type { Reading } from '../../../contract/index.ts';
import { houseNamed, tunedSheet } from '../turnables.ts';
import { demo } from './demo.ts';
import { drawSheet } from './draw.ts';
import type { Sheet } from './format.ts';
import type { UnknownSheet } from './refusals.ts';
import { type Tables, tablesOf } from './tables.ts';

export const DEMO = demo.id;
const DRAWN = /^drawn-[A-Za-z0-9-]{1,54}$/;

const known = new Map<string, Tables>([[DEMO, tablesOf(demo)]]);
let latest = known.get(DEMO)!;

/** The tables of a sheet; a drawn sheet is drawn again from the seed in its name. */
export function tablesNamed(id: string): Tables {
  // A game asks for the same sheet again and again.
  if (latest.sheet.id === id) return latest;
  const found = known.get(id) ?? tuned.get(id) ?? (DRAWN.test(id) ? keep(drawSheet(id)) : tune(id));
  if (found === undefined) throw new Error(`there is no sheet ${id}`);
  latest = found;
  return found;
}

/** Each player can set up tables with house rules of their own: only the latest of their sheets are kept. */
const MOST_TUNED = 32;
const tuned = new Map<string, Tables>();

function tune(id: string): Tables | undefined {
  const house = houseNamed(id);
  if (!house) return undefined;
  const tables = tablesOf(tunedSheet(id, house));
  if (tuned.size >= MOST_TUNED) tuned.delete(tuned.keys().next().value!);
  tuned.set(id, tables);
  return tables;
}

export const sheetNamed = (id: string): Sheet => tablesNamed(id).sheet;

/** Is there a sheet of this name, or what would be one? */
export function findSheet(id: string): Reading<Sheet, UnknownSheet> {
  return known.has(id) || DRAWN.test(id)
    ? { value: sheetNamed(id) }
    : { refused: { code: 'unknownSheet', id: id.slice(0, 60) } };
}

/** Makes a sheet that was drawn by hand known by its id. */
export function addSheet(sheet: Sheet): void {
  keep(sheet);
  if (latest.sheet.id === sheet.id) latest = known.get(sheet.id)!;
}

function keep(sheet: Sheet): Tables {
  const tables = tablesOf(sheet);
  known.set(sheet.id, tables);
  return tables;
}

export { readSheet } from './check.ts';
export type { Sheet, SymbolSpec } from './format.ts';
export * from './tables.ts';
