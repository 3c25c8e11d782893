import { expect, test } from 'vitest';
import { cliWords } from '../words/index.ts';
import { reportPage } from './report.ts';
import { type ArenaGame, tableOf } from './table.ts';

/** Two bots in turn; the better one wins three games of four. */
const games: ArenaGame[] = Array.from({ length: 40 }, (_, index) => {
  const bots = index % 2 === 0 ? ['strong', 'weak'] : ['weak', 'strong'];
  const best = bots.indexOf(index % 4 === 3 ? 'weak' : 'strong');
  return {
    index,
    bots,
    scores: bots.map((_bot, seat) => (seat === best ? 10 : 4)),
    winners: [best],
    moves: 30,
    effort: [{ bot: 'strong', moves: 10, iterations: 4000, ms: 20 }],
  };
});

test('a bot that wins more is rated higher, and first', () => {
  const [first, second] = tableOf(games);
  expect(first).toMatchObject({ bot: 'strong', seats: 40, msPerMove: 2, iterationsPerSecond: 200_000 });
  expect(first!.wins.mean).toBe(0.75);
  expect(second!.wins.mean).toBe(0.25);
  expect(second!.msPerMove).toBeUndefined();
  expect(first!.rating.mean).toBeGreaterThan(second!.rating.mean);
  expect(first!.rating.low).toBeLessThan(first!.rating.mean);
});

test('the table does not depend on which thread was faster', () => {
  expect(tableOf(games.toReversed()).map(({ rating }) => rating)).toEqual(
    tableOf(games).map(({ rating }) => rating),
  );
});

test('a shared win counts in part', () => {
  const shared = [{ ...games[0]!, winners: [0, 1] }];
  expect(tableOf(shared).map(({ wins }) => wins.mean)).toEqual([0.5, 0.5]);
});

test('the page names every bot and escapes its title', async () => {
  const page = reportPage(await cliWords('en'), 'A <b>', games, tableOf(games));
  expect(page).toContain('A &lt;b>');
  expect(page.match(/<svg/g)).toHaveLength(3);
  expect(page).toContain('strong');
});
