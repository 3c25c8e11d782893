/**
 * The schema of PostgreSQL, as numbered steps. Nodes of the version before and of the present one serve one database together while a cluster is
 * upgraded: a step only adds, and says which programs go on working beside it.
 */
import type pg from 'pg';
import { Unavailable } from '../store.ts';
import { storeWords } from '../words.ts';

export interface Step {
  /** Programs that know the schema from this number on still work when the step was taken. */
  readonly serves: number;
  readonly sql: string;
}

/** Words are compared by their bytes, as JavaScript does. */
const text = 'TEXT COLLATE "C"';
const ofTable = `${text} NOT NULL REFERENCES tables (id) ON DELETE CASCADE`;
const ofPerson = `${text} NOT NULL REFERENCES identities (who) ON DELETE CASCADE`;

/** Never change a step that was released: add one. */
export const steps: readonly Step[] = [
  {
    serves: 1,
    sql: `
  CREATE TABLE tables (
    id ${text} PRIMARY KEY,
    state ${text} NOT NULL,
    listed INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    updated BIGINT NOT NULL,
    record TEXT NOT NULL,
    secret TEXT NOT NULL
  );
  CREATE INDEX tables_in_state ON tables (state, updated);

  CREATE TABLE entries (
    table_id ${ofTable},
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at BIGINT NOT NULL,
    spent BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
  );

  CREATE TABLE seats (who ${text} NOT NULL, table_id ${ofTable}, PRIMARY KEY (who, table_id));
  CREATE INDEX seats_of_table ON seats (table_id);
  CREATE TABLE hosts (table_id ${ofTable} PRIMARY KEY, who ${text} NOT NULL);
  CREATE INDEX hosts_who ON hosts (who);
  CREATE TABLE join_codes (table_id ${ofTable} PRIMARY KEY, code ${text} NOT NULL);
  CREATE INDEX join_codes_code ON join_codes (code);
  CREATE TABLE files (table_id ${ofTable} PRIMARY KEY, file TEXT NOT NULL);
  CREATE TABLE quarantine (table_id ${ofTable} PRIMARY KEY, why TEXT NOT NULL, at BIGINT NOT NULL);

  CREATE TABLE chat (
    table_id ${ofTable},
    n INTEGER NOT NULL,
    who ${text} NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
  );
  CREATE INDEX chat_who ON chat (who);
  CREATE INDEX chat_at ON chat (at);

  -- A run of a node: from its start to its last sign of life. When no node ran is what lies between them.
  CREATE TABLE nodes (
    n INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    since BIGINT,
    until BIGINT
  );
  -- At 0 the table is in the memory of this node.
  CREATE TABLE wakes (table_id ${ofTable} PRIMARY KEY, at BIGINT NOT NULL, node INTEGER NOT NULL);
  CREATE INDEX wakes_at ON wakes (at);

  CREATE TABLE identities (
    who ${text} PRIMARY KEY,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    epoch INTEGER NOT NULL DEFAULT 0,
    seen BIGINT NOT NULL,
    recovery ${text} UNIQUE,
    recovery_at BIGINT
  );
  CREATE INDEX identities_seen ON identities (seen);

  CREATE TABLE codes (hash ${text} PRIMARY KEY, who ${ofPerson}, until BIGINT NOT NULL);
  CREATE INDEX codes_until ON codes (until);
  CREATE INDEX codes_who ON codes (who);

  CREATE TABLE passkeys (
    id ${text} PRIMARY KEY,
    who ${ofPerson},
    name TEXT NOT NULL,
    rp TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT NOT NULL,
    at BIGINT NOT NULL,
    used BIGINT NOT NULL
  );
  CREATE INDEX passkeys_who ON passkeys (who);

  CREATE TABLE facts (name ${text} PRIMARY KEY, value BYTEA NOT NULL);

  CREATE TABLE calls (
    who ${text} NOT NULL,
    table_id ${ofTable},
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    live INTEGER NOT NULL,
    first BIGINT NOT NULL,
    half BIGINT,
    tenth BIGINT,
    until BIGINT,
    told INTEGER NOT NULL,
    held BIGINT NOT NULL DEFAULT 0,
    -- greatest() would take what is missing for the smaller one.
    next BIGINT GENERATED ALWAYS AS (CASE
      WHEN told = 0 THEN greatest(held, first)
      WHEN told = 1 AND half IS NOT NULL THEN greatest(held, half)
      WHEN told = 2 AND tenth IS NOT NULL THEN greatest(held, tenth) END) STORED,
    PRIMARY KEY (who, table_id)
  );
  CREATE INDEX calls_next ON calls (next) WHERE next IS NOT NULL;
  CREATE INDEX calls_of_table ON calls (table_id);

  CREATE TABLE looks (who ${text} NOT NULL, table_id ${ofTable}, n INTEGER NOT NULL, PRIMARY KEY (who, table_id));
  CREATE INDEX looks_of_table ON looks (table_id);

  CREATE TABLE devices (
    id ${text} PRIMARY KEY,
    who ${text} NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    label TEXT NOT NULL,
    at BIGINT NOT NULL
  );
  CREATE INDEX devices_of ON devices (who);
  CREATE TABLE alert_settings (who ${text} PRIMARY KEY, settings TEXT NOT NULL);
  CREATE TABLE hooks (table_id ${ofTable} PRIMARY KEY, url TEXT NOT NULL, failures INTEGER NOT NULL);

  CREATE TABLE blocks (who ${text} NOT NULL, whom ${text} NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (who, whom));
  CREATE INDEX blocks_whom ON blocks (whom);

  CREATE TABLE reports (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter ${text} NOT NULL,
    about ${text} NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    text TEXT NOT NULL,
    why TEXT NOT NULL
  );
  CREATE INDEX reports_reporter ON reports (reporter);
  CREATE INDEX reports_about ON reports (about);
  CREATE INDEX reports_at ON reports (at);

  CREATE TABLE bans (who ${text} PRIMARY KEY, why TEXT NOT NULL, at BIGINT NOT NULL);
  `,
  },
  {
    serves: 1,
    sql: `
  -- Which node runs the clocks and bots of a table, and until when. Renewed each second: a crash of the database may empty it, and half of each page is
  -- kept free so that a renewed row stays where it is.
  CREATE UNLOGGED TABLE leases (table_id ${text} PRIMARY KEY, node TEXT NOT NULL, until BIGINT NOT NULL)
    WITH (fillfactor = 50);
  `,
  },
  {
    serves: 1,
    sql: `
  CREATE TABLE challenges (
    challenge ${text} PRIMARY KEY,
    who ${text} NOT NULL,
    value TEXT NOT NULL,
    until BIGINT NOT NULL
  );
  CREATE INDEX challenges_until ON challenges (until);
  CREATE INDEX challenges_who ON challenges (who);
  -- The run of the node that has the lease: where it is not connected any more, its leases need not be waited for.
  ALTER TABLE leases ADD COLUMN run INTEGER;
  `,
  },
  {
    serves: 1,
    sql: `
  CREATE TABLE programs (
    who ${ofPerson} PRIMARY KEY,
    owner ${text} NOT NULL,
    name_key ${text} NOT NULL UNIQUE,
    token ${text} NOT NULL UNIQUE,
    at BIGINT NOT NULL
  );
  CREATE INDEX programs_owner ON programs (owner);
  `,
  },
];

