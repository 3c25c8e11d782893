/** What is about to happen at a table: stored first, then shown and acknowledged. */
import type { Entry, Position, Seat } from '../../contract/index.ts';
import type { Effect, TimedEntry } from '../../match/events.ts';
import type { TableRecord } from './record.ts';

export class PendingChange {
  /** The record after this; undefined where it stays as it is. */
  record: TableRecord | undefined;
  readonly entries: TimedEntry[] = [];
  /** The same entries as each viewer may see them, as JSON with commas between them. */
  readonly seen = new Map<Seat, string>();
  /** The match is over with this. */
  ends = false;
  /** How many entries stand after an undo; it comes alone. */
  undone: number | undefined;
  /** What follows once everything is stored, in this order. */
  readonly after: (() => void)[] = [];

  get isEmpty(): boolean {
    return this.record === undefined && this.entries.length === 0;
  }

  append({ entries, seen }: Extract<Effect<Position>, { type: 'append' }>): void {
    this.entries.push(...entries);
    // Most entries look the same to all viewers.
    const texts = new Map<Entry, string>();
    for (const [viewer, list] of seen) {
      let text = this.seen.get(viewer);
      for (const entry of list) {
        const more = texts.get(entry) ?? JSON.stringify(entry);
        texts.set(entry, more);
        text = text === undefined ? more : `${text},${more}`;
      }
      if (text !== undefined) this.seen.set(viewer, text);
    }
  }
}
