/** Reads a sheet from a value that came from a file or a person, and says what is wrong with it. */
import type { Reading } from '../../../contract/index.ts';
import { isObject } from '../../../toolkit/json.ts';
import { DUNE, OPEN, type Sheet } from './format.ts';
import type { FieldForm, SheetRefusal } from './refusals.ts';

/** Squares are bits of a number, and so are the things that can be written after one. */
const MOST_SQUARES = 30;
export const MOST_TOKENS = 10;
const MOST_ROWS = 24;
const MOST_COLUMNS = 30;
const MOST_SYMBOLS = 5;
const STEEPEST = 6;
const STRONGEST = 9;

type Raw = { readonly [key: string]: unknown };

const whole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 999;
const wholes = (value: unknown): value is number[] => Array.isArray(value) && value.every(whole);
const texts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

export function readSheet(given: unknown): Reading<Sheet, SheetRefusal> {
  if (!isObject(given)) return { refused: { code: 'noObject' } };
  const raw: Raw = given;
  const refused =
    wrongForm(raw) ??
    wrongWings(raw) ??
    wrongTail(raw.tail as string[]) ??
    wrongDashboard(raw.dashboard) ??
    wrongSymbols(raw.symbols) ??
    wrongSky(raw as unknown as Sheet) ??
    wrongGoal(raw.goal);
  // Everything that the type promises has been looked at by now.
  return refused === undefined ? { value: given as unknown as Sheet } : { refused };
}

const missing = (field: string, form: FieldForm): SheetRefusal => ({ code: 'missing', field, form });

function wrongForm(raw: Raw): SheetRefusal | undefined {
  if (typeof raw.id !== 'string' || !/^[A-Za-z0-9-]{1,60}$/.test(raw.id)) return missing('id', 'id');
  if (typeof raw.title !== 'string' || raw.title.trim() === '') return missing('title', 'text');
  for (const field of ['start', 'finish', 'ceiling'] as const)
    if (!whole(raw[field])) return missing(field, 'whole');
  for (const field of ['heights', 'distances'] as const)
    if (!wholes(raw[field])) return missing(field, 'numbers');
  for (const field of ['tail', 'sky'] as const) if (!texts(raw[field])) return missing(field, 'texts');
  return undefined;
}

function wrongWings({ wings }: Raw): SheetRefusal | undefined {
  const { tops, towers, left }: Raw = isObject(wings) ? wings : {};
  if (
    !wholes(tops) ||
    tops.length < 2 ||
    tops.length > MOST_SQUARES ||
    tops.some((top) => Math.abs(top) > 20)
  )
    return { code: 'tops', most: MOST_SQUARES };
  if (!whole(left) || left < 1 || left >= tops.length) return { code: 'left', columns: tops.length };
  if (!isObject(towers)) return { code: 'tower', column: '', columns: tops.length };
  for (const [column, number] of Object.entries(towers)) {
    const at = Number(column);
    if (!whole(number) || Math.abs(number) > 20 || !whole(at) || at < 1 || at > tops.length)
      return { code: 'tower', column, columns: tops.length };
  }
  return undefined;
}

const TAIL_FORM = /^(<>|\+-|level|[=+][1-9])$/;

function wrongTail(tail: readonly string[]): SheetRefusal | undefined {
  const kinds = [...new Set(tail)];
  for (const action of kinds) {
    if (!TAIL_FORM.test(action)) return { code: 'tailAction', action: action.slice(0, 20) };
    if (tail.filter((each) => each === action).length > 3) return { code: 'tailTwice', action };
  }
  if (kinds.filter((action) => action.startsWith('=')).length > 1) return { code: 'tailSets' };
  // “+-” can be written in two ways.
  return kinds.length + (kinds.includes('+-') ? 1 : 0) > MOST_TOKENS
    ? { code: 'tailMany', most: MOST_TOKENS }
    : undefined;
}

