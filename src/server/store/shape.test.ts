import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILE } from './open.ts';
import { salvageInto } from './salvage.ts';
import { misshapen } from './shape.ts';
import { SqliteStore } from './sqlite.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-shape-'));
  const store = new SqliteStore(folder);
  await store.createIdentity({ who: 'ann', name: 'Ann' }, 1);
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As a flipped bit in the description of a table leaves it. */
function spoil(from: string, to: string): void {
  const db = new Libsql(join(folder, FILE));
  db.pragma('writable_schema = ON');
  db.exec(`UPDATE sqlite_master SET sql = replace(sql, '${from}', '${to}')`);
  db.close();
}

const look = (): string | undefined => {
  const db = new Libsql(join(folder, FILE), { readonly: true });
  const table = misshapen(db);
  db.close();
  return table;
};

test('a file as it was made has its shape', () => {
  expect(look()).toBeUndefined();
});

test.each([
  ['auth TEXT', 'aute TEXT', 'devices'],
  ['REFERENCES identities', 'REFERENCES identitaes', 'codes'],
])('a change in the description of a table is seen, and all can be saved: %s', async (from, to, table) => {
  spoil(from, to);
  expect(look()).toBe(table);
  const saved = join(folder, 'saved.db');
  expect(salvageInto(join(folder, FILE), saved, join(folder, 'progress'))).toBe('saved');
  renameSync(saved, join(folder, FILE));
  for (const end of ['-wal', '-shm']) rmSync(join(folder, FILE + end), { force: true });
  expect(look()).toBeUndefined();
  const store = new SqliteStore(folder);
  expect((await store.identity('ann'))?.name).toBe('Ann');
  await store.close();
});
