/** Does a file have the tables that its version makes? A flipped bit in their description is no damage to the library that reads it. */
import Libsql, { type Database } from 'libsql';
import { migrate, steps, versionOf } from './migrations.ts';

/** The first table that lacks a column, a key or a reference which it should have; undefined where all are as they were made. */
export function misshapen(db: Database): string | undefined {
  const names = tablesOf(db);
  if (names.length === 0) return undefined;
  if (!names.includes('migrations')) return 'migrations';
  const version = versionOf(db);
  // A newer file is refused when it is opened.
  if (version > steps.length) return undefined;
  const fresh = new Libsql(':memory:');
  try {
    migrate(fresh, steps.slice(0, version));
    return tablesOf(fresh).find((table) => shapeOf(db, table) !== shapeOf(fresh, table));
  } finally {
    fresh.close();
  }
}

const tablesOf = (db: Database): string[] =>
  (
    db
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .raw()
      .all([]) as [string][]
  ).map(([name]) => name);

/** Names of columns and what they are keys of, as text. The words that made the table may differ between versions of the library. */
function shapeOf(db: Database, table: string): string {
  const all = (sql: string) => db.prepare(sql).raw().all([table]);
  return JSON.stringify([
    all('SELECT name, pk FROM pragma_table_info(?)'),
    all('SELECT "table", "from", "to" FROM pragma_foreign_key_list(?)'),
  ]);
}
