/** Somebody asks the others to take a move back. */
import type { Seat } from '../../contract/index.ts';
import type { ToClient } from '../../online/protocol.ts';

export class Offer {
  readonly by: Seat;
  readonly length: number;
  readonly #waits: Set<Seat>;

  constructor(by: Seat, length: number, others: readonly Seat[]) {
    this.by = by;
    this.length = length;
    this.#waits = new Set(others);
  }

  waitsFor(seat: Seat): boolean {
    return this.#waits.has(seat);
  }
  /** This seat agrees, or does not play any longer. Answers whether everybody has agreed. */
  agree(seat: Seat): boolean {
    return this.#waits.delete(seat) && this.#waits.size === 0;
  }
  message(table: string): ToClient {
    return { type: 'offer', table, by: this.by, length: this.length, waits: [...this.#waits] };
  }
}
