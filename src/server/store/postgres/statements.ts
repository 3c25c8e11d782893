/** Every question and every change that PostgreSQL is asked for. Most are those of SQLite with other signs; where the two differ they are written out. */
import { type StatementName, sql } from '../statements.ts';

/** What INSERT OR REPLACE replaces: a row with the same key. */
const keys: Readonly<Record<string, string>> = {
  wakes: 'table_id',
  files: 'table_id',
  hosts: 'table_id',
  hooks: 'table_id',
  join_codes: 'table_id',
  looks: 'who, table_id',
  devices: 'id',
  alert_settings: 'who',
  bans: 'who',
};

/** The words of SQLite in those of PostgreSQL. */
function translated(text: string): string {
  let n = 0;
  const said = text
    .replace(/CAST\((\w+) AS BLOB\)/g, '$1')
    .replace(/\?(\d*)/g, (_, number: string) => `$${number || ++n}`)
    .replace(/\bmax\((\w+),/g, 'greatest($1,');
  const [, how, table = '', columns = ''] =
    /^INSERT OR (IGNORE|REPLACE) INTO (\w+) \(([^)]*)\)/.exec(said) ?? [];
  if (!how) return said;
  const insert = said.replace(`INSERT OR ${how}`, 'INSERT');
  if (how === 'IGNORE') return `${insert} ON CONFLICT DO NOTHING`;
  const values = columns.split(', ').map((column) => `${column} = excluded.${column}`);
  return `${insert} ON CONFLICT (${keys[table]}) DO UPDATE SET ${values.join(', ')}`;
}

/** The fact that says which copy of everything this is: where a backup was put in its place it is another one. */
export const GENERATION = 'generation';

const nodeLocks = `FROM pg_locks WHERE locktype = 'advisory' AND granted
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  AND classid = (hashtext('updraft node ' || current_schema()::text)::bigint & 4294967295)::oid`;
/** Which nodes run: each holds a lock as long as it is connected. */
const running = `SELECT objid::bigint ${nodeLocks}`;

/** The database's own time, in milliseconds: the clocks of nodes differ. */
const clock = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint';

