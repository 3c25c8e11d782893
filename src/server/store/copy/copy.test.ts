import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newPlace, serviceUrl } from '../../../../tests/services/services.ts';
import { add, line, moved, record } from '../laws/checks.ts';
import { laws } from '../laws/laws.ts';
import { holdFolder } from '../lock.ts';
import { migrate, steps } from '../migrations.ts';
import { FILE } from '../open.ts';
import { PostgresStore } from '../postgres/postgres.ts';
import { SqliteStore } from '../sqlite.ts';
import type { Store } from '../store.ts';
import { firstDifference } from './census.ts';
import { copyAll, countAll, type Row, type Target } from './copy.ts';
import { type Kept, keptTables } from './kept.ts';
import { PostgresSource, PostgresTarget } from './postgres.ts';
import { SqliteSource, SqliteTarget } from './sqlite.ts';

const url = await serviceUrl('postgres');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Something in every table. */
async function fill(store: Store): Promise<void> {
  await store.createIdentity({ who: 'ann', name: 'Ann \0 \ue000 "A"' }, 1);
  await store.setRecovery('ann', 'hash', 5);
  await store.putCode('code', 'ann', 9);
  const passkey = { id: 'k', who: 'ann', name: 'phone', rp: 'x', publicKey: 'p', counter: 3, at: 1 };
  await store.addPasskey({ ...passkey, transports: ['usb'] });
  await store.create('t', record({ state: 'playing', code: 'ABCDEF' }), 'secret', 2);
  await store.change(add('t', 0, [1, 'sky 🎈', 3]));
  await store.addChat('t', line('hallo \0'));
  await store.setWake('t', 0);
  await store.create('u', record(), 'other', 2);
  await store.quarantine('u', 'damaged', 7);
  await store.setFile('t', { format: 'updraft-match' } as never);
  await store.programs.add({ who: 'bot', name: 'Bot', owner: 'ann', at: 1, key: 'bot', token: 'hash' }, 9);
  await store.manners.ban({ who: 'bob', why: '', at: 1 });
  await store.manners.block('ann', 'bob', 3, 9);
  const report = { at: 1, by: 'ann', about: 'bob', name: 'Bob', table: 't', text: '', why: 'x' };
  for (const at of [1, 2, 3]) await store.manners.report({ ...report, at }, 100);
  const call = { who: 'ann', table: 't', kind: 'turn', turn: 1, live: false, first: 10 } as const;
  await store.alerts.setCalls(
    't',
    [
      { ...call, half: 50 },
      { ...call, who: 'bob' },
    ],
    ['bob'],
  );
  await store.alerts.look('ann', 't', 2);
  const device = { id: 'd', who: 'ann', endpoint: 'https://push.example', p256dh: 'k', auth: 'a' };
  await store.alerts.addDevice({ ...device, label: 'Here', at: 1 });
  await store.alerts.setSettings('ann', { zone: 'UTC', language: 'en' });
  await store.alerts.setHook('t', { url: 'https://hook.example', failures: 2 });
  await store.serverId();
  await store.signingKeys();
  await store.rotateKey(10, 20);
  await store.outages(1000);
  await store.setAlive(2000);
  await store.outages(5000);
  await store.setAlive(6000);
}

async function filledFolder(): Promise<string> {
  const store = new SqliteStore(folder);
  await fill(store);
  await store.close();
  return join(folder, FILE);
}

const source = (file: string) => SqliteSource.open(file, folder);

async function copied(from: Parameters<typeof copyAll>[0], to: Target) {
  try {
    return await copyAll(from, to);
  } finally {
    await from.close();
    await to.close();
  }
}

test('a file is copied whole, with all that a server reads of it', async () => {
  const file = await filledFolder();
  const copy = join(folder, 'copy.db');
  const counted = await copied(source(file), new SqliteTarget(copy, { isBackup: true }));
  expect(counted.find(({ table }) => table === 'entries')?.rows).toBe(3);
  const [a, b] = [source(file), source(copy)];
  expect(firstDifference(await countAll(a), await countAll(b))).toBeUndefined();
  expect(firstDifference(b.contents()!.counted, counted)).toBeUndefined();
  expect(await b.times()).toEqual(await a.times());
  await a.close();
  await b.close();
});

test('a file of an earlier version is brought up to date in the copy, and stays as it is', async () => {
  const old = join(folder, 'old.db');
  const db = new Libsql(old);
  migrate(db, steps.slice(0, 2));
  db.exec("INSERT INTO identities VALUES ('ann', 'Ann', 1)");
  db.close();
  await copied(source(old), new SqliteTarget(join(folder, FILE)));
  const store = new SqliteStore(folder);
  expect((await store.identity('ann'))?.name).toBe('Ann');
  await store.close();
  const after = new Libsql(old, { readonly: true });
  expect(after.prepare('SELECT max(version) FROM migrations').raw().get([])).toEqual([2]);
  after.close();
});

test('what a server writes meanwhile is not in the copy, and is not held up', async () => {
  const file = await filledFolder();
  const store = new SqliteStore(folder);
  const from = source(file);
  await store.change(add('t', 3, [4]));
  const counted = await copied(from, new SqliteTarget(join(folder, 'copy.db')));
  expect(counted.find(({ table }) => table === 'entries')?.rows).toBe(3);
  expect(await moved(store, 't')).toHaveLength(4);
  await store.close();
});

/** Loses the last row of a table. */
class Lossy extends SqliteTarget {
  override write(table: Kept, rows: readonly Row[]): Promise<void> {
    return super.write(table, table.name === 'entries' ? rows.slice(0, -1) : rows);
  }
}

