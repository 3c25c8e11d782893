/**
 * A database that version 1 wrote (tests/fixtures/v1) under a newer server: its matches go on by the rules they began with, and finished
 * ones are shown whatever rules are shipped.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { findBot } from '../../src/bots/index.ts';
import type { GameEntry, Move, Position } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { importMatch, type MatchFile } from '../../src/match/file.ts';
import { isUndo } from '../../src/match/log.ts';
import { systemClock } from '../../src/match/timer.ts';
import type { TableInfo } from '../../src/online/table.ts';
import { FILE } from '../../src/server/store/open.ts';
import type { BotAsked } from '../../src/server/table-service.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { checkFile } from '../../src/web/host/check.ts';
import { Client } from './client.ts';
import type { Followed } from './follow.ts';
import { type Inside, newFolder, startInside } from './inside.ts';

const at = (name: string) => join(import.meta.dirname, '../fixtures/v1', name);
const json = (name: string) => JSON.parse(readFileSync(at(name), 'utf8'));
const { time, ada, bob, ...tables } = json('tables.json');
const folders: string[] = [];
const open: { close(): Promise<void> }[] = [];

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function oldDatabase(): string {
  const folder = newFolder();
  folders.push(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, FILE), gunzipSync(readFileSync(at('updraft.db.gz'))));
  return folder;
}

const entryOf = (id: string): GameEntry => games.find(({ facts }) => facts.id === id)!;

const bots = {
  async choose({ game, version, bot, view, seat, seed }: BotAsked): Promise<Move> {
    const entry = entryOf(game);
    const [rules, hints] = await Promise.all([rulesOf(entry, version), entry.hints()]);
    return findBot(bot)!
      .make(rules, hints)
      .choose(JSON.parse(view()!) as Position, seat, new FastRng(seed));
  },
  async close() {},
};

async function start(folder: string, shipped: readonly GameEntry[] = games): Promise<Inside> {
  let now = time;
  const server = await startInside({
    folder,
    games: shipped,
    bots,
    clock: { ...systemClock, now: () => ++now },
  });
  open.push(server);
  return server;
}

async function come({ url }: Inside): Promise<[Client, Client]> {
  const clients = await Promise.all([ada, bob].map((person) => new Client({ url, person }).connect()));
  open.push(...clients);
  return clients as [Client, Client];
}

/** Ada and Bob move at random until the match is over, or so many times. */
async function playOn(clients: readonly Client[], table: string, most = Number.POSITIVE_INFINITY) {
  const rng = new FastRng(table);
  const of = (client: Client): Followed => client.followed.get(table)!;
  const choiceOf = (client: Client) => of(client).owing.find((seat) => of(client).forced(seat) === undefined);
  for (let made = 0; made < most && !of(clients[0]!).isOver; made++) {
    await Promise.race(clients.map((one) => one.until(() => of(one).isOver || choiceOf(one) !== undefined)));
    const mover = clients.find((one) => choiceOf(one) !== undefined && !of(one).isOver);
    if (!mover) continue;
    const [followed, seat] = [of(mover), choiceOf(mover)!];
    const legal = followed.legal(seat);
    const move = legal[rng.below(legal.length)]!;
    const log = followed.log;
    const answer = await mover.ask({ type: 'move', table, seat, count: followed.count(seat), move });
    // A bot may have moved meanwhile, and the choice is another one.
    if (answer.refused === undefined) await mover.until(() => followed.log > log);
  }
}

const get = async (server: Inside, path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, body: await response.json() };
};

/** Taken off the list, a game takes its tests with it. */
const gone = ['aeronaut', 'aloft'].some((id) => !games.some(({ facts }) => facts.id === id));

describe.skipIf(gone)('a database of version 1', () => {
  test('is brought along: tables, players and chat are as they were', async () => {
    const server = await start(oldDatabase());
    const [a] = await come(server);
    expect(a.person.name).toBe('Ada');
    const heard: string[] = [];
    a.heard = (message) => {
      if (message.type === 'chat') heard.push(...message.lines.map(({ text }) => text));
    };
    await a.join(tables.waiting, 'aeronaut', 1);
    expect(a.followed.get(tables.waiting)!.info).toMatchObject({ state: 'open', version: 1 });
    expect(heard).toEqual(['Anybody for a flight?']);
    const { body } = await get(server, '/api/tables');
    expect(JSON.stringify(body)).toContain(tables.waiting);
  });

  test.each(['aeronaut', 'aloft'])(
    'a running match of %s is played on to its end by version 1',
    async (game) => {
      const table: string = game === 'aloft' ? tables.aloft : tables.running;
      const server = await start(oldDatabase());
      const [a, b] = await come(server);
      for (const client of [a, b]) expect(await client.join(table, game, 1)).toEqual({});
      const before = a.followed.get(table)!.standing.length;
      expect(a.followed.get(table)!.info).toMatchObject({ state: 'playing', version: 1 });
      await playOn([a, b], table, 3);
      expect(a.followed.get(table)!.standing.length).toBeGreaterThan(before);
      const undosBefore = (await server.store.read(table))!.log.filter(({ entry }) => isUndo(entry)).length;
      const undone = await takeBack(a, b, table);
      await playOn([a, b], table);
      const { status, body } = await get(server, `/api/matches/${table}`);
      expect([status, body.version]).toEqual([200, 1]);
      expect(await checkFile(games, body)).toMatchObject({ value: { fair: true } });
      expect(body.entries.filter((entry: object) => 'undo' in entry).length).toBeGreaterThanOrEqual(
        undosBefore + undone,
      );
      expect(await server.store.file(table)).toEqual(body);
    },
  );

  test('its Aeronaut matches are none by version 2', async () => {
    const file: MatchFile = json('aeronaut.json');
    const { facts, rules } = entryOf('aeronaut');
    expect(facts.version).toBeGreaterThan(1);
    expect(importMatch(await rules[1]!(), facts, file)).toHaveProperty('value');
    expect(importMatch(await rules[facts.version]!(), facts, file)).toHaveProperty('refused');
  });

  test('its finished matches get their files, and those are what version 1 gave', async () => {
    const server = await start(oldDatabase());
    await expect.poll(() => server.store.withoutFile()).toEqual([]);
    const { body } = await get(server, `/api/matches/${tables.finished}`);
    expect(body).toEqual(json('aeronaut.json'));
    expect(await checkFile(games, body)).toMatchObject({ value: { fair: true } });
    const { body: resigned } = await get(server, `/api/matches/${tables.resigned}`);
    expect(resigned.result).toBeUndefined();
    expect(await checkFile(games, resigned)).toMatchObject({ value: { fair: true } });
  });
});

