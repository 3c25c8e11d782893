/** A match that a host runs, with the bots who play in it. */
import type { Game, Move, Seat } from '../../contract/index.ts';
import { isUndo, type LogEntry } from '../../match/log.ts';
import type { Match } from '../../match/match.ts';
import { deciderOf } from './seen.ts';

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

/** Is the match over once this entry stands? */
export function endsWith<S>(match: Match<S>, entry: LogEntry): boolean {
  if (isUndo(entry)) return false;
  const after = match.game.copy(match.state);
  match.game.play(after, entry.by, entry.move);
  return match.game.next(after).to === 'over';
}
