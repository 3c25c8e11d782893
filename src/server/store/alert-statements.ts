/** What alerts ask of the database. */
const call = 'who, table_id, kind, turn, live, first, half, tenth, until, told';

export const alertSql = {
  dropCalls: 'DELETE FROM calls WHERE table_id = ?1 AND who NOT IN (SELECT value ->> 0 FROM json_each(?2))',
  setCalls: `INSERT INTO calls (who, table_id, kind, turn, live, first, half, tenth, until, told)
    SELECT value ->> 0, tables.id, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8
    FROM tables JOIN json_each(?2) WHERE tables.id = ?1
    ON CONFLICT (who, table_id) DO UPDATE SET
      told = CASE WHEN kind = excluded.kind AND turn = excluded.turn THEN max(told, excluded.told) ELSE excluded.told END,
      held = CASE WHEN kind = excluded.kind AND turn = excluded.turn THEN held ELSE 0 END,
      kind = excluded.kind, turn = excluded.turn, live = excluded.live, first = excluded.first,
      half = excluded.half, tenth = excluded.tenth, until = excluded.until`,
  seeCall: 'UPDATE calls SET told = max(told, 1) WHERE who = ? AND table_id = ?',
  callsOf: `SELECT ${call} FROM calls WHERE who = ? ORDER BY first, table_id`,
  dueCalls: `SELECT ${call} FROM calls WHERE next <= ? ORDER BY next LIMIT ?`,
  tellCall:
    'UPDATE calls SET told = ? WHERE who = ? AND table_id = ? AND kind = ? AND turn = ? AND told = ? RETURNING told',
  holdCall: 'UPDATE calls SET held = ? WHERE who = ? AND table_id = ? AND kind = ? AND turn = ?',

  addLook: `INSERT OR REPLACE INTO looks (who, table_id, n) SELECT ?1, id, ?3 FROM tables WHERE id = ?2`,
  looks: 'SELECT table_id, n FROM looks WHERE who = ?',

  addDevice:
    'INSERT OR REPLACE INTO devices (id, who, endpoint, p256dh, auth, label, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  devices: 'SELECT id, who, endpoint, p256dh, auth, label, at FROM devices WHERE who = ? ORDER BY at, id',
  dropDevice: 'DELETE FROM devices WHERE id = ?',

  alertSettings: 'SELECT settings FROM alert_settings WHERE who = ?',
  setAlertSettings: 'INSERT OR REPLACE INTO alert_settings (who, settings) VALUES (?, ?)',

  hook: 'SELECT url, failures FROM hooks WHERE table_id = ?',
  setHook:
    'INSERT OR REPLACE INTO hooks (table_id, url, failures) SELECT id, ?2, ?3 FROM tables WHERE id = ?1',
  dropHook: 'DELETE FROM hooks WHERE table_id = ?',

  forgetCalls: 'DELETE FROM calls WHERE who = ?',
  forgetLooks: 'DELETE FROM looks WHERE who = ?',
  forgetDevices: 'DELETE FROM devices WHERE who = ?',
  forgetAlertSettings: 'DELETE FROM alert_settings WHERE who = ?',

  addFact: 'INSERT OR IGNORE INTO facts (name, value) VALUES (?, ?)',
} as const;
