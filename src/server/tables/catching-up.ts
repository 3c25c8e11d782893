/**
 * What other nodes have written at a table, told to this node's clients as if it had happened here. What a node hears is a hint: it may come twice, late, in
 * another order or not at all. Entries that follow what is known are played; where some are missing, or the record has changed, the store is read.
 */
import { standingNotes } from '../../match/notes.ts';
import type { TableChange } from '../bus.ts';
import type { Store, StoredEntry, StoredTable } from '../store/store.ts';
import type { Announcer } from './announcer.ts';
import type { Kept } from './kept.ts';
import type { Ledger } from './ledger.ts';
import type { Play } from './play.ts';
import type { TableRecord } from './record.ts';
import type { Table } from './table.ts';

export interface Caught {
  readonly store: Pick<Store, 'read'>;
  readonly table: Pick<Table, 'id' | 'audience' | 'machine' | 'seatOf' | 'isClosed' | 'giving'> & {
    record: TableRecord;
    updated: number;
  };
  readonly kept: Kept;
  readonly ledger: Ledger;
  readonly play: Play;
  readonly announcer: Announcer;
  /** The machine is another one, or the record is. */
  changed(): void;
  /** Other nodes have written here: the log, or the record too. */
  heard(record: boolean): void;
  /** The table is no more. */
  vanished(): void;
  failed(error: unknown): void;
}

type Stored = StoredTable & { readonly log: readonly StoredEntry[] };

export class CatchingUp {
  readonly #at: Caught;
  /** The store is being asked; and whether it has to be asked again then. */
  #reading: Promise<void> | undefined;
  #again = false;
  /** The record is known to be another one. */
  #isOld = false;

  constructor(at: Caught) {
    this.#at = at;
  }

  /** Behind what this node is just writing: whichever of the two was first, the order is that of the log. */
  hear({ record, entries }: TableChange): void {
    const { kept, ledger, play, heard } = this.#at;
    ledger.alone(() => {
      const isNext = !record && entries && play.machine && entries.n <= kept.length;
      if (!isNext) {
        this.#isOld ||= record;
        void this.compare();
      } else if (this.#follow(entries.list.slice(kept.length - entries.n))) heard(false);
    });
  }

  /** Reads what other nodes have written, as far as this one does not know it. */
  compare(): Promise<void> {
    if (this.#reading) this.#again = true;
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readAll(): Promise<void> {
    const { ledger, table, failed } = this.#at;
    do {
      this.#again = false;
      try {
        const { stored, from } = await this.#read();
        if (table.isClosed) return;
        await ledger.alone(() => this.#take(stored, from));
      } catch (error) {
        failed(error);
        return;
      }
    } while (this.#again && !table.isClosed);
  }

  /** Most often only entries are missing. Where the record is another one, the whole log is needed to go on with it. */
  async #read(): Promise<{ readonly stored: Stored | undefined; readonly from: number }> {
    const { store, table, kept } = this.#at;
    const from = this.#isOld ? 0 : kept.length;
    const { rev } = kept;
    this.#isOld = false;
    const stored = await store.read(table.id, from);
    if (!stored || stored.rev === rev || from === 0) return { stored, from };
    return { stored: await store.read(table.id), from: 0 };
  }

  /** This node could not store what it did, because another was first: it did not happen. */
  async undo(): Promise<void> {
    const { store, table, vanished } = this.#at;
    const stored = await store.read(table.id);
    // It was read again meanwhile, and speaks for the table no longer.
    if (table.isClosed) return;
    if (stored) this.#replace(stored, true);
    else vanished();
  }

  #take(stored: Stored | undefined, from: number): void {
    const { kept, vanished, heard } = this.#at;
    if (!stored) vanished();
    // Since it was read this node has written more, which it could not have done without knowing this.
    else if (stored.rev < kept.rev) return;
    else if (stored.rev > kept.rev) {
      // It was read whole, unless this node has written meanwhile; and it has heard of later entries where the answer took long. Then it is read again.
      if (from === 0 && stored.log.length >= kept.length) this.#replace(stored, false);
      else this.#again = true;
    } else if (this.#follow(stored.log.slice(kept.length - from))) heard(false);
  }

  #follow(list: readonly StoredEntry[]): boolean {
    if (list.length === 0) return false;
    const { kept, play } = this.#at;
    play.follow(list);
    play.goOn();
    kept.length += list.length;
    return true;
  }

  /** The table is as it was stored from now on. `spoilt`: what is in memory was changed since, and not stored. */
  #replace({ record, rev, updated, log }: Stored, spoilt: boolean): void {
    const { table, kept, play, changed, heard } = this.#at;
    const { record: before, rev: was, length } = kept;
    Object.assign(kept, { record, rev, length: log.length });
    table.record = record;
    table.updated = updated;
    if (!record.head) play.end();
    else if (!before.head) play.begin(log);
    else {
      if (spoilt) play.begin(log.slice(0, length));
      play.follow(log.slice(length));
      // Clocks, stand-ins and offers are as the record says.
      if (rev !== was) play.begin(log);
    }
    this.#tell(before, record, rev !== was);
    changed();
    heard(rev !== was);
  }

  #tell(before: TableRecord, record: TableRecord, isNew: boolean): void {
    const { table, announcer, play } = this.#at;
    const { audience } = table;
    audience.seatAll((who) => table.seatOf(who));
    const isDealt = record.head !== undefined && before.head === undefined;
    const others = [...audience.callers].filter(
      ([one, viewer]) => isDealt || audience.toldSeat(one) !== viewer,
    );
    if (isNew && !isDealt) announcer.record();
    for (const [one, viewer] of others) {
      announcer.everything(one, viewer);
      table.giving.welcome(one);
    }
    if (!record.watch && record.state === 'playing')
      for (const [one, viewer] of [...audience.callers]) if (viewer < 0) audience.remove(one);
    if (!isNew || isDealt) return;
    this.#tellOffer(before, record);
    this.#tellNotes(before, record);
    this.#tellGiving(before, record);
    const { rematch: to, rematchBy: by } = record;
    if (to !== undefined && by !== undefined && to !== before.rematch)
      audience.tell({ type: 'rematch', table: table.id, to, by });
    if (record.state === 'open') announcer.watching();
    else if (record.state === 'over' && before.state !== 'over' && play.machine) announcer.end();
    else announcer.clocks();
  }

  #tellOffer({ offer: before }: TableRecord, { offer, offerEnded }: TableRecord): void {
    const { audience, id } = this.#at.table;
    if (JSON.stringify(before) === JSON.stringify(offer)) return;
    if (offer) audience.tell({ type: 'offer', table: id, ...offer });
    else if (before)
      audience.tell({ type: 'no-offer', table: id, by: before.by, why: offerEnded?.why ?? 'late' });
  }

  /** The seat of an absent player was not given to another person. */
  #tellGiving({ giving: before }: TableRecord, { giving, notGiven: why = 'late', seats }: TableRecord): void {
    const { audience, id } = this.#at.table;
    if (!before || giving) return;
    const { seat, who, name } = before;
    const there = seats[seat];
    if (there?.kind !== 'person' || there.who !== who)
      audience.tell({ type: 'not-given', table: id, seat, name, why });
  }

  #tellNotes(before: TableRecord, { notes = [] }: TableRecord): void {
    const { audience, id, machine } = this.#at.table;
    if (!machine) return;
    const known = new Set(before.notes?.map((note) => JSON.stringify(note)));
    const fresh = notes.filter((note) => !known.has(JSON.stringify(note)));
    for (const note of standingNotes(fresh, machine.match.log))
      audience.tell({ type: 'noted', table: id, note });
  }
}
