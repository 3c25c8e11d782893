/** Small phrases that several texts of this game use. */
import type { Secret } from '../map/map.ts';

export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${Math.abs(count) === 1 ? '' : 's'}`;

/** "r1", "r1 and r4", "r1, r4 and r7". */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

export const saySecret = (secret: Secret | null): string =>
  secret === null ? 'unknown' : `${secret.a} to ${secret.b} for ${plural(secret.n, 'point')}`;

/** What connecting a trajectory gives. */
export const TRAJECTORY_REWARDS: Readonly<Record<string, (n: number) => string>> = {
  points: (n) => plural(n, 'point'),
  balloons: (n) => `${plural(n, 'balloon')} of any type`,
  cells: (n) => plural(n, 'more cell'),
  swaps: (n) => plural(n, 'swap'),
};
