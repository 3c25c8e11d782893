/** Why a move, in sentences: every number in them is counted, none is guessed. */
import { airfield } from '../../../../families/airfield/words/en/airfield.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { kinds } from './kinds.ts';
import { spaceName } from './spaces.ts';

/** Balloons are two letters; what a balloon brings goes by its number, colours are bits. */
export const words = (s: Speech) => {
  const { balloon: named, place, points } = airfield(s);
  const { brings, colors } = kinds(s);
  const goes = (before: number, after: number): string =>
    before === after ? `stay at ${points(after)}` : `go from ${before} to ${points(after)}`;
  const rises = (before: number, after: number): string =>
    before === after ? `stays at ${points(after)}` : `goes from ${before} to ${points(after)}`;
  const whose = (letters: string, own: boolean): string =>
    own ? `${named(letters)}, which shows your colour,` : `${named(letters)}, which is not your colour,`;

  return {
    launch: (balloon: number, sets: readonly [number, number], sky: readonly [number, number]) =>
      `With ${brings(balloon)} your sets ${goes(...sets)}, and your formation ${rises(...sky)} as the sky stands.`,
    ascend: (sky: readonly [number, number], rival: number, theirs: readonly [number, number]) =>
      `Your formation ${rises(...sky)} as the sky stands; the best other colour, ${colors(rival)}, ${rises(...theirs)}.`,
    safety: (sets: readonly [number, number], space: number) =>
      `With another safety token your sets ${goes(...sets)}, and the convoy may close up behind ${spaceName(space)}.`,
    safetyEnds: (sets: readonly [number, number], total: number) =>
      `With another safety token your sets ${goes(...sets)}, and no truck can move any more: the game ends with ${points(total)} for you.`,
    inflate: (letters: string, own: boolean, balloon: number, now: number, then: number) =>
      `Readies ${whose(letters, own)} for whoever launches it: that brings ${brings(balloon)}, and would ${now === then ? `leave you at ${points(now)}` : `take you from ${now} to ${points(then)}`} now.`,
    inflateBlocked: (letters: string, own: boolean, space: number) =>
      `Readies ${whose(letters, own)} ${place(space)}, where there is no room to launch now.`,
    carries: (letters: string, own: boolean, space: number, room: boolean) =>
      `Carries ${whose(letters, own)} to ${spaceName(space)}, where it ${room ? 'has room' : 'has no room'} to launch.`,
    empty: (space: number, can: boolean) =>
      `Takes an empty truck to ${spaceName(space)}${can ? ', and the safety truck can drive on after it' : ''}.`,
    ends: (total: number) => `No truck can move any more: the game ends with ${points(total)} for you.`,
  };
};
