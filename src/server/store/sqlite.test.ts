import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { record } from './laws/checks.ts';
import { steps } from './migrations.ts';
import { FILE, makeFolder } from './open.ts';
import { SqliteStore } from './sqlite.ts';
import { Unavailable } from './store.ts';

let folder: string;
let store: SqliteStore;
let commits: number[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-store-'));
  commits = [];
  store = open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (where = folder): SqliteStore =>
  new SqliteStore(where, { committed: (_seconds, writes) => commits.push(writes) });

test('writes of one turn of the event loop share a transaction', async () => {
  const tables = Array.from({ length: 50 }, (_, i) => store.create(`t${i}`, record(), '', i));
  await Promise.all(tables);
  expect(commits).toEqual([50]);
});

test('after closing, the file alone is a copy of everything', async () => {
  await store.create('t', record(), 's', 1);
  await store.close();
  const copy = mkdtempSync(join(folder, 'copy-'));
  copyFileSync(join(folder, FILE), join(copy, FILE));
  store = open(copy);
  expect((await store.read('t'))?.secret).toBe('s');
});

test('after closing, no log of writes is left beside the file', async () => {
  await store.create('t', record(), 's', 1);
  // Another reader, such as a backup, keeps the log of writes open.
  const other = new Libsql(join(folder, FILE));
  other.prepare('SELECT 1 FROM tables').get([]);
  await store.close();
  expect(statSync(join(folder, `${FILE}-wal`)).size).toBe(0);
  other.close();
});

test('a folder is made with the folders above it, for the account of the server only', async () => {
  const deep = join(folder, 'a', 'b', 'c');
  makeFolder(deep);
  makeFolder(deep);
  expect(statSync(deep).mode & 0o777).toBe(0o700);
});

test('of a person who is swept no block is left, given or taken', async () => {
  for (const who of ['ann', 'bob', 'cat']) await store.createIdentity({ who, name: who }, 1);
  await store.manners.block('ann', 'bob', 1, 9);
  await store.manners.block('bob', 'cat', 1, 9);
  await store.see('ann', 50);
  await store.see('cat', 50);
  expect(await store.clearIdentities(20, 9)).toBe(1);
  expect(await store.manners.blocksOf('ann')).toEqual([]);
  expect((await store.manners.blockersOf('cat')).size).toBe(0);
});

describe('trouble is a sentence', () => {
  const refusal = (where: string): string => {
    try {
      void new SqliteStore(where).close();
    } catch (error) {
      expect(error).toBeInstanceOf(Unavailable);
      return (error as Error).message;
    }
    throw new Error('it opened');
  };

  test('a folder that cannot be made', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(refusal(join(folder, 'file', 'data'))).toMatch(/cannot be made \(ENOTDIR\): choose another/);
  });

  test('a file that cannot be opened, or is something else', () => {
    mkdirSync(join(folder, 'a', FILE), { recursive: true });
    expect(refusal(join(folder, 'a'))).toContain('cannot be opened');
    mkdirSync(join(folder, 'b'));
    writeFileSync(join(folder, 'b', FILE), 'x'.repeat(5000));
    expect(refusal(join(folder, 'b'))).toContain('is no database of Updraft');
  });

  test('a database of a newer schema is left alone', async () => {
    await store.close();
    const db = new Libsql(join(folder, FILE));
    db.exec(`INSERT INTO migrations VALUES (${steps.length + 1}, 0)`);
    db.close();
    expect(refusal(folder)).toContain(
      `its schema is ${steps.length + 1}, this program knows ${steps.length}`,
    );
  });

  test('a file that is taken away while the server runs', async () => {
    await store.check();
    renameSync(folder, `${folder}-moved`);
    await expect(store.check()).rejects.toThrow('has gone while the server was running');
    await expect(store.create('t', record(), '', 1)).rejects.toBeInstanceOf(Unavailable);
    renameSync(`${folder}-moved`, folder);
    await store.check();
    await store.create('t', record(), '', 1);
  });

  test('a database that another process holds for too long', async () => {
    const other = new Libsql(join(folder, FILE));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.create('t', record(), '', 1)).rejects.toThrow('The database does not answer');
    other.exec('ROLLBACK');
    other.close();
    await store.create('t', record(), '', 1);
  });
});
