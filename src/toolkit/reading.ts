import type { Reading } from '../contract/index.ts';

/** What was read, as a list of one. */
export const alone = <T, R>(reading: Reading<T, R>): Reading<readonly T[], R> =>
  'value' in reading ? { value: [reading.value] } : reading;
