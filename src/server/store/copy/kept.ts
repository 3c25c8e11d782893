/** What a server keeps, table by table, as the schema of SQLite says it: a copy holds all of it, whatever database it comes from or goes to. */
import Libsql from 'libsql';
import { migrate } from '../migrations.ts';

export type Kind = 'text' | 'integer' | 'bytes';

export interface Kept {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly kind: Kind }[];
  /** Rows that are no matter of a copy are left out by it. */
  readonly where: string;
}

/** When a server ran is kept otherwise by each database, and told apart; the others are a server's own. */
const OWN_FACTS = ['alive', 'outages', 'checked', 'generation'];
const where = (table: string): string =>
  table === 'facts' ? `WHERE name NOT IN (${OWN_FACTS.map((name) => `'${name}'`).join()})` : '';

/** In the order in which they were made: what a row refers to comes before it. Which node runs a table now, and what passkeys have to sign now, is no matter of a copy. */
export function keptTables(): readonly Kept[] {
  const db = new Libsql(':memory:');
  try {
    migrate(db);
    const rows = <Row>(sql: string, ...params: string[]) => db.prepare(sql).raw().all(params) as Row[];
    const names = rows<[string]>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT IN ('migrations', 'leases', 'challenges') ORDER BY rowid",
    );
    return names.map(([name]) => ({
      name,
      // What the database works out itself is not among them.
      columns: rows<[string, string]>('SELECT name, type FROM pragma_table_info(?)', name).map(
        ([column, type]) => ({ name: column, kind: kindOf(type) }),
      ),
      where: where(name),
    }));
  } finally {
    db.close();
  }
}

function kindOf(type: string): Kind {
  if (type === 'INTEGER') return 'integer';
  return type === 'BLOB' ? 'bytes' : 'text';
}
