/** A match as its viewer may see it: the position that hidden entries lead to, and the choice that waits there. */
import {
  type Entry,
  type Game,
  type GameEvent,
  type Move,
  type Seat,
  SPECTATOR,
} from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';

export interface Asked {
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** The position that these entries lead to; `visit` hears each of them with what it told. */
export function replay<S>(
  game: Game<S>,
  head: MatchHead,
  entries: readonly Entry[],
  visit?: (n: number, entry: Entry, events: readonly GameEvent[]) => void,
): S {
  const view = game.start(head.seats.length, head.options);
  for (const [i, entry] of entries.entries()) {
    const events: GameEvent[] = [];
    game.play(view, entry.by, entry.move, visit && ((event) => events.push(event)));
    visit?.(i + 1, entry, events);
  }
  return view;
}

/** The seat that waits for a choice of this viewer, or of a player at this screen who needs no secret for it. */
export function askOf<S>(game: Game<S>, view: S, viewer: Seat, people: readonly Seat[]): Asked | undefined {
  const next = game.next(view);
  if (next.to !== 'act') return undefined;
  const mine = (seat: Seat): boolean => {
    const decider = game.decides(view, seat);
    if (!people.includes(decider)) return false;
    return decider === viewer || (viewer === SPECTATOR && (game.openly?.(view, seat) ?? false));
  };
  const seat = next.seats.find((one) => mine(one) && game.forced?.(view, one) === undefined);
  if (seat === undefined) return undefined;
  const moves: Move[] = [];
  const count = game.moves(view, seat, moves);
  return { seat, moves: moves.slice(0, count) };
}
