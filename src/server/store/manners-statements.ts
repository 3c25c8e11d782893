/** What blocks, reports and bans ask of the database. */
const report = 'at, reporter, about, name, table_id, text, why';

export const mannersSql = {
  addBlock: `INSERT INTO blocks (who, whom, at) SELECT ?1, ?2, ?3
    WHERE (SELECT count(*) FROM blocks WHERE who = ?1) < ?4 ON CONFLICT DO NOTHING`,
  dropBlock: 'DELETE FROM blocks WHERE who = ? AND whom = ?',
  isBlocked: 'SELECT 1 FROM blocks WHERE who = ? AND whom = ?',
  blocksOf: 'SELECT whom, at FROM blocks WHERE who = ? ORDER BY at DESC, whom',
  blockersOf: 'SELECT who FROM blocks WHERE whom = ?',

  addReport: `INSERT INTO reports (${report}) VALUES (?, ?, ?, ?, ?, ?, ?)`,
  oldReports: 'DELETE FROM reports WHERE id <= (SELECT max(id) FROM reports) - ?',
  reports: `SELECT ${report} FROM reports ORDER BY id DESC LIMIT ?`,
  reportsBy: `SELECT ${report} FROM reports WHERE reporter = ? ORDER BY id DESC LIMIT ?`,
  clearReports:
    'DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE at < ? ORDER BY id LIMIT ?) RETURNING id',

  addBan: 'INSERT OR REPLACE INTO bans (who, why, at) VALUES (?, ?, ?)',
  dropBan: 'DELETE FROM bans WHERE who = ? RETURNING who',
  bans: 'SELECT who, why, at FROM bans ORDER BY at DESC, who',
  isBanned: 'SELECT 1 FROM bans WHERE who = ?',

  forgetBlocks: 'DELETE FROM blocks WHERE ?1 IN (who, whom)',
  forgetReports: 'DELETE FROM reports WHERE ?1 IN (reporter, about)',
  forgetBan: 'DELETE FROM bans WHERE who = ?',
} as const;
