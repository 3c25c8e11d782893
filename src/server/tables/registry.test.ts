import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { PROTOCOL } from '../../online/protocol.ts';
import { LOBBY_PAGE } from '../../online/table.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { LocalBus } from '../bus.ts';
import { usualLimits } from '../limits.ts';
import {
  around,
  begun,
  open,
  opened,
  Person,
  pass,
  plan,
  quiet,
  startAgain,
  store,
  tables,
  time,
  useTables,
} from '../testing/tables.ts';
import { createTables } from './registry.ts';

useTables();

describe('the lobby', () => {
  test('tells of a table that opens, fills and begins', async () => {
    const eve = new Person('eve');
    await tables.receive(eve, { type: 'lobby', on: true });
    expect(eve.heard).toEqual([{ type: 'lobby', tables: [], page: 0, total: 0 }]);
    const { table } = await begun({ watch: false });
    expect(eve.heard[1]?.type).toBe('listed');
    await expect.poll(() => eve.heard.at(-1)).toEqual({ type: 'unlisted', id: table });
  });
  test('is told a page at a time, filtered by game, pace and free seats, and changes only where it concerns the page', async () => {
    await tables.stop();
    const many = { open: 1000, running: 10, bots: 10 };
    const limits = { ...usualLimits, quotaOfPerson: many, quotaOfAddress: many, quotaOfServer: many };
    open({ limits });
    const other = games.find(({ facts }) => facts.id !== plan().game && facts.seats.max >= 3)!.facts;
    const ids: string[] = [];
    for (let n = 0; n < LOBBY_PAGE + 5; n++) ids.push(await opened());
    const rare = await opened({
      game: other.id,
      options: defaultOptions(other.options),
      seats: ['you', 'open', 'open'],
      pace: { kind: 'turns', hours: 24 },
    });
    const [eve, kim] = [new Person('eve'), new Person('kim')];
    // Changes are gathered for a moment.
    await expect.poll(() => tables.lobby().total).toBe(LOBBY_PAGE + 6);
    await tables.receive(eve, { type: 'lobby', on: true, page: 1 });
    expect(eve.heard).toMatchObject([{ type: 'lobby', page: 1, total: LOBBY_PAGE + 6 }]);
    expect(eve.heard[0]).toHaveProperty('tables.length', 6);
    for (const query of [{ game: other.id }, { pace: 'turns' }, { free: 2 }] as const) {
      await tables.receive(kim, { type: 'lobby', on: true, ...query });
      expect(kim.heard.at(-1)).toMatchObject({ type: 'lobby', total: 1, tables: [{ id: rare }] });
    }
    const heard = kim.heard.length;
    await opened();
    await expect.poll(() => eve.heard.at(-1)?.type).toBe('listed');
    expect(kim.heard.length).toBe(heard);
  });
  test('does not tell of a table by link', async () => {
    await opened({ listed: false });
    expect(tables.lobby().tables).toEqual([]);
  });
});

test('chat of spectators is read by spectators only, until the end', async () => {
  const { table, a, b } = await begun();
  const eve = new Person('eve');
  await tables.receive(eve, { type: 'join', table });
  await tables.receive(eve, { type: 'chat', table, text: ' He bluffs! ' });
  await tables.receive(a, { type: 'chat', table, text: 'Hello' });
  const said = (person: Person) =>
    person.heard.flatMap((message) => (message.type === 'chat' ? message.lines.map(({ text }) => text) : []));
  expect(said(eve)).toEqual(['He bluffs!', 'Hello']);
  expect(said(b)).toEqual(['Hello']);
  for (let i = 0; i < 5; i++) await tables.receive(a, { type: 'chat', table, text: `${i}` });
  expect(await tables.receive(a, { type: 'chat', table, text: 'more' })).toEqual({
    refused: { code: 'chatTooFast' },
  });
});

test('a table keeps the newest lines of its chat; a person and an address say so much a day, at all tables together', async () => {
  await tables.stop();
  const chatOfPerson = { perSecond: 0, burst: 4 };
  const chatOfAddress = { perSecond: 0, burst: 6 };
  open({ limits: { ...usualLimits, chatOfTable: 3, chatOfPerson, chatOfAddress } });
  const ids = [await opened(), await opened()] as const;
  const say = async (person: Person, n: number) => {
    await tables.receive(person, { type: 'join', table: ids[n % 2]! });
    return tables.receive(person, { type: 'chat', table: ids[n % 2]!, text: `${n}` });
  };
  const [ada, bob, eve] = [new Person('ada'), new Person('bob'), new Person('eve')];
  for (const n of [0, 2, 4, 6]) expect(await say(ada, n)).toEqual({});
  const refusal = { code: 'portion', what: 'lines' };
  expect(await say(ada, 1)).toEqual({ refused: { ...refusal, of: 'person', most: 4 } });
  expect((await store.chat(ids[0], 9)).map(({ text }) => text)).toEqual(['2', '4', '6']);
  for (const n of [1, 3]) expect(await say(bob, n)).toEqual({});
  expect(await say(eve, 5)).toEqual({ refused: { ...refusal, of: 'address', most: 6 } });
});