/** One of the two takes back a choice, if nothing was drawn since; answers how often that was done. */
async function takeBack(a: Client, b: Client, table: string): Promise<number> {
  for (const [asker, other] of [
    [a, b],
    [b, a],
  ] as const) {
    if ((await asker.ask({ type: 'undo', table })).refused !== undefined) continue;
    await other.must({ type: 'answer', table, yes: true });
    return 1;
  }
  return 0;
}

describe.skipIf(gone)('where version 1 is not shipped', () => {
  const { 1: _first, ...later } = entryOf('aeronaut')?.rules ?? {};
  const newer = games.map((entry) => (entry.facts.id === 'aeronaut' ? { ...entry, rules: later } : entry));
  const none = games.filter(({ facts }) => facts.id !== 'aeronaut');

  test.each([
    ['only a later version is there', newer],
    ['the game is gone', none],
  ])('%s: a running match is looked at and refused with a code', async (_name, shipped) => {
    const server = await start(oldDatabase(), shipped);
    const [a] = await come(server);
    expect(await a.join(tables.running, 'aeronaut', 1)).toEqual({});
    const stopped = { code: 'noRules', game: 'aeronaut', version: 1 };
    const { info } = a.followed.get(tables.running)!;
    expect(info).toMatchObject({ state: 'playing', stopped, options: { trajectories: true, bonuses: true } });
    expect(info!.seats.map(({ kind }) => kind).sort()).toEqual(['bot', 'person', 'person']);
    expect(
      (await a.ask({ type: 'move', table: tables.running, seat: 0, count: 0, move: 'x' })).refused,
    ).toBeDefined();
    const { body } = await get(server, `/api/tables/${tables.running}`);
    expect((body as TableInfo).stopped).toEqual(stopped);
    expect((await get(server, `/api/matches/${tables.running}`)).status).toBe(404);
    // Nothing of it has changed: a server that has its rules plays it on.
    expect((await server.store.read(tables.running))!.record.state).toBe('playing');
  });

  test('a waiting table is not in the lobby and cannot begin', async () => {
    const server = await start(oldDatabase(), newer);
    const [a] = await come(server);
    expect(JSON.stringify((await get(server, '/api/tables')).body)).not.toContain(tables.waiting);
    expect(await a.join(tables.waiting, 'aeronaut', 1)).toEqual({});
    expect((await a.ask({ type: 'start', table: tables.waiting })).refused).toBeDefined();
  });

  test('a finished match whose file was kept is served whole, and can be played again by the newest rules', async () => {
    const folder = oldDatabase();
    const before = await start(folder);
    await expect.poll(() => before.store.withoutFile()).toEqual([]);
    await open.pop()!.close();
    const server = await start(folder, newer);
    expect((await get(server, `/api/matches/${tables.finished}`)).body).toEqual(json('aeronaut.json'));
    const [a] = await come(server);
    expect(await a.join(tables.finished, 'aeronaut', 1)).toEqual({});
    const followed = a.followed.get(tables.finished)!;
    expect(followed.info!.stopped).toBeUndefined();
    expect(followed.over!.log.length).toBe(json('aeronaut.json').entries.length);
    const { to } = await a.must({ type: 'rematch', table: tables.finished });
    expect((await get(server, `/api/tables/${to}`)).body.version).toBe(entryOf('aeronaut').facts.version);
  });

  test('a finished match whose file was never kept still shows its table and its log', async () => {
    const server = await start(oldDatabase(), none);
    const [a] = await come(server);
    expect(await a.join(tables.finished, 'aeronaut', 1)).toEqual({});
    expect(a.followed.get(tables.finished)!.isOver).toBe(true);
    expect((await get(server, `/api/tables/${tables.finished}`)).body.ended.how).toBe('played');
    const refused = await get(server, `/api/matches/${tables.finished}`);
    expect(refused.body.refusal).toEqual({ code: 'noRules', game: 'aeronaut', version: 1 });
  });
});
