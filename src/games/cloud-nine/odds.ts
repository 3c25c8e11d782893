/**
 * The exact chance that a hand pays a roll, given what is known: a hand of `size` cards is drawn from a pool of unseen
 * cards, each as likely. Pure arithmetic over card counts; boards, bots and proofs ask here.
 */
import { COLORS, MOST_OF_COLOR, MOST_WILD, WILD } from './data.ts';

/** What one wild card may do: stand for one die, or pay a whole roll (classic track). */
export type WildRule = 'one die' | 'whole roll';

/** Can exactly this hand pay? `need` counts the dice by colour. */
export function pays(hand: readonly number[], need: readonly number[], rule: WildRule): boolean {
  const short = shortage(hand, need);
  if (short === 0) return true;
  return hand[WILD]! > 0 && (rule === 'whole roll' || short === 1);
}

/** How many coloured cards are missing. */
export function shortage(hand: readonly number[], need: readonly number[]): number {
  let short = 0;
  for (let c = 0; c < COLORS; c++) short += Math.max(0, need[c]! - hand[c]!);
  return short;
}

export interface PayOdds {
  /** With coloured cards alone: the pilot has no choice then. */
  readonly colored: number;
  /** With a wild card where one is needed. */
  readonly able: number;
}

/** The chance that a hidden hand of `size` cards from `pool` pays. */
export function payOdds(
  pool: readonly number[],
  size: number,
  need: readonly number[],
  rule: WildRule,
): PayOdds {
  const cards = pool.reduce((sum, count) => sum + count, 0);
  const all = choose(cards, size);
  if (all === 0) return { colored: 0, able: 0 };
  const wilds = pool[WILD]!;
  const coloredCards = cards - wilds;
  const { exact, oneShort } = coloredHands(pool, size, need);
  let colored = 0;
  let able = 0;
  for (let wild = 0; wild <= Math.min(wilds, size); wild++) {
    const ways = choose(wilds, wild);
    const rest = size - wild;
    const complete = exact[rest]!;
    const saved = rule === 'whole roll' ? choose(coloredCards, rest) : complete + oneShort[rest]!;
    colored += ways * complete;
    able += ways * (wild > 0 ? saved : complete);
  }
  return { colored: colored / all, able: able / all };
}

/** How many coloured hands of each size lack nothing, and how many lack exactly one card of the need. */
function coloredHands(
  pool: readonly number[],
  size: number,
  need: readonly number[],
): { exact: number[]; oneShort: number[] } {
  const zeros = (): number[] => Array.from({ length: size + 1 }, () => 0);
  let exact = zeros();
  let oneShort = zeros();
  exact[0] = 1;
  for (let c = 0; c < COLORS; c++) {
    const [nextExact, nextShort] = [zeros(), zeros()];
    for (let held = 0; held <= size; held++) {
      const [e, o] = [exact[held]!, oneShort[held]!];
      if (e === 0 && o === 0) continue;
      for (let k = Math.max(0, need[c]! - 1); k <= pool[c]! && held + k <= size; k++) {
        const ways = choose(pool[c]!, k);
        if (k < need[c]!) nextShort[held + k]! += e * ways;
        else {
          nextExact[held + k]! += e * ways;
          nextShort[held + k]! += o * ways;
        }
      }
    }
    [exact, oneShort] = [nextExact, nextShort];
  }
  return { exact, oneShort };
}

// Pascal's triangle up to the largest deck of any house; the numbers stay far below what a double can hold.
const MOST = COLORS * MOST_OF_COLOR + MOST_WILD;
const TRIANGLE: readonly Float64Array[] = (() => {
  const rows: Float64Array[] = [];
  for (let n = 0; n <= MOST; n++) {
    const row = new Float64Array(n + 1).fill(1);
    for (let k = 1; k < n; k++) row[k] = rows[n - 1]![k - 1]! + rows[n - 1]![k]!;
    rows.push(row);
  }
  return rows;
})();

/** In how many ways k of n cards can be had. */
export const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : TRIANGLE[n]![k]!);

/** Visits what a roll of `count` dice can ask for, with its chance. `need` is the same list every time. */
export function eachNeed(count: number, visit: (need: readonly number[], chance: number) => void): void {
  const need = [0, 0, 0, 0];
  const whole = 6 ** count;
  const place = (color: number, left: number, ways: number): void => {
    if (color === COLORS) {
      visit(need, (ways * 2 ** left) / whole);
      return;
    }
    for (let k = 0; k <= left; k++) {
      need[color] = k;
      place(color + 1, left - k, ways * choose(left, k));
    }
    need[color] = 0;
  };
  place(0, count, 1);
}

/** The chance that exactly this hand pays a roll of `count` dice that is still to come. */
export function rollOdds(hand: readonly number[], count: number, rule: WildRule): number {
  let chance = 0;
  eachNeed(count, (need, weight) => {
    if (pays(hand, need, rule)) chance += weight;
  });
  return chance;
}
