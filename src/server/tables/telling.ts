/** What a table tells those who look at it, to each as they may know it. */
import type { Seat } from '../../contract/index.ts';
import type { Have, ToClient } from '../../online/protocol.ts';
import type { TableInfo } from '../../online/table.ts';
import type { Caller } from '../hall.ts';
import type { Audience } from './audience.ts';
import type { Draft } from './draft.ts';
import { joined } from './joined.ts';
import { seatInfo } from './lines.ts';
import type { Playing } from './playing.ts';
import type { TableRecord } from './record.ts';

/** The table that is told of. */
export interface Told {
  readonly id: string;
  readonly audience: Audience;
  readonly record: TableRecord;
  readonly info: TableInfo;
  readonly playing: Playing | undefined;
  readonly secret: string;
}

export class Telling {
  readonly #table: Told;
  readonly #now: () => number;

  constructor(table: Told, now: () => number) {
    this.#table = table;
    this.#now = now;
  }

  /** Everything that somebody may know who comes, or for whom the match begins. */
  everything(caller: Caller, viewer: Seat, have?: Have): void {
    const { record, playing } = this.#table;
    this.#record(caller, viewer);
    tell(caller, this.#watching);
    const mayLook = viewer >= 0 || record.watch || record.state === 'over';
    if (playing && mayLook) this.#match(playing, caller, viewer, have);
  }

  /** The record has changed. */
  record(): void {
    for (const [caller, viewer] of this.#table.audience.callers) this.#record(caller, viewer);
  }

  /** It is over: nothing is hidden any more. */
  end(): void {
    const { audience, playing } = this.#table;
    for (const [caller, viewer] of audience.callers) this.#match(playing!, caller, viewer);
  }

  /** Somebody came or went: at a seat, or among those who look on. */
  presence(viewer: Seat): void {
    const { id, audience, record } = this.#table;
    if (viewer < 0) this.watching();
    else {
      const info = seatInfo(record, viewer, (who) => audience.isHere(who));
      audience.tell({ type: 'seat', table: id, seat: viewer, info });
    }
  }

  watching(): void {
    this.#table.audience.tell(this.#watching);
  }

  /** Entries, or that some were taken back. */
  entries({ undone, seen }: Draft, { match, clocks }: Playing): void {
    const { id, audience } = this.#table;
    const at = { table: id, log: match.log.length, clock: clocks.changes(this.#now()) };
    if (undone !== undefined) audience.tell({ type: 'undone', ...at, length: undone });
    else audience.show({ ...at, n: match.standing.length }, seen);
  }

  get #watching(): ToClient {
    return { type: 'watching', table: this.#table.id, count: this.#table.audience.spectators };
  }

  #record(caller: Caller, viewer: Seat): void {
    tell(caller, { type: 'table', table: this.#table.info, you: viewer });
  }

  #match({ match, clocks }: Playing, caller: Caller, viewer: Seat, have?: Have): void {
    const { id, record, secret } = this.#table;
    const over = record.state === 'over' ? { secret } : {};
    tell(caller, joined(match, viewer, { table: id, clock: clocks.ticks(this.#now()), ...over }, have));
  }
}

function tell(caller: Caller, message: ToClient): void {
  caller.send(JSON.stringify(message));
}
