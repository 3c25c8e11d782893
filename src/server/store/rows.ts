/** Texts come from the database as bytes, which may be damaged. */
import { Damaged } from './store.ts';

export type Bytes = Uint8Array;

const strict = new TextDecoder('utf-8', { fatal: true });

/** A text that may be damaged: what is no text in it stands as question marks. */
export const textOf = (bytes: Bytes): string => Buffer.from(bytes).toString();

export function parsed<T extends object>(id: string, what: string, bytes: Bytes): T {
  try {
    const value: unknown = JSON.parse(strict.decode(bytes));
    if (typeof value === 'object' && value !== null) return value as T;
  } catch {
    // As below.
  }
  throw new Damaged(id, `${what} is no JSON object`);
}
