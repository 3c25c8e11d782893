/** What a roll asks for, and which payments a hand allows. */
import type { Rng } from '../../contract/index.ts';
import { countBits, lowestBit, nthBit } from '../../toolkit/bits.ts';
import { BLANK, CARDS, type CardName, COLORS, KINDS, WILD } from './data.ts';
import { type CloudState, FAIL, isHidden, LEAVE, PAY, PAY_ALL, PAY_WILD, pilotMayLeave } from './state.ts';

// How many dice of a roll show each colour, as four numbers in one: eight bits for each. No deck pays for more dice than fit in.
const LANE = 8;
/** One die of a colour. */
const dieOf = (color: number): number => 1 << (LANE * color);
const laneOf = (lanes: number, color: number): number => (lanes >>> (LANE * color)) & 255;

/** By the code of a letter: a die of its colour, or nothing. */
const DIE_OF = Int32Array.from({ length: 128 }, (_, code) => {
  const color = CARDS.indexOf(String.fromCharCode(code) as CardName);
  return color < 0 || color === WILD ? 0 : dieOf(color);
});
const BLANK_CODE = BLANK.charCodeAt(0);

// A roll is looked at to list payments, and again to pay.
let counted = '';
let lanesCounted = 0;

function lanesOf(dice: string): number {
  let lanes = 0;
  for (let i = 0; i < dice.length; i++) lanes += DIE_OF[dice.charCodeAt(i)]!;
  counted = dice;
  lanesCounted = lanes;
  return lanes;
}

/** How many dice of a roll show each colour, into `need`. Answers how many are coloured. */
export function countNeed(dice: string, need: number[]): number {
  const lanes = lanesOf(dice);
  let total = 0;
  for (let c = 0; c < COLORS; c++) {
    need[c] = laneOf(lanes, c);
    total += need[c]!;
  }
  return total;
}

/** The same as a list of its own. */
export function needOf(dice: string): readonly number[] {
  const count = [0, 0, 0, 0];
  countNeed(dice, count);
  return count;
}

export const isBlankRoll = (dice: string): boolean => {
  for (let i = 0; i < dice.length; i++) if (dice.charCodeAt(i) !== BLANK_CODE) return false;
  return true;
};

/** Leaving comes after every other move of a pilot: its bit lies behind the bits of those. */
const LEAVES = FAIL + 1;
const moveOf = (bit: number): number => (bit === LEAVES ? LEAVE : bit);

/** The legal moves of the pilot who has to pay: payments first, then giving up, then leaving. */
export function payments(s: CloudState, out: number[]): number {
  let n = 0;
  for (let left = ways(s); left !== 0; left &= left - 1) out[n++] = moveOf(lowestBit(left));
  return n;
}

/** One of them, each as likely. */
export function anyPayment(s: CloudState, rng: Rng): number {
  const bits = ways(s);
  return moveOf(nthBit(bits, rng.below(countBits(bits))));
}

/** The same as bits. */
function ways(s: CloudState): number {
  const need = lanesOf(s.dice);
  const bits = isHidden(s, s.pilot) ? conceivable(s, need) : payable(s, need);
  return pilotMayLeave(s) ? bits | (1 << LEAVES) : bits;
}

/** 1 for a number above 0, else 0. Rolls and hands are as good as random: branches on them would mislead a processor. */
const positive = (count: number): number => -count >>> 31;

function payable({ hands, pilot, classic }: CloudState, need: number): number {
  const base = pilot * KINDS;
  let short = 0;
  // The colours that are asked for and those that are missing, as bits.
  let asked = 0;
  let missing = 0;
  for (let c = 0; c < COLORS; c++) {
    const dice = laneOf(need, c);
    const lack = dice - hands[base + c]!;
    const lacks = positive(lack);
    short += lack & -lacks;
    missing |= lacks << c;
    asked |= positive(dice) << c;
  }
  const wild = hands[base + WILD]! > 0 && asked !== 0;
  const whole = wild && classic ? 1 << PAY_ALL : 0;
  // A wild card can stand in for a colour that is there, or for the only card that is missing.
  if (short === 0) return (1 << PAY) | whole | (wild && !classic ? asked << PAY_WILD : 0);
  // The pilot must pay where the coloured cards suffice; a wild card is never asked for.
  return (1 << FAIL) | whole | (wild && !classic && short === 1 ? missing << PAY_WILD : 0);
}

/** What the pilot might do, for a viewer who does not see the hand. */
function conceivable({ sizes, pilot, classic }: CloudState, need: number): number {
  const size = sizes[pilot]!;
  let total = 0;
  let asked = 0;
  for (let c = 0; c < COLORS; c++) {
    const dice = laneOf(need, c);
    total += dice;
    asked |= positive(dice) << c;
  }
  const coloured = total <= size ? 1 << PAY : 0;
  if (total === 0) return coloured;
  const wild = classic ? (size > 0 ? 1 << PAY_ALL : 0) : total <= size ? asked << PAY_WILD : 0;
  return coloured | wild | (1 << FAIL);
}

/** The cards that a payment takes, as counts over CARDS: a list of its own, or the one that is given. */
export function cardsOf(dice: string, move: number, cards: number[] = [0, 0, 0, 0, 0]): number[] {
  const wild = move >= PAY_WILD && move < PAY_ALL ? dieOf(move - PAY_WILD) : 0;
  const lanes = move === PAY_ALL ? 0 : (dice === counted ? lanesCounted : lanesOf(dice)) - wild;
  for (let c = 0; c < COLORS; c++) cards[c] = laneOf(lanes, c);
  cards[WILD] = move >= PAY_WILD ? 1 : 0;
  return cards;
}
