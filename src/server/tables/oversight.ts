/** What follows for the whole node when something happens at one of its tables: the lobby, limits, alerts, when to wake it, and what other nodes hear. */
import type { ServerRefusal } from '../../online/refusals.ts';
import type { TableChange } from '../bus.ts';
import type { Gossip, Said } from '../gossip.ts';
import { SetAside } from '../store/store.ts';
import type { Caller, TableServiceDeps } from '../table-service.ts';
import type { Admission } from './admission.ts';
import { Audience, type Elsewhere } from './audience.ts';
import type { Following } from './following.ts';
import type { TableLeases } from './leases.ts';
import { lineOf } from './lines.ts';
import type { Lobby } from './lobby.ts';
import { isAttended, newsOf } from './news.ts';
import type { OpenTables } from './open-tables.ts';
import type { Overseer } from './overseer.ts';
import type { Presence } from './presence.ts';
import type { TableRecord } from './record.ts';
import type { AnyTable } from './requests.ts';
import type { Table } from './table.ts';
import type { Visits } from './visits.ts';
import type { Wakes } from './wakes.ts';

export interface OversightDeps {
  readonly leases: TableLeases;
  readonly lobby: Lobby;
  readonly admission: Admission;
  readonly visits: Visits;
  readonly presence: Presence;
  readonly gossip: Gossip;
  readonly wakes: Wakes;
  open(): OpenTables;
  following(): Following;
}

export class Oversight implements Overseer {
  readonly #deps: TableServiceDeps;
  readonly #at: OversightDeps;

  constructor(deps: TableServiceDeps, at: OversightDeps) {
    this.#deps = deps;
    this.#at = at;
  }

  leads(id: string): boolean {
    return this.#at.leases.holds(id);
  }

  led(table: Table, leads: boolean): void {
    const { id, record } = table;
    if (leads && record.state === 'playing') this.#at.wakes.set(id, 0);
    if (leads) this.tell(table);
    else {
      this.#deps.watcher?.closed(id);
      // Its bots think at another node from now on.
      this.#at.admission.rest(id, true);
    }
  }

  admit(id: string, record: TableRecord, caller: Caller): ServerRefusal | undefined {
    return this.#at.admission.begin(id, record, caller);
  }

  seat(id: string, record: TableRecord): ServerRefusal | undefined {
    return this.#at.admission.seat(id, record);
  }

  stored(table: Table, changed: Omit<TableChange, 'table'>): void {
    const change = { table: table.id, ...changed };
    // The table was read again while the change was on its way: like other nodes, the newer copy has yet to hear of it.
    if (table.isClosed)
      void this.#at
        .open()
        .here(table.id)
        .then((now) => now?.hear(change));
    else this.heard(table, changed);
    this.#deps.bus.changed(change);
  }

  heard(table: Table, { record }: { readonly record: boolean }): void {
    if (record) {
      this.attended(table);
      this.#weigh(table);
    } else if (!isAttended(table)) this.tell(table);
  }

  say<T extends 'nudged' | 'hand'>(topic: T, said: Said<T>): void {
    this.#at.gossip.say(topic, said);
  }

  vanished(table: Table): void {
    const { visits, presence, open, following } = this.#at;
    const { id, audience } = table;
    open().forget(table);
    following().unlist(id);
    audience.tell({ type: 'cancelled', table: id });
    visits.end(table);
    presence.note(id, new Audience());
  }

  elsewhere(id: string): Elsewhere {
    return this.#at.presence.at(id);
  }

  attended(table: Table): void {
    // The table was read again: players and spectators are at the newer copy.
    if (table.isClosed) return;
    const here = table.record.seats.some((seat) => seat.kind === 'person' && table.audience.isHere(seat.who));
    this.#at.presence.note(table.id, table.audience);
    this.#at.lobby.note(lineOf(table.id, table.record, table.updated), here);
    this.tell(table);
  }

  failed(table: AnyTable, error: unknown): void {
    const { open, following } = this.#at;
    open().failed(table, error);
    // The write may have been stored all the same, and only its answer lost: then the other nodes have to know of it, too.
    if (!(error instanceof SetAside)) this.#deps.bus.changed({ table: table.id, record: true });
    void following().reload(table.id);
  }

  /** How a match stands for its players. */
  tell(table: Table): void {
    const { watcher } = this.#deps;
    if (watcher && table.leads) watcher.hear(newsOf(table));
  }

  /** Counts a table as it stands now. */
  #weigh({ id, record }: Table): void {
    const { admission, wakes } = this.#at;
    admission.count(id, record);
    if (record.state === 'over') wakes.set(id, undefined);
    else if (record.state === 'playing' && this.leads(id)) wakes.keepAwake(id);
  }
}