function wrongDashboard(dashboard: unknown): SheetRefusal | undefined {
  const form = (row: unknown): row is Sheet['dashboard'][number] =>
    isObject(row) &&
    (row.least === null || whole(row.least)) &&
    whole(row.slope) &&
    whole(row.drag) &&
    Math.abs(row.drag) <= STRONGEST;
  if (!Array.isArray(dashboard) || dashboard.length === 0 || !dashboard.every(form))
    return missing('dashboard', 'dashboard');
  for (const [i, row] of dashboard.entries()) {
    const last = i === dashboard.length - 1;
    if ((row.least === null) !== last) return { code: 'dashboardOrder' };
    const before = dashboard[i - 1];
    if (Math.abs(row.slope) > STEEPEST) return { code: 'steep', most: STEEPEST };
    if (before && !last && row.least! >= before.least!) return { code: 'dashboardOrder' };
    if (before && row.slope !== before.slope - 1) return { code: 'dashboardSlopes', slope: row.slope };
  }
  return dashboard.some((row) => row.slope === 0) ? undefined : { code: 'dashboardLevel' };
}

function wrongSymbols(symbols: unknown): SheetRefusal | undefined {
  const form = (each: unknown): each is Sheet['symbols'][number] =>
    isObject(each) &&
    typeof each.letter === 'string' &&
    /^[A-Z]$/.test(each.letter) &&
    typeof each.name === 'string' &&
    /^[a-z]{1,20}$/.test(each.name) &&
    whole(each.modifier) &&
    whole(each.points);
  if (!Array.isArray(symbols) || symbols.length < 1 || symbols.length > MOST_SYMBOLS || !symbols.every(form))
    return { code: 'symbols', most: MOST_SYMBOLS };
  for (const [i, { letter, name, modifier }] of symbols.entries()) {
    if (Math.abs(modifier) > STRONGEST) return { code: 'modifier', name, most: STRONGEST };
    if (symbols.slice(0, i).some((other) => other.letter === letter || other.name === name))
      return { code: 'symbolTwice', letter };
  }
  return undefined;
}

function wrongSky({ sky, heights, distances, start, symbols, wings }: Sheet): SheetRefusal | undefined {
  const rows = sky.length;
  const columns = sky[0]?.length ?? 0;
  const sized = rows >= 2 && rows <= MOST_ROWS && columns >= 1 && columns <= MOST_COLUMNS;
  if (!sized || sky.some((row) => row.length !== columns))
    return { code: 'skySize', rows: MOST_ROWS, columns: MOST_COLUMNS };
  if (columns > wings.tops.length) return { code: 'skyLonger', columns, squares: wings.tops.length };
  const known = [OPEN, DUNE, ...symbols.map(({ letter }) => letter)];
  for (const [i, row] of sky.entries()) {
    const strange = [...row].findIndex((letter) => !known.includes(letter));
    if (strange >= 0) return { code: 'skyLetter', letter: row[strange]!, row: rows - i, column: strange + 1 };
  }
  if (heights.length !== rows || heights.some((height) => height < 0)) return { code: 'heights', rows };
  if (heights.some((height, i) => i > 0 && height > heights[i - 1]!)) return { code: 'heightsRise' };
  if (distances.length !== columns || distances.some((distance) => distance < 0))
    return { code: 'distances', columns };
  return start < 1 || start > rows ? { code: 'start', rows } : undefined;
}

function wrongGoal(goal: unknown): SheetRefusal | undefined {
  if (isObject(goal) && goal.kind === 'sets' && whole(goal.points)) return undefined;
  if (!isObject(goal) || goal.kind !== 'each' || !Array.isArray(goal.steps) || goal.steps.length === 0)
    return missing('goal', 'goal');
  const steps: unknown[] = goal.steps;
  if (!steps.every((step) => wholes(step) && step.length === 2)) return missing('goal', 'goal');
  const counts = (steps as number[][]).map((step) => step[0]!);
  return counts.some((count, i) => count <= (counts[i - 1] ?? 0)) ? { code: 'goalSteps' } : undefined;
}
