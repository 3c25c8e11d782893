import { Worker } from 'node:worker_threads';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureBuilt } from '../../../scripts/build/ensure-built.mjs';
import { builtServer } from '../../../scripts/lib/serve.mjs';
import { botKinds, findBot } from '../../bots/index.ts';
import { CHANCE, type Move, type Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { FastRng } from '../../toolkit/rng.ts';
import type { BotAsked, BotQuestion } from '../table-service.ts';
import type { Bots } from './pool.ts';

// Threads cannot run TypeScript, so this is the pool as it was built.
let Pool: typeof Bots;
beforeAll(async () => {
  await ensureBuilt(['server']);
  ({ Bots: Pool } = await builtServer());
}, 120_000);

let bots: Bots | undefined;
afterEach(() => bots?.close());

interface Turn {
  readonly game: string;
  readonly state: Position;
  readonly seat: number;
}

/** The first turn of a game in which a seat has so many moves. */
async function turnWith(index: number, fits: (moves: number) => boolean): Promise<Turn> {
  const { facts, rules } = games[index]!;
  const game = await rulesOf({ facts, rules });
  const options = Object.fromEntries(
    Object.entries(facts.options).map(([name, spec]) => [name, spec.default]),
  );
  const state = game.start(Math.max(2, facts.seats.min), options);
  const rng = new FastRng('opening');
  const moves: Move[] = [];
  for (;;) {
    const next = game.next(state);
    if (next.to === 'act') {
      const seat = next.seats[0]!;
      const count = game.moves(state, seat, moves);
      if (fits(count)) return { game: facts.id, state, seat };
      game.play(state, seat, moves[rng.below(count)]!);
    } else game.play(state, CHANCE, game.draw(state, rng));
  }
}

const opening = (index: number): Promise<Turn> => turnWith(index, () => true);

async function question(
  index: number,
  bot: string,
  seed = 'seed',
  ms = 5,
  turn = opening(index),
): Promise<BotAsked> {
  const { game, state, seat } = await turn;
  const rules = await rulesOf(games[index]!);
  const view = JSON.stringify(rules.view(state, rules.decides(state, seat)));
  return {
    game,
    version: games[index]!.facts.version,
    bot,
    address: 'here',
    host: 'ann',
    table: 't',
    view: () => view,
    seat,
    seed,
    ms,
  };
}

describe.each(games.map(({ facts }, index) => [facts.id, index] as const))('%s', (_id, index) => {
  test.each(botKinds.map(({ id }) => id))('%s answers a legal move', async (bot) => {
    bots = new Pool({ threads: 1 });
    const asked = await question(index, bot);
    const move = await bots.choose(asked);
    const rules = await rulesOf(games[index]!);
    const legal: (number | string)[] = [];
    legal.length = rules.moves(JSON.parse(asked.view()!) as Position, asked.seat, legal);
    expect(legal).toContain(move);
  });
});

test('it chooses as the same bot with the same seed does here', async () => {
  bots = new Pool({ threads: 2 });
  const { facts, rules, hints } = games[0]!;
  const here = findBot('greedy')!.make(await rulesOf({ facts, rules }), await hints());
  for (const seed of ['a', 'b', 'c', 'd']) {
    const asked = await question(0, 'greedy', seed);
    const expected = here.choose(JSON.parse(asked.view()!) as Position, asked.seat, new FastRng(seed));
    expect(await bots.choose(asked)).toBe(expected);
  }
});

test('a bot without a choice waits as long as one that had one thought: its time does not tell its hand', async () => {
  bots = new Pool({ threads: 1 });
  const given = 500;
  await bots.choose(await question(0, 'storm', 'seed', given));
  const forced = await question(
    0,
    'storm',
    'seed',
    given,
    turnWith(0, (moves) => moves === 1),
  );
  const start = performance.now();
  await bots.choose(forced);
  expect((performance.now() - start) / given).toBeGreaterThan(0.5);
});

test('questions wait for their turn, and all are answered', async () => {
  bots = new Pool({ threads: 1 });
  const asked = await question(0, 'random');
  const answers = Array.from({ length: 50 }, () => bots!.choose(asked));
  expect(bots.queued).toBe(49);
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(bots.queued).toBe(0);
});

test('a view is written when a thread takes its question, and not where the move is not wanted any more', async () => {
  bots = new Pool({ threads: 1 });
  const asked = await question(0, 'random');
  const written: string[] = [];
  const wanted = (name: string, isWanted = true): BotAsked => ({
    ...asked,
    view: () => {
      written.push(name);
      return isWanted ? asked.view() : undefined;
    },
  });
  const answers = [
    bots.choose(wanted('first')),
    bots.choose(wanted('late', false)),
    bots.choose(wanted('last')),
  ];
  expect(written).toEqual(['first']);
  expect(await Promise.all(answers)).toEqual([expect.anything(), undefined, expect.anything()]);
  expect(written).toEqual(['first', 'late', 'last']);
});

test.each([
  ['at other addresses', ['a', 'b', 'c', 'd']],
  ['behind their own address', ['a', 'a', 'a', 'a']],
])('bots think less where others wait %s', async (_where, addresses) => {
  bots = new Pool({ threads: 1 });
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  const asked = await question(0, 'random', 'seed', 1600);
  await Promise.all(addresses.map((address) => bots!.choose({ ...asked, address })));
  const given = post.mock.calls.map(([message]) => (message as BotQuestion).ms);
  post.mockRestore();
  // The first finds the thread free, the last finds none behind it; with others there is a round of 1400 for all.
  expect(given).toEqual([1600, 400, 400, 1600]);
});

test('a question that cannot be answered is refused, and the next one is answered', async () => {
  bots = new Pool({ threads: 1 });
  await expect(bots.choose(await question(0, 'nobody'))).rejects.toThrow('no bot nobody');
  await expect(bots.choose({ ...(await question(0, 'random')), view: () => '{' })).rejects.toThrow();
  await bots.choose(await question(0, 'random'));
});

test('a thread that dies is replaced, its question asked once more, and others are answered', async () => {
  // Patience is counted from the time that was given: less than none ends the thread while it thinks.
  bots = new Pool({ threads: 1, patience: -17_000 });
  const long = { ...(await question(0, 'storm')), ms: 20_000 };
  const outcome = Promise.allSettled([bots.choose(long), bots.choose({ ...long, bot: 'random' })]);
  expect(await outcome).toEqual([
    {
      status: 'rejected',
      reason: expect.objectContaining({ message: expect.stringContaining('died twice') }),
    },
    { status: 'fulfilled', value: expect.anything() },
  ]);
});

test('closing ends the threads and refuses what waits', async () => {
  bots = new Pool({ threads: 1 });
  const waiting = [
    bots.choose(await question(0, 'storm', 's', 60_000)),
    bots.choose(await question(0, 'random')),
  ];
  const outcome = Promise.allSettled(waiting);
  await bots.close();
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(bots.choose(await question(0, 'random'))).rejects.toThrow();
});
