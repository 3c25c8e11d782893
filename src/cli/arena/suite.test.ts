import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Trial } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { allInLanguage, type LocalizedGame } from '../../toolkit/listing.ts';
import { cliWords } from '../words/index.ts';
import { botsOf, judge, type SuiteResult, type SuiteTrial, suiteOf } from './suite.ts';
import { SuiteFile } from './suite-file.ts';
import type { ArenaGame } from './table.ts';

const { unreadable } = (await cliWords('en')).arena;
const spoken = await allInLanguage(games, 'en');
const withTrials = (trials: readonly Trial[]): LocalizedGame[] =>
  spoken.slice(0, 1).map((entry) => ({
    ...entry,
    hints: async () => {
      const hints = await entry.hints();
      return { ...hints, search: { ...hints.search!, trials } };
    },
  }));

test('a game changes a usual trial, and adds others of its own', async () => {
  const usual = await suiteOf(withTrials([]));
  const own = await suiteOf(
    withTrials([
      { bot: 'storm', rivals: 'gust', least: 0.3, games: 600 },
      { bot: 'storm', least: 74 },
    ]),
  );
  expect(own).toHaveLength(usual.length + 1);
  expect(own[0]).toMatchObject({ bot: 'storm', rivals: 'gust', least: 0.3, games: 600, players: 4 });
  expect(own.slice(1, -1)).toEqual(usual.slice(1));
  expect(own.at(-1)).toMatchObject({ bot: 'storm', least: 74, games: 200, players: 1 });
  expect(botsOf(own[0]!)).toEqual(['storm', 'gust', 'gust', 'gust']);
  expect(botsOf(own.at(-1)!)).toEqual(['storm']);
});

const trial: SuiteTrial = { game: 'g', title: 'G', bot: 'a', rivals: 'b', players: 4, least: 0.4, games: 40 };

/** Games of which `a` wins the first so many. */
const playedOf = (count: number, won: number): ArenaGame[] =>
  Array.from({ length: count }, (_, index) => ({
    index,
    bots: ['a', 'b', 'b', 'b'],
    scores: [index < won ? 9 : 1, 5, 5, 4],
    winners: index < won ? [0] : [1],
    moves: 10,
    effort: [],
  }));

const rowOf = (count: number, won: number, least = 0.4): SuiteResult => ({
  ...trial,
  least,
  terms: 't',
  played: playedOf(count, won),
});

test('a row holds with enough wins, in enough games, and more than chance for certain', () => {
  expect(judge(rowOf(40, 20))).toMatchObject({ unit: 'wins', reached: { mean: 0.5 }, holds: true });
  expect(judge(rowOf(40, 15)).holds).toBe(false);
  expect(judge(rowOf(39, 30)).holds).toBe(false);
  // 32.5 % of 40 games may well be luck.
  expect(judge(rowOf(40, 13, 0.3)).holds).toBe(false);
  expect(judge(rowOf(0, 0)).holds).toBe(false);
});

test('alone, points count', () => {
  const played = playedOf(40, 20).map((game) => ({
    ...game,
    bots: ['a'],
    scores: [game.scores[0]!],
    winners: [0],
  }));
  const { rivals: _, ...solo } = { ...rowOf(40, 20), players: 1, played };
  const { unit, reached, holds } = judge({ ...solo, least: 4.9 });
  expect([unit, holds]).toEqual(['points', true]);
  expect(reached.mean).toBeCloseTo(5);
  expect(judge({ ...solo, least: 5.1 }).holds).toBe(false);
});

test('results are found again under their own terms, unless one starts afresh', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'suite-')), 'deep', 'arena.json');
  const file = new SuiteFile(path);
  await file.load(unreadable);
  file.row(trial, 'quick').played.push(...playedOf(3, 1));
  file.row(trial, 'slow').played.push(...playedOf(2, 1));
  await file.save();

  const again = new SuiteFile(path);
  await again.load(unreadable);
  expect(again.row(trial, 'quick').played).toHaveLength(3);
  expect(again.row({ ...trial, games: 400 }, 'slow')).toMatchObject({ games: 400, played: [{}, {}] });
  expect(again.row(trial, 'other').played).toEqual([]);
  expect(again.row(trial, 'quick', { afresh: true }).played).toEqual([]);
  await again.save();
  expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveLength(3);
});

test('a file of something else is refused, not overwritten', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'suite-')), 'notes.txt');
  writeFileSync(path, 'dear diary');
  await expect(new SuiteFile(path).load(unreadable)).rejects.toThrow('--results');
});
