/** What is about to happen at a table: stored first, then shown and acknowledged. */
import type { Seat } from '../../contract/index.ts';
import type { StoredEntry } from '../store/store.ts';
import type { TableRecord } from './record.ts';

export class Draft {
  /** The record after this; undefined where it stays as it is. */
  record: TableRecord | undefined;
  readonly entries: StoredEntry[] = [];
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
}
