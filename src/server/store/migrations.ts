/** The schema, as numbered steps: a database that has seen the first so many is brought to the newest, a step a transaction. */
import type { Database } from 'libsql';

/** Never change a step that was released: add one. PostgreSQL has the same tables, in `postgres/schema.ts`. */
export const steps: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    listed INTEGER NOT NULL,
    rev INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    record TEXT NOT NULL,
    secret TEXT NOT NULL
  );
  CREATE INDEX tables_in_state ON tables (state, updated);

  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    entry TEXT NOT NULL,
    at INTEGER NOT NULL,
    spent INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
  ) WITHOUT ROWID;

  CREATE TABLE seats (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (who, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX seats_of_table ON seats (table_id);

  CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
  ) WITHOUT ROWID;

  CREATE TABLE identities (
    who TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE codes (
    hash TEXT PRIMARY KEY,
    who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX codes_until ON codes (until);

  CREATE TABLE facts (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
  `,
  `
  CREATE TABLE files (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    file TEXT NOT NULL
  ) WITHOUT ROWID;
  `,
  // When a table that no node has in memory must be opened; 0 while one has. Until now every match under way was opened at a start.
  `
  CREATE TABLE wakes (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX wakes_at ON wakes (at);
  INSERT INTO wakes SELECT id, 0 FROM tables WHERE state = 'playing';

  CREATE TABLE quarantine (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    why TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  // What people are to be told about their tables, how far they were told, and by which ways they want to be.
  `
  CREATE TABLE calls (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    live INTEGER NOT NULL,
    first INTEGER NOT NULL,
    half INTEGER,
    tenth INTEGER,
    until INTEGER,
    told INTEGER NOT NULL,
    held INTEGER NOT NULL DEFAULT 0,
    next INTEGER GENERATED ALWAYS AS (max(held, CASE told WHEN 0 THEN first WHEN 1 THEN half WHEN 2 THEN tenth END)) STORED,
    PRIMARY KEY (who, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX calls_next ON calls (next) WHERE next IS NOT NULL;
  CREATE INDEX calls_of_table ON calls (table_id);

  CREATE TABLE looks (
    who TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n INTEGER NOT NULL,
    PRIMARY KEY (who, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX looks_of_table ON looks (table_id);

  CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    who TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    label TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX devices_of ON devices (who);

  CREATE TABLE alert_settings (who TEXT PRIMARY KEY, settings TEXT NOT NULL) WITHOUT ROWID;

  CREATE TABLE hooks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    failures INTEGER NOT NULL
  ) WITHOUT ROWID;
  `,
  // Tokens of an earlier epoch than their person's are good for nothing. All count as seen today: until now that was not noted.
  `
  ALTER TABLE identities ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE identities ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE identities ADD COLUMN recovery TEXT;
  ALTER TABLE identities ADD COLUMN recovery_at INTEGER;
  UPDATE identities SET seen = unixepoch() * 1000;
  CREATE INDEX identities_seen ON identities (seen);
  CREATE UNIQUE INDEX identities_recovery ON identities (recovery);
  CREATE INDEX chat_who ON chat (who);
  CREATE INDEX chat_at ON chat (at);

  CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    who TEXT NOT NULL REFERENCES identities (who) ON DELETE CASCADE,
    name TEXT NOT NULL,
    rp TEXT NOT NULL,
    public_key TEXT NOT NULL,
    counter INTEGER NOT NULL,
    transports TEXT NOT NULL,
    at INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX passkeys_who ON passkeys (who);
  `,
  // Blocks, reports and bans; and who hosts a table, who need not have a seat at it.
  `
  CREATE TABLE blocks (
    who TEXT NOT NULL,
    whom TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (who, whom)
  ) WITHOUT ROWID;
  CREATE INDEX blocks_whom ON blocks (whom);

  CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    about TEXT NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT NOT NULL,
    text TEXT NOT NULL,
    why TEXT NOT NULL
  );
  CREATE INDEX reports_reporter ON reports (reporter);
  CREATE INDEX reports_about ON reports (about);
  CREATE INDEX reports_at ON reports (at);

  CREATE TABLE bans (who TEXT PRIMARY KEY, why TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;

  CREATE TABLE hosts (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    who TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX hosts_who ON hosts (who);
  INSERT INTO hosts SELECT id, record ->> 'host' FROM tables
    WHERE json_valid(record) AND record ->> 'host' IS NOT NULL;
  `,
  // Join codes of tables that wait or are played.
  `
  CREATE TABLE join_codes (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    code TEXT NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX join_codes_code ON join_codes (code);
  `,
  // Which node runs the clocks and bots of a table, and until when.
  `
  CREATE TABLE leases (table_id TEXT PRIMARY KEY, node TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
  `,
  // What passkeys have to sign: asked for at one node, answered at another.
  `
  CREATE TABLE challenges (
    challenge TEXT PRIMARY KEY,
    who TEXT NOT NULL,
    value TEXT NOT NULL,
    until INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX challenges_until ON challenges (until);
  CREATE INDEX challenges_who ON challenges (who);
  `,
  // Bot accounts: each is a person to tables, and has an owner, a name of its own and a token, kept as a hash.
  `
  CREATE TABLE programs (
    who TEXT PRIMARY KEY REFERENCES identities (who) ON DELETE CASCADE,
    owner TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL UNIQUE,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX programs_owner ON programs (owner);
  `,
];

/** Answers the number of steps that the database has seen, where that is more than this program knows; else undefined. */
export function migrate(db: Database, all: readonly string[] = steps): number | undefined {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, at INTEGER NOT NULL)');
  const seen = versionOf(db);
  if (seen > all.length) return seen;
  for (let version = seen + 1; version <= all.length; version++) {
    db.exec('BEGIN IMMEDIATE');
    try {
      // Another process may have opened the same file at the same time and been here first.
      if (versionOf(db) < version) {
        db.exec(all[version - 1]!);
        db.prepare('INSERT INTO migrations VALUES (?, ?)').run([version, Date.now()]);
      }
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
  return undefined;
}

export function versionOf(db: Database): number {
  const row = db.prepare('SELECT max(version) FROM migrations').raw().get([]) as [number | null];
  return row[0] ?? 0;
}