const own = {
  // A log has no gaps. What is taken already, or does not follow, is missing in the answer.
  // No node changes the record before these are written. The entry before is looked up by its key: for EXISTS, the plan of a young database reads all entries.
  addEntries: `WITH held AS (SELECT id, rev FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR SHARE)
    INSERT INTO entries (table_id, n, entry, at, spent)
    SELECT given.table_id, given.n, given.entry, given.at, given.spent
    FROM unnest($1::text[], $2::integer[], $3::text[], $4::bigint[], $5::bigint[], $6::integer[], $7::integer[])
      AS given (table_id, n, entry, at, spent, first, rev)
    WHERE EXISTS (SELECT 1 FROM held WHERE id = given.table_id AND (given.rev IS NULL OR given.rev = held.rev))
      AND (given.first = 0 OR given.n = 0
        OR (SELECT n FROM entries WHERE table_id = given.table_id AND n = given.n - 1) IS NOT NULL)
    ON CONFLICT DO NOTHING RETURNING table_id, n`,
  weights: `SELECT id, state, record FROM tables WHERE state IN ('open', 'playing')
    AND id NOT IN (SELECT table_id FROM quarantine)`,

  setWake: `INSERT INTO wakes (table_id, at, node) SELECT id, $2, current_setting('updraft.node')::integer
    FROM tables WHERE id = $1 ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, node = excluded.node`,
  // A node without leases, as those of the first version are, has what it has in memory as long as it is connected.
  interrupted: `SELECT table_id FROM wakes LEFT JOIN leases USING (table_id) WHERE at = 0
    AND (until <= ${clock} OR run NOT IN (${running}) OR (until IS NULL AND wakes.node NOT IN (${running})))
    AND table_id NOT IN (SELECT table_id FROM quarantine)`,
  // In one order: two nodes that ask for the same leases do not wait for each other in a circle.
  lease: `INSERT INTO leases (table_id, node, until, run)
    SELECT id, $2, ${clock} + $4::bigint - $3::bigint, $5::integer
      FROM json_array_elements_text($1::json) AS id ORDER BY id COLLATE "C"
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until, run = excluded.run
      WHERE leases.node = excluded.node OR leases.until <= ${clock} OR leases.run NOT IN (${running})
    RETURNING table_id`,
  letGo: `DELETE FROM leases WHERE node = $1 AND table_id IN (SELECT json_array_elements_text($2::json))`,

  addKey: `INSERT INTO facts (name, value) VALUES ('signing-key', decode($1, 'hex')) ON CONFLICT DO NOTHING`,
  addFact: `INSERT INTO facts (name, value) VALUES ($1, convert_to($2, 'UTF8')) ON CONFLICT DO NOTHING`,
  setFact: `INSERT INTO facts (name, value) VALUES ($1, convert_to($2, 'UTF8'))
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,

  dropCalls: `DELETE FROM calls WHERE table_id = $1
    AND who NOT IN (SELECT value ->> 0 FROM json_array_elements($2::json))`,
  setCalls: `INSERT INTO calls (who, table_id, kind, turn, live, first, half, tenth, until, told)
    SELECT value ->> 0, tables.id, value ->> 1, (value ->> 2)::integer, (value ->> 3)::integer, (value ->> 4)::bigint,
      (value ->> 5)::bigint, (value ->> 6)::bigint, (value ->> 7)::bigint, (value ->> 8)::integer
    FROM tables, json_array_elements($2::json) WHERE tables.id = $1
    ON CONFLICT (who, table_id) DO UPDATE SET
      told = CASE WHEN calls.kind = excluded.kind AND calls.turn = excluded.turn
        THEN greatest(calls.told, excluded.told) ELSE excluded.told END,
      held = CASE WHEN calls.kind = excluded.kind AND calls.turn = excluded.turn THEN calls.held ELSE 0 END,
      kind = excluded.kind, turn = excluded.turn, live = excluded.live, first = excluded.first,
      half = excluded.half, tenth = excluded.tenth, until = excluded.until`,

  // Numbers of reports have gaps, where a transaction was taken back.
  oldReports: `DELETE FROM reports WHERE id <= (SELECT id FROM reports ORDER BY id DESC OFFSET $1 LIMIT 1)`,
} satisfies Partial<Record<StatementName, string>>;

const names = Object.keys(sql) as StatementName[];

export const postgresSql = Object.fromEntries(
  names.map((name) => [name, name in own ? own[name as keyof typeof own] : translated(sql[name])]),
) as Readonly<Record<StatementName, string>>;

/** Adds entries that are sure to be taken: it fails, and adds none, where one of them is not. Answers less than a list of them all, with every move. */
export const addAllEntries = `WITH added AS (${postgresSql.addEntries})
  SELECT 1 / (count(*) = cardinality($1))::integer FROM added`;

export const transactionSql = 'SELECT pg_xact_status($1::text::xid8) AS status';
/** A crash makes what PostgreSQL counts begin anew. */
export const lifeSql = 'SELECT concat(pg_postmaster_start_time(), stats_reset) AS life FROM pg_stat_bgwriter';
/** Ends a process of this account, where it is still there. */
export const endSql = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid = $1 AND usename = current_user AND backend_type = 'client backend'`;
/** How many of these entries stand as they were given. */
export const addedSql = `SELECT count(*) AS n FROM entries
  JOIN unnest($1::text[], $2::integer[], $3::text[], $4::bigint[], $5::bigint[]) AS given (table_id, n, entry, at, spent)
  USING (table_id, n, entry, at, spent)`;

const table = 'SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE';
const owner = `SELECT pg_advisory_xact_lock(hashtext('updraft owner ' || current_schema()::text), hashtext($1))`;

/**
 * What is to be locked before a statement, by its first parameter: lines of chat are numbered one after the other, by whichever node; a record is
 * changed when all entries are there that another node is just adding; and bots of a person are counted one after the other.
 */
export const locks: { readonly [name in StatementName]?: string } = {
  addChat: table,
  changeTable: table,
  addProgram: owner,
};

/** Makes a node of a connection: it has a number, and holds the lock with that number until it ends. */
export const nodeSql = {
  /** The connections by which nodes write. */
  connected: `SELECT DISTINCT pid ${nodeLocks}`,
  begin: 'INSERT INTO nodes DEFAULT VALUES RETURNING n',
  hold: `SELECT pg_advisory_lock_shared(hashtext('updraft node ' || current_schema()::text), $1::integer)`,
  /** Whether a node that was not told to end still runs. */
  runs: `SELECT n, since, until, n IN (${running}) AS runs FROM nodes WHERE since IS NOT NULL ORDER BY since, n`,
  started: 'UPDATE nodes SET since = $2, until = $2 WHERE n = $1',
  alive: 'UPDATE nodes SET until = greatest(until, $2) WHERE n = $1',
  /** The last run before that time tells when the outage after it began. */
  forget: `DELETE FROM nodes WHERE until < (SELECT max(until) FROM nodes WHERE until < $1)
    OR (until IS NULL AND n NOT IN (${running}))`,
} as const;
