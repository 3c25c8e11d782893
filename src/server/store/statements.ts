/** Every question and every change that the database is asked for, prepared once. Rows come as arrays. */
import type { Database } from 'libsql';
import { alertSql } from './alert-statements.ts';
import { mannersSql } from './manners-statements.ts';
import { programsSql } from './programs-statements.ts';

/**
 * A move writes its entry and nothing else: a table was last changed when its last entry came. Rewriting its row with every move
 * would be most of what a commit has to bring to the disk.
 */
const changed = `max(updated, coalesce(
    (SELECT at FROM entries WHERE table_id = tables.id ORDER BY n DESC LIMIT 1), 0))`;
/** A text as its bytes: the library ends the process at bytes that are no text, as a damaged row has them. */
const bytes = (column: string): string => `CAST(${column} AS BLOB)`;
const table = `${bytes('id')}, ${bytes('record')}, ${bytes('secret')}, rev, ${changed} AS changed`;

const passkey = `${bytes('id')}, ${bytes('who')}, ${bytes('name')}, rp, public_key, counter, transports, at, used`;

export const sql = {
  addTable:
    'INSERT INTO tables (id, state, listed, rev, updated, record, secret) VALUES (?, ?, ?, 0, ?, ?, ?)',
  // Of one revision, and with no entry in the log that its writer does not know.
  changeTable: `UPDATE tables SET state = ?2, listed = ?3, rev = rev + 1, updated = ?4, record = ?5 WHERE id = ?1 AND rev = ?6
    AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = ?1 AND n >= ?7)`,
  // Where it is set aside, why.
  table: `SELECT (SELECT ${bytes('why')} FROM quarantine WHERE table_id = tables.id), ${table} FROM tables WHERE id = ?`,
  inState: `SELECT ${table} FROM tables WHERE state = ? AND id NOT IN (SELECT table_id FROM quarantine)
    ORDER BY changed DESC LIMIT ?`,
  weights: `SELECT ${bytes('id')}, state, ${bytes("record ->> 'host'")}, ${bytes("record ->> 'origin'")},
      (SELECT count(*) FROM json_each(record, '$.seats') WHERE value ->> 'kind' = 'bot'),
      (SELECT ${bytes("json_group_array(value ->> 'who')")} FROM json_each(record, '$.seats') WHERE value ->> 'kind' = 'person' AND value ->> 'who' <> '')
    FROM tables WHERE state IN ('open', 'playing') AND json_valid(record)
      AND id NOT IN (SELECT table_id FROM quarantine)`,
  tablesOf: `SELECT ${table} FROM tables WHERE id IN (SELECT table_id FROM seats WHERE who = ?)
    ORDER BY changed DESC LIMIT ?`,
  hostedBy: `SELECT ${table} FROM tables WHERE id IN (SELECT table_id FROM hosts WHERE who = ?)
    ORDER BY changed DESC LIMIT ?`,
  withCode: `SELECT ${bytes('table_id')} FROM join_codes WHERE code = ?`,
  setJoinCode: 'INSERT OR REPLACE INTO join_codes (table_id, code) VALUES (?, ?)',
  dropJoinCode: 'DELETE FROM join_codes WHERE table_id = ?',
  clearOpen: `DELETE FROM tables WHERE state = 'open' AND updated < ? RETURNING id`,
  removeOpen: `DELETE FROM tables WHERE state = 'open' AND id = ? RETURNING id`,
  clearPlaying: `DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE state = 'playing' AND updated < ?1
      AND id NOT IN (SELECT table_id FROM quarantine)
      AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND at >= ?1) LIMIT ?2) RETURNING id`,

  setWake: 'INSERT OR REPLACE INTO wakes (table_id, at) SELECT id, ?2 FROM tables WHERE id = ?1',
  dropWake: 'DELETE FROM wakes WHERE table_id = ?',
  due: `SELECT table_id FROM wakes WHERE at BETWEEN 1 AND ? AND table_id NOT IN (SELECT table_id FROM quarantine)
    ORDER BY at LIMIT ?`,
  interrupted: `SELECT table_id FROM wakes WHERE at = 0 AND table_id NOT IN (SELECT table_id FROM quarantine)
    AND table_id NOT IN (SELECT table_id FROM leases WHERE until > ?)`,
  lease: `INSERT INTO leases (table_id, node, until) SELECT value, ?2, ?4 FROM json_each(?1) WHERE true
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until
      WHERE leases.node = excluded.node OR leases.until <= ?3 RETURNING table_id`,
  letGo: 'DELETE FROM leases WHERE node = ?1 AND table_id IN (SELECT value FROM json_each(?2))',
  letGoAll: 'DELETE FROM leases WHERE node = ?',

  addQuarantine:
    'INSERT OR IGNORE INTO quarantine (table_id, why, at) SELECT id, ?2, ?3 FROM tables WHERE id = ?1',
  // The node that had it in memory has it no more.
  wakeReleased: `UPDATE wakes SET at = 1 WHERE table_id = ? AND at = 0 AND table_id IN (SELECT table_id FROM quarantine)`,
  dropQuarantine: 'DELETE FROM quarantine WHERE table_id = ?',
  quarantined: 'SELECT table_id, why, at FROM quarantine ORDER BY at',

  addFile: 'INSERT OR IGNORE INTO files (table_id, file) VALUES (?, ?)',
  setFile: 'INSERT OR REPLACE INTO files (table_id, file) SELECT id, ?2 FROM tables WHERE id = ?1',
  file: `SELECT ${bytes('file')} FROM files WHERE table_id = ?`,
  withoutFile: `SELECT id FROM tables WHERE state = 'over' AND id NOT IN (SELECT table_id FROM files)`,

  // A log has no gaps: a node that would write past its end has read another log. Each value is taken out of its row once.
  addEntries: `WITH given (id, n, entry, at, spent, first, rev) AS MATERIALIZED (SELECT value ->> 0, value ->> 1, value ->> 2,
      value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each(?))
    INSERT INTO entries (table_id, n, entry, at, spent) SELECT id, n, entry, at, spent FROM given WHERE (first = 0 OR n = 0
      OR EXISTS (SELECT 1 FROM entries WHERE table_id = given.id AND n = given.n - 1))
      AND (rev IS NULL OR EXISTS (SELECT 1 FROM tables WHERE id = given.id AND rev = given.rev))`,
  log: `SELECT ${bytes('entry')}, at, spent FROM entries WHERE table_id = ? AND n >= ? ORDER BY n`,

  addSeat: 'INSERT OR IGNORE INTO seats (who, table_id) VALUES (?, ?)',
  setHost: 'INSERT OR REPLACE INTO hosts (table_id, who) VALUES (?, ?)',
  dropHost: 'DELETE FROM hosts WHERE table_id = ?',
  dropSeats: 'DELETE FROM seats WHERE table_id = ?',

  addChat: `INSERT INTO chat (table_id, n, who, name, seat, text, at)
    SELECT ?1, coalesce(max(n) + 1, 0), ?2, ?3, ?4, ?5, ?6 FROM chat WHERE table_id = ?1 RETURNING n`,
  // Before a line is added, so that with it there are no more than these.
  trimChat: `DELETE FROM chat WHERE table_id = ?1 AND seat BETWEEN ?2 AND ?3 AND n <= (SELECT n FROM chat
    WHERE table_id = ?1 AND seat BETWEEN ?2 AND ?3 ORDER BY n DESC LIMIT 1 OFFSET ?4)`,
  chat: `SELECT n, ${bytes('who')}, ${bytes('name')}, seat, ${bytes('text')}, at
    FROM chat WHERE table_id = ? AND seat >= ? AND text <> '' ORDER BY n DESC LIMIT ?`,
  chatOf: `SELECT ${bytes('table_id')}, ${bytes('text')}, at FROM chat WHERE who = ? ORDER BY at DESC LIMIT ?`,
  // The number stays, so that no later line gets it again.
  blankChat: `UPDATE chat SET who = '', name = '', text = '' WHERE who = ?`,
  clearChat: `DELETE FROM chat WHERE (table_id, n) IN (SELECT table_id, n FROM chat WHERE at < ? LIMIT ?) RETURNING n`,

  addIdentity: 'INSERT INTO identities (who, name, at, seen) VALUES (?1, ?2, ?3, ?3)',
  identity: `SELECT ${bytes('name')}, epoch, seen, at, recovery_at FROM identities WHERE who = ?`,
  see: 'UPDATE identities SET seen = max(seen, ?) WHERE who = ?',
  signOut: 'UPDATE identities SET epoch = epoch + 1 WHERE who = ? RETURNING epoch',
  setRecovery: 'UPDATE identities SET recovery = ?, recovery_at = ? WHERE who = ?',
  recovers: 'SELECT who FROM identities WHERE recovery = ?',
  clearIdentities: `DELETE FROM identities WHERE who IN (SELECT who FROM identities WHERE seen < ?
      AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.who = identities.who) ORDER BY seen LIMIT ?) RETURNING who`,
  dropSeatsOf: 'DELETE FROM seats WHERE who = ?',
  dropIdentity: 'DELETE FROM identities WHERE who = ?',

  addPasskey: `INSERT INTO passkeys (id, who, name, rp, public_key, counter, transports, at, used)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8)`,
  passkey: `SELECT ${passkey} FROM passkeys WHERE id = ?`,
  passkeysOf: `SELECT ${passkey} FROM passkeys WHERE who = ? ORDER BY at, id`,
  usePasskey: 'UPDATE passkeys SET counter = ?, used = ? WHERE id = ?',
  renamePasskey: 'UPDATE passkeys SET name = ? WHERE id = ? AND who = ? RETURNING id',
  dropPasskey: 'DELETE FROM passkeys WHERE id = ? AND who = ? RETURNING id',

  rename: 'UPDATE identities SET name = ? WHERE who = ?',

  addCode: 'INSERT INTO codes (hash, who, until) VALUES (?, ?, ?)',
  dropCodes: 'DELETE FROM codes WHERE who = ?',
  oldCodes: 'DELETE FROM codes WHERE until <= ?',
  takeCode: 'DELETE FROM codes WHERE hash = ? RETURNING who',

  addChallenge: 'INSERT INTO challenges (challenge, who, value, until) VALUES (?, ?, ?, ?)',
  dropChallenges: "DELETE FROM challenges WHERE who = ? AND who <> ''",
  oldChallenges: 'DELETE FROM challenges WHERE until <= ?',
  takeChallenge: 'DELETE FROM challenges WHERE challenge = ? RETURNING value',

  addKey: `INSERT OR IGNORE INTO facts (name, value) VALUES ('signing-key', unhex(?))`,
  setFact: 'INSERT OR REPLACE INTO facts (name, value) VALUES (?, ?)',
  fact: 'SELECT value FROM facts WHERE name = ?',

  ...alertSql,
  ...mannersSql,
  ...programsSql,
} as const;

export type StatementName = keyof typeof sql;
export type Statements = { readonly [name in StatementName]: ReturnType<Database['prepare']> };

export function prepareStatements(db: Database): Statements {
  const entries = Object.entries(sql).map(([name, text]) => {
    const statement = db.prepare(text);
    return [name, /^SELECT|RETURNING/.test(text) ? statement.raw() : statement] as const;
  });
  return Object.fromEntries(entries) as Statements;
}
