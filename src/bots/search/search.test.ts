import { describe, expect, test } from 'vitest';
import type { Game, GameEntry, Hints, Move, Position } from '../../contract/index.ts';
import { CHANCE } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { toy } from '../../laws/toy.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { adviser, arenaKinds, findBot, playOut, playRandom } from '../index.ts';

const FEW = { iterations: 30 };

/** A random position of a game in which some seat has a choice, before or after about so many entries. */
function somewhere(game: Game<Position>, { facts }: GameEntry, seats: number, seed: string): Position {
  const lengthOf = (rng: FastRng): number => {
    const state = game.start(seats, defaultOptions(facts.options));
    return playRandom(game, state, rng, []);
  };
  const stop = new FastRng(`${seed}/stop`).below(Math.max(1, lengthOf(new FastRng(seed)) - 1));
  const rng = new FastRng(seed);
  const state = game.start(seats, defaultOptions(facts.options));
  const buffer: Move[] = [];
  for (let made = 0; ; ) {
    const next = game.next(state);
    if (next.to !== 'act') {
      if (next.to === 'over') return somewhere(game, { facts } as GameEntry, seats, `${seed}+`);
      game.play(state, CHANCE, game.draw(state, rng));
      continue;
    }
    const count = game.moves(state, next.seats[0]!, buffer);
    if (made >= stop && count > 1) return state;
    game.play(state, next.seats[0]!, buffer[rng.below(count)]!);
    made++;
  }
}

function actor(game: Game<Position>, state: Position): number {
  const next = game.next(state);
  if (next.to !== 'act') throw new Error('nobody acts here');
  return next.seats[0]!;
}

describe.each(games.map((entry) => [entry.facts.id, entry] as const))('%s', (id, entry) => {
  const load = async (): Promise<[Game<Position>, Hints<Position>]> => [
    await rulesOf(entry),
    await entry.hints(),
  ];
  const seats = entry.facts.usualSeats;

  test.each(['breeze', 'gust', 'storm'])('%s cannot tell apart what it may not know', async (level) => {
    const [game, hints] = await load();
    for (let i = 0; i < 4; i++) {
      const state = somewhere(game, entry, seats, `twin/${id}/${i}`);
      const seat = actor(game, state);
      const viewer = game.decides(state, seat);
      // The twin is another world that this viewer cannot tell from the first.
      const twin = game.guess(game.view(state, viewer), viewer, new FastRng(`other/${i}`));
      const chosen = [state, twin].map((world) =>
        findBot(level)!.make(game, hints, FEW).choose(game.view(world, viewer), seat, new FastRng(i)),
      );
      expect(chosen[0]).toBe(chosen[1]);
    }
  });

  test('the same seed and iterations give the same move, whichever bot was asked before', async () => {
    const [game, hints] = await load();
    const used = findBot('storm')!.make(game, hints, FEW);
    for (let i = 0; i < 3; i++) {
      const state = somewhere(game, entry, seats, `same/${id}/${i}`);
      const seat = actor(game, state);
      const view = game.view(state, game.decides(state, seat));
      const fresh = findBot('storm')!.make(game, hints, FEW);
      expect(used.choose(view, seat, new FastRng(i))).toBe(fresh.choose(view, seat, new FastRng(i)));
    }
  });

  test('a bot whose time is up has a legal move all the same', async () => {
    const [game, hints] = await load();
    for (const kind of arenaKinds) {
      const state = somewhere(game, entry, seats, `time/${id}`);
      const seat = actor(game, state);
      const legal: Move[] = [];
      legal.length = game.moves(state, seat, legal);
      const view = game.view(state, game.decides(state, seat));
      expect(legal).toContain(kind.make(game, hints, { ms: 0 }).choose(view, seat, new FastRng(1)));
    }
  });

  test('advice names at most three moves, the surest first', async () => {
    const [game, hints] = await load();
    const state = somewhere(game, entry, seats, `advice/${id}`);
    const seat = actor(game, state);
    const legal: Move[] = [];
    legal.length = game.moves(state, seat, legal);
    const advice = adviser(game, hints)(game.view(state, game.decides(state, seat)), seat, FEW);
    expect(advice.length).toBeGreaterThan(0);
    expect(advice.length).toBeLessThanOrEqual(3);
    const shares = advice.map(({ share }) => share);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    for (const { move, value, unit } of advice) {
      expect(legal).toContain(move);
      if (unit === 'chance') expect(value).toBeGreaterThanOrEqual(0);
      if (unit === 'chance') expect(value).toBeLessThanOrEqual(1);
    }
  });

  test('storm beats random play in most of a dozen duels', async () => {
    const [game, hints] = await load();
    const bots = [
      findBot('storm')!.make(game, hints, { iterations: 24 }),
      findBot('random')!.make(game, hints),
    ];
    let won = 0;
    for (let i = 0; i < 12; i++) {
      const state = game.start(2, defaultOptions(entry.facts.options));
      const mine = i % 2;
      playOut(game, state, mine === 0 ? bots : bots.toReversed(), new FastRng(`duel/${i}`));
      const { winners } = game.result(state);
      if (winners.includes(mine)) won += 1 / winners.length;
    }
    expect(won).toBeGreaterThanOrEqual(8);
  });
});

test('at a table of ninety-nine a bot thinks about its own flight only', async () => {
  const wide = games.filter(({ facts }) => facts.seats.max >= 50);
  for (const { facts, rules, hints } of wide) {
    const game = await rulesOf({ facts, rules });
    const state = game.start(facts.seats.max, defaultOptions(facts.options));
    game.play(state, CHANCE, game.draw(state, new FastRng(1)));
    const bot = findBot('storm')!.make(game, await hints(), FEW);
    const seat = facts.seats.max - 1;
    const legal: Move[] = [];
    legal.length = game.moves(state, seat, legal);
    expect(legal).toContain(bot.choose(game.view(state, seat), seat, new FastRng(1)));
  }
});

test('where little counts, the obvious move is found: no bot throws a six away', () => {
  const state = toy.start(2, {});
  toy.play(state, CHANCE, 6 + 10 * 2);
  toy.play(state, CHANCE, 4);
  const game = toy as unknown as Game<Position>;
  const blind: Hints<Position> = { value: () => 0 };
  const view = toy.view(state, 0) as unknown as Position;
  for (const level of ['gust', 'storm']) {
    const bot = findBot(level)!.make(game, blind, { iterations: 200 });
    for (let seed = 0; seed < 10; seed++) expect(bot.choose(view, 0, new FastRng(seed))).toBe(1);
  }
});

test('a move without a choice is made at once', () => {
  const one = (_state: unknown, _seat: number, out: number[]): number => {
    out[0] = 1;
    return 1;
  };
  const only = { ...toy, moves: one };
  const bot = findBot('storm')!.make(only as unknown as Game<Position>, { value: () => 0 });
  bot.choose(toy.start(2, {}) as unknown as Position, 0, new FastRng(1));
  expect(bot.effort).toEqual({ moves: 0, iterations: 0, ms: 0 });
});
