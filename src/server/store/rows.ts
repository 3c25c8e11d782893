/** Texts come from SQLite as bytes, which may be damaged; other databases answer texts. */
import type { TableRecord } from '../tables/record.ts';
import { Damaged } from './store.ts';

export type Bytes = Uint8Array | string;

const strict = new TextDecoder('utf-8', { fatal: true });

/** A text that may be damaged: what is no text in it stands as question marks. */
export const textOf = (bytes: Bytes): string =>
  typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString();

export function parsed<T extends object>(id: string, what: string, bytes: Bytes): T {
  try {
    const value: unknown = JSON.parse(typeof bytes === 'string' ? bytes : strict.decode(bytes));
    if (typeof value === 'object' && value !== null) return value as T;
  } catch {
    // As below.
  }
  throw new Damaged(id, `${what} is no JSON object`);
}

/** What every record has, since the first version; a flipped bit in a name makes another field of it. */
const FIELDS = {
  game: 'string',
  version: 'number',
  options: 'object',
  state: 'string',
  pace: 'object',
  host: 'string',
  created: 'number',
} as const satisfies Partial<Record<keyof TableRecord, string>>;
const STATES: readonly unknown[] = ['open', 'playing', 'over'];
const SEATS: readonly unknown[] = ['open', 'asked', 'bot', 'person'];

export function recordIn(id: string, bytes: Bytes): TableRecord {
  const record = parsed<TableRecord>(id, 'the record', bytes);
  const lost = Object.entries(FIELDS).find(([name, type]) => {
    const value = (record as unknown as Record<string, unknown>)[name];
    return typeof value !== type || value === null;
  });
  if (lost) throw new Damaged(id, `the record has no ${lost[0]}`);
  if (!STATES.includes(record.state)) throw new Damaged(id, 'the record has no state');
  if (!Array.isArray(record.seats) || !record.seats.every((seat) => SEATS.includes(seat?.kind)))
    throw new Damaged(id, 'the record has no seats');
  return record;
}
