/** What a roll asks for, and which payments a hand allows. */
import { BLANK, CARDS, type CardName, COLORS, KINDS, WILD } from './data.ts';
import { type CloudState, FAIL, isHidden, LEAVE, PAY, PAY_ALL, PAY_WILD, pilotMayLeave } from './state.ts';

/** How many dice of a roll show each colour, into `need`. Answers how many are coloured. */
export function countNeed(dice: string, need: number[]): number {
  for (let c = 0; c < COLORS; c++) need[c] = 0;
  let total = 0;
  for (let i = 0; i < dice.length; i++) {
    const color = COLOR_OF[dice.charCodeAt(i)]!;
    if (color < 0) continue;
    need[color]!++;
    total++;
  }
  return total;
}

/** By the code of a letter: its colour, or -1. */
const COLOR_OF = Int8Array.from({ length: 128 }, (_, code) =>
  CARDS.indexOf(String.fromCharCode(code) as CardName),
);
const BLANK_CODE = BLANK.charCodeAt(0);

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

const need = [0, 0, 0, 0];

/** The legal moves of the pilot who has to pay: payments first, then giving up, then leaving. */
export function payments(s: CloudState, out: number[]): number {
  const total = countNeed(s.dice, need);
  const n = isHidden(s, s.pilot) ? conceivable(s, total, out) : payable(s, total, out);
  if (!pilotMayLeave(s)) return n;
  out[n] = LEAVE;
  return n + 1;
}

function payable(s: CloudState, total: number, out: number[]): number {
  const { hands } = s;
  const base = s.pilot * KINDS;
  let short = 0;
  for (let c = 0; c < COLORS; c++) if (need[c]! > hands[base + c]!) short += need[c]! - hands[base + c]!;
  let n = 0;
  if (short === 0) out[n++] = PAY;
  if (total > 0 && hands[base + WILD]! > 0) {
    if (s.classic) out[n++] = PAY_ALL;
    else if (short <= 1) {
      for (let c = 0; c < COLORS; c++)
        // A wild card can stand in for a colour that is there, or for the only card that is missing.
        if (need[c]! > 0 && (short === 0 || need[c]! > hands[base + c]!)) out[n++] = PAY_WILD + c;
    }
  }
  // The pilot must pay where the coloured cards suffice; a wild card is never asked for.
  if (short > 0) out[n++] = FAIL;
  return n;
}

/** What the pilot might do, for a viewer who does not see the hand. */
function conceivable(s: CloudState, total: number, out: number[]): number {
  let n = 0;
  if (total <= s.sizes[s.pilot]!) out[n++] = PAY;
  if (total === 0) return n;
  if (s.classic) {
    if (s.sizes[s.pilot]! > 0) out[n++] = PAY_ALL;
  } else if (total <= s.sizes[s.pilot]!) {
    for (let c = 0; c < COLORS; c++) if (need[c]! > 0) out[n++] = PAY_WILD + c;
  }
  out[n++] = FAIL;
  return n;
}

/** The cards that a payment takes, as counts over CARDS: a list of its own, or the one that is given. */
export function cardsOf(dice: string, move: number, cards: number[] = [0, 0, 0, 0, 0]): number[] {
  cards[WILD] = move === PAY_ALL || move >= PAY_WILD ? 1 : 0;
  countNeed(move === PAY_ALL ? '' : dice, cards);
  if (move >= PAY_WILD && move !== PAY_ALL) cards[move - PAY_WILD]!--;
  return cards;
}
