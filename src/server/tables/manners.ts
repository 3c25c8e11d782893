/** Who may meet whom at a table, and what one person may report of another. */
import type { Reading } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Store } from '../store/store.ts';
import { mayRead } from './chat.ts';
import type { TableRecord } from './record.ts';
import type { AnyTable } from './requests.ts';

/** Reports are about lines that a page can still show. */
const REACH = 1000;

/** Has the host of this table, or a player at it, blocked this person? */
export async function isUnwanted(
  { manners }: Pick<Store, 'manners'>,
  { host, seats }: TableRecord,
  who: string,
): Promise<boolean> {
  const blockers = await manners.blockersOf(who);
  if (blockers.size === 0) return false;
  return blockers.has(host) || seats.some((seat) => seat.kind === 'person' && blockers.has(seat.who));
}

/** Keeps this table a seat for a person because a player whom they block has asked them to play? */
export function isUnwelcomeAsk(
  { host, seats }: TableRecord,
  who: string,
  blocked: ReadonlySet<string>,
): boolean {
  return seats.some(
    (seat) => seat.kind === 'asked' && seat.who === who && (seat.silent || blocked.has(host)),
  );
}

export interface Seen {
  readonly table: string;
  readonly about: string;
  readonly line?: number | undefined;
}

/** What a person can see of another at a table: the name, and the line that is meant. */
export async function seenOf(
  store: Store,
  table: AnyTable,
  by: string,
  { about, line }: Seen,
): Promise<Reading<{ readonly name: string; readonly text: string }, ServerRefusal>> {
  const { record } = table;
  const viewer = table.seatOf(by);
  if (viewer < 0 && !record.watch && record.state === 'playing') return { refused: { code: 'noWatching' } };
  if (line !== undefined) {
    const said = (await store.chat(table.id, REACH)).find(({ n }) => n === line);
    if (said?.who !== about || !mayRead(table, viewer, said)) return { refused: { code: 'noLine' } };
    return { value: { name: said.name, text: said.text } };
  }
  const seat = record.seats.find((one) => 'who' in one && one.who === about);
  if (!seat || !('who' in seat)) return { refused: { code: 'noPerson' } };
  return { value: { name: seat.name, text: '' } };
}
