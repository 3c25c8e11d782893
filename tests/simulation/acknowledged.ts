/** What clients have asked for, and whether what they were told is done stands. */
import type { Entry, Seat } from '../../src/contract/index.ts';
import type { Request } from '../../src/server/table-service.ts';
import type { Archive } from './archive.ts';
import type { Complain } from './claims.ts';
import type { Asked, TableTruth } from './truth.ts';

export class Claims implements Asked {
  readonly #complain: Complain;
  readonly #moves = new Set<string>();
  readonly #lines: { readonly table: string; readonly text: string }[] = [];
  /** Players who were told that they have a seat, at tables that have not begun. */
  readonly #seated = new Map<string, Set<string>>();
  /** Players who have ever asked to get up. */
  readonly #unsettled = new Set<string>();
  archive: Archive | undefined;
  made = 0;

  constructor(complain: Complain) {
    this.#complain = complain;
  }

  asked(who: string, request: Request): void {
    if (request.type === 'move') {
      const { table, seat, count, move } = request;
      this.#moves.add(`${who} ${table} ${seat} ${count} ${move}`);
    } else if (request.type === 'stand') {
      // A node that stands still may get them up at any later time.
      this.#unsettled.add(who);
      this.#seated.get(request.table)?.delete(who);
    }
  }

  hasAsked(who: string, table: string, seat: Seat, count: number, move: Entry['move']): boolean {
    return this.#moves.has(`${who} ${table} ${seat} ${count} ${move}`);
  }

  acknowledged(who: string, request: Request): void {
    if (!('table' in request)) return;
    const table = this.archive?.tables.get(request.table);
    if (!table) return;
    this.made++;
    if (!this.#stands(who, request, table))
      this.#complain(
        'acknowledged',
        `${who} is told that it is done and it does not stand: ${JSON.stringify(request)}`,
      );
    if (request.type === 'sit' && !this.#unsettled.has(who)) {
      const seated = this.#seated.get(table.id) ?? new Set();
      this.#seated.set(table.id, seated.add(who));
    } else if (request.type === 'chat') this.#lines.push(request);
  }

  #stands(who: string, request: Request, table: TableTruth): boolean {
    const { records, record } = table;
    switch (request.type) {
      case 'move':
        return table.wasMade(request.seat, request.count, request.move);
      case 'sit':
        return records.some((one) => table.seatOf(who, one) >= 0);
      case 'start':
        return record.state !== 'open';
      case 'reveal':
        return records.some((one) =>
          one.seats.some((seat) => seat.kind === 'person' && seat.who === who && seat.salt === request.salt),
        );
      case 'resign':
        return record.state === 'over' || record.away?.[table.seatOf(who)] === 'resigned';
      case 'chat':
        return this.archive!.said(table.id, request.text).length === 1;
      default:
        return true;
    }
  }

  /** A record was written: those who were told that they sit still do. */
  written(table: TableTruth): void {
    for (const who of this.#seated.get(table.id) ?? [])
      if (table.seatOf(who) < 0)
        this.#complain('acknowledged', `${who} was told to sit at ${table.id}, and the seat is gone`);
  }

  /** At the end: every line that was acknowledged is there once. */
  lines(): void {
    for (const { table, text } of this.#lines)
      if (this.archive!.said(table, text).length !== 1)
        this.#complain(
          'acknowledged',
          `"${text}" was acknowledged and stands ${this.archive!.said(table, text).length} times`,
        );
  }
}