test('a copy that is not what was read gets no name, and leaves nothing', async () => {
  const file = await filledFolder();
  const before = readdirSync(folder);
  await expect(copied(source(file), new Lossy(join(folder, 'copy.db')))).rejects.toThrow('"entries"');
  expect(readdirSync(folder)).toEqual(before);
});

test.skipIf(process.getuid?.() !== 0)(
  'what root puts into a folder of another account is for that account',
  async () => {
    const file = await filledFolder();
    const theirs = join(folder, 'theirs');
    mkdirSync(theirs);
    const NOBODY = 65_534;
    chownSync(theirs, NOBODY, NOBODY);
    await copied(source(file), new SqliteTarget(join(theirs, FILE)));
    holdFolder(theirs)();
    const owners = ['.', FILE, 'server.lock'].map((name) => statSync(join(theirs, name)).uid);
    expect(owners).toEqual([NOBODY, NOBODY, NOBODY]);
  },
);

test('a text that is no text does not end the process', async () => {
  const file = await filledFolder();
  const db = new Libsql(file);
  db.exec(`UPDATE tables SET record = CAST(x'ff00fe' AS TEXT) WHERE id = 'u'`);
  db.close();
  const counted = await copied(source(file), new SqliteTarget(join(folder, 'copy.db')));
  expect(counted.length).toBeGreaterThan(0);
});

describe.skipIf(url === undefined)('with PostgreSQL', () => {
  const there = async (place: string) => {
    const target = await PostgresTarget.open(place);
    expect(await target.isEmpty()).toBe(true);
    await target.clear();
    return target;
  };

  test('everything goes there and comes back, every table of it', async () => {
    const file = await filledFolder();
    const place = await newPlace(url!);
    const counted = await copied(source(file), await there(place));
    // The test says nothing of a table that is empty.
    expect(counted.filter(({ rows }) => rows > 0).map(({ table }) => table)).toEqual(
      keptTables().map(({ name }) => name),
    );
    const back = join(folder, 'back.db');
    expect(
      firstDifference(counted, await copied(await PostgresSource.open(place), new SqliteTarget(back))),
    ).toBe(undefined);
    const [a, b] = [source(file), source(back)];
    expect(await b.times()).toEqual(await a.times());
    await a.close();
    await b.close();
  });

  test('what came there is read by the store as it was: people, keys, logs, times, and reports go on counting', async () => {
    const file = await filledFolder();
    const before = new SqliteStore(folder);
    const place = await newPlace(url!);
    await copied(source(file), await there(place));
    const after = new PostgresStore(place);
    const seen = async (store: Store) => ({
      ann: await store.identity('ann'),
      table: await store.read('t'),
      chat: await store.chat('t', 9),
      aside: await store.quarantined(),
      interrupted: await store.interrupted(1),
      server: await store.serverId(),
      keys: (await store.signingKeys()).map(({ key, ...rest }) => ({ ...rest, key: [...key] })),
      passkey: await store.passkey('k'),
      code: await store.withCode('ABCDEF'),
      bans: await store.manners.bans(),
      outages: await store.outages(9000),
    });
    expect(await seen(after)).toEqual(await seen(before));
    await after.manners.report(
      { at: 4, by: 'ann', about: 'bob', name: 'Bob', table: 't', text: '', why: 'y' },
      100,
    );
    expect((await after.manners.reports(9)).map(({ at }) => at)).toEqual([4, 3, 2, 1]);
    await before.close();
    await after.close();
  });

  test('what every law of the store leaves behind goes there, too', async () => {
    for (const [name, law] of Object.entries(laws)) {
      const place = join(folder, name);
      const opened: Store[] = [];
      const open = (): Store => {
        const store = new SqliteStore(place);
        opened.push(store);
        return store;
      };
      await law(open(), open);
      for (const store of opened) await store.close();
      const target = await there(await newPlace(url!));
      await expect(copied(source(join(place, FILE)), target), name).resolves.toBeDefined();
    }
  });

  test('a node that ran is fenced off: it writes nothing more, and knows why', async () => {
    const place = await newPlace(url!);
    const node = new PostgresStore(place);
    await fill(node);
    const copy = join(folder, 'copy.db');
    await copied(await PostgresSource.open(place), new SqliteTarget(copy));
    expect(await node.isReplaced()).toBe(false);
    await node.change(add('t', 3, [4]));
    const target = await PostgresTarget.open(place);
    expect(await target.isEmpty()).toBe(false);
    await target.clear();
    // It waits for the copy, and fails when it is made.
    const late = node.change(add('t', 4, [5])).then(
      () => 'written',
      (error: unknown) => String(error),
    );
    await copied(source(copy), target);
    expect(target.told).toBe(1);
    expect(await late).not.toBe('written');
    await expect(node.change(add('t', 3, [5]))).rejects.toThrow('starts afresh');
    expect(await node.isReplaced()).toBe(true);
    const fresh = new PostgresStore(place);
    expect(await moved(fresh, 't')).toHaveLength(3);
    await fresh.change(add('t', 3, ['again']));
    await fresh.close();
    await node.close();
  });

  test('a copy that breaks off leaves what was there', async () => {
    const file = await filledFolder();
    const place = await newPlace(url!);
    const node = new PostgresStore(place);
    await node.createIdentity({ who: 'cy', name: 'Cy' }, 1);
    await node.close();
    const db = new Libsql(file);
    db.exec('UPDATE entries SET at = 1.5 WHERE n = 2');
    db.close();
    const target = await PostgresTarget.open(place);
    await target.clear();
    await expect(copied(source(file), target)).rejects.toThrow('"entries.at"');
    const after = new PostgresStore(place);
    expect((await after.identity('cy'))?.name).toBe('Cy');
    expect(await after.read('t')).toBeUndefined();
    await after.close();
  });
});
