/** Why a move, in sentences: every number in them is counted, none is guessed. */
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import type { Speech } from '../../../../toolkit/speech.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Balloons are two letters, colours one. */
export const words = (s: Speech) => {
  const { balloon, color, place, points } = airfield(s);
  const columns = s.plurals({ one: '# column', other: '# columns' });
  const steps = (n: number): string =>
    n === 0
      ? 'the convoy has no step left after it'
      : `the convoy has ${s.plural(n, { one: '# step', other: '# steps' })} left after it`;
  const stepsAway = (n: number): string => (n > 1 ? 'two steps' : 'one step');
  const now = (before: number, after: number): string =>
    before === after ? `stays at ${after}` : `goes from ${before} to ${points(after)}`;
  /** A balloon, and whether it is the reader's. */
  const whose = (letters: string, own: boolean): string =>
    own ? `${balloon(letters)}, a balloon of your colour,` : `${balloon(letters)}, which is not your colour,`;

  return {
    /** The sky after a launch or an ascent. */
    sky: (own: string, before: number, after: number, rival: string, was: number, is: number) =>
      `Your colour, ${color(own)}, ${now(before, after)} as the sky stands; the best other colour, ${color(rival)}, ${now(was, is)}.`,
    lastRoll: (own: string, score: number, rival: string, best: number) =>
      `Ends the game with this turn: as the sky stands, your colour, ${color(own)}, has ${points(score)} and the best other, ${color(rival)}, ${best}.`,
    lastRollAlone: (score: number) =>
      `Ends the game with this turn: as the sky stands, the score is ${score}.`,
    carries: (letters: string, own: boolean, column: number, room: boolean, left: number) =>
      `Carries ${whose(letters, own)} to column ${column}, where it ${room ? 'has room' : 'has no room'} to launch; ${steps(left)}.`,
    carriesAlone: (letters: string, column: number, room: boolean, left: number) =>
      `Carries ${balloon(letters)} to column ${column}, where it ${room ? 'has room' : 'has no room'} to launch; ${steps(left)}.`,
    empty: (column: number, left: number) => `Takes an empty truck to column ${column}; ${steps(left)}.`,
    safety: (column: number, left: number) =>
      `Spares the convoy a step: no launch truck moves, the last one may now follow to column ${column}, and ${steps(left)}.`,
    ready: (letters: string, own: boolean, away: number, column: number, before: number, after: number) =>
      after === before
        ? `Brings ${whose(letters, own)} within ${stepsAway(away)} of the sky; launched in column ${column} now it would leave you at ${points(before)}.`
        : `Brings ${whose(letters, own)} within ${stepsAway(away)} of the sky; launched in column ${column} now it would take you from ${before} to ${points(after)}.`,
    readyBlocked: (letters: string, own: boolean, away: number, space: number) =>
      `Brings ${whose(letters, own)} within ${stepsAway(away)} of the sky; ${place(space)} there is no room to launch now.`,
    readyAlone: (
      letters: string,
      away: number,
      column: number,
      before: number,
      after: number,
      saved: number,
    ) =>
      `Brings ${balloon(letters)} within ${stepsAway(away)} of the sky; launched in column ${column} now it would save ${points(saved)} and ${after === before ? `leave the formation at ${columns(before)}` : `widen the formation from ${before} to ${columns(after)}`}.`,
    readyBlockedAlone: (letters: string, away: number, space: number) =>
      `Brings ${balloon(letters)} within ${stepsAway(away)} of the sky; ${place(space)} there is no room to launch now.`,
    launchAlone: (before: number, after: number, was: number, is: number) =>
      `${after === before ? `Keeps the formation at ${columns(before)}` : `Makes the formation ${columns(after)} wide instead of ${before}`} with one balloon fewer on the ground: the score goes from ${was} to ${is}.`,
    ascendAlone: (letters: string, column: number, room: boolean, width: number) =>
      `${capital(balloon(letters))} leaves its place in column ${column}, where ${room ? 'another balloon could launch now' : 'there is still no room to launch'}; the formation stays ${columns(width)} wide.`,
    pass: 'Nothing else is possible: no balloon can be advanced.',
  };
};
