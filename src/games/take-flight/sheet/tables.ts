/** A sheet made ready for the rules: every question that a round asks is one look into a table. */
import { DUNE, type Sheet } from './format.ts';

/** What is in a square of the sky: a symbol's number from 0, or one of these. */
export const NOTHING = -1;
export const CRASH = -2;

/** Wing sums and slopes can be negative; tables start at these. */
const SUMS = 256;
const SLOPES = 8;
/** Rows below the ground crash like dunes; a path can dive this far. */
const DEPTH = 8;

/** A set of tokens written after a square, as bits. */
export type Spent = number;

export interface Tables extends TailTables {
  readonly sheet: Sheet;
  readonly squares: number;
  readonly columns: number;
  readonly rows: number;
  /** All squares of the wings as bits, bit c for column c from 1; and those on either side of the centre line. */
  readonly wings: number;
  readonly leftWing: number;
  readonly rightWing: number;
  /** What a wing column adds to the number written in it. */
  readonly printed: Int8Array;
  readonly levelSum: number;
  readonly slopes: Int8Array;
  readonly drags: Int8Array;
  readonly cells: Int8Array;
  readonly heights: readonly number[];
}

export const slopeOf = (t: Tables, sum: number): number => t.slopes[sum + SUMS]!;
/** The least modifier that a pilot can have, and how many there are from it on. */
export function modifiersOf({ sheet }: Tables): [least: number, count: number] {
  const drags = sheet.dashboard.map(({ drag }) => drag);
  const effects = [0, ...sheet.symbols.map(({ modifier }) => modifier)];
  const least = Math.min(0, Math.min(...drags) + Math.min(...effects));
  return [least, Math.max(0, Math.max(...drags) + Math.max(...effects)) - least + 1];
}

export const dragOf = (t: Tables, slope: number): number => t.drags[slope + SLOPES]!;
export const cellAt = (t: Tables, column: number, row: number): number => t.cells[column * 64 + row + DEPTH]!;
/** The label of a row from the bottom, 0 where there is none. */
export const heightOf = (t: Tables, row: number): number => t.heights[row]!;

const EVEN_BITS = 0x55555;
/** One bit (of two) for each action of which some is left. */
export const openActions = (tail: number): number => (tail | (tail >> 1)) & EVEN_BITS;
/** How many of an action are left. */
export const leftOf = (tail: number, action: number): number => (tail >> (2 * action)) & 3;

/** The tokens of a set, in the order of notation. */
export const tokensOf = (t: Tables, spent: Spent): string[] =>
  t.tokens.filter((_, bit) => (spent & (1 << bit)) !== 0);

export function tablesOf(sheet: Sheet): Tables {
  const { tops, towers, left } = sheet.wings;
  const squares = tops.length;
  const wings = ((1 << squares) - 1) << 1;
  const leftWing = ((1 << left) - 1) << 1;
  const printed = Int8Array.from([0, ...tops.map((top, i) => top + (towers[i + 1] ?? 0))]);
  return {
    sheet,
    squares,
    columns: sheet.sky[0]!.length,
    rows: sheet.sky.length,
    wings,
    leftWing,
    rightWing: wings & ~leftWing,
    printed,
    ...tailTables(sheet.tail),
    levelSum: levelSum(sheet),
    ...dashboardTables(sheet),
    cells: cellTable(sheet),
    heights: [0, ...sheet.heights.toReversed()],
  };
}

/** The order of notation: `<>`, the value set, more or less, additions from the smallest, `level`. */
const ORDER = ['<', '=', '+-', '+', 'l'];
const rank = (action: string): number =>
  action === '+-' ? 2 : ORDER.findIndex((kind) => kind !== '+-' && action.startsWith(kind));

type TailTables = Readonly<ReturnType<typeof tailTables>>;

