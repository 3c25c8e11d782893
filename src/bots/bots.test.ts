import { describe, expect, test } from 'vitest';
import { CHANCE, type Entry, type Game, type Hints, type Position } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { toy as wagers } from '../laws/toy.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { defaultOptions } from '../toolkit/options.ts';
import { FastRng } from '../toolkit/rng.ts';
import { arenaKinds, botKinds, botName, findBot, playOut, playRandom } from './index.ts';

describe.each(games.map((entry) => [entry.facts.id, entry] as const))(
  '%s',
  (_id, { facts, rules, hints }) => {
    const seats = facts.usualSeats;
    const start = (game: Game<Position>) => game.start(seats, defaultOptions(facts.options));

    test('the tight loop plays the same game as random bots that look at views', async () => {
      const game = await rulesOf({ facts, rules });
      const bot = findBot('random')!.make(game, await hints());
      for (let i = 0; i < 5; i++) {
        const [a, b] = [start(game), start(game)];
        const long = playOut(game, a, Array(seats).fill(bot), new FastRng(`same/${i}`));
        expect(playRandom(game, b, new FastRng(`same/${i}`), [])).toBe(long);
        expect(b).toEqual(a);
      }
    });

    test.each(botKinds.map((kind) => kind.id))('%s gets views and answers legal moves', async (id) => {
      const game = await rulesOf({ facts, rules });
      const asked: Position[] = [];
      const bot = findBot(id)!.make(game, await hints(), { iterations: 6 });
      const watched = {
        choose(view: Position, seat: number, rng: FastRng) {
          asked.push(view);
          const before = JSON.stringify(view);
          const move = bot.choose(view, seat, rng);
          expect(JSON.stringify(view)).toBe(before);
          return move;
        },
      };
      const log: Entry[] = [];
      const state = start(game);
      playOut(game, state, Array(seats).fill(watched), new FastRng(id), (entry) => log.push(entry));
      const again = start(game);
      for (const { by, move } of log) {
        if (by !== CHANCE) {
          const legal: (number | string)[] = [];
          legal.length = game.moves(again, by, legal);
          expect(legal).toContain(move);
          const seen = game.view(again, game.decides(again, by));
          expect(asked.shift()).toEqual(seen);
        }
        game.play(again, by, move);
      }
      expect(again).toEqual(state);
    });
  },
);

test('greedy takes the best and draws lots among equals', () => {
  // A game of one move: name a number, and the tens are what it is worth.
  const toy = {
    moves: (_state: object, _seat: number, out: number[]) =>
      [31, 12, 39, 7, 35].map((n, i) => (out[i] = n)).length,
    decides: (_state: object, seat: number) => seat,
    copy: () => ({ named: 0 }),
    play: (state: { named: number }, _by: number, move: number) => {
      state.named = move;
    },
  } as unknown as Game<{ named: number }>;
  const worth: Hints<{ named: number }> = { value: (view) => Math.floor(view.named / 10) };
  const bot = findBot('greedy')!.make(toy, worth);
  const rng = new FastRng('lots');
  const seen = new Map<number | string, number>();
  for (let i = 0; i < 600; i++) {
    const move = bot.choose({ named: 0 }, 0, rng);
    seen.set(move, (seen.get(move) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([31, 35, 39]);
  for (const count of seen.values()) expect(count).toBeGreaterThan(150);
});

test.each(['storm', 'uct'])('%s goes by the clock it is given', (id) => {
  const game = wagers as unknown as Game<Position>;
  const state = wagers.start(2, {});
  wagers.play(state, CHANCE, 6 + 10 * 2);
  wagers.play(state, CHANCE, 4);
  let time = 0;
  // One tick for each time the bot reads the clock: at the start, after every iteration, at the end.
  const clock = (): number => time++;
  const bot = arenaKinds.find((kind) => kind.id === id)!.make(game, { value: () => 0 }, { ms: 25, clock });
  bot.choose(wagers.view(state, 0) as unknown as Position, 0, new FastRng(1));
  expect(bot.effort).toEqual({ moves: 1, iterations: 25, ms: 26 });
});

test.each(['storm', 'uct'])('%s looks exactly as often as it is asked to', (id) => {
  const game = wagers as unknown as Game<Position>;
  const state = wagers.start(2, {});
  wagers.play(state, CHANCE, 6 + 10 * 2);
  wagers.play(state, CHANCE, 4);
  const bot = arenaKinds.find((kind) => kind.id === id)!.make(game, { value: () => 0 }, { iterations: 7 });
  for (const moves of [1, 2]) {
    bot.choose(wagers.view(state, 0) as unknown as Position, 0, new FastRng(moves));
    expect(bot.effort).toMatchObject({ moves, iterations: 7 * moves });
  }
});

test('ninety-nine bots have ninety-nine names', () => {
  expect(new Set(Array.from({ length: 99 }, (_, n) => botName(n))).size).toBe(99);
  expect([0, 15, 16, 31, 32].map(botName)).toEqual([
    'Solano',
    'Meltemi',
    'Solano 2',
    'Meltemi 2',
    'Solano 3',
  ]);
});
