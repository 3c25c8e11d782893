import { join } from 'node:path';
import Libsql from 'libsql';
import { beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { release } from '../doctor.ts';
import { usualLimits } from '../limits.ts';
import type { TableServiceDeps } from '../table-service.ts';
import {
  begun,
  folder,
  open,
  opened,
  Person,
  quiet,
  saltOf,
  store,
  tables,
  tick,
  time,
  useTables,
} from '../testing/tables.ts';

useTables();

describe('a table that no client looks at', () => {
  const HOUR = 3_600_000;
  let clock: VirtualClock;
  const start = (over: Partial<TableServiceDeps> = {}) => open({ clock, ...over });
  /** Rings timers until then, and lets what they begin be stored. */
  const passBy = async (ms: number) => {
    const until = clock.now() + ms;
    while (clock.ring(until)) await new Promise(setImmediate);
    clock.set(until);
    await tick();
  };
  const away = async (table: string): Promise<string[]> =>
    (await tables.info(table))!.seats.flatMap(({ away: why }) => (why ? [why] : []));

  beforeEach(async () => {
    await tables.stop();
    clock = new VirtualClock();
    start();
  });

  test('is forgotten, its clock runs on, and its deadline bites', async () => {
    const { table, a, b } = await begun({ pace: { kind: 'turns', hours: 2 } });
    for (const person of [a, b]) tables.gone(person);
    await passBy(HOUR);
    const peek = new Person('ada');
    await tables.receive(peek, { type: 'join', table });
    const running = peek.joined!.clock.find(([, , runs]) => runs)!;
    expect(running[1]).toBeLessThanOrEqual(HOUR);
    tables.gone(peek);
    await passBy(HOUR - 120_000);
    expect((await store.due(clock.now(), 9)).length).toBe(0);
    await passBy(240_000);
    expect(await away(table)).toEqual(['time']);
  });

  test('keeps its clock through a restart, less the time in which no server ran', async () => {
    const { table } = await begun({ pace: { kind: 'turns', hours: 4 } });
    await passBy(HOUR);
    await tables.stop();
    clock.set(clock.now() + 10 * HOUR);
    start({ outages: await store.outages(clock.now()) });
    await tables.resume();
    const peek = new Person('ada');
    await tables.receive(peek, { type: 'join', table });
    const [, left] = peek.joined!.clock.find(([, , runs]) => runs)!;
    expect(Math.abs(left - 3 * HOUR)).toBeLessThan(10_000);
  });

  test('is known to be in memory while it is played, and an invitation is not', async () => {
    const { table, a, b } = await begun({ pace: { kind: 'turns', hours: 4 } });
    const invitation = await opened();
    for (const person of [a, b]) tables.gone(person);
    await passBy(60_000);
    expect(await store.interrupted(time)).toEqual([]);
    await tables.stop();
    start();
    for (const id of [table, invitation])
      await tables.receive(new Person('ada'), { type: 'join', table: id });
    // So a node that starts after a crash opens it again.
    await expect.poll(() => store.interrupted(time)).toEqual([table]);
  });

  test('is not opened at a start where it owes nothing', async () => {
    const { a, b } = await begun({ pace: { kind: 'turns', hours: 4 } });
    for (const person of [a, b]) tables.gone(person);
    await passBy(60_000);
    await tables.stop();
    const loaded: number[] = [];
    start({ journal: { ...quiet, tables: (count) => loaded.push(count) } });
    await tables.resume();
    await passBy(60_000);
    expect(Math.max(0, ...loaded)).toBe(0);
  });
});

describe('a bad row', () => {
  test.each([
    ['record', "UPDATE tables SET record = '{' WHERE id = ?"],
    ['field', `UPDATE tables SET record = replace(record, '"seats":[', '"sEats":[') WHERE id = ?`],
    ['host', `UPDATE tables SET record = replace(record, '"host":', '"hOst":') WHERE id = ?`],
    ['entry', "UPDATE entries SET entry = 'torn' WHERE table_id = ? AND n = 0"],
    ['options', `UPDATE tables SET record = json_set(record, '$.head.options', NULL) WHERE id = ?`],
    ['pace', `UPDATE tables SET record = json_set(record, '$.pace.minutes', 1e9) WHERE id = ?`],
    // One bit of it flipped: rules that make the move of a seat that is not there may look for the next one for ever.
    ['seat', `UPDATE entries SET entry = replace(entry, '"by":-1', '"by":-5') WHERE table_id = ? AND n = 0`],
  ])('(%s) is the trouble of its table, which is set aside; all others go on', async (_what, sql) => {
    const { table: bad } = await begun();
    const { table: good, a } = await begun();
    await tables.stop();
    const db = new Libsql(join(folder, 'updraft.db'));
    db.prepare(sql).run([bad]);
    db.close();
    const found: string[] = [];
    open({ journal: { ...quiet, quarantined: (id) => found.push(id) } });
    await tables.resume();
    const peek = new Person('ada');
    expect(await tables.receive(peek, { type: 'join', table: bad })).toEqual({
      refused: { code: 'damaged' },
    });
    expect(found).toContain(bad);
    await expect.poll(async () => (await store.quarantined()).map(({ id }) => id)).toEqual([bad]);
    const again = new Person('ada');
    expect(await tables.receive(again, { type: 'join', table: good })).toEqual({});
    expect(again.entries).toEqual(a.entries);
    expect((await tables.tablesOf('ada')).map(({ id }) => id)).toContain(good);
  });
});

describe('a table that was set aside, and is released beside the server that runs', () => {
  let clock: VirtualClock;
  let table: string;

  /** A player comes to a match at which the program fails, and it is set aside. */
  beforeEach(async () => {
    await tables.stop();
    clock = new VirtualClock();
    open({ clock, limits: { ...usualLimits, quotaOfPerson: { open: 9, running: 1, bots: 9 } } });
    let a: Person;
    ({ table, a } = await begun({ pace: { kind: 'turns', hours: 2 } }));
    const change = store.change.bind(store);
    store.change = () => Promise.reject(new Error('no such column'));
    for (let n = 0; n < 3; n++) {
      expect((await tables.receive(a, { type: 'resign', table })).refused).toEqual({ code: 'trouble' });
      await tick();
    }
    store.change = change;
    await expect.poll(async () => (await store.quarantined()).map(({ id }) => id)).toEqual([table]);
    expect(await release(folder, table)).toBe(true);
  });

  test('is played on', async () => {
    const again = new Person('ada');
    expect(await tables.receive(again, { type: 'join', table })).toEqual({});
    expect(await tables.receive(again, { type: 'resign', table })).toEqual({});
  });

  test('counts again from when it is opened', async () => {
    const again = new Person('ada');
    expect(await tables.receive(again, { type: 'join', table })).toEqual({});
    const next = await opened({ seats: ['you', { bot: 'greedy' }] });
    await tables.receive(again, { type: 'join', table: next });
    expect((await tables.receive(again, { type: 'start', table: next })).refused?.code).toBe('quota');
  });

  test('is woken though no client looks at it: its clock runs out', async () => {
    const until = clock.now() + 3 * 3_600_000;
    while (clock.ring(until)) await new Promise(setImmediate);
    await tick();
    expect((await store.read(table))!.record.away).toEqual({ 0: 'time' });
  });
});

test('a table at which the program fails again and again is set aside', async () => {
  const found: string[] = [];
  await tables.stop();
  const draw = () => {
    throw new Error('no die');
  };
  open({ draw, journal: { ...quiet, quarantined: (id) => found.push(id) } });
  const table = await opened({ seats: ['you', { bot: 'greedy' }] });
  const a = new Person('ada');
  await tables.receive(a, { type: 'join', table });
  expect(await tables.receive(a, { type: 'start', table })).toEqual({});
  expect(await tables.receive(a, { type: 'reveal', table, salt: saltOf('ada') })).toEqual({});
  await expect.poll(() => found).toEqual([table]);
  expect(await tables.receive(a, { type: 'join', table })).toEqual({ refused: { code: 'damaged' } });
});
