/** Who decides, who may see what: small questions that a host asks a match. */
import { type Entry, type Game, type Move, type Seat, SPECTATOR } from '../contract/index.ts';
import type { MatchHead } from './log.ts';
import type { Match } from './match.ts';

export function peopleOf(head: MatchHead): Seat[] {
  return head.seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
}

export function deciderOf<S>(match: Match<S>, seat: Seat): Seat {
  return match.game.decides(match.state, seat);
}

export function isLegal<S>(match: Match<S>, seat: Seat, move: Move): boolean {
  const moves: Move[] = [];
  const count = match.game.moves(match.state, seat, moves);
  const at = moves.indexOf(move);
  return at >= 0 && at < count;
}

/** How many of a seat's moves stand. */
export function bySeat<S>(match: Match<S>, seat: Seat): number {
  return match.standing.filter(({ entry }) => entry.by === seat).length;
}

/** Every standing entry, as a viewer may see it. */
export function seen<S>(match: Match<S>, viewer: Seat): Entry[] {
  const entries: Entry[] = [];
  match.at(match.standing.length, (before, { by, move }) => {
    entries.push({ by, move: match.game.hide(before, by, move, viewer) });
  });
  return entries;
}

/** Does this seat know something that somebody without a seat does not? */
export function viewsDiffer<S>(game: Game<S>, state: S, seat: Seat): boolean {
  if (seat === SPECTATOR) return false;
  return JSON.stringify(game.view(state, seat)) !== JSON.stringify(game.view(state, SPECTATOR));
}
