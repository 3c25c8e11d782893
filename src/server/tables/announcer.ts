/** What a table sends to its clients: to each as its viewer may know it. */
import { type Seat, SPECTATOR } from '../../contract/index.ts';
import type { TableMachine } from '../../match/table.ts';
import type { Clock } from '../../match/timer.ts';
import type { Have, JoinedTable, ToClient } from '../../online/protocol.ts';
import type { Caller } from '../table-service.ts';
import { joined } from './joined.ts';
import { seatInfo } from './lines.ts';
import type { PendingChange } from './pending-change.ts';
import type { Table } from './table.ts';

type Announced = Pick<Table, 'id' | 'audience' | 'record' | 'info' | 'machine' | 'secret'>;

/** So many of those who look at an invitation are told by name. */
const MOST_NAMES = 12;

export class Announcer {
  readonly #table: Announced;
  readonly #clock: Clock;

  constructor(table: Announced, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  /** All that a caller may know, when it joins or the match begins: the record, the match, an open offer. */
  everything(caller: Caller, viewer: Seat, have?: Have): void {
    const { id, record, machine, info } = this.#table;
    tell(caller, { type: 'table', table: info, you: viewer });
    tell(caller, this.#watching);
    const mayLook = viewer >= 0 || record.watch || record.state === 'over';
    if (machine && mayLook) tell(caller, this.#joined(machine, viewer, have));
    if (machine?.offer) tell(caller, { type: 'offer', table: id, ...machine.offer });
  }

  /** The record has changed. */
  record(): void {
    const { info, audience } = this.#table;
    for (const [caller, viewer] of audience.callers)
      tell(caller, { type: 'table', table: info, you: viewer });
  }

  /** It is over: nothing is hidden any more, so that all are told the same, and it is written once. */
  end(): void {
    const { audience, machine } = this.#table;
    const { viewer: _each, ...told } = this.#joined(machine!, SPECTATOR);
    const text = JSON.stringify(told).slice(0, -1);
    for (const [caller, viewer] of audience.callers) caller.send(`${text},"viewer":${viewer}}`);
  }

  /** A player came or went, or a spectator. */
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
  entries({ undone, seen }: PendingChange, { match, clocks }: TableMachine): void {
    const { id, audience } = this.#table;
    const clock = clocks?.changes(this.#clock.now()) ?? [];
    const at = { table: id, log: match.log.length, clock };
    if (undone !== undefined) audience.tell({ type: 'undone', ...at, length: undone });
    else audience.show({ ...at, n: match.standing.length }, seen);
  }

  get #watching(): ToClient {
    const { id, audience, record } = this.#table;
    const names = [...audience.spectators];
    const told = { type: 'watching', table: id, count: names.length } as const;
    // Before the start players like to know who may sit down.
    return record.state === 'open' ? { ...told, names: names.slice(0, MOST_NAMES) } : told;
  }

  #joined({ match, clocks }: TableMachine, viewer: Seat, have?: Have): JoinedTable {
    const { id, record, secret } = this.#table;
    const clock = clocks?.ticks(this.#clock.now()) ?? [];
    const over = record.state === 'over' ? { secret } : {};
    return joined(match, viewer, { table: id, clock, ...over }, have);
  }
}

function tell(caller: Caller, message: ToClient): void {
  caller.send(JSON.stringify(message));
}
