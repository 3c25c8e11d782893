import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIVE } from '../../online/table.ts';
import type { SeatRecord, TableRecord } from '../tables/record.ts';
import { steps } from './migrations.ts';
import { FILE } from './open.ts';
import { SqliteStore } from './sqlite.ts';
import { Conflict, type StoredEntry, Unavailable } from './store.ts';

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

const person = (who: string): SeatRecord => ({ kind: 'person', who, name: who, salt: '' });

const record = (change: Partial<TableRecord> = {}): TableRecord => ({
  game: 'toy',
  version: 1,
  options: {},
  state: 'open',
  seats: [person('ann'), { kind: 'open' }],
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: true,
  standIn: 'greedy',
  host: 'ann',
  created: 1,
  commitment: 'c',
  ...change,
});

const moves = (...list: (number | string)[]): StoredEntry[] =>
  list.map((move, i) => ({ entry: { by: i % 2, move }, at: 1000 + i, spent: i }));

describe('a table', () => {
  test('is read as it was written', async () => {
    await store.create('t', record(), 'secret', 5);
    await store.change({ id: 't', entries: { n: 0, list: moves(7, '7', 'a"b\n☁') }, at: 6 });
    const next = record({ state: 'playing' });
    await store.change({ id: 't', record: { value: next, rev: 0 }, at: 7 });
    await store.change({
      id: 't',
      entries: { n: 3, list: [{ entry: { by: 0, undo: 1 }, at: 9, spent: 2 }] },
      at: 9,
    });
    expect(await store.read('t')).toEqual({
      record: next,
      secret: 'secret',
      rev: 1,
      updated: 9,
      log: [...moves(7, '7', 'a"b\n☁'), { entry: { by: 0, undo: 1 }, at: 9, spent: 2 }],
    });
    expect(await store.logFrom('t', 2)).toHaveLength(2);
    expect(await store.read('none')).toBeUndefined();
  });

  test('lists are by state and by person, the last changed first', async () => {
    await store.create('a', record(), '', 1);
    await store.create('b', record({ seats: [person('bob'), person('ann')] }), '', 2);
    await store.create('c', record({ seats: [person('bob'), person('bob')] }), '', 3);
    const ids = async (found: Promise<readonly { id: string }[]>): Promise<string[]> =>
      (await found).map(({ id }) => id);
    expect(await ids(store.inState('open', 9))).toEqual(['c', 'b', 'a']);
    expect(await ids(store.inState('open', 2))).toEqual(['c', 'b']);
    expect(await ids(store.tablesOf('ann', 9))).toEqual(['b', 'a']);
    expect(await ids(store.tablesOf('bob', 9))).toEqual(['c', 'b']);
    await store.change({
      id: 'a',
      record: { value: record({ state: 'playing', seats: [person('eve')] }), rev: 0 },
      at: 4,
    });
    expect(await ids(store.inState('playing', 9))).toEqual(['a']);
    expect(await ids(store.tablesOf('ann', 9))).toEqual(['b']);
    expect(await ids(store.tablesOf('eve', 9))).toEqual(['a']);
  });

  test('one that never began is cleared with its chat, one under way is not', async () => {
    await store.create('old', record(), '', 1);
    await store.create('played', record({ state: 'playing' }), '', 1);
    await store.create('new', record(), '', 10);
    await store.addChat('old', { who: 'ann', name: 'Ann', seat: 0, text: 'hi', at: 1 });
    expect(await store.clearOpen(10)).toEqual(['old']);
    expect(await store.read('old')).toBeUndefined();
    expect(await store.chat('old', 9)).toEqual([]);
    expect(await store.tablesOf('ann', 9)).toHaveLength(2);
  });

  test('its chat is numbered, and the last lines come oldest first', async () => {
    await store.create('t', record(), '', 1);
    const line = (text: string) => ({ who: 'ann', name: 'Ann', seat: 0, text, at: 1 });
    const all = await Promise.all(['one', 'two', 'three'].map((text) => store.addChat('t', line(text))));
    expect(all.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(await store.chat('t', 2)).toEqual([
      { n: 1, ...line('two') },
      { n: 2, ...line('three') },
    ]);
  });
});

describe('writes of one turn of the event loop', () => {
  test('share a transaction', async () => {
    const tables = Array.from({ length: 50 }, (_, i) => store.create(`t${i}`, record(), '', i));
    await Promise.all(tables);
    expect(commits).toEqual([50]);
  });

  test('one conflict harms nobody else', async () => {
    await store.create('t', record(), '', 1);
    await store.create('u', record(), '', 1);
    await store.change({ id: 't', entries: { n: 0, list: moves(1) }, at: 2 });
    const outcome = await Promise.allSettled([
      store.change({ id: 'u', entries: { n: 0, list: moves(1, 2) }, at: 3 }),
      store.change({ id: 't', entries: { n: 0, list: moves(5) }, at: 3 }),
      store.change({ id: 't', entries: { n: 1, list: moves(6) }, at: 3 }),
      store.change({ id: 'u', record: { value: record({ listed: false }), rev: 7 }, at: 3 }),
      store.create('u', record(), '', 3),
      store.create('v', record(), '', 3),
    ]);
    expect(outcome.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
    for (const one of outcome) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict);
    expect((await store.read('t'))?.log.map(({ entry }) => entry)).toEqual([
      { by: 0, move: 1 },
      { by: 0, move: 6 },
    ]);
    expect((await store.read('u'))?.log).toHaveLength(2);
    expect((await store.read('u'))?.rev).toBe(0);
  });

  test('a change is written whole or not at all', async () => {
    await store.create('t', record(), '', 1);
    await store.change({ id: 't', entries: { n: 0, list: moves(1) }, at: 2 });
    const value = record({ state: 'playing' });
    await expect(
      store.change({ id: 't', record: { value, rev: 0 }, entries: { n: 0, list: moves(2) }, at: 3 }),
    ).rejects.toBeInstanceOf(Conflict);
    // It was last changed when its last entry came.
    const [{ at: updated }] = moves(1) as [StoredEntry];
    expect(await store.read('t')).toMatchObject({ rev: 0, updated, record: { state: 'open' } });
  });

  test('a log has no gaps, and no table means no log', async () => {
    await store.create('t', record(), '', 1);
    await expect(store.change({ id: 't', entries: { n: 1, list: moves(1) }, at: 2 })).rejects.toBeInstanceOf(
      Conflict,
    );
    await expect(store.change({ id: 'no', entries: { n: 0, list: moves(1) }, at: 2 })).rejects.toBeInstanceOf(
      Conflict,
    );
  });
});

test('of two nodes on one file that write the same number, one wins', async () => {
  const other = open();
  await store.create('t', record(), '', 1);
  const both = await Promise.allSettled([
    store.change({ id: 't', entries: { n: 0, list: moves('mine') }, at: 2 }),
    other.change({ id: 't', entries: { n: 0, list: moves('theirs') }, at: 2 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const winner = both[0].status === 'fulfilled' ? 'mine' : 'theirs';
  for (const one of [store, other]) {
    expect((await one.read('t'))?.log).toMatchObject([{ entry: { move: winner } }]);
  }
  expect(await store.signingKey()).toEqual(await other.signingKey());
  await other.close();
});

test('what was written before closing is there after opening again, the key too', async () => {
  const key = await store.signingKey();
  expect(key).toHaveLength(32);
  void store.create('t', record(), 's', 1);
  await store.close();
  await expect(store.create('u', record(), 's', 1)).rejects.toBeInstanceOf(Unavailable);
  await expect(store.read('t')).rejects.toBeInstanceOf(Unavailable);
  store = open();
  expect((await store.read('t'))?.secret).toBe('s');
  expect(await store.signingKey()).toEqual(key);
});

test('after closing, the file alone is a copy of everything', async () => {
  await store.create('t', record(), 's', 1);
  await store.close();
  const copy = mkdtempSync(join(folder, 'copy-'));
  copyFileSync(join(folder, FILE), join(copy, FILE));
  store = open(copy);
  expect((await store.read('t'))?.secret).toBe('s');
});

describe('identities', () => {
  test('have a name that can change', async () => {
    await store.createIdentity({ who: 'w', name: 'Ann' }, 1);
    await store.rename('w', 'Anna');
    expect(await store.identity('w')).toEqual({ who: 'w', name: 'Anna' });
    expect(await store.identity('x')).toBeUndefined();
  });

  test('a code is good once, until its time is up, and replaces the one before', async () => {
    await store.createIdentity({ who: 'w', name: 'Ann' }, 1);
    await store.putCode('h', 'w', 100);
    expect(await store.takeCode('other', 50)).toBeUndefined();
    expect(await store.takeCode('h', 99)).toBe('w');
    expect(await store.takeCode('h', 99)).toBeUndefined();
    await store.putCode('h', 'w', 100);
    expect(await store.takeCode('h', 100)).toBeUndefined();
    await store.putCode('h', 'w', 100);
    await store.putCode('i', 'w', 100);
    expect(await store.takeCode('h', 1)).toBeUndefined();
    expect(await store.takeCode('i', 1)).toBe('w');
  });
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

  test('a database that somebody else holds for too long', async () => {
    const other = new Libsql(join(folder, FILE));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.create('t', record(), '', 1)).rejects.toThrow('The database does not answer');
    other.exec('ROLLBACK');
    other.close();
    await store.create('t', record(), '', 1);
  });
});
