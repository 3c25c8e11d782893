/**
 * Draws as texts: the hands of a deal as letters in the order of CARDS, one hand after the other ("GGPRY* ? ?"), with
 * "?" for a hand that the viewer may not see; a roll as one letter a die ("R-Y").
 */
import type { Rng, Seat } from '../../contract/index.ts';
import { CARDS, type CardName, FACES, HAND_SIZE, KINDS } from './data.ts';
import { type CloudState, deckOf, deckSizeOf } from './state.ts';

const UNSEEN = '?';

/** One card from a pile of `size`, each as likely. */
export function chooseCard(pile: readonly number[], size: number, rng: Rng): number {
  let skip = rng.below(size);
  let card = 0;
  // Counted to the end: where a loop over what is random would break off, no processor can guess.
  for (let kind = 0; kind < KINDS; kind++) {
    skip -= pile[kind]!;
    card += 1 + (skip >> 31);
  }
  if (card === KINDS) throw new Error('a card was taken from an empty pile');
  return card;
}

/** The same, and it is taken out of the pile. */
export function takeCard(pile: number[], size: number, rng: Rng): number {
  const card = chooseCard(pile, size, rng);
  pile[card]!--;
  return card;
}

export function drawDeal(s: CloudState, rng: Rng): string {
  const pile = deckOf(s).slice();
  let size = deckSizeOf(s);
  const hands: string[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = Array.from({ length: KINDS }, () => 0);
    for (let i = 0; i < HAND_SIZE; i++) hand[takeCard(pile, size--, rng)]!++;
    hands.push(handText(hand));
  }
  return hands.join(' ');
}

export function drawDice(count: number, rng: Rng): string {
  if (count > MOST_KNOWN_DICE) {
    let dice = '';
    for (let i = 0; i < count; i++) dice += FACES[rng.below(FACES.length)]!;
    return dice;
  }
  let roll = 1;
  for (let i = 0; i < count; i++) roll = roll * FACES.length + rng.below(FACES.length);
  rolls[roll] ??= textOfRoll(roll);
  return rolls[roll]!;
}

/** Texts of small rolls are made once: by their faces as digits to base 6, after a leading 1. */
const MOST_KNOWN_DICE = 5;
const rolls: (string | undefined)[] = new Array(2 * FACES.length ** MOST_KNOWN_DICE).fill(undefined);

const textOfRoll = (roll: number): string =>
  roll === 1 ? '' : textOfRoll(Math.floor(roll / FACES.length)) + FACES[roll % FACES.length]!;

/** "GGPRY*" for counts over CARDS. */
export function handText(hand: readonly number[]): string {
  let text = '';
  for (let card = 0; card < KINDS; card++) text += CARDS[card]!.repeat(hand[card]!);
  return text;
}

/** Counts over CARDS for any order of letters; undefined where a letter is no card. */
export function countCards(letters: Iterable<string>): number[] | undefined {
  const hand = Array.from({ length: KINDS }, () => 0);
  for (const letter of letters) {
    const card = CARDS.indexOf(letter as CardName);
    if (card < 0) return undefined;
    hand[card]!++;
  }
  return hand;
}

/** Leaves one seat's hand and blanks the others. */
export function hideDeal(deal: string, viewer: Seat): string {
  return deal
    .split(' ')
    .map((hand, seat) => (seat === viewer ? hand : UNSEEN))
    .join(' ');
}
