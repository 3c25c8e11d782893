import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/build/ensure-built.mjs';
import { builtServer } from '../../../scripts/lib/serve.mjs';
import { botKinds, findBot } from '../../bots/index.ts';
import { CHANCE, type Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { FastRng } from '../../toolkit/rng.ts';
import type { BotQuestion } from '../table-service.ts';
import type { Bots } from './pool.ts';

// Threads cannot run TypeScript, so this is the pool as it was built.
let Pool: typeof Bots;
beforeAll(async () => {
  await ensureBuilt(['server']);
  ({ Bots: Pool } = await builtServer());
}, 120_000);

let bots: Bots | undefined;
afterEach(() => bots?.close());

/** The first position of a game in which a seat has a choice. */
async function opening(index: number): Promise<{ game: string; state: Position; seat: number }> {
  const { facts, rules } = games[index]!;
  const game = await rulesOf({ facts, rules });
  const options = Object.fromEntries(
    Object.entries(facts.options).map(([name, spec]) => [name, spec.default]),
  );
  const state = game.start(Math.max(2, facts.seats.min), options);
  const rng = new FastRng('opening');
  for (;;) {
    const next = game.next(state);
    if (next.to === 'act') return { game: facts.id, state, seat: next.seats[0]! };
    game.play(state, CHANCE, game.draw(state, rng));
  }
}

async function question(index: number, bot: string, seed = 'seed', ms = 5): Promise<BotQuestion> {
  const { game, state, seat } = await opening(index);
  const rules = await rulesOf(games[index]!);
  const view = JSON.stringify(rules.view(state, rules.decides(state, seat)));
  return {
    game,
    version: games[index]!.facts.version,
    bot,
    address: 'here',
    host: 'ann',
    table: 't',
    view,
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
    legal.length = rules.moves(JSON.parse(asked.view) as Position, asked.seat, legal);
    expect(legal).toContain(move);
  });
});

test('it chooses as the same bot with the same seed does here', async () => {
  bots = new Pool({ threads: 2 });
  const { facts, rules, hints } = games[0]!;
  const here = findBot('greedy')!.make(await rulesOf({ facts, rules }), await hints());
  for (const seed of ['a', 'b', 'c', 'd']) {
    const asked = await question(0, 'greedy', seed);
    const expected = here.choose(JSON.parse(asked.view) as Position, asked.seat, new FastRng(seed));
    expect(await bots.choose(asked)).toBe(expected);
  }
});

test('questions wait for their turn, and all are answered', async () => {
  bots = new Pool({ threads: 1 });
  const asked = await question(0, 'random');
  const answers = Array.from({ length: 50 }, () => bots!.choose(asked));
  expect(bots.queued).toBe(49);
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(bots.queued).toBe(0);
});

test('a question that cannot be answered is refused, and the next one is answered', async () => {
  bots = new Pool({ threads: 1 });
  await expect(bots.choose(await question(0, 'nobody'))).rejects.toThrow('no bot nobody');
  await expect(bots.choose({ ...(await question(0, 'random')), view: '{' })).rejects.toThrow();
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
