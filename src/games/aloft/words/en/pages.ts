/** What is said of the daily row, and at its table. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { dailyWords } from '../../../../toolkit/words/en/daily.ts';
import { SOLO_LEAST } from '../../data.ts';
import { words as table } from './table.ts';

export const words = (s: Speech) => {
  const said = table(s);
  const { points } = said.field;
  const shared = dailyWords(s);
  return {
    ...said,
    daily: {
      ...shared,
      title: (day: string) => `Aloft daily row, ${shared.date(day)}`,
      /** The best is known of some days. */
      result: (score: number, best: number | undefined) => {
        if (best === undefined) return `${points(score)}; no row allows less than ${SOLO_LEAST}`;
        return score === best
          ? `${points(score)}, the best that the row allows`
          : `${points(score)}, ${score - best} above the best that the row allows`;
      },
      /** After the game, beside one's own score. */
      compared: (score: number, best: number | undefined) => {
        if (best === undefined)
          return `No row allows less than ${SOLO_LEAST}. What this one allows has not been worked out.`;
        const proven = `The best that this row allows is ${best}, proven by a search that leaves nothing out.`;
        return score === best ? `${proven} You made it!` : `${proven} You were ${score - best} above it.`;
      },
      over: 'Today’s row is flown',
    },
  };
};
