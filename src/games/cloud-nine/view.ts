/** Who knows what: hands and the deck are hidden, their sizes and everything that was played are in the open. */
import { CHANCE, type Move, type Rng, type Seat } from '../../contract/index.ts';
import { KINDS } from './data.ts';
import { hideDeal, takeCard } from './deal.ts';
import { type CloudState, deckOf, HIDDEN_CARD, isHidden, Step } from './state.ts';

export function copy(s: CloudState): CloudState {
  const twin: CloudState = {
    seats: s.seats,
    classic: s.classic,
    cap: s.cap,
    target: s.target,
    step: s.step,
    trips: s.trips,
    level: s.level,
    pilot: s.pilot,
    turn: s.turn,
    aboard: s.aboard,
    dice: s.dice,
    scores: s.scores.slice(),
    jumped: s.jumped.slice(),
    gains: s.gains,
    sizes: s.sizes.slice(),
    hands: s.hands.slice(),
    deck: s.deck.slice(),
    left: s.left,
    discard: s.discard.slice(),
  };
  if (s.tuned !== undefined) twin.tuned = s.tuned;
  return twin;
}

export function view(s: CloudState, viewer: Seat): CloudState {
  const seen = copy(s);
  // What is left in the deck would tell what the others hold.
  seen.deck.fill(-1);
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== viewer) seen.hands.fill(-1, seat * KINDS, seat * KINDS + KINDS);
  return seen;
}

export function hide(s: CloudState, by: Seat | typeof CHANCE, move: Move, viewer: Seat): Move {
  if (by !== CHANCE) return move;
  if (s.step === Step.DEAL) return hideDeal(move as string, viewer);
  return s.step === Step.DRAW && s.turn !== viewer ? HIDDEN_CARD : move;
}

/** The cards that this view does not show: in the deck or in hidden hands. */
export function unseen(s: CloudState): number[] {
  return deckOf(s).map((count, card) => {
    let left = count - s.discard[card]!;
    for (let seat = 0; seat < s.seats; seat++) left -= Math.max(0, s.hands[seat * KINDS + card]!);
    return left;
  });
}

export function guess(seen: CloudState, _viewer: Seat, rng: Rng): CloudState {
  const whole = copy(seen);
  if (seen.step === Step.DEAL) return whole;
  const pile = unseen(seen);
  let size = pile.reduce((sum, count) => sum + count, 0);
  for (let seat = 0; seat < seen.seats; seat++) {
    if (!isHidden(seen, seat)) continue;
    whole.hands.fill(0, seat * KINDS, seat * KINDS + KINDS);
    for (let i = 0; i < seen.sizes[seat]!; i++) whole.hands[seat * KINDS + takeCard(pile, size--, rng)]!++;
  }
  whole.deck = pile;
  return whole;
}
