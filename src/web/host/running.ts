/** A match that a host runs, with the bots who play in it. */
import type { Game, Move, Seat } from '../../contract/index.ts';
import { isUndo, type LogEntry } from '../../match/log.ts';
import type { Match } from '../../match/match.ts';
import { deciderOf } from '../../match/seen.ts';

export type Choose<S> = (view: S, seat: Seat) => Move | Promise<Move>;

/** A game as a table needs it: its rules, and who chooses for a bot's seat. */
export interface Playable<S> {
  readonly version: number;
  readonly game: Game<S>;
  bot(id: string): Choose<S> | undefined;
}

export interface Running<S> {
  readonly match: Match<S>;
  readonly secret: string;
  readonly playable: Playable<S>;
  readonly people: readonly Seat[];
}

/** How the bot that decides for a seat is asked; undefined where a person decides. */
export function botOf<S>(
  { match, playable }: Running<S>,
  seat: Seat,
): (() => Move | Promise<Move>) | undefined {
  const decider = deciderOf(match, seat);
  const player = match.head.seats[decider]?.player;
  if (player === undefined || player === 'person') return undefined;
  const choose = playable.bot(player.bot);
  if (!choose) throw new Error(`there is no bot "${player.bot}"`);
  return () => choose(match.game.view(match.state, decider), seat);
}

/** Is the match over once these entries stand? */
export function endsWith<S>(match: Match<S>, entries: readonly LogEntry[]): boolean {
  const after = match.game.copy(match.state);
  for (const entry of entries) {
    if (isUndo(entry)) return false;
    match.game.play(after, entry.by, entry.move);
  }
  return match.game.next(after).to === 'over';
}
