/** What is about to happen at a table: stored first, then shown and acknowledged. */
import type { Entry, Position, Seat } from '../../contract/index.ts';
import type { Effect, TimedEntry } from '../../match/events.ts';
import type { TableRecord } from './record.ts';

const nothing: ReadonlyMap<Seat, readonly Entry[]> = new Map();

export class PendingChange {
  /** The record after this; undefined where it stays as it is. */
  record: TableRecord | undefined;
  entries: readonly TimedEntry[] = [];
  /** The same entries as each viewer may see them; those who are not here are shown nothing. */
  seen: ReadonlyMap<Seat, readonly Entry[]> = nothing;
  /** The match is over with this. */
  ends = false;
  /** How many entries stand after an undo; it comes alone. */
  undone: number | undefined;
  /** The table is to be woken at this time. */
  wake: number | undefined;
  /** Will all be told how the record is after this? */
  isTold = false;
  /** What follows once everything is stored, in this order. */
  readonly after: (() => void)[] = [];

  get isEmpty(): boolean {
    return this.record === undefined && this.entries.length === 0;
  }

  /** Each viewer is told the whole match instead. */
  showNothing(): void {
    this.seen = nothing;
  }

  append({ entries, seen }: Extract<Effect<Position>, { type: 'append' }>): void {
    if (this.entries.length === 0) {
      this.entries = entries;
      this.seen = seen;
      return;
    }
    this.entries = this.entries.concat(entries);
    this.seen = new Map(
      [...this.seen].map(([viewer, list]) => [viewer, list.concat(seen.get(viewer) ?? [])]),
    );
  }
}
