/** The best moves with what they bring and why: from a view, for a seat. */
import { adviser } from '../../../bots/advise.ts';
import type { Budget } from '../../../bots/bot.ts';
import type { Game, GameMeta, Hints, NameOf, Position, Reasons } from '../../../contract/index.ts';
import type { Hint, Question } from './messages.ts';
import { adviceWords as say } from './words.ts';

/** A game's code, as far as advice needs it. */
export interface Brains {
  readonly meta: GameMeta;
  readonly game: Game<Position>;
  readonly hints: Hints<Position>;
  readonly reasons: Reasons<Position> | undefined;
}

export const nameAmong =
  (names: readonly string[]): NameOf =>
  (seat) =>
    names[seat] ?? names.at(-1) ?? '';

export function think({ meta, game, hints, reasons }: Brains, question: Question, budget: Budget): Hint[] {
  const { view, seat, names } = question;
  const name = nameAmong(names);
  // One name is for a side without a seat. Points that count against a player are told as the rules count them.
  const sign = meta.lowScoreWins?.includes(names.length - 1) ? -1 : 1;
  return adviser(game, hints)(view, seat, budget).map(({ move, value, unit, share }) => ({
    move,
    value: unit === 'points' ? sign * value : value,
    unit,
    share,
    why: reasons?.why(view, seat, move, name) ?? say.tried(share),
  }));
}
