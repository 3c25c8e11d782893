/** What decided a game that is over. */
import type { Who } from '../../../../contract/index.ts';
import { object, subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { capital, counts } from './counts.ts';

export const verdict = (s: Speech) => {
  const { points, cards } = counts(s);
  return {
    /** The winner, and the player who came next. */
    ahead: (winner: Who, score: number, second: Who, by: number) =>
      `${subject(winner)} ${verb(winner, 'have', 'has')} ${points(score)}, ${s.number(by)} more than ${object(second)}.`,
    /** The trip in which the winner gained most on the player who came next. */
    trip: (trip: number, winner: Who, gain: number, second: Who, other: number) =>
      `Most was decided in trip ${trip}: ${points(gain)} for ${object(winner)}, ${other > 0 ? s.number(other) : 'nothing'} for ${object(second)}.`,
    fewerCards: (tied: readonly Who[], score: number, winner: Who, held: number) =>
      `${capital(s.list(tied.map(object)))} have ${points(score)} each. The fewest cards in hand decide a tie: ${object(winner)} ${verb(winner, 'hold', 'holds')} ${cards(held)}.`,
    shared: (tied: readonly Who[], score: number, held: number) =>
      `${capital(s.list(tied.map(object)))} have ${points(score)} and ${cards(held)} each: they share the win.`,
    nobodyThere: (target: number, trips: number) =>
      `Nobody reached ${points(target)} within ${s.number(trips)} trips, so the most points decide.`,
  };
};
