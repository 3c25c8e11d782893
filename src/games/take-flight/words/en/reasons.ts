/** Why a move, in sentences: every number in them is counted, none is guessed. */
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Flight } from '../../flight.ts';
import { flying } from './flight.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words = (s: Speech) => {
  const { points, way } = flying(s);
  /** How many of the six dice of the next round would leave no way but down. */
  const danger = (dice: number): string => {
    if (dice === 0) return 'no die can bring you down next';
    if (dice === 6) return 'every die brings you down next, unless the tail helps';
    return `${s.plural(dice, { one: '# of 6 dice brings', other: '# of 6 dice bring' })} you down next, unless the tail helps`;
  };
  return {
    crash: (column: number, total: number) =>
      `Crashes in column ${column}: the flight ends with ${points(total)}.`,
    lands: (flight: Flight, found: string | undefined, total: number) =>
      `${capital(way(flight, found))}: the flight ends with ${points(total)}.`,
    flies: (
      flight: Flight,
      found: string | undefined,
      score: { readonly before: number; readonly after: number },
      dice: number,
    ) => {
      const than = score.after === score.before ? ', as before' : ` instead of ${score.before}`;
      return `${capital(way(flight, found))}: ${points(score.after)} so far${than}, and ${danger(dice)}.`;
    },
  };
};
