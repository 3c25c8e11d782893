import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/build/ensure-built.mjs';
import { builtServer } from '../../../scripts/lib/serve.mjs';
import type { Move } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { newSecret, sealOf } from '../../match/fair.ts';
import type { MatchHead } from '../../match/log.ts';
import { Match } from '../../match/match.ts';
import { systemClock } from '../../match/timer.ts';
import { PROTOCOL } from '../../online/protocol.ts';
import { LIVE, revealTime } from '../../online/table.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import type { Bots } from '../bots/pool.ts';
import { LocalBus } from '../bus.ts';
import { HEAVY_DEAL, usualLimits } from '../limits.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type {
  Answer,
  BotPool,
  Caller,
  DealQuestion,
  TableService,
  TableServiceDeps,
} from '../table-service.ts';
import { createTables } from './registry.ts';

const entry = games.find(({ facts }) => facts.heavyDeal)!;
const { facts } = entry;
/** Every option at its most. */
const options = Object.fromEntries(
  Object.entries(facts.options).map(([name, spec]) => [
    name,
    spec.type === 'flag' ? true : spec.type === 'number' ? spec.max : spec.values.at(-1)!.value,
  ]),
);

// Threads cannot run TypeScript, so this is the pool as it was built.
let Pool: typeof Bots;
beforeAll(async () => {
  await ensureBuilt(['server']);
  ({ Bots: Pool } = await builtServer());
}, 120_000);

