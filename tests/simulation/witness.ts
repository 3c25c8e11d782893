/** Holds everything that a client is told against what stands in the database. */
import { SPECTATOR } from '../../src/contract/index.ts';
import type { ToClient } from '../../src/online/protocol.ts';
import type { Followed } from '../online/follow.ts';
import type { Archive } from './archive.ts';
import type { Complain } from './claims.ts';
import { sameEntry, type TableTruth } from './truth.ts';

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

export class Witness {
  readonly #archive: Archive;
  readonly #complain: Complain;

  constructor(archive: Archive, complain: Complain) {
    this.#archive = archive;
    this.#complain = complain;
  }

  /** A client has heard this, and `followed` is the table as it knows it now. */
  heard(who: string, followed: Followed, message: ToClient, text: string): void {
    const table = this.#archive.tables.get(followed.id);
    if (!table) return;
    this.#secrets(who, table, message, text);
    if (message.type === 'table') this.#record(who, table, message);
    else if (message.type === 'seat') {
      if (!table.everSat(message.seat, message.info))
        this.#complain('view', `${who} is told of a seat of ${table.id} that was never so: ${text}`);
    } else if (message.type === 'joined') this.#joined(who, table, followed, message);
    else if (message.type === 'entries') this.#entries(who, table, followed, message);
    else if (message.type === 'undone') this.#undone(who, table, message);
    else if (message.type === 'chat') this.#chat(who, table, followed, message);
  }

  /** Until the end the secret is the server's, and until the deal each salt is its player's. */
  #secrets(who: string, { id, secret, record }: TableTruth, message: ToClient, text: string): void {
    if (record.state !== 'over' && text.includes(secret))
      this.#complain('hidden', `${who} is told the secret of ${id} in a ${message.type} message`);
    if (record.head) return;
    for (const seat of record.seats)
      if (seat.kind === 'person' && seat.salt !== undefined && text.includes(seat.salt))
        this.#complain('hidden', `${who} is told the salt of ${seat.who} before the deal`);
  }

  #record(who: string, table: TableTruth, { table: info, you }: Message<'table'>): void {
    if (!table.everWas(info))
      this.#complain(
        'view',
        `${who} is told a record of ${table.id} that was never stored: ${JSON.stringify(info)}`,
      );
    if (!table.records.some((record) => table.seatOf(who, record) === you))
      this.#complain('view', `${who} is told to have seat ${you} of ${table.id}, and never had it`);
  }

  #joined(
    who: string,
    table: TableTruth,
    followed: Followed,
    { viewer, log, over, head }: Message<'joined'>,
  ): void {
    const { record, id } = table;
    if (viewer !== SPECTATOR && viewer !== table.seatOf(who))
      this.#complain('hidden', `${who} is shown the view of seat ${viewer} of ${id}`);
    this.#mayWatch(who, table, viewer);
    if (over && (record.state !== 'over' || over.log.length !== table.log.length))
      this.#complain('hidden', `${who} is told that ${id} is over, and it is not`);
    if (head.commitment !== record.commitment)
      this.#complain('view', `${who} is told another head of ${id} than it has`);
    if (!this.#isStored(who, table, log)) return;
    const stand = table.standing(log);
    const right = stand.map(({ n, entry }) => (over ? entry : table.seen(viewer, n)!));
    if (right.length !== followed.standing.length)
      this.#complain(
        'view',
        `${who} has ${followed.standing.length} entries of ${id}, and ${right.length} stand at ${log}`,
      );
    const n = right.findIndex((entry, at) => !sameEntry(entry, followed.standing[at]));
    if (n >= 0) this.#differs(who, table, followed.standing[n], right[n], n);
  }

  #entries(who: string, table: TableTruth, { viewer }: Followed, { log, entries }: Message<'entries'>): void {
    if (!this.#isStored(who, table, log)) return;
    if (entries.length > 0) this.#mayWatch(who, table, viewer);
    for (const [i, entry] of entries.entries()) {
      const n = log - entries.length + i;
      const right = table.seen(viewer, n);
      if (!sameEntry(entry, right)) this.#differs(who, table, entry, right, n);
    }
  }

  #undone(who: string, table: TableTruth, { length, log }: Message<'undone'>): void {
    if (this.#isStored(who, table, log) && table.standing(log).length !== length)
      this.#complain('view', `${who} is told that ${length} entries of ${table.id} stand at ${log}`);
  }

  /** Players read what spectators write when it is over. */
  #chat(who: string, table: TableTruth, { viewer, info }: Followed, { lines }: Message<'chat'>): void {
    // A node that does not know yet that a match has begun cannot keep this; and it may know of the end before it has told its clients.
    const isPlaying = info?.state === 'playing' && table.record.state === 'playing';
    for (const { text, seat } of lines) {
      const said = this.#archive.said(table.id, text);
      if (said.length === 0)
        this.#complain('view', `${who} is told a line of ${table.id} that is not stored: ${text}`);
      if (viewer >= 0 && seat < 0 && said[0] === 'playing' && isPlaying)
        this.#complain('hidden', `${who} plays at ${table.id} and reads what a spectator says: ${text}`);
    }
  }

  #isStored(who: string, { id, log }: TableTruth, length: number): boolean {
    if (length <= log.length) return true;
    this.#complain(
      'view',
      `${who} is told a log of ${id} of ${length} entries, and ${log.length} are stored`,
    );
    return false;
  }

  #mayWatch(who: string, { id, record }: TableTruth, viewer: number): void {
    if (viewer === SPECTATOR && !record.watch && record.state === 'playing')
      this.#complain('hidden', `${who} watches ${id}, which is for players only`);
  }

  #differs(who: string, { id, record }: TableTruth, told: unknown, right: unknown, n: number): void {
    this.#complain(
      record.state === 'over' ? 'view' : 'hidden',
      `${who} is told ${JSON.stringify(told)} as entry ${n} of ${id}, and may know ${JSON.stringify(right)}`,
    );
  }
}
