import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { findBot } from '../../bots/index.ts';
import type { Entry, Game, Move, Position, Seat } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { newSecret, sealOf } from '../../match/fair.ts';
import { importMatch } from '../../match/file.ts';
import { saltFrom } from '../../match/testing/salts.ts';
import { systemClock } from '../../match/timer.ts';
import { verify } from '../../match/verify.ts';
import { type JoinedTable, PROTOCOL, type ToClient } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { LIVE, LOBBY_PAGE, type TableInfo, type TablePlan } from '../../online/table.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { LocalBus } from '../bus.ts';
import { usualLimits } from '../limits.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { type Store, Unavailable } from '../store/store.ts';
import type { BotQuestion, Caller, TableService, TableServiceDeps } from '../table-service.ts';
import { checkMessage } from '../testing/spoken.ts';
import { createTables } from './registry.ts';

let folder: string;
let store: SqliteStore;
let tables: TableService;
let time = 0;
let ids = 0;

const quiet = {
  moved: () => {},
  refused: () => {},
  tables: () => {},
  quarantined: () => {},
  trouble: () => {},
};

/** The bots themselves, without the threads around them. */
const bots = {
  async choose({ game, bot, view, seat, seed }: BotQuestion): Promise<Move> {
    const entry = games.find(({ facts }) => facts.id === game)!;
    const [rules, hints] = await Promise.all([rulesOf(entry), entry.hints()]);
    const kind = findBot(bot)!.make(rules, hints, { iterations: 20 });
    return kind.choose(JSON.parse(view) as Position, seat, new FastRng(seed));
  },
  async close() {},
};