/** A number for locks that only Updraft takes; the schema is the other half of a lock's name, so that several can share a database. */
export const LOCKS = { migrating: 1, starting: 2 } as const;
export const lockOf = (what: string): string => `hashtext('updraft ${what} ' || current_schema()::text)`;

/** Throws an Unavailable where the database cannot hold every name that a player may have. */
export async function checkEncoding(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ has: string }>("SELECT current_setting('server_encoding') AS has");
  const { has } = rows[0]!;
  if (has !== 'UTF8')
    throw new Unavailable(storeWords.noUnicode(`${client.host}:${client.port}/${client.database}`, has));
}

/**
 * Brings the database to the newest schema. Of nodes that start at once one does it, and the others wait. Throws an Unavailable where a newer
 * program has taken a step beside which this one does not work.
 */
export async function migrate(client: pg.Client, all: readonly Step[] = steps): Promise<void> {
  await makeSchema(client);
  await client.query(`SELECT pg_advisory_lock(${lockOf('lock')}, ${LOCKS.migrating})`);
  try {
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, serves INTEGER NOT NULL, at BIGINT NOT NULL)',
    );
    const found = await client.query('SELECT max(version) AS version, max(serves) AS serves FROM migrations');
    const { version, serves } = found.rows[0] as { version: number | null; serves: number | null };
    if ((serves ?? 0) > all.length) throw new Unavailable(storeWords.tooNew(version!, serves!, all.length));
    for (const [i, step] of all.entries()) if (i >= (version ?? 0)) await take(client, step, i + 1);
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lockOf('lock')}, ${LOCKS.migrating})`).catch(() => {});
  }
}

async function take(client: pg.Client, { sql, serves }: Step, version: number): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO migrations VALUES ($1, $2, $3)', [version, serves, Date.now()]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** An address may name a schema that is not there yet. `IF NOT EXISTS` alone fails where two nodes start at once. */
async function makeSchema(client: pg.Client): Promise<void> {
  const found = await client.query(
    "SELECT current_schema() AS current, split_part(current_setting('search_path'), ',', 1) AS wanted",
  );
  const { current, wanted } = found.rows[0] as { current: string | null; wanted: string };
  if (current !== null) return;
  const lock = ['updraft schema', LOCKS.migrating];
  await client.query('SELECT pg_advisory_lock(hashtext($1), $2::integer)', lock);
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS ${wanted}`);
  } finally {
    await client.query('SELECT pg_advisory_unlock(hashtext($1), $2::integer)', lock).catch(() => {});
  }
}
