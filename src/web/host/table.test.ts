import { beforeEach, describe, expect, test } from 'vitest';
import { type Position, SPECTATOR } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import type { LogEntry, MatchSeat } from '../../match/log.ts';
import { systemClock } from '../../match/timer.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import type { FromWorker, Joined } from './host.ts';
import type { Lock } from './lock.ts';
import type { KeptMatch, Store } from './store.ts';
import { LocalTable } from './table.ts';

const entry = games.find(({ facts }) => facts.secrets)!;
const game = await rulesOf(entry);
const all = await Promise.all(games.map(async (each) => ({ entry: each, game: await rulesOf(each) })));

class MemoryStore implements Store {
  readonly matches = new Map<string, KeptMatch>();
  readonly entries = new Map<string, LogEntry>();
  broken = false;

  async create(match: KeptMatch) {
    if (this.broken) throw new Error('no storage');
    this.matches.set(match.id, match);
  }
  async add(id: string, n: number, entries: readonly LogEntry[]) {
    if (this.broken) throw new Error('no storage');
    const keys = entries.map((_, i) => `${id}/${n + i}`);
    if (keys.some((key) => this.entries.has(key)))
      throw new DOMException('written already', 'ConstraintError');
    for (const [i, key] of keys.entries()) this.entries.set(key, entries[i]!);
  }
  async read(id: string) {
    const match = this.matches.get(id);
    return match && { match, log: [...this.entries.values()] };
  }
  async file() {
    return undefined;
  }
}

