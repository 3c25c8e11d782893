import type { Speech } from '../../speech.ts';

/** One number that a house has changed, as pages, paper and the command line list it. Where a table has no such number there is no standard. */
export const houseChange = (s: Speech) => (label: string, value: number, standard: number | undefined) =>
  standard === undefined
    ? `${label}: ${s.number(value)}`
    : `${label}: ${s.number(value)} instead of ${s.number(standard)}`;
