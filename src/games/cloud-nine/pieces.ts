/** Counts every card wherever it is, for the law that none appears or is lost. */
import { CARDS, KINDS } from './data.ts';
import { type CloudState, handOf } from './state.ts';

export function pieces(s: CloudState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [card, name] of CARDS.entries()) {
    counts[name] = s.deck[card]! + s.discard[card]!;
    for (let seat = 0; seat < s.seats; seat++) counts[name]! += s.hands[seat * KINDS + card]!;
  }
  const held = s.sizes.map((size, seat) => size - handOf(s, seat).reduce((sum, count) => sum + count, 0));
  return {
    ...counts,
    // Two ways to say how many cards there are must agree.
    sizesDiffer: held.filter((difference) => difference !== 0).length,
    deckDiffers: s.left - s.deck.reduce((sum, count) => sum + count, 0),
    negative: [...s.hands, ...s.deck, ...s.discard].filter((count) => count < 0).length,
  };
}
