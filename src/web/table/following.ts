/** A match as its viewer may see it: the position that hidden entries lead to, and the choice that waits there. */
import {
  CHANCE,
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

/** An entry with its number, who chose it, what it told, how many moves were legal, and the position after it. */
export interface Step<S> {
  readonly n: number;
  readonly entry: Entry;
  readonly decider: Seat;
  readonly events: readonly GameEvent[];
  readonly choices: number;
  readonly after: S;
}

/** Plays entries on a view; `visit` hears each of them. */
export function playOn<S>(
  game: Game<S>,
  view: S,
  entries: readonly Entry[],
  from: number,
  visit: (step: Step<S>) => void,
): void {
  const moves: Move[] = [];
  for (const [i, entry] of entries.entries()) {
    const events: GameEvent[] = [];
    const isDraw = entry.by === CHANCE;
    const choices = isDraw ? 0 : game.moves(view, entry.by, moves);
    const decider = isDraw ? CHANCE : game.decides(view, entry.by);
    game.play(view, entry.by, entry.move, (event) => events.push(event));
    visit({ n: from + i, entry, decider, events, choices, after: view });
  }
}

/** The position that these entries lead to. */
export function replay<S>(
  game: Game<S>,
  head: MatchHead,
  entries: readonly Entry[],
  visit?: (step: Step<S>) => void,
): S {
  const view = game.start(head.seats.length, head.options, head.house);
  if (visit) playOn(game, view, entries, 1, visit);
  else for (const { by, move } of entries) game.play(view, by, move);
  return view;
}

/** The position after so many entries, and what the last of them told. */
export function stepAt<S>(
  game: Game<S>,
  head: MatchHead,
  entries: readonly Entry[],
  at: number,
): { readonly view: S; readonly events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  const view = replay(game, head, entries.slice(0, Math.max(0, at - 1)));
  const last = at > 0 ? entries[at - 1] : undefined;
  if (last) game.play(view, last.by, last.move, (event) => events.push(event));
  return { view, events };
}

/**
 * The move of a choice that is none. `shared`: other players watch, and how fast it is made could tell them what is in a hand; so
 * only where a spectator would know it too.
 */
export function onlyMove<S>(
  game: Game<S>,
  view: S,
  { seat, moves }: Asked,
  { shared }: { readonly shared: boolean },
): Move | undefined {
  const [move] = moves;
  if (moves.length !== 1 || !shared) return moves.length === 1 ? move : undefined;
  const seen: Move[] = [];
  const count = game.moves(game.view(view, SPECTATOR), seat, seen);
  return count === 1 && seen[0] === move ? move : undefined;
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
