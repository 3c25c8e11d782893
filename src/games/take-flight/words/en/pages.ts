/** What is said of the daily flight, and at its table. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { flying } from './flight.ts';
import { words as table } from './table.ts';

export const words = (s: Speech) => {
  const { points, rank } = flying(s);
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return {
    ...table(s),
    daily: {
      /** `day` is "2026-07-31". */
      title: (day: string) => `Take Flight! daily flight, ${s.date(new Date(day), date)}`,
      result: (score: number, crashed: number) =>
        `${points(score)}, ${rank(score)}, ${crashed > 0 ? `down in column ${crashed}` : 'across the whole sky'}`,
      share: 'Copy the result',
      shared: 'The result is on the clipboard.',
      notShared: 'The result could not be copied; here it is to select.',
      next: (hours: number, minutes: number) =>
        `The next flight starts in ${hours > 0 ? `${hours} h ` : ''}${minutes} min, at midnight UTC.`,
      print: 'Print it as it stands',
      over: 'Today’s flight is over',
    },
  };
};
