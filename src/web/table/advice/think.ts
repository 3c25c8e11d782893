/** The best moves with what they bring and why: from a view, for a seat. */

import { adviser } from '../../../bots/advise.ts';
import type { Budget } from '../../../bots/bot.ts';
import type { Game, GameFacts, Hints, Position, Reasons, Who, WhoOf } from '../../../contract/index.ts';
import type { Hint, Question } from './messages.ts';

/** A game's code, as far as advice needs it. */
export interface Brains {
  readonly facts: GameFacts;
  readonly game: Game<Position>;
  readonly hints: Hints<Position>;
  readonly reasons: Reasons<Position> | undefined;
}

const among =
  (people: readonly Who[]): WhoOf =>
  (seat) =>
    people[seat] ?? people.at(-1)!;

export function think({ facts, game, hints, reasons }: Brains, question: Question, budget: Budget): Hint[] {
  const { view, seat, people } = question;
  const who = among(people);
  // One name is for a side without a seat. Points that count against a player are told as the rules count them.
  const sign = facts.lowScoreWins?.includes(people.length - 1) ? -1 : 1;
  return adviser(game, hints)(view, seat, budget).map(({ move, value, unit, share }) => ({
    move,
    value: unit === 'points' ? sign * value : value,
    unit,
    share,
    why: reasons?.why(view, seat, move, who),
  }));
}
