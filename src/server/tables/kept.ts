/** A table as it stands in the store, as far as this node knows: all that its clients were told. Each change is written after the last one known. */
import { CHANCE } from '../../contract/index.ts';
import { isUndo } from '../../match/log.ts';
import type { StoredTable } from '../store/store.ts';
import type { TableServiceDeps } from '../table-service.ts';
import { fileOfTable } from './archive.ts';
import type { PendingChange } from './pending-change.ts';
import type { TableRecord } from './record.ts';
import type { Table } from './table.ts';

export class Kept {
  record: TableRecord;
  rev: number;
  /** How many entries its log has. */
  length: number;

  constructor({ record, rev, log }: StoredTable & { readonly log: readonly unknown[] }) {
    this.record = record;
    this.rev = rev;
    this.length = log.length;
  }

  /** Rejects with a Conflict where another node has written meanwhile. */
  store(
    table: Table,
    { record, entries: list, ends }: PendingChange,
    { store, clock, journal }: Pick<TableServiceDeps, 'store' | 'clock' | 'journal'>,
  ): Promise<void> {
    const at = clock.now();
    const change = {
      id: table.id,
      at,
      from: { rev: this.rev, log: this.length },
      record: record && { value: record, rev: this.rev, was: this.record },
      entries: list.length > 0 ? { n: this.length, list } : undefined,
      file: ends ? fileOfTable(table) : undefined,
    };
    return store.change(change).then(() => {
      if (record) {
        this.record = record;
        this.rev++;
      }
      this.length += list.length;
      table.updated = at;
      for (const { entry } of list)
        if (!isUndo(entry) && entry.by !== CHANCE) journal.moved(table.record.game);
    });
  }
}
