import type { Reading } from '../contract/index.ts';

/** What was read, as a list of one. */
export const alone = <T, R>(reading: Reading<T, R>): Reading<readonly T[], R> =>
  'value' in reading ? { value: [reading.value] } : reading;

/** Of a text of our own, which only a bug makes wrong. */
export function certain<T>(reading: Reading<T>): T {
  if ('refused' in reading) throw new Error(`our own text is refused: ${reading.refused.code}`);
  return reading.value;
}
