/** What a table sends to its clients: to each as its viewer may know it. */
import { type Seat, SPECTATOR } from '../../contract/index.ts';
import type { TableMachine } from '../../match/table.ts';
import type { Clock } from '../../match/timer.ts';
import type { Have, JoinedTable, ToClient } from '../../online/protocol.ts';
import type { TableInfo } from '../../online/table.ts';
import type { Caller } from '../table-service.ts';
import { joined } from './joined.ts';
import { knowsCode, seatInfo } from './lines.ts';
import type { PendingChange } from './pending-change.ts';
import type { Table } from './table.ts';

type Announced = Pick<Table, 'id' | 'audience' | 'record' | 'info' | 'machine' | 'secret'>;

/** So many of those who look at an invitation are told by name. */
const MOST_NAMES = 12;
/** Where a table has more seats than this, those who look at it are told the seats that have changed, and not all of them each time. */
const FEW_SEATS = 12;

export class Announcer {
  readonly #table: Announced;
  readonly #clock: Clock;
  /** What all who are here were told last of a record with many seats. */
  #told: TableInfo | undefined;

  constructor(table: Announced, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  /** All that a caller may know, when it joins or the match begins: the record, the match, an open offer. */
  everything(caller: Caller, viewer: Seat, have?: Have): void {
    const { id, record, machine, info, audience } = this.#table;
    const table = knowsCode(record, caller.who) ? this.#withCode : info;
    tell(caller, { type: 'table', table, you: viewer });
    audience.tellSeat(caller, viewer);
    tell(caller, this.#watching);
    const mayLook = viewer >= 0 || record.watch || record.state === 'over';
    if (machine && mayLook) tell(caller, this.joined(machine, viewer, have));
    if (machine?.offer) tell(caller, { type: 'offer', table: id, ...machine.offer });
  }

  /** The record has changed. What is the same for all is written once. */
  record(): void {
    const { id, info, audience, record } = this.#table;
    const known = this.#withCode;
    const seats = this.#told && seatsChanged(this.#told, known);
    this.#told = info.seats.length > FEW_SEATS ? known : undefined;
    const write = (table: TableInfo) => `${JSON.stringify({ type: 'table', table }).slice(0, -1)},"you":`;
    const whole = write(info);
    const withCode = known === info ? whole : write(known);
    const parts = seats?.map((seat) =>
      JSON.stringify({ type: 'seat', table: id, seat, info: info.seats[seat]! } satisfies ToClient),
    );
    for (const [caller, viewer] of audience.callers) {
      // A player whose own seat has changed may have another one now.
      const isSame = seats && !seats.includes(viewer) && audience.toldSeat(caller) === viewer;
      audience.tellSeat(caller, viewer);
      if (isSame) for (const part of parts!) caller.send(part);
      else caller.send(`${knowsCode(record, caller.who) ? withCode : whole}${viewer}}`);
    }
  }

  get #withCode(): TableInfo {
    const { info, record } = this.#table;
    return record.code === undefined ? info : { ...info, code: record.code };
  }

  /** It is over: nothing is hidden any more, so that all are told the same, and it is written once. */
  end(): void {
    const { audience, machine } = this.#table;
    const { viewer: _each, ...told } = this.joined(machine!, SPECTATOR);
    const text = JSON.stringify(told).slice(0, -1);
    for (const [caller, viewer] of audience.callers) caller.send(`${text},"viewer":${viewer}}`);
  }

  /** A player came or went, or a spectator. */
  presence(viewer: Seat): void {
    const { id, audience, record } = this.#table;
    if (viewer < 0) this.watching();
    else {
      const info = seatInfo(record, viewer, (who) => audience.isHere(who));
      if (this.#told) this.#told = { ...this.#told, seats: this.#told.seats.with(viewer, info) };
      audience.tell({ type: 'seat', table: id, seat: viewer, info });
    }
  }

  watching(): void {
    this.#table.audience.tell(this.#watching);
  }

  /** Entries, or that some were taken back. */
  entries({ undone, seen }: PendingChange, { match, clocks }: TableMachine): void {
    const { id, audience } = this.#table;
    const clock = clocks?.changes(this.#clock.now()) ?? [];
    const log = match.log.length;
    if (undone !== undefined) audience.tell({ type: 'undone', table: id, log, clock, length: undone });
    else audience.show({ table: id, n: match.standing.length, log, clock }, seen);
  }

  /** A player has taken a seat over, and is told what it knows. */
  taken(seat: Seat): void {
    for (const [one, viewer] of this.#table.audience.callers)
      if (viewer === seat) this.everything(one, viewer);
    this.watching();
  }

  /** A late-comer has given their seat back: from now on they are told what spectators are, where there may be any. */
  gaveBack(who: string): void {
    const { audience, record } = this.#table;
    for (const [one, viewer] of [...audience.callers]) {
      if (one.who !== who) continue;
      this.everything(one, viewer);
      if (!record.watch && record.state === 'playing') audience.remove(one);
    }
    this.watching();
  }

  /** Clocks have changed though nothing was played. */
  clocks(): void {
    const { id, audience, machine } = this.#table;
    if (!machine) return;
    const { match, clocks } = machine;
    const clock = clocks?.changes(this.#clock.now()) ?? [];
    const [n, log] = [match.standing.length, match.log.length];
    audience.tell({ type: 'entries', table: id, n, log, clock, entries: [] });
  }

  get #watching(): ToClient {
    const { id, audience, record } = this.#table;
    const names = [...audience.spectators];
    const told = { type: 'watching', table: id, count: names.length } as const;
    // Before the start players like to know who may sit down.
    return record.state === 'open' ? { ...told, names: names.slice(0, MOST_NAMES) } : told;
  }

  joined({ match, clocks }: TableMachine, viewer: Seat, have?: Have): JoinedTable {
    const { id, record, secret } = this.#table;
    const clock = clocks?.ticks(this.#clock.now()) ?? [];
    const over = record.state === 'over' ? { secret } : {};
    return joined(match, viewer, { table: id, clock, notes: record.notes, ...over }, have);
  }
}

/** Which seats differ; undefined where anything else does. */
function seatsChanged({ seats: before, ...was }: TableInfo, { seats, ...is }: TableInfo): Seat[] | undefined {
  if (before.length !== seats.length || JSON.stringify(was) !== JSON.stringify(is)) return undefined;
  const differs = (seat: Seat) => JSON.stringify(before[seat]) !== JSON.stringify(seats[seat]);
  return [...seats.keys()].filter(differs);
}

function tell(caller: Caller, message: ToClient): void {
  caller.send(JSON.stringify(message));
}
