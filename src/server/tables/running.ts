/** What a table does by itself, at the node that runs it: clocks and pauses end, a deal is due, a host who is gone is followed by another player, a seat is given away. */
import type { TableEvent } from '../../match/events.ts';
import { Alarm } from '../../match/timer.ts';
import type { TableServiceDeps } from '../table-service.ts';
import { Succession } from './hosting.ts';
import type { Starting } from './starting.ts';
import type { Table } from './table.ts';

export interface Run {
  readonly table: Table;
  starting(): Starting;
  /** Something that no caller asks for happens as soon as it can. */
  send(event: TableEvent): void;
}

export class Running {
  readonly #at: Run;
  readonly #alarm: Alarm;
  readonly #succession: Succession;

  constructor({ clock }: Pick<TableServiceDeps, 'clock'>, at: Run) {
    this.#at = at;
    const { table } = at;
    this.#alarm = new Alarm(clock, () => this.#wake());
    this.#succession = new Succession(table, clock, table.updated, (host) => {
      void table.rewrite((record) => ({ value: { ...record, host } }));
    });
  }

  /** Does what is due, and looks when something will be; where another node runs the table, nothing. */
  start(): void {
    const { table, starting, send } = this.#at;
    this.stop();
    if (!table.leads) return;
    const { revealing } = table.record;
    if (revealing) starting().goOn(revealing.until);
    // The server may have stopped between a move and what chance or a bot owes after it.
    else if (table.machine) send({ type: 'open' });
    this.look();
  }

  stop(): void {
    this.#alarm.clear();
    this.#succession.stop();
    this.#at.table.giving.stop();
  }

  /** The table is woken at this time, or earlier. */
  wakeAt(at: number): void {
    if (this.#at.table.leads) this.#alarm.set(at);
  }

  /** A player came or went, or the record has changed. */
  look(): void {
    const { table } = this.#at;
    table.giving.look();
    if (table.leads) this.#succession.look();
  }

  #wake(): void {
    const { table, starting, send } = this.#at;
    if (!table.leads) return;
    const { revealing } = table.record;
    if (revealing) starting().wake(revealing.until);
    else send({ type: 'wake' });
  }
}
