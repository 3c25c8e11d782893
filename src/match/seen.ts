/** Who plays and who may see what: small questions that a host asks a match. */
import { type Entry, type Game, type Seat, SPECTATOR } from '../contract/index.ts';
import { isPersons, type MatchHead } from './log.ts';
import type { Match } from './match.ts';

export function peopleOf(head: MatchHead): Seat[] {
  return head.seats.flatMap((one, seat) => (isPersons(one) ? [seat] : []));
}

/** Every standing entry, as a viewer may see it. */
export function seen<S>(match: Match<S>, viewer: Seat): Entry[] {
  const entries: Entry[] = [];
  match.at(match.standing.length, (before, { by, move }) => {
    entries.push({ by, move: match.game.hide(before, by, move, viewer) });
  });
  return entries;
}

/** Does this seat know something that a spectator does not? */
export function viewsDiffer<S>(game: Game<S>, state: S, seat: Seat): boolean {
  if (seat === SPECTATOR) return false;
  return JSON.stringify(game.view(state, seat)) !== JSON.stringify(game.view(state, SPECTATOR));
}
