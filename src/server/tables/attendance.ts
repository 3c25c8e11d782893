/** Clients who come to a table and leave it. */
import { type Seat, SPECTATOR } from '../../contract/index.ts';
import type { Have } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Answer, Caller } from '../table-service.ts';
import type { Announcer } from './announcer.ts';
import type { Ledger } from './ledger.ts';
import type { Overseer } from './overseer.ts';
import { successorOf } from './proposals.ts';
import type { Running } from './running.ts';
import type { Table } from './table.ts';

export interface Joining {
  /** What the caller knows of the match already. */
  readonly have?: Have | undefined;
  /** Wants to see only what spectators may. */
  readonly onlooker?: boolean | undefined;
}

export interface AttendanceDeps {
  readonly table: Table;
  readonly ledger: Ledger;
  readonly announcer: Announcer;
  readonly running: Running;
  readonly overseer: Overseer;
}

export class Attendance {
  readonly #at: AttendanceDeps;

  constructor(at: AttendanceDeps) {
    this.#at = at;
  }

  /** Tells a caller everything they may know, and from then on whatever happens. */
  join(caller: Caller, { have, onlooker }: Joining): Promise<Answer> {
    const { table, ledger } = this.#at;
    return ledger.answer((change) => {
      if (onlooker) table.audience.onlook(caller);
      const viewer = onlooker ? SPECTATOR : table.seatOf(caller.who);
      const { watch, state } = table.record;
      if (viewer < 0 && !watch && state === 'playing') return { refused: this.#refuseSpectator(caller) };
      change.after.push(() => this.#admit(caller, have));
      return {};
    });
  }

  #refuseSpectator({ who }: Caller): ServerRefusal {
    const name = successorOf(this.#at.table.record, who);
    return name === undefined ? { code: 'noWatching' } : { code: 'seatGiven', name };
  }

  #admit(caller: Caller, have: Have | undefined): void {
    const { table, announcer, overseer } = this.#at;
    if (table.isClosed) return;
    const { audience } = table;
    const seat = table.seatOf(caller.who);
    const viewer = audience.isOnlooker(caller) ? SPECTATOR : seat;
    const wasHere = audience.isHere(caller.who);
    audience.add(caller, viewer);
    announcer.everything(caller, viewer, have);
    table.giving.welcome(caller);
    if (!wasHere) this.#tell(seat);
    // Other nodes hear who is at this one, also of a person who is, or was a moment ago, at another.
    else overseer.attended(table);
  }

  leave(caller: Caller): void {
    const { table, ledger, overseer } = this.#at;
    const viewer = table.seatOf(caller.who);
    if (!table.audience.remove(caller)) return;
    if (table.audience.isHere(caller.who)) ledger.settled(() => overseer.attended(table));
    else ledger.settled(() => this.#tell(viewer));
  }

  /** A person came or went at another node. */
  changed(who: string): void {
    const { table, ledger } = this.#at;
    ledger.settled(() => this.#tell(table.seatOf(who)));
  }

  #tell(viewer: Seat): void {
    const { table, announcer, running, overseer } = this.#at;
    announcer.presence(viewer);
    running.look();
    overseer.attended(table);
  }
}