/** Web Locks in small: the last one to take over holds it. */
class Locks {
  #held: (() => void) | undefined;
  async lock(_id: string, takeOver: boolean, onLost: () => void): Promise<Lock | undefined> {
    if (this.#held && !takeOver) return undefined;
    this.#held?.();
    this.#held = onLost;
    return { release: () => {} };
  }
}

let store: MemoryStore;
let locks: Locks;
beforeEach(() => {
  store = new MemoryStore();
  locks = new Locks();
});

function sit(at = { entry, game }) {
  const heard: FromWorker[] = [];
  let wake = (): void => {};
  const table = new LocalTable<Position>({
    store,
    load: async (id) =>
      id === at.entry.facts.id
        ? {
            version: at.entry.facts.version,
            game: at.game,
            choose: (_bot, view, seat) => {
              const moves: (number | string)[] = [];
              at.game.moves(view, seat, moves);
              return moves[0]!;
            },
          }
        : undefined,
    lock: (id, takeOver, onLost) => locks.lock(id, takeOver, onLost),
    clock: systemClock,
    send: (message) => {
      heard.push(message);
      wake();
    },
  });
  /** Waits for a message of this kind that was not taken before. */
  const next = async <T extends FromWorker['type']>(type: T): Promise<Extract<FromWorker, { type: T }>> => {
    for (;;) {
      const at = heard.findIndex((message) => message.type === type);
      if (at >= 0) return heard.splice(0, at + 1).at(-1) as Extract<FromWorker, { type: T }>;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return { table, heard, next, settle };
}

const person = (name: string): MatchSeat => ({ name, player: 'person' });
const bot = (name: string): MatchSeat => ({ name, player: { bot: 'any' } });

const setup = (seats: readonly MatchSeat[], { facts } = entry) => ({
  type: 'create' as const,
  setup: { id: 'm', game: facts.id, options: defaultOptions(facts.options), seats, fixedSeats: true },
  pace: 0,
});

/** What a page would know from these messages. */
function viewOf(joined: Joined): Position {
  const view = game.start(joined.head.seats.length, joined.head.options);
  for (const { by, move } of joined.entries) game.play(view, by, move);
  return view;
}

const firstMove = (view: Position, seat: number): number | string => {
  const moves: (number | string)[] = [];
  game.moves(view, seat, moves);
  return moves[0]!;
};

describe('a table with one person', () => {
  test('shows only what that person may know', async () => {
    const { table, next } = sit();
    await table.receive(setup([person('Ann'), bot('Gust'), bot('Bora')]));
    const joined = await next('joined');
    expect(joined).toMatchObject({ viewer: 0, people: [0], kept: true, entries: [] });
    expect(joined.over).toBeUndefined();
    const {
      entries: [deal],
    } = await next('entries');
    const raw = store.entries.get('m/0');
    expect(deal).not.toEqual(raw);
  });

  test('bots answer a move, and an undo takes it all back', async () => {
    const { table, heard, next, settle } = sit();
    await table.receive(setup([person('Ann'), bot('Gust')]));
    await settle();
    await table.receive({ type: 'open', id: 'm', pace: 0, takeOver: true });
    await next('joined');
    const joined = await next('joined');
    await table.receive({ type: 'offer', seat: 0, count: 0, move: firstMove(viewOf(joined), 0) });
    await settle();
    const made = heard.filter(({ type }) => type === 'entries');
    expect(made.length).toBeGreaterThan(1);
    await table.receive({ type: 'undo' });
    await settle();
    const undone = heard.find((message) => message.type === 'undone');
    expect(undone).toMatchObject({ length: joined.entries.length });
  });

  test('a move sent twice is made once, and one that is not legal not at all', async () => {
    const { table, heard, next, settle } = sit();
    await table.receive(setup([person('Ann')]));
    await settle();
    await table.receive({ type: 'open', id: 'm', pace: 0, takeOver: true });
    await next('joined');
    const joined = await next('joined');
    const offer = { type: 'offer' as const, seat: 0, count: 0, move: firstMove(viewOf(joined), 0) };
    await table.receive(offer);
    await table.receive(offer);
    await settle();
    expect(heard.filter(({ type }) => type === 'entries')).toHaveLength(1);
    expect(heard.some(({ type }) => type === 'refused')).toBe(false);
    await table.receive({ type: 'offer', seat: 0, count: 1, move: 'nonsense' });
    expect(heard.at(-1)).toMatchObject({ type: 'refused' });
    const stored = store.entries.size;
    await table.receive({ type: 'offer', seat: 0, count: 7, move: offer.move });
    expect(heard.at(-1)).toMatchObject({ type: 'refused' });
    expect(store.entries.size).toBe(stored);
  });

  test('goes on in memory where nothing can be stored', async () => {
    store.broken = true;
    const { table, next } = sit();
    await table.receive(setup([person('Ann'), bot('Gust')]));
    expect(await next('joined')).toMatchObject({ kept: false });
    await next('entries');
  });

  test('only bots: a spectator watches to the end, and the secret comes out', async () => {
    const { table, next } = sit();
    await table.receive(setup([bot('Gust'), bot('Bora')]));
    expect(await next('joined')).toMatchObject({ viewer: SPECTATOR });
    const end = await next('joined');
    expect(end.over?.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(end.entries).toHaveLength(store.entries.size);
    expect(game.next(viewOf(end)).to).toBe('over');
    expect(end.undo).toBeUndefined();
  });
});

describe('pace', () => {
  const slow = { ...setup([person('Ann'), bot('Gust'), bot('Bora'), bot('Mistral')]), pace: 3_600_000 };
  const moved = (heard: readonly FromWorker[]) =>
    heard.flatMap((each) => (each.type === 'entries' ? each.entries.map(({ by }) => by) : []));

  /** Ann makes her moves until the bots are to move. */
  async function annMoves({ table, heard, settle }: ReturnType<typeof sit>): Promise<void> {
    await table.receive(slow);
    await settle();
    const view = viewOf(heard.find((each) => each.type === 'joined')!);
    const follow = (from: number) => {
      const entries = heard.flatMap((each) => (each.type === 'entries' ? each.entries : []));
      for (const { by, move } of entries.slice(from)) game.play(view, by, move);
      return entries.length;
    };
    let known = follow(0);
    for (let count = 0; ; count++) {
      const next = game.next(view);
      if (next.to !== 'act' || !next.seats.includes(0)) return;
      await table.receive({ type: 'offer', seat: 0, count, move: firstMove(view, 0) });
      await settle();
      known = follow(known);
    }
  }

  test('bots take their time; skipping, all of them move until the player has to choose again', async () => {
    const at = sit();
    await annMoves(at);
    expect(moved(at.heard).some((by) => by > 0)).toBe(false);
    await at.table.receive({ type: 'skip' });
    await at.settle();
    const bots = moved(at.heard).filter((by) => by > 0);
    expect(new Set(bots)).toEqual(new Set([1, 2, 3]));
    // From now on they take their time again.
    const stands = store.entries.size;
    await at.table.receive({ type: 'pace', pace: 3_600_000 });
    await at.settle();
    expect(store.entries.size).toBe(stands);
  });

  test('a quicker pace holds for the move that is on its way', async () => {
    const at = sit();
    await annMoves(at);
    await at.table.receive({ type: 'pace', pace: 0 });
    await at.settle();
    expect(moved(at.heard).some((by) => by > 0)).toBe(true);
  });

  test('out of sight no bot moves, and then they go on', async () => {
    const at = sit();
    await annMoves(at);
    await at.table.receive({ type: 'rest', resting: true });
    await at.table.receive({ type: 'skip' });
    await at.settle();
    expect(moved(at.heard).some((by) => by > 0)).toBe(false);
    await at.table.receive({ type: 'rest', resting: false });
    await at.settle();
    expect(new Set(moved(at.heard).filter((by) => by > 0))).toEqual(new Set([1, 2, 3]));
  });
});

describe('around one screen', () => {
  test('no player sees another’s secret: the screen is handed over first', async () => {
    const { table, heard, next, settle } = sit();
    await table.receive(setup([person('Ann'), person('Ben')]));
    expect(await next('joined')).toMatchObject({ viewer: SPECTATOR, people: [0, 1] });
    expect(await next('handover')).toMatchObject({ seat: 0 });
    await table.receive({ type: 'take', seat: 1 });
    expect(heard.some(({ type }) => type === 'joined')).toBe(false);
    await table.receive({ type: 'take', seat: 0 });
    const ann = await next('joined');
    expect(ann.viewer).toBe(0);
    let view = viewOf(ann);
    for (let count = 0; !heard.some(({ type }) => type === 'handover'); count++) {
      await table.receive({ type: 'offer', seat: 0, count, move: firstMove(view, 0) });
      const made = (await next('entries')).entries[0]!;
      view = game.copy(view);
      game.play(view, made.by, made.move);
      await settle();
    }
    expect(await next('handover')).toMatchObject({ seat: 1 });
    await table.receive({ type: 'take', seat: 1 });
    const ben = await next('joined');
    expect(ben.viewer).toBe(1);
    expect(ben.entries[0]).not.toEqual(ann.entries[0]);
    expect(JSON.stringify(viewOf(ben))).not.toBe(JSON.stringify(view));
  });
});

const open = all.find((each) => each.game.openly);

describe.runIf(open)('a decision that needs no secret', () => {
  test('is made without handing the screen over, for the player who owes it, and shows no player’s secret', async () => {
    const at = open!;
    const { table, heard, settle } = sit(at);
    const people = Array.from({ length: 3 }, (_, i) => person(`Person ${i}`));
    await table.receive(setup(people, at.entry));
    let openly = 0;
    for (let step = 0; step < 40 && openly < 3; step++) {
      await settle();
      const asked = heard.findLast(({ type }) => type === 'handover');
      const seen = heard.findLast(({ type }) => type === 'joined') as Joined;
      const view = at.game.start(3, seen.head.options);
      const later = heard
        .slice(heard.lastIndexOf(seen))
        .flatMap((each) => (each.type === 'entries' ? each.entries : []));
      for (const { by, move } of [...seen.entries, ...later]) at.game.play(view, by, move);
      const next = at.game.next(view);
      if (next.to !== 'act') continue;
      const seat = next.seats[0]!;
      const moves: (number | string)[] = [];
      at.game.moves(view, seat, moves);
      if (at.game.openly!(view, seat)) {
        openly++;
        expect(JSON.stringify(view)).toBe(JSON.stringify(at.game.view(view, SPECTATOR)));
      } else if (seen.viewer !== seat) {
        expect(asked).toMatchObject({ seat });
        await table.receive({ type: 'take', seat });
        continue;
      }
      const count = [...seen.entries, ...later].filter(({ by }) => by === seat).length;
      await table.receive({ type: 'offer', seat, count, move: moves[0]! });
      expect(heard.some(({ type }) => type === 'refused')).toBe(false);
    }
    expect(openly).toBe(3);
  });
});

const crowd = all.find(({ entry: { facts } }) => facts.seats.max > 20);

describe.runIf(crowd)('a crowd that acts at once', () => {
  test('is shown and stored in one go', async () => {
    const at = crowd!;
    const { table, heard, settle } = sit(at);
    const seats = [person('Ann'), ...Array.from({ length: 19 }, (_, i) => bot(`Bot ${i}`))];
    await table.receive(setup(seats, at.entry));
    await settle();
    const batches = heard.flatMap((each) => (each.type === 'entries' ? [each.entries.length] : []));
    expect(Math.max(...batches)).toBe(19);
    expect(store.entries.size).toBe(batches.reduce((sum, size) => sum + size, 0));
  });
});

describe('two tabs', () => {
  test('a second one is told, takes over where the match stands, and the first is told in turn', async () => {
    const one = sit();
    await one.table.receive(setup([person('Ann'), bot('Gust')]));
    await one.settle();
    const two = sit();
    await two.table.receive({ type: 'open', id: 'm', pace: 0, takeOver: false });
    await two.next('lost');
    await two.table.receive({ type: 'open', id: 'm', pace: 0, takeOver: true });
    const joined = await two.next('joined');
    expect(joined.entries).toHaveLength(store.entries.size);
    await one.next('lost');
    await one.table.receive({ type: 'offer', seat: 0, count: 0, move: firstMove(viewOf(joined), 0) });
    expect(store.entries.size).toBe(joined.entries.length);
  });

  test('without locks, the store lets only one write each entry', async () => {
    const one = sit();
    await one.table.receive(setup([person('Ann')]));
    await one.settle();
    locks = new Locks();
    const two = sit();
    await two.table.receive({ type: 'open', id: 'm', pace: 0, takeOver: false });
    const joined = await two.next('joined');
    const offer = { type: 'offer' as const, seat: 0, count: 0, move: firstMove(viewOf(joined), 0) };
    await two.table.receive(offer);
    await two.next('entries');
    await one.table.receive(offer);
    await one.next('lost');
  });
});

test('a match that is not here is refused', async () => {
  const { table, next } = sit();
  await table.receive({ type: 'open', id: 'gone', pace: 0, takeOver: false });
  expect(await next('failed')).toMatchObject({ refusal: { code: 'unknownMatch' } });
});
