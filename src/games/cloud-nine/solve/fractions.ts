/** The chance that a hand pays a roll as an exact fraction: hands and rolls are counted, not estimated. */
import { COLORS, KINDS } from '../data.ts';
import { pays, shortage, type WildRule } from '../odds.ts';

export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

export function fraction(top: bigint, bottom: bigint): Fraction {
  const common = gcd(top, bottom) || 1n;
  return { top: top / common, bottom: bottom / common };
}

function waysOf(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Visits every hand of `size` cards from `pool` as counts, with the number of ways to draw it. */
function eachHand(
  pool: readonly number[],
  size: number,
  visit: (hand: readonly number[], ways: bigint) => void,
): void {
  const hand = new Array<number>(KINDS).fill(0);
  const draw = (kind: number, left: number, ways: bigint): void => {
    if (kind === KINDS) {
      if (left === 0) visit(hand, ways);
      return;
    }
    for (let k = 0; k <= Math.min(left, pool[kind]!); k++) {
      hand[kind] = k;
      draw(kind + 1, left - k, ways * waysOf(pool[kind]!, k));
    }
    hand[kind] = 0;
  };
  draw(0, size, 1n);
}

/** Visits what `dice` dice can ask for, with the number of rolls that ask it; two of six faces are blank. */
function eachRoll(dice: number, visit: (need: readonly number[], ways: bigint) => void): void {
  const need = new Array<number>(COLORS).fill(0);
  const place = (color: number, left: number, ways: bigint): void => {
    if (color === COLORS) {
      visit(need, ways * 2n ** BigInt(left));
      return;
    }
    for (let k = 0; k <= left; k++) {
      need[color] = k;
      place(color + 1, left - k, ways * waysOf(left, k));
    }
    need[color] = 0;
  };
  place(0, dice, 1n);
}

export interface PayFractions {
  /** With coloured cards alone: the pilot must pay then. */
  readonly colored: Fraction;
  /** With a wild card where one is needed. */
  readonly able: Fraction;
}

/** The chance that an unseen hand of `size` cards from `pool` pays this roll. */
export function payFractions(
  pool: readonly number[],
  size: number,
  need: readonly number[],
  rule: WildRule,
): PayFractions {
  const { colored, able, all } = count(pool, size, need, rule);
  return { colored: fraction(colored, all), able: fraction(able, all) };
}

/** The same for a roll of so many dice that is still to come. */
export function rollFractions(
  pool: readonly number[],
  size: number,
  dice: number,
  rule: WildRule,
): PayFractions {
  let [colored, able] = [0n, 0n];
  let bottom = 1n;
  eachRoll(dice, (need, ways) => {
    const counted = count(pool, size, need, rule);
    colored += ways * counted.colored;
    able += ways * counted.able;
    bottom = counted.all * 6n ** BigInt(dice);
  });
  return { colored: fraction(colored, bottom), able: fraction(able, bottom) };
}

function count(
  pool: readonly number[],
  size: number,
  need: readonly number[],
  rule: WildRule,
): { colored: bigint; able: bigint; all: bigint } {
  let [colored, able, all] = [0n, 0n, 0n];
  eachHand(pool, size, (hand, ways) => {
    all += ways;
    if (shortage(hand, need) === 0) colored += ways;
    if (pays(hand, need, rule)) able += ways;
  });
  return { colored, able, all };
}
