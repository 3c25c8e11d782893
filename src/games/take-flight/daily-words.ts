/** What is said of the daily flight. */
import { rankName } from './words.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** "2026-07-31" as "31 July 2026". */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[month! - 1]} ${year}`;
}

export const dailyWords = {
  title: (day: string) => `Take Flight! daily flight, ${dayWords(day)}`,
  result: (points: number, crashed: number) =>
    `${points} points, ${rankName(points)}${crashed > 0 ? `, down in column ${crashed}` : ', across the whole sky'}`,
  you: 'You',
  share: 'Copy the result',
  shared: 'The result is on the clipboard.',
  notShared: 'The result could not be copied; here it is to select.',
  next: (hours: number, minutes: number) =>
    `The next flight starts in ${hours > 0 ? `${hours} h ` : ''}${minutes} min, at midnight UTC.`,
  over: 'Today’s flight is over',
} as const;