const around = (over: Partial<TableServiceDeps> = {}): TableServiceDeps => ({
  games,
  store,
  bus: new LocalBus(),
  bots,
  journal: quiet,
  clock: { ...systemClock, now: () => time },
  newId: () => `id-${++ids}`,
  newSecret,
  pace: 0,
  ...over,
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-tables-'));
  store = new SqliteStore(folder);
  time = 1_700_000_000_000;
  tables = createTables(around());
});
afterEach(async () => {
  await tables.stop();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A client of the registry: keeps what it is sent and follows the match. */
class Person implements Caller {
  readonly heard: ToClient[] = [];
  readonly who: string;
  readonly name: string;
  readonly address = 'here';
  speaks: number = PROTOCOL;
  info: TableInfo | undefined;
  you: Seat = -1;
  joined: JoinedTable | undefined;
  entries: Entry[] = [];
  constructor(who: string) {
    this.who = who;
    this.name = who;
  }
  send(text: string): void {
    const message = checkMessage(text);
    this.heard.push(message);
    if (message.type === 'table') [this.info, this.you] = [message.table, message.you];
    if (message.type === 'joined') {
      this.joined = message;
      this.entries = [...this.entries.slice(0, message.from), ...message.entries];
    }
    if (message.type === 'entries') {
      this.entries.push(...message.entries);
      expect(this.entries.length).toBe(message.n);
    }
    if (message.type === 'undone') this.entries.length = message.length;
  }
  async view(): Promise<{ game: Game<Position>; state: Position }> {
    const entry = games.find(({ facts }) => facts.id === this.info!.game)!;
    const game = await rulesOf(entry);
    const state = game.start(this.info!.seats.length, this.info!.options);
    for (const { by, move } of this.entries) game.play(state, by, move);
    return { game, state };
  }
  /** A legal move of one's own, and what goes with it; undefined when it is not one's turn. */
  async choice(): Promise<{ seat: Seat; count: number; move: Move } | undefined> {
    const { game, state } = await this.view();
    const next = game.next(state);
    if (next.to !== 'act') return undefined;
    const seat = next.seats.find(
      (one) => game.decides(state, one) === this.you && game.forced?.(state, one) === undefined,
    );
    if (seat === undefined) return undefined;
    const moves: Move[] = [];
    game.moves(state, seat, moves);
    return { seat, count: this.entries.filter(({ by }) => by === seat).length, move: moves[0]! };
  }
}

const ada = { who: 'ada', name: 'Ada' };
const plan = (over: Partial<TablePlan> = {}): TablePlan => {
  const facts = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!.facts;
  return {
    game: facts.id,
    options: defaultOptions(facts.options),
    seats: ['you', 'open'],
    fixedSeats: true,
    pace: LIVE,
    listed: true,
    watch: true,
    hints: true,
    standIn: 'greedy',
    seal: sealFor('ada'),
    ...over,
  };
};

async function opened(over: Partial<TablePlan> = {}): Promise<string> {
  const made = await tables.create(ada, plan(over), 'here');
  if (!('value' in made)) throw new Error(made.refused.code);
  return made.value;
}

async function begun(over: Partial<TablePlan> = {}): Promise<{ table: string; a: Person; b: Person }> {
  const table = await opened(over);
  const a = new Person('ada');
  const b = new Person('bob');
  await tables.receive(a, { type: 'join', table });
  await tables.receive(b, { type: 'join', table });
  expect(await tables.receive(b, { type: 'sit', table, seat: 1, seal: sealFor('bob') })).toEqual({});
  expect(await tables.receive(a, { type: 'start', table })).toEqual({});
  await dealt(table, [a, b]);
  return { table, a, b };
}

const saltOf = (who: string) => saltFrom(`salt of ${who}`);
const sealFor = (who: string) => sealOf(saltOf(who));

/** All show their salts, and are told the match. */
async function dealt(table: string, people: readonly Person[]): Promise<void> {
  for (const one of people)
    expect(await tables.receive(one, { type: 'reveal', table, salt: saltOf(one.who) })).toEqual({});
  await expect.poll(() => people.every(({ joined }) => joined?.table === table)).toBe(true);
}

const tick = () => new Promise((resolve) => setTimeout(resolve, 2));

async function playOn(table: string, people: Person[], most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let made = 0; made < most && people[0]!.info?.state === 'playing'; ) {
    let moved = false;
    for (const person of people) {
      const choice = await person.choice();
      if (!choice) continue;
      expect(await tables.receive(person, { type: 'move', table, ...choice })).toEqual({});
      moved = true;
      made++;
      if (made >= most) return;
    }
    if (!moved) await tick();
  }
}

describe('a table', () => {
  test.each(games.filter(({ facts }) => facts.seats.max >= 4).map(({ facts }) => facts.id))(
    'of %s with two people and two bots is played to its end, and its dice are fair',
    async (game) => {
      const entry = games.find(({ facts }) => facts.id === game)!;
      const { table, a, b } = await begun({
        game,
        options: defaultOptions(entry.facts.options),
        seats: ['you', 'open', { bot: 'greedy' }, { bot: 'random' }],
        fixedSeats: false,
      });
      expect(a.joined?.over).toBeUndefined();
      await playOn(table, [a, b]);
      expect(a.info?.state).toBe('over');
      expect(a.info?.ended?.how).toBe('played');
      expect(a.entries).toEqual(b.entries);
      const file = await tables.file(table);
      if (!('value' in file)) throw new Error(file.refused.code);
      const read = importMatch(await rulesOf(entry), entry.facts, JSON.parse(JSON.stringify(file.value)));
      if (!('value' in read)) throw new Error(JSON.stringify(read.refused));
      expect(verify(read.value.match, read.value.secret!)).toMatchObject({ fair: true });
    },
  );

  test('goes on after the server was away, and clocks have not run meanwhile', async () => {
    const { table, a, b } = await begun();
    await playOn(table, [a, b], 5);
    const before = a.entries.slice();
    await tables.stop();
    time += 3_600_000;
    tables = createTables(around({ outages: await store.outages(time) }));
    await tables.resume();
    const again = new Person('ada');
    await tables.receive(again, { type: 'join', table });
    expect(again.entries).toEqual(before);
    expect(again.joined!.clock.every(([, left]) => left > 0)).toBe(true);
    const bob = new Person('bob');
    await tables.receive(bob, { type: 'join', table });
    await playOn(table, [again, bob]);
    expect(bob.info?.state).toBe('over');
  });

  test('tells somebody who was here before only what is new', async () => {
    const { table, a, b } = await begun();
    await playOn(table, [a, b], 3);
    const have = { log: a.entries.length, standing: a.entries.length };
    tables.gone(a);
    await playOn(table, [b], 1);
    const again = new Person('ada');
    again.entries = a.entries.slice();
    await tables.receive(again, { type: 'join', table, have });
    expect(again.joined!.from).toBe(have.standing);
    expect(again.entries.length).toBe(b.entries.length);
  });
});

describe('a move', () => {
  test('sent twice is made once', async () => {
    const { table, a, b } = await begun();
    const [mover] = (await a.choice()) ? [a] : [b];
    const choice = (await mover.choice())!;
    expect(await tables.receive(mover, { type: 'move', table, ...choice })).toEqual({});
    const stands = mover.entries.length;
    expect(await tables.receive(mover, { type: 'move', table, ...choice })).toEqual({});
    expect(mover.entries.length).toBe(stands);
  });
  test('that ended the match is made once too', async () => {
    const { table, a, b } = await begun();
    let last: { by: Person; choice: { seat: Seat; count: number; move: Move } } | undefined;
    while (a.info?.state === 'playing') {
      for (const by of [a, b]) {
        const choice = await by.choice();
        if (!choice) continue;
        last = { by, choice };
        await tables.receive(by, { type: 'move', table, ...choice });
      }
    }
    const again = (move: Move) => tables.receive(last!.by, { type: 'move', table, ...last!.choice, move });
    expect(await again(last!.choice.move)).toEqual({});
    expect(await again(99_999)).toEqual({ refused: { code: 'over' } });
  });
  test('that comes second is not taken for the one that stands', async () => {
    const { table, a, b } = await begun();
    const [mover] = (await a.choice()) ? [a] : [b];
    const choice = (await mover.choice())!;
    await tables.receive(mover, { type: 'move', table, ...choice });
    const stands = mover.entries.length;
    expect(await tables.receive(mover, { type: 'move', table, ...choice, move: 'another' })).toEqual({
      refused: { code: 'tooLate' },
    });
    expect(mover.entries.length).toBe(stands);
  });
  test('out of turn, of another seat, too early or not legal is refused', async () => {
    const { table, a, b } = await begun();
    const mine = await a.choice();
    const [mover, other] = mine ? [a, b] : [b, a];
    const choice = (await mover.choice())!;
    const tries: [Person, Partial<typeof choice>, ServerRefusal][] = [
      [other, {}, { code: 'notYourSeat' }],
      [other, { seat: other.you }, { code: 'notYourTurn' }],
      [mover, { count: choice.count + 1 }, { code: 'tooEarly' }],
      [mover, { move: 'nonsense' }, { code: 'notLegal' }],
      [mover, { move: 1e9 }, { code: 'notLegal' }],
    ];
    for (const [person, wrong, why] of tries)
      expect(await tables.receive(person, { type: 'move', table, ...choice, ...wrong })).toEqual({
        refused: why,
      });
    const stranger = new Person('eve');
    expect(await tables.receive(stranger, { type: 'move', table, ...choice })).toEqual({
      refused: { code: 'notJoined' },
    });
    await tables.receive(stranger, { type: 'join', table });
    expect(await tables.receive(stranger, { type: 'move', table, ...choice })).toEqual({
      refused: { code: 'notSeated' },
    });
  });
  test('that cannot be stored is not shown, and the table is as it was', async () => {
    let broken = false;
    const failing = new Proxy(store, {
      get(target, name) {
        const value = Reflect.get(target, name) as unknown;
        if (name === 'change')
          return (change: Parameters<Store['change']>[0]) =>
            broken ? Promise.reject(new Error('disk full')) : target.change(change);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await tables.stop();
    tables = createTables(around({ store: failing }));
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    const choice = (await mover.choice())!;
    const stood = other.entries.length;
    broken = true;
    expect(await tables.receive(mover, { type: 'move', table, ...choice })).toEqual({
      refused: { code: 'trouble' },
    });
    await tick();
    broken = false;
    expect(other.entries.length).toBe(stood);
    await expect.poll(async () => tables.receive(mover, { type: 'move', table, ...choice })).toEqual({});
    expect(other.entries.length).toBeGreaterThan(stood);
  });
});

describe('taking back', () => {
  test('happens when everybody agrees', async () => {
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    const stood = mover.entries.length;
    await playOn(table, [mover], 1);
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
    expect(other.heard.at(-1)).toMatchObject({ type: 'offer', by: mover.you, waits: [other.you] });
    expect(await tables.receive(mover, { type: 'answer', table, yes: true })).toEqual({
      refused: { code: 'noOffer' },
    });
    expect(await tables.receive(other, { type: 'answer', table, yes: true })).toEqual({});
    await tick();
    expect(mover.entries.length).toBe(stood);
    expect(other.entries.length).toBe(stood);
    await playOn(table, [a, b]);
    expect(a.info?.state).toBe('over');
  });
  test('does not happen when the player who asked has resigned', async () => {
    const { table, a, b } = await begun({ seats: ['you', 'open', { bot: 'greedy' }] });
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    await playOn(table, [mover], 1);
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
    expect(await tables.receive(mover, { type: 'resign', table })).toEqual({});
    expect(other.heard).toContainEqual({ type: 'no-offer', table, by: mover.you, why: 'late' });
    expect(await tables.receive(other, { type: 'answer', table, yes: true })).toEqual({
      refused: { code: 'noOffer' },
    });
  });
  test('does not happen when somebody declines', async () => {
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    await playOn(table, [mover], 1);
    const stands = mover.entries.length;
    await tables.receive(mover, { type: 'undo', table });
    await tables.receive(other, { type: 'answer', table, yes: false });
    expect(mover.heard.at(-1)).toMatchObject({ type: 'no-offer', why: 'refused' });
    expect(mover.entries.length).toBe(stands);
  });
});

describe('an undo that waits', () => {
  test('waits for a player who is away, however long: a table that was forgotten still has it', async () => {
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    const stood = mover.entries.length;
    await playOn(table, [mover], 1);
    tables.gone(other);
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
    expect(mover.heard).toContainEqual(expect.objectContaining({ type: 'offer', waits: [other.you] }));
    expect(mover.entries.length).toBe(stood + 1);
    await tables.stop();
    tables = createTables(around());
    await tables.resume();
    const back = new Person(other.who);
    await tables.receive(back, { type: 'join', table });
    expect(back.heard).toContainEqual(
      expect.objectContaining({ type: 'offer', by: mover.you, length: stood, waits: [other.you] }),
    );
    expect(await tables.receive(back, { type: 'answer', table, yes: true })).toEqual({});
    await expect.poll(() => back.entries.length).toBe(stood);
    expect(back.heard).toContainEqual({ type: 'no-offer', table, by: mover.you, why: 'accepted' });
  });
  test('is not granted because time ran out for the one who is asked', async () => {
    const clock = new VirtualClock();
    await tables.stop();
    tables = createTables(
      around({ clock, bots: { choose: () => new Promise(() => {}), close: async () => {} } }),
    );
    const { table, a, b } = await begun({ pace: { kind: 'live', minutes: 0, seconds: 5 } });
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    await playOn(table, [mover], 1);
    const stands = mover.entries.length;
    while (!mover.info!.seats[other.you]!.away) {
      expect(clock.ring()).toBe(true);
      await tick();
    }
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
    expect(mover.heard.at(-1)).toMatchObject({ type: 'offer', waits: [other.you] });
    expect(mover.entries.length).toBe(stands);
    expect(await tables.receive(other, { type: 'answer', table, yes: false })).toEqual({});
    expect(mover.heard.at(-1)).toEqual({ type: 'no-offer', table, by: mover.you, why: 'refused' });
  });
  test('can be withdrawn by the player who asked, and by no other', async () => {
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    await playOn(table, [mover], 1);
    await tables.receive(mover, { type: 'undo', table });
    const refused = { refused: { code: 'noOwnOffer' } };
    expect(await tables.receive(other, { type: 'withdraw', table })).toEqual(refused);
    expect(await tables.receive(mover, { type: 'withdraw', table })).toEqual({});
    for (const person of [mover, other])
      expect(person.heard).toContainEqual({ type: 'no-offer', table, by: mover.you, why: 'withdrawn' });
    expect(await tables.receive(mover, { type: 'withdraw', table })).toEqual(refused);
    expect(await tables.receive(mover, { type: 'undo', table })).toEqual({});
  });
});

describe('time and absence', () => {
  const short = { pace: { kind: 'live', minutes: 0, seconds: 5 } } as const;
  test('a seat that runs out of time is played by a bot until its owner is back', async () => {
    const clock = new VirtualClock();
    await tables.stop();
    tables = createTables(around({ clock }));
    const { table, a, b } = await begun(short);
    const mover = (await a.choice()) ? a : b;
    const seat = mover.you;
    const count = mover.entries.length;
    const begins = clock.now();
    while (!mover.info!.seats[seat]!.away) {
      expect(clock.ring()).toBe(true);
      await tick();
    }
    expect(mover.info!.seats[seat]!.away).toBe('time');
    expect(clock.now() - begins).toBe(5000);
    await expect.poll(() => mover.entries.length).toBeGreaterThan(count);
    expect(await tables.receive(mover, { type: 'return', table })).toEqual({});
    expect(mover.info!.seats[seat]!.away).toBeUndefined();
    await playOn(table, [a, b]);
    expect(a.info?.state).toBe('over');
  });
  test('who resigns loses to the one who is left', async () => {
    const { table, a, b } = await begun();
    expect(await tables.receive(a, { type: 'resign', table })).toEqual({});
    expect(b.info?.ended).toMatchObject({ how: 'resigned', winners: [b.you] });
    expect(b.joined?.over?.secret).toHaveLength(64);
    expect('value' in (await tables.file(table))).toBe(true);
  });
  test('among several a bot plays on for who resigns', async () => {
    const { table, a, b } = await begun({ seats: ['you', 'open', { bot: 'random' }] });
    expect(await tables.receive(a, { type: 'resign', table })).toEqual({});
    expect(await tables.receive(a, { type: 'return', table })).toEqual({ refused: { code: 'resigned' } });
    await playOn(table, [b]);
    expect(b.info?.ended?.how).toBe('played');
  });
});

describe('seats', () => {
  test('are taken, left and given to bots before the start', async () => {
    const table = await opened({ seats: ['you', 'open', 'open'] });
    const [a, b] = [new Person('ada'), new Person('bob')];
    await tables.receive(a, { type: 'join', table });
    await tables.receive(b, { type: 'join', table });
    expect(await tables.receive(b, { type: 'sit', table, seat: 0, seal: sealFor('bob') })).toEqual({
      refused: { code: 'seatTaken' },
    });
    expect(await tables.receive(b, { type: 'sit', table, seat: 7, seal: sealFor('bob') })).toEqual({
      refused: { code: 'noSeat', seats: 3 },
    });
    await tables.receive(b, { type: 'sit', table, seat: 2, seal: sealFor('bob') });
    expect(a.info!.seats[2]).toMatchObject({ kind: 'person', name: 'bob', here: true });
    expect(await tables.receive(b, { type: 'seat', table, seat: 1, to: { bot: 'gust' } })).toEqual({
      refused: { code: 'onlyHost' },
    });
    expect(await tables.receive(a, { type: 'start', table })).toEqual({ refused: { code: 'seatsFree' } });
    expect(await tables.receive(a, { type: 'seat', table, seat: 1, to: { bot: 'hurricane' } })).toMatchObject(
      {
        refused: { code: 'noBot', bot: 'hurricane' },
      },
    );
    await tables.receive(a, { type: 'seat', table, seat: 1, to: { bot: 'gust' } });
    expect(await tables.receive(b, { type: 'stand', table })).toEqual({});
    expect(a.info!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'open']);
  });
  test('onlookers stay outside where they are not wanted', async () => {
    const { table } = await begun({ watch: false });
    expect(await tables.receive(new Person('eve'), { type: 'join', table })).toEqual({
      refused: { code: 'noWatching' },
    });
  });
  test('onlookers who came before the start hear nothing of it, however fast the first move is', async () => {
    const table = await opened({ watch: false });
    const [a, b, eve] = ['ada', 'bob', 'eve'].map((who) => new Person(who)) as [Person, Person, Person];
    for (const person of [a, b, eve]) await tables.receive(person, { type: 'join', table });
    await tables.receive(b, { type: 'sit', table, seat: 1, seal: sealFor('bob') });
    const asked = [tables.receive(a, { type: 'start', table })];
    for (const one of [a, b])
      asked.push(tables.receive(one, { type: 'reveal', table, salt: saltOf(one.who) }));
    await Promise.all(asked);
    await tables.receive(a, { type: 'resign', table });
    expect(eve.heard.filter(({ type }) => type === 'entries' || type === 'joined')).toEqual([]);
    const [first] = b.heard.filter(({ type }) => type === 'entries' || type === 'joined');
    expect(first?.type).toBe('joined');
  });
  test('a rematch asks the same people, with another secret', async () => {
    const { table, a, b } = await begun();
    await tables.receive(a, { type: 'resign', table });
    const answer = await tables.receive(b, { type: 'rematch', table });
    expect(a.heard.at(-1)).toEqual({ type: 'rematch', table, to: answer.to, by: b.you });
    expect(await tables.receive(a, { type: 'rematch', table })).toEqual(answer);
    const info = await tables.info(answer.to!);
    expect(info!.state).toBe('open');
    expect(info!.seats.map(({ name }) => name).sort()).toEqual(['Ada', 'bob']);
    expect(info!.commitment).not.toBe(a.info!.commitment);
    expect(info!.seats.map(({ seal }) => seal)).toEqual([undefined, undefined]);
  });
  test('a match begins when every player has sealed a salt', async () => {
    const { seal: _none, ...unsealed } = plan({ seats: ['you', { bot: 'greedy' }] });
    const made = await tables.create(ada, unsealed, 'here');
    const table = 'value' in made ? made.value : '';
    const a = new Person('ada');
    await tables.receive(a, { type: 'join', table });
    const start = () => tables.receive(a, { type: 'start', table });
    expect(await start()).toEqual({ refused: { code: 'unsealed', names: ['Ada'] } });
    expect(await tables.receive(a, { type: 'sit', table, seat: 0, seal: sealFor('ada') })).toEqual({});
    expect(await start()).toEqual({});
    await dealt(table, [a]);
  });
  test('a rematch is made once, also at a table that was forgotten meanwhile', async () => {
    const { table, a, b } = await begun();
    await tables.receive(a, { type: 'resign', table });
    for (const person of [a, b]) await tables.receive(person, { type: 'leave', table });
    for (const person of [a, b]) await tables.receive(person, { type: 'join', table });
    const { to } = await tables.receive(b, { type: 'rematch', table });
    expect(a.heard.at(-1)).toEqual({ type: 'rematch', table, to, by: b.you });
    expect(await tables.receive(a, { type: 'rematch', table })).toEqual({ to });
    // And once more read from the store.
    for (const person of [a, b]) await tables.receive(person, { type: 'leave', table });
    await tables.receive(a, { type: 'join', table });
    expect(a.info!.rematch).toBe(to);
    expect(await tables.receive(a, { type: 'rematch', table })).toEqual({ to });
    expect((await tables.tablesOf('bob')).map(({ id }) => id).sort()).toEqual([table, to].sort());
  });
});

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
    tables = createTables(around({ limits }));
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

test('chat of those who look on is read by those who look on, until the end', async () => {
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
  tables = createTables(around({ limits: { ...usualLimits, chatOfTable: 3, chatOfPerson, chatOfAddress } }));
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

test('so many matches are begun a day by one person, and the table that is one too many stays as it is', async () => {
  await tables.stop();
  const matchesOfPerson = { perSecond: 0, burst: 1 };
  tables = createTables(around({ limits: { ...usualLimits, matchesOfPerson } }));
  const { a } = await begun();
  const table = await opened({ seats: ['you', { bot: 'greedy' }] });
  await tables.receive(a, { type: 'join', table });
  const refused = { code: 'portion', of: 'person', what: 'matches', most: 1 };
  expect(await tables.receive(a, { type: 'start', table })).toEqual({ refused });
  expect((await tables.info(table))?.state).toBe('open');
});

test('one’s own tables say whose turn it is', async () => {
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
  tables = createTables(around());
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
    await tables.stop();
    tables = createTables(around({ bus }));
    const other = createTables(around({ bus }));
    const { table } = await begun({ watch: false });
    await expect.poll(() => other.lobby().tables).toEqual([]);
    const waiting = await opened();
    await expect.poll(() => other.lobby().tables.map(({ id }) => id)).toEqual([waiting]);
    expect(waiting).not.toBe(table);
    await other.stop();
  });

  test('that was first is no trouble', async () => {
    const troubles: unknown[] = [];
    await tables.stop();
    tables = createTables(around({ journal: { ...quiet, trouble: (_what, error) => troubles.push(error) } }));
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
    expect(await tables.receive(mover, { type: 'move', table, ...choice })).toHaveProperty('refused');
    await expect.poll(() => mover.entries.length).toBeGreaterThan(log.length);
    expect(troubles).toEqual([]);
  });
});

describe('a table that no client looks at', () => {
  const HOUR = 3_600_000;
  let clock: VirtualClock;
  const start = (over: Partial<TableServiceDeps> = {}) => createTables(around({ clock, ...over }));
  /** Rings timers until then, and lets what they begin be stored. */
  const pass = async (ms: number) => {
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
    tables = start();
  });

  test('is forgotten, its clock runs on, and its deadline bites', async () => {
    const { table, a, b } = await begun({ pace: { kind: 'turns', hours: 2 } });
    for (const person of [a, b]) tables.gone(person);
    await pass(HOUR);
    const peek = new Person('ada');
    await tables.receive(peek, { type: 'join', table });
    const running = peek.joined!.clock.find(([, , runs]) => runs)!;
    expect(running[1]).toBeLessThanOrEqual(HOUR);
    tables.gone(peek);
    await pass(HOUR - 120_000);
    expect((await store.due(clock.now(), 9)).length).toBe(0);
    await pass(240_000);
    expect(await away(table)).toEqual(['time']);
  });

  test('keeps its clock through a restart, less the time in which no server ran', async () => {
    const { table } = await begun({ pace: { kind: 'turns', hours: 4 } });
    await pass(HOUR);
    await tables.stop();
    clock.set(clock.now() + 10 * HOUR);
    tables = start({ outages: await store.outages(clock.now()) });
    await tables.resume();
    const peek = new Person('ada');
    await tables.receive(peek, { type: 'join', table });
    const [, left] = peek.joined!.clock.find(([, , runs]) => runs)!;
    expect(Math.abs(left - 3 * HOUR)).toBeLessThan(10_000);
  });

  test('is not opened at a start where it owes nothing', async () => {
    const { a, b } = await begun({ pace: { kind: 'turns', hours: 4 } });
    for (const person of [a, b]) tables.gone(person);
    await pass(60_000);
    await tables.stop();
    const loaded: number[] = [];
    tables = start({ journal: { ...quiet, tables: (count) => loaded.push(count) } });
    await tables.resume();
    await pass(60_000);
    expect(Math.max(0, ...loaded)).toBe(0);
  });
});

describe('a bad row', () => {
  test.each([
    ['record', "UPDATE tables SET record = '{' WHERE id = ?"],
    ['field', `UPDATE tables SET record = replace(record, '"seats":[', '"sEats":[') WHERE id = ?`],
    ['entry', "UPDATE entries SET entry = 'torn' WHERE table_id = ? AND n = 0"],
  ])('(%s) is the trouble of its table, which is set aside; all others go on', async (_what, sql) => {
    const { table: bad } = await begun();
    const { table: good, a } = await begun();
    await tables.stop();
    const db = new Libsql(join(folder, 'updraft.db'));
    db.prepare(sql).run([bad]);
    db.close();
    const found: string[] = [];
    tables = createTables(around({ journal: { ...quiet, quarantined: (id) => found.push(id) } }));
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

test('a table at which the program fails again and again is set aside', async () => {
  const found: string[] = [];
  await tables.stop();
  const draw = () => {
    throw new Error('no die');
  };
  tables = createTables(around({ draw, journal: { ...quiet, quarantined: (id) => found.push(id) } }));
  const table = await opened({ seats: ['you', { bot: 'greedy' }] });
  const a = new Person('ada');
  await tables.receive(a, { type: 'join', table });
  expect(await tables.receive(a, { type: 'start', table })).toEqual({});
  expect(await tables.receive(a, { type: 'reveal', table, salt: saltOf('ada') })).toEqual({});
  await expect.poll(() => found).toEqual([table]);
  expect(await tables.receive(a, { type: 'join', table })).toEqual({ refused: { code: 'damaged' } });
});

test('a match that could not be stored still counts for its host', async () => {
  await tables.stop();
  const quotaOfPerson = { open: 9, running: 1, bots: 9 };
  let isDown = false;
  const failing = new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      const down = isDown && (name === 'change' || name === 'read');
      return down ? () => Promise.reject(new Unavailable('no disk')) : value.bind(target);
    },
  }) as unknown as Store;
  tables = createTables(around({ store: failing, limits: { ...usualLimits, quotaOfPerson } }));
  const { table: first, a } = await begun();
  isDown = true;
  expect(await tables.receive(a, { type: 'resign', table: first })).toEqual({ refused: { code: 'trouble' } });
  await tick();
  isDown = false;
  const table = await opened({ seats: ['you', { bot: 'greedy' }] });
  await tables.receive(a, { type: 'join', table });
  const refused = { refused: { code: 'quota', of: 'person', what: 'running', most: 1 } };
  expect(await tables.receive(a, { type: 'start', table })).toEqual(refused);
});

test('more matches than a person may have are refused in the waiting room, and the table stays as it is', async () => {
  await tables.stop();
  const quotaOfPerson = { open: 9, running: 1, bots: 9 };
  tables = createTables(around({ limits: { ...usualLimits, quotaOfPerson } }));
  const { table: first, a, b } = await begun();
  const table = await opened({ seats: ['you', { bot: 'greedy' }] });
  await tables.receive(a, { type: 'join', table });
  const refused = { refused: { code: 'quota', of: 'person', what: 'running', most: 1 } };
  expect(await tables.receive(a, { type: 'start', table })).toEqual(refused);
  expect((await tables.info(table))?.state).toBe('open');
  await tables.receive(b, { type: 'resign', table: first });
  expect(await tables.receive(a, { type: 'start', table })).toEqual({});
});
