import { expect, test } from 'vitest';
import type { GameEntry, Position } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { metaOf, rulesOf } from '../toolkit/listing.ts';
import { defaultOptions } from '../toolkit/options.ts';
import { armsOf } from './arms.ts';
import { reportPage } from './html.ts';
import { reportNames } from './names.ts';
import { missing, type Plan, seated, totalOf } from './plan.ts';
import { featureIds, LabPlayer } from './play.ts';
import { Reporting, writeReport } from './report.ts';
import { csvHead, csvLine, tablesOf } from './tables.ts';
import { toyPlan, toyReport } from './testing/coverage.ts';
import { truthOf } from './testing/truth.ts';
import { readWish } from './wish.ts';
import { labWords } from './words/index.ts';

const partsOf = async (entry: GameEntry) => ({
  game: await rulesOf(entry),
  hints: await entry.hints(),
  lab: await entry.lab?.('en'),
});

const planOf = ({ facts }: GameEntry, moves = false): Plan => ({
  format: 1,
  program: 'test',
  game: facts.id,
  version: facts.version,
  seed: 'tests',
  first: 0,
  games: 5,
  iterations: 5,
  moves,
  arms: armsOf(
    {
      players: [2],
      options: defaultOptions(facts.options),
      versus: [],
      bots: ['greedy'],
      levels: ['random'],
    },
    facts,
  ),
});

for (const entry of games) {
  test(`${entry.facts.id}: games depend on seed and number alone, whatever the chunks`, async () => {
    const plan = planOf(entry, true);
    const parts = await partsOf(entry);
    const rows = (size: number): string =>
      missing(plan, [], size)
        .reverse()
        .map((chunk) =>
          [...new LabPlayer<Position>(plan, parts).play(chunk)].map((row) => JSON.stringify(row)),
        )
        .reverse()
        .flat()
        .join('\n');
    const whole = rows(5);
    expect(whole.split('\n').length).toBe(totalOf(plan));
    expect(rows(2)).toBe(whole);
  });

  test(`${entry.facts.id}: a report has every section, in the made-up language too, and its tables their columns`, async () => {
    const plan = planOf(entry, true);
    const parts = await partsOf(entry);
    const features = featureIds(parts.lab);
    const reporting = new Reporting(plan, features);
    const tables = tablesOf(plan, features);
    for (const row of new LabPlayer<Position>(plan, parts).play({ from: 0, to: 5 })) {
      reporting.add(row);
      for (const table of tables)
        for (const cells of table.rows(row)) {
          expect(cells.length).toBe(table.columns.length);
          for (const [i, { type, optional }] of table.columns.entries()) {
            const cell = cells[i]!;
            if (cell === null) expect(optional).toBe(true);
            else expect(typeof cell).toBe(type === 'text' ? 'string' : 'number');
          }
        }
    }
    const names = reportNames(metaOf(entry.facts, await entry.text('en')), parts.lab, undefined);
    const report = reporting.report();
    expect(JSON.parse(writeReport(report)).games).toBe(6);
    for (const language of ['en', 'en-XA']) {
      const words = await labWords(language);
      const html = reportPage({ report, names, words });
      expect(html).not.toMatch(/<script|undefined|NaN|\[object/);
      const { seats, scores, length, choices, lead, skill, method, columns } = words.sections;
      for (const title of [seats, scores, length, choices, lead, skill, method, columns])
        expect(html).toContain(title);
    }
  });
}

test('seats move on by one after every game', () => {
  const setting = { players: 3, options: {}, bots: ['a', 'b', 'c'] };
  expect(seated(setting, 0)).toEqual(['a', 'b', 'c']);
  expect(seated(setting, 1)).toEqual(['c', 'a', 'b']);
  expect(seated(setting, 3)).toEqual(['a', 'b', 'c']);
});

test('what is missing is cut into pieces around what is there', () => {
  const plan = { ...toyPlan('1', 30), first: 10 };
  expect(missing(plan, [{ from: 15, to: 22 }], 10)).toEqual([
    { from: 10, to: 15 },
    { from: 22, to: 32 },
    { from: 32, to: 40 },
  ]);
  expect(missing(plan, [{ from: 10, to: 40 }], 10)).toEqual([]);
});

test('pairing finds a difference that two runs of their own would not', () => {
  const { versus } = toyReport(toyPlan('pairing', 400));
  const score = versus[0]!.differences.find(({ measure }) => measure === 'score')!;
  expect(score.games.high).toBeLessThan(0.1);
  expect(score.difference.high).toBeLessThan(0);
  const truth = truthOf(90, 12).score - truthOf(100, 12).score;
  expect(score.difference.low).toBeLessThan(truth);
  expect(score.difference.high).toBeGreaterThan(truth);
});

test('wishes are read, and what is none is not', () => {
  expect(readWish('first within 2% of fair', 4)).toMatchObject({ measure: 'first', low: 0.23, high: 0.27 });
  expect(readWish('First seat within 2 % of fair', 4)).toMatchObject({ measure: 'first' });
  expect(readWish('turns at most 60', 4)).toMatchObject({ measure: 'turns', low: null, high: 60 });
  expect(readWish('ties at least 1.5%', 4)).toMatchObject({ measure: 'ties', low: 0.015, high: null });
  expect(readWish('minutes within 5 of 30', 4)).toMatchObject({ low: 25, high: 35 });
  for (const text of ['turns within 2 of fair', 'luck at most 3', 'turns', 'turns at most x', ''])
    expect(readWish(text, 4)).toBeUndefined();
});

test('CSV quotes what needs it', () => {
  expect(csvLine(['a,b', 'say "x"', null, 1.5])).toBe('"a,b","say ""x""",,1.5\n');
  const [table] = tablesOf(toyPlan('1', 1), ['first']);
  expect(csvHead(table!)).toMatch(/^game,arm,role,players,setting,/);
});