let folder: string;
let store: SqliteStore;
let tables: TableService;
let bots: BotPool;
let troubles: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-deals-'));
  store = new SqliteStore(folder);
  troubles = [];
});
afterEach(async () => {
  await tables.stop();
  await bots.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(pool: BotPool, over: Partial<TableServiceDeps> = {}): void {
  bots = pool;
  let ids = 0;
  tables = createTables({
    games,
    store,
    bus: new LocalBus(),
    bots,
    journal: {
      moved: () => {},
      refused: () => {},
      tables: () => {},
      quarantined: () => {},
      trouble: (what) => troubles.push(what),
    },
    clock: systemClock,
    newId: () => `id-${++ids}`,
    newSecret,
    pace: 0,
    ...over,
  });
}

const saltOf = (who: string) => Buffer.from(who).toString('hex').padEnd(64, '0').slice(0, 64);
/** One who counts the matches that they were told. */
class Player implements Caller {
  readonly name: string;
  readonly address = 'here';
  readonly speaks = PROTOCOL;
  readonly who: string;
  told = 0;
  constructor(who: string) {
    this.who = who;
    this.name = who;
  }
  send(text: string): void {
    if (text.startsWith('{"type":"joined"')) this.told++;
  }
}

/** A table at which all sit, sealed, but which has not begun. */
async function seated(people: readonly Caller[], chosen = options): Promise<string> {
  const [host, ...others] = people;
  const plan = {
    ...{ game: facts.id, options: chosen, fixedSeats: true, pace: LIVE, standIn: 'random' },
    ...{ listed: false, watch: false, hints: false, seal: sealOf(saltOf(host!.who)) },
    seats: ['you' as const, ...others.map(() => 'open' as const)],
  };
  const made = await tables.create(host!, plan, 'here');
  if (!('value' in made)) throw new Error(made.refused.code);
  const table = made.value;
  for (const one of people) await tables.receive(one, { type: 'join', table });
  for (const [at, one] of others.entries())
    await must(one, { type: 'sit', table, seat: at + 1, seal: sealOf(saltOf(one.who)) });
  return table;
}

async function must(one: Caller, request: Parameters<TableService['receive']>[1]): Promise<void> {
  expect(await tables.receive(one, request)).toEqual({});
}

const reveal = (one: Caller, table: string): Promise<Answer> =>
  tables.receive(one, { type: 'reveal', table, salt: saltOf(one.who) });

interface Dealt {
  readonly head: MatchHead;
  readonly secret: string;
  readonly drawn: readonly Move[];
}

/** What is stored of a match that is dealt. */
async function dealt(table: string): Promise<Dealt | undefined> {
  const stored = await store.read(table);
  const head = stored?.record.head;
  if (!stored || !head) return undefined;
  return {
    head,
    secret: stored.secret,
    drawn: stored.log.map(({ entry }) => (entry as { move: Move }).move),
  };
}

/** The same draws, made here by the match's own generator. */
async function drawHere({ head, secret }: Pick<Dealt, 'head' | 'secret'>): Promise<Move[]> {
  const match = new Match(await rulesOf(entry, head.version), head);
  const drawn: Move[] = [];
  while (match.waitsFor === 'chance') {
    const draw = match.drawNow(secret);
    match.append(draw);
    drawn.push(draw.move);
  }
  return drawn;
}

test('twenty heavy deals at once hold up no other player, and are what the matches draw by themselves', async () => {
  open(new Pool({ threads: 1 }));
  const ann = new Player('ann');
  const ids = await Promise.all(Array.from({ length: 20 }, () => seated([ann])));
  for (const table of ids) await must(ann, { type: 'start', table });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  for (const answer of await Promise.all(ids.map((table) => reveal(ann, table)))) expect(answer).toEqual({});
  await expect.poll(() => ann.told, { timeout: 60_000 }).toBe(ids.length);
  delay.disable();
  expect(troubles).toEqual([]);
  let here = 0;
  for (const table of ids) {
    const match = (await dealt(table))!;
    const before = performance.now();
    const drawn = await drawHere(match);
    here += performance.now() - before;
    expect(match.drawn).toEqual(drawn);
  }
  // A deal that was drawn on this thread is known here, and costs nothing to draw again: then this fails all the more.
  expect(delay.max / 1e6).toBeLessThan(here / 5);
}, 120_000);

describe('a deal that a thread draws', () => {
  const small = defaultOptions(facts.options);
  let asked: {
    readonly question: DealQuestion;
    readonly answer: (moves: Promise<readonly Move[]>) => void;
  }[];
  let time: number;
  let ring: (() => void)[];
  beforeEach(() => {
    asked = [];
    ring = [];
    time = 1_700_000_000_000;
  });
  /** Threads that answer when the test lets them. */
  const slow: BotPool = {
    choose: () => new Promise(() => {}),
    deal: (question) => new Promise((answer) => asked.push({ question, answer })),
    close: async () => {},
  };
  const clock = {
    now: () => time,
    after: (_ms: number, then: () => void) => {
      ring.push(then);
      return () => {};
    },
  };

  test('is drawn again where a salt comes meanwhile, and once where none does', async () => {
    open(slow, { clock });
    const [ann, ben] = [new Player('ann'), new Player('ben')];
    const table = await seated([ann, ben], small);
    await must(ann, { type: 'start', table });
    expect(await reveal(ann, table)).toEqual({});
    time += revealTime(LIVE);
    for (const then of ring.splice(0)) then();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]!.question.head.seats.map(({ salt }) => salt)).toEqual([saltOf('ann'), undefined]);
    expect(await reveal(ben, table)).toEqual({});
    asked[0]!.answer(drawHere(asked[0]!.question));
    await expect.poll(() => asked.length).toBe(2);
    expect(ann.told).toBe(0);
    asked[1]!.answer(drawHere(asked[1]!.question));
    await expect.poll(() => ann.told).toBe(1);
    const match = (await dealt(table))!;
    expect(match.head.seats.map(({ salt }) => salt)).toEqual([saltOf('ann'), saltOf('ben')]);
    expect(match.drawn).toEqual(await drawHere(match));
    expect(asked).toHaveLength(2);
  });

  test('is drawn by the table where the thread fails', async () => {
    open(slow);
    const ann = new Player('ann');
    const table = await seated([ann], small);
    await must(ann, { type: 'start', table });
    expect(await reveal(ann, table)).toEqual({});
    await expect.poll(() => asked.length).toBe(1);
    asked[0]!.answer(Promise.reject(new Error('no thread')));
    await expect.poll(() => ann.told).toBe(1);
    expect(troubles).toEqual(['a deal could not be drawn in a thread']);
    const match = (await dealt(table))!;
    expect(match.drawn).toEqual(await drawHere(match));
  });

  test('costs its address what it weighs', async () => {
    const startsOfAddress = { perSecond: 0, burst: 2 * HEAVY_DEAL - 1 };
    open(slow, { limits: { ...usualLimits, startsOfAddress } });
    const ann = new Player('ann');
    const [first, second] = [await seated([ann], small), await seated([ann], small)];
    await must(ann, { type: 'start', table: first });
    expect(await tables.receive(ann, { type: 'start', table: second })).toEqual({
      refused: { code: 'startsTooFast' },
    });
  });
});