test('what spectators say hides no line of a player from a player who comes back', async () => {
  const { table, a } = await begun();
  await tables.receive(a, { type: 'chat', table, text: 'well played' });
  for (let n = 0; n < 102; n++) {
    const eve = new Person(`eve ${Math.floor(n / 6)}`);
    await tables.receive(eve, { type: 'join', table });
    expect(await tables.receive(eve, { type: 'chat', table, text: 'x' })).toEqual({});
  }
  const back = new Person('bob');
  await tables.receive(back, { type: 'join', table });
  expect(back.heard.at(-1)).toMatchObject({ type: 'chat', lines: [{ text: 'well played' }] });
});

test('a table is told again and again only so often: a socket that asks without end is refused, and one that comes back is not', async () => {
  const { table, a } = await begun();
  let told = 0;
  const asks = async () => {
    const before = a.heard.length;
    const { refused } = await tables.receive(a, { type: 'join', table });
    if (refused) expect([refused, a.heard.length]).toEqual([{ code: 'tooFast' }, before]);
    else told++;
  };
  for (let n = 0; n < 100; n++) await asks();
  expect(told).toBeGreaterThan(5);
  expect(told).toBeLessThan(15);
  for (let n = 0; n < 20; n++) {
    pass(500);
    tables.gone(a);
    expect(await tables.receive(new Person('ada'), { type: 'join', table })).toEqual({});
  }
});

test('a player’s list of tables says whose turn it is', async () => {
  const { table, a, b } = await begun();
  const lines = await Promise.all([tables.tablesOf('ada'), tables.tablesOf('bob'), tables.tablesOf('eve')]);
  expect(lines[2]).toEqual([]);
  const turns = [lines[0][0]!.yourTurn, lines[1][0]!.yourTurn];
  expect(turns).toEqual([(await a.choice()) !== undefined, (await b.choice()) !== undefined]);
  expect(lines[0][0]!.id).toBe(table);
});

test('an older page is told to reload where it lacks the rules or cannot seal a salt, and plays on what it knows', async () => {
  const old = new Person('old');
  const joins = async (speaks: number, table: string) => {
    old.speaks = speaks;
    return (await tables.receive(old, { type: 'join', table })).refused?.code ?? 'joined';
  };
  const begunOf = async ({ facts }: (typeof games)[number]) =>
    (await begun({ game: facts.id, options: defaultOptions(facts.options) })).table;
  const newer = await begunOf(games.find(({ facts }) => facts.version > 1)!);
  const known = await begunOf(games.find(({ facts }) => facts.version === 1)!);
  const waiting = await opened();
  for (const table of [newer, known, waiting])
    expect([await joins(2, table), await joins(PROTOCOL, table)]).toEqual(['oldPage', 'joined']);
  await tables.stop();
  // As an earlier server began them: without a scheme.
  for (const id of [newer, known]) {
    const { record, rev } = (await store.read(id))!;
    const { scheme: _sealed, ...head } = record.head!;
    await store.change({ id, at: time, record: { value: { ...record, head }, rev } });
  }
  open();
  expect([await joins(1, newer), await joins(1, known)]).toEqual(['oldPage', 'joined']);
  expect([await joins(2, newer), await joins(2, known), await joins(2, waiting)]).toEqual([
    'joined',
    'joined',
    'oldPage',
  ]);
});

describe('another node', () => {
  test('lists a new table, and no longer once it has begun', async () => {
    const bus = new LocalBus();
    await startAgain({ bus });
    const other = createTables(around({ bus: new LocalBus(bus) }));
    const { table } = await begun({ watch: false });
    await expect.poll(() => other.lobby().tables).toEqual([]);
    const waiting = await opened();
    await expect.poll(() => other.lobby().tables.map(({ id }) => id)).toEqual([waiting]);
    expect(waiting).not.toBe(table);
    await other.stop();
  });

  test('that was first is no trouble', async () => {
    const troubles: unknown[] = [];
    await startAgain({ journal: { ...quiet, trouble: (_what, error) => troubles.push(error) } });
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const choice = (await mover.choice())!;
    // A node that this one has not heard of writes the next entry.
    const { log } = (await store.read(table))!;
    const entry = { by: choice.seat, move: choice.move };
    await store.change({
      id: table,
      at: time,
      entries: { n: log.length, list: [{ entry, at: time, spent: 0 }] },
    });
    const heard = mover.heard.length;
    // It is the same move: what was asked for stands, once.
    expect(await tables.receive(mover, { type: 'move', table, ...choice })).toEqual({});
    expect(mover.entries.length).toBe(log.length + 1);
    expect(mover.heard.slice(heard).map(({ type }) => type)).toEqual(['entries']);
    expect(troubles).toEqual([]);
  });
});
