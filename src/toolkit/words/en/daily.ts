/** What the games of the day have in common. */
import type { Speech } from '../../speech.ts';

export const dailyWords = (s: Speech) => ({
  /** "31 July 2026" for "2026-07-31". */
  date: (day: string) =>
    s.date(new Date(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  standard:
    'House rules do not count here: all players have the standard numbers, so that results can be compared.',
  inARow: (days: number) =>
    days > 1
      ? `You have played ${s.number(days)} days in a row.`
      : 'Come back tomorrow, and it is two days in a row.',
  share: 'Copy the result',
  shared: 'The result is on the clipboard.',
  notShared: 'The result could not be copied; here it is to select.',
  next: (hours: number, minutes: number) =>
    `The next one starts in ${hours > 0 ? `${hours} h ` : ''}${minutes} min, at midnight UTC.`,
});

export type DailyWords = ReturnType<typeof dailyWords>;
