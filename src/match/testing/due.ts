/** For tests that play a match on by themselves. */
import type { Move, Seat } from '../../contract/index.ts';
import type { Match } from '../match.ts';

/** What a match waits for. `forced` is a move that the program makes, because nothing else is legal. */
export type Due =
  | { readonly what: 'draw' }
  | { readonly what: 'forced'; readonly seat: Seat; readonly move: Move }
  | { readonly what: 'choice'; readonly seats: readonly Seat[] }
  | { readonly what: 'nothing' };

export function dueAt<S>(match: Match<S>): Due {
  if (match.waitsFor !== 'seats') return { what: match.waitsFor === 'chance' ? 'draw' : 'nothing' };
  for (const seat of match.owing) {
    const move = match.forced(seat);
    if (move !== undefined) return { what: 'forced', seat, move };
  }
  return { what: 'choice', seats: match.owing };
}
