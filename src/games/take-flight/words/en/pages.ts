/** What is said of the daily flight, and at its table. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { dailyWords } from '../../../../toolkit/words/en/daily.ts';
import { flying } from './flight.ts';
import { words as table } from './table.ts';

export const words = (s: Speech) => {
  const { points, rank } = flying(s);
  const shared = dailyWords(s);
  return {
    ...table(s),
    daily: {
      ...shared,
      /** `day` is "2026-07-31". */
      title: (day: string) => `Take Flight! daily flight, ${shared.date(day)}`,
      result: (score: number, crashed: number) =>
        `${points(score)}, ${rank(score)}, ${crashed > 0 ? `down in column ${crashed}` : 'across the whole sky'}`,
      print: 'Print it as it stands',
      over: 'Today’s flight is over',
    },
  };
};
