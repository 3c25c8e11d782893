/** A person wants to be forgotten: their seats stay where they are, without them and without their name. */
import type { MatchFile } from '../../match/file.ts';
import type { MatchSeat } from '../../match/log.ts';
import type { SeatNote } from '../../match/notes.ts';
import { Conflict, type Store, type StoredTable } from '../store/store.ts';
import { withoutGiving } from './proposals.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import type { AnyTable } from './requests.ts';

/** What others read where the name was. It is a name like any other, and no person has this one's seat. */
const FORMER = { who: '', name: 'Former player' } as const;
/** Was this the seat of a person who is forgotten? */
export const isFormer = (seat: SeatRecord): boolean => seat.kind === 'person' && seat.who === FORMER.who;
/** So many tables are read at a time. */
const PIECE = 50;

/** The record of a table without a person: a free seat before the start, afterwards one of a former player. */
export function withoutPerson(record: TableRecord, who: string): TableRecord {
  const isTheirs = (seat: SeatRecord | undefined) => seat?.kind === 'person' && seat.who === who;
  const isOpen = record.state === 'open';
  const seats = record.seats.map((seat): SeatRecord => {
    if (!('who' in seat) || seat.who !== who) return seat;
    return isOpen ? { kind: 'open' } : { ...seat, ...FORMER };
  });
  const named = (seat: MatchSeat, n: number): MatchSeat =>
    isTheirs(record.seats[n]) ? { ...seat, name: FORMER.name } : seat;
  const isHost = record.host === who;
  return {
    ...withoutFormer(record, who),
    seats,
    ...(record.head ? { head: { ...record.head, seats: record.head.seats.map(named) } } : {}),
    ...(record.tookOver ? { tookOver: record.tookOver.filter((one) => one !== who) } : {}),
    ...(isHost ? { host: FORMER.who } : {}),
    // No host is left to begin the match.
    ...(isHost && isOpen ? { listed: false } : {}),
  };
}

/** Also where they had a seat that another player has now, and where one was to be given to them. */
function withoutFormer(record: TableRecord, who: string): TableRecord {
  const { former = [], notes = [] } = record;
  const theirs = former.filter((one) => one.who === who);
  const asked = record.giving?.who === who ? withoutGiving(record) : record;
  if (theirs.length === 0) return asked;
  const isTheirs = (note: SeatNote) =>
    note.from !== undefined && theirs.some(({ seat, after }) => seat === note.seat && after === note.after);
  return {
    ...asked,
    former: former.filter((one) => one.who !== who),
    notes: notes.map((note) => (isTheirs(note) ? { ...note, from: FORMER.name } : note)),
  };
}

export interface FarewellDeps {
  readonly store: Pick<Store, 'tablesOf' | 'hostedBy' | 'read' | 'change' | 'file' | 'setFile'> & {
    readonly alerts: Pick<Store['alerts'], 'setHook'>;
  };
  open(id: string): Promise<AnyTable | undefined>;
  /** What pages have open is read again. */
  reload(id: string): Promise<void>;
}

/** Takes a person out of all their tables; answers how many matches keep their moves. */
export async function takeLeave(who: string, farewell: FarewellDeps): Promise<number> {
  const { store } = farewell;
  const tried = new Set<string>();
  let matches = 0;
  for (;;) {
    // A table that cannot be read stays behind, and is not tried again.
    const most = PIECE + tried.size;
    const theirs = [...(await store.tablesOf(who, most)), ...(await store.hostedBy(who, most))];
    const tables = theirs.filter(({ id }) => !tried.has(id));
    if (tables.length === 0) return matches;
    for (const stored of tables) {
      const { id, record } = stored;
      // At most of their own tables they have a seat, too.
      if (tried.has(id)) continue;
      tried.add(id);
      if (record.state !== 'open' && hasSeat(record, who)) matches++;
      const table = record.state === 'over' ? undefined : await farewell.open(id).catch(() => undefined);
      if (table && 'forget' in table) await table.forget(who);
      else await rewrite(id, stored, who, store);
      // The address of the webhook belongs to the forgotten person: news of the table would still be sent there.
      if (record.host === who) await store.alerts.setHook(id, undefined);
      await farewell.reload(id);
    }
  }
}

const hasSeat = ({ seats }: TableRecord, who: string): boolean =>
  seats.some((seat) => 'who' in seat && seat.who === who);

/** A table at which nothing happens: its record and its file are written anew. */
async function rewrite(
  id: string,
  { record, rev, updated }: Pick<StoredTable, 'record' | 'rev' | 'updated'>,
  who: string,
  store: FarewellDeps['store'],
): Promise<void> {
  const value = withoutPerson(record, who);
  const file = await store.file(id).catch(() => undefined);
  if (file && value.head) await store.setFile(id, unnamed(file, value));
  try {
    // For the others it has not changed: it stays where it is in their lists.
    await store.change({ id, record: { value, rev }, at: updated });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const now = await store.read(id);
    if (now)
      await store.change({
        id,
        record: { value: withoutPerson(now.record, who), rev: now.rev },
        at: updated,
      });
  }
}

const unnamed = (file: MatchFile, { head, notes }: TableRecord): MatchFile => ({
  ...file,
  seats: head!.seats,
  ...(file.notes && notes ? { notes } : {}),
});
