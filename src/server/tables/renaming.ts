/** A player is called otherwise from now on, at all their tables that are not over. */
import { Conflict, type Identity, type Store, type StoredTable } from '../store/store.ts';
import { MOST_LISTED } from './enquiries.ts';
import type { OpenTables } from './open-tables.ts';
import type { TableRecord } from './record.ts';
import { renamed } from './seats.ts';
import { Table } from './table.ts';

export interface RenamingDeps {
  readonly store: Store;
  readonly open: Pick<OpenTables, 'here'>;
  /** A table that is not in memory was written anew. */
  rewritten(id: string, record: TableRecord, updated: number): void;
}

export async function renameAtTables(
  person: Identity,
  { store, open, rewritten }: RenamingDeps,
): Promise<void> {
  for (const stored of await store.tablesOf(person.who, MOST_LISTED)) {
    const { id, record } = stored;
    if (record.state === 'over') continue;
    const table = await open.here(id);
    if (table instanceof Table && !table.isClosed)
      await table.rewrite((now) => ({ value: now.state === 'over' ? now : renamed(now, person) }));
    else {
      // The table need not be opened for this.
      await rewrite(stored, person, { store, rewritten });
    }
  }
}

/** Another node may have it open, and may be first. */
async function rewrite(
  table: StoredTable & { readonly id: string },
  person: Identity,
  at: Pick<RenamingDeps, 'store' | 'rewritten'>,
  tries = 3,
): Promise<void> {
  const { id, record, rev, updated } = table;
  const value = record.state === 'over' ? record : renamed(record, person);
  if (value === record) return;
  try {
    await at.store.change({ id, record: { value, rev }, at: updated });
  } catch (error) {
    if (!(error instanceof Conflict) || tries === 0) throw error;
    const now = await at.store.read(id);
    if (now) await rewrite({ ...now, id }, person, at, tries - 1);
    return;
  }
  at.rewritten(id, value, updated);
}
