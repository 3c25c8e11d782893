import type { SeatRecord, TableRecord } from '../../tables/record.ts';
import { terms } from '../../testing/terms.ts';
import {
  type Change,
  Conflict,
  type SetAside,
  type Store,
  type StoredEntry,
  type Unavailable,
} from '../store.ts';

/** Opens one more handle, as another node would, on the same data. */
export type Open = () => Store;
export type StoreLaw = (store: Store, open: Open) => Promise<void>;

export const person = (who: string): SeatRecord => ({ kind: 'person', who, name: who, seal: '' });

export const record = (change: Partial<TableRecord> = {}): TableRecord => ({
  game: 'toy',
  version: 1,
  options: { wind: true, sky: 'clear "blue"' },
  state: 'open',
  seats: [person('ann'), { kind: 'open' }],
  ...terms,
  host: 'ann',
  created: 1,
  commitment: 'c',
  ...change,
});

/** Entries of two seats in turn, the first at millisecond `at`. */
export const moves = (list: readonly (number | string)[], at = 1000): StoredEntry[] =>
  list.map((move, i) => ({ entry: { by: i % 2, move }, at: at + i, spent: i }));

export const add = (id: string, n: number, list: readonly (number | string)[], at = 1000): Change => ({
  id,
  entries: { n, list: moves(list, at) },
  at,
});
/** `from` is how the record was, where the writer says it, and its revision. */
export const rewrite = (
  id: string,
  from: number | { readonly rev: number; readonly was: TableRecord },
  value: TableRecord,
  at: number,
): Change => ({ id, record: { value, ...(typeof from === 'number' ? { rev: from } : from) }, at });

// — what laws are made of —

const MOST_SHOWN = 1000;

export function same(got: unknown, want: unknown, complaint: string): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(want)];
  if (a !== b)
    throw new Error(`${complaint}\n  got:  ${a?.slice(0, MOST_SHOWN)}\n  want: ${b?.slice(0, MOST_SHOWN)}`);
}

export async function refuses(
  work: Promise<unknown>,
  kind: typeof Conflict | typeof SetAside | typeof Unavailable,
  complaint: string,
): Promise<void> {
  const outcome = await work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof kind ? 'refused' : `failed with ${String(error)}`),
  );
  same(outcome, 'refused', complaint);
}

export const conflicts = (work: Promise<unknown>, complaint: string) => refuses(work, Conflict, complaint);
export const ids = async (list: Promise<readonly { readonly id: string }[]>) =>
  (await list).map(({ id }) => id);
export const moved = async (store: Store, id: string) =>
  (await store.read(id))?.log.map(({ entry }) => ('move' in entry ? entry.move : entry));

/** Fields in one order, so that two values can be compared as text. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}

export const line = (text: string, at = 1) => ({ who: 'ann', name: 'Ann "A"', seat: 0, text, at });