function tailTables(tail: readonly string[]) {
  const actions: readonly string[] = [...new Set(tail)].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  const offered: readonly number[] = actions.map((action) => tail.filter((each) => each === action).length);
  const spelled = actions.map((action) => (action === '+-' ? ['+1', '-1'] : [action]));
  const tokens: readonly string[] = spelled.flat();
  const actionOf: readonly number[] = spelled.flatMap((those, i) => those.map(() => i));
  const sets = 1 << tokens.length;
  const at = (spent: Spent, start: string): boolean =>
    tokens.some((token, bit) => (spent & (1 << bit)) !== 0 && token.startsWith(start));
  const used = (spent: Spent): number[] => tokens.flatMap((_, bit) => (spent & (1 << bit) ? [bit] : []));
  const all = Array.from({ length: sets }, (_, spent) => spent);
  const added = (bit: number): number => (/^[+-]\d$/.test(tokens[bit]!) ? Number(tokens[bit]) : 0);
  const cost = all.map((spent) => used(spent).reduce((sum, bit) => sum + (1 << (2 * actionOf[bit]!)), 0));
  return {
    /** The tail's actions in the order of notation, each once, and how many of each there are. */
    actions,
    offered,
    /** A full tail: two bits for the number left of each action. */
    tail: offered.reduce((bits, count, i) => bits | (count << (2 * i)), 0),
    /** What can be written after a square, in order: like the actions, but +- is +1 or -1. */
    tokens,
    actionOf,
    /** The token `<>` as a bit, or 0 where the tail has none. */
    anywhere: actions.includes('<>') ? 1 : 0,
    /** For each set of tokens: what it takes from a tail, what it adds, and whether it sets the value or levels the sum. */
    cost: Int32Array.from(cost),
    adds: Int8Array.from(all, (spent) => used(spent).reduce((sum, bit) => sum + added(bit), 0)),
    sets: Uint8Array.from(all, (spent) => Number(at(spent, '='))),
    levels: Uint8Array.from(all, (spent) => Number(at(spent, 'level'))),
    setTo: Number(tokens.find((token) => token.startsWith('='))?.slice(1) ?? 0),
    /** The sets of tokens that a tail allows on an innermost square, by `openActions` of the tail. */
    spendings: spendingTable(actions.length, tokens, cost),
  };
}

/** Sets of tokens are listed in the order of their bits: nothing first, then by the last token spent. */
function spendingTable(
  actions: number,
  tokens: readonly string[],
  cost: readonly number[],
): readonly (readonly Spent[] | undefined)[] {
  const jump = tokens[0] === '<>' ? 1 : 0;
  // Each action at most once a round: a set that takes two of one (+1 and -1) is none.
  const once = cost.flatMap((takes, spent) =>
    (takes & (EVEN_BITS << 1)) === 0 && (spent & jump) === 0 ? [spent] : [],
  );
  const table: (readonly Spent[] | undefined)[] = new Array(1 << (2 * actions)).fill(undefined);
  for (let open = 0; open < table.length; open++) {
    if ((open & EVEN_BITS) === open) table[open] = once.filter((spent) => (cost[spent]! & ~open) === 0);
  }
  return table;
}

function levelSum({ dashboard }: Sheet): number {
  const row = dashboard.findIndex(({ slope }) => slope === 0);
  // In the last row any sum below the row before will do.
  return dashboard[row]!.least ?? (dashboard[row - 1]?.least ?? 1) - 1;
}

function dashboardTables({ dashboard }: Sheet): Pick<Tables, 'slopes' | 'drags'> {
  const slopes = Int8Array.from({ length: 2 * SUMS }, (_, i) => {
    const row = dashboard.find(({ least }) => least === null || i - SUMS >= least);
    return row!.slope;
  });
  const drags = new Int8Array(2 * SLOPES);
  for (const { slope, drag } of dashboard) drags[slope + SLOPES] = drag;
  return { slopes, drags };
}

function cellTable({ sky, symbols }: Sheet): Int8Array {
  const rows = sky.length;
  const columns = sky[0]!.length;
  const cells = new Int8Array((columns + 1) * 64).fill(CRASH);
  for (let column = 1; column <= columns; column++) {
    for (let row = 1; row <= rows; row++) {
      const letter = sky[rows - row]![column - 1]!;
      const symbol = symbols.findIndex((each) => each.letter === letter);
      cells[column * 64 + row + DEPTH] = letter === DUNE ? CRASH : symbol;
    }
  }
  return cells;
}

/** The numbers printed above a square: the top, and a tower's. */
export function printedOver({ sheet }: Tables, square: number): readonly number[] {
  const { tops, towers } = sheet.wings;
  const tower = towers[square];
  return tower === undefined ? [tops[square - 1]!] : [tops[square - 1]!, tower];
}

/** The wing sums of a row of the dashboard: "7–8", and open ends. */
export function sumsOf(dashboard: Sheet['dashboard'], i: number): string {
  const { least } = dashboard[i]!;
  const above = dashboard[i - 1]?.least ?? undefined;
  if (least === null) return `≤${(above ?? 1) - 1}`;
  return above === undefined ? `${least}+` : `${least}–${above - 1}`;
}
