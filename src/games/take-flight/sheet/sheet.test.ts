import { describe, expect, it } from 'vitest';
import { demo } from './demo.ts';
import { drawSheet } from './draw.ts';
import type { Sheet } from './format.ts';
import { addSheet, findSheet, readSheet, sheetNamed, tablesNamed } from './index.ts';
import { sheetErrors as no } from './words.ts';

const json = (sheet: unknown): unknown => JSON.parse(JSON.stringify(sheet));
const refused = (change: object): string | undefined => {
  const reading = readSheet(json({ ...demo, ...change }));
  return 'refused' in reading ? reading.refused : undefined;
};
const letters = (sheet: Sheet): string => [...sheet.sky.join('')].sort().join('');

describe('the demo sheet', () => {
  it('passes its own checks', () => {
    expect(readSheet(json(demo))).toEqual({ value: demo });
  });

  it('has 84 symbols, 21 of each, and 21 squares of dune', () => {
    for (const letter of 'HQSG#') expect(letters(demo).split(letter)).toHaveLength(22);
  });

  it('has 28 wing columns with six towers, and a tail of seven', () => {
    expect(demo.wings.tops).toHaveLength(28);
    expect(Object.keys(demo.wings.towers)).toEqual(['6', '9', '12', '17', '20', '23']);
    expect(tablesNamed('demo')).toMatchObject({
      actions: ['<>', '=4', '+-', '+2', '+4', 'level'],
      offered: [2, 1, 1, 1, 1, 1],
      tokens: ['<>', '=4', '+1', '-1', '+2', '+4', 'level'],
      levelSum: 7,
    });
  });
});

describe('a sheet that cannot be played is refused with what is wrong', () => {
  it.each<[string, object, string]>([
    ['no id', { id: 7 }, no.missing('id', no.id)],
    ['no title', { title: ' ' }, no.missing('title', no.text)],
    ['a start that is no number', { start: 'three' }, no.missing('start', no.whole)],
    ['a start above the sky', { start: 17 }, no.start(16)],
    ['too many wing columns', { wings: { ...demo.wings, tops: new Array(31).fill(1) } }, no.tops(30)],
    ['a centre line outside', { wings: { ...demo.wings, left: 28 } }, no.left(28)],
    ['a tower beside the wings', { wings: { ...demo.wings, towers: { 29: 1 } } }, no.tower('29', 28)],
    ['an unknown tail action', { tail: ['<>', '*2'] }, no.tailAction('*2')],
    ['four of one action', { tail: ['+2', '+2', '+2', '+2'] }, no.tailTwice('+2')],
    ['two numbers to set', { tail: ['=4', '=6'] }, no.tailSets],
    ['no dashboard', { dashboard: [] }, no.missing('dashboard', no.dashboardForm)],
    ['a dashboard upside down', { dashboard: demo.dashboard.toReversed() }, no.dashboardOrder],
    [
      'a dashboard that skips a slope',
      { dashboard: demo.dashboard.filter(({ slope }) => slope !== 1) },
      no.dashboardSlopes(0),
    ],
    ['a sky with a ragged edge', { sky: ['..', '.'] }, no.skySize(24, 30)],
    ['a sky longer than the wings', { sky: demo.sky.map((row) => `${row}.....`) }, no.skyLonger(29, 28)],
    ['an unknown symbol', { sky: demo.sky.with(15, '?.......................') }, no.skyLetter('?', 1, 1)],
    ['a missing height', { heights: demo.heights.slice(1) }, no.heights(16)],
    ['heights that fall', { heights: demo.heights.toReversed() }, no.heightsRise],
    ['a missing distance', { distances: [1, 2] }, no.distances(24)],
    ['no symbols', { symbols: [] }, no.symbols(5)],
    ['a symbol twice', { symbols: [demo.symbols[0], demo.symbols[0]] }, no.symbolTwice('H')],
    ['a goal without steps', { goal: { kind: 'each', steps: [] } }, no.missing('goal', no.goalForm)],
    [
      'goal steps that fall',
      {
        goal: {
          kind: 'each',
          steps: [
            [4, 1],
            [2, 3],
          ],
        },
      },
      no.goalSteps,
    ],
  ])('%s', (_name, change, sentence) => {
    expect(refused(change)).toBe(sentence);
    expect(sentence).toMatch(/^\S.*\.$/);
  });

  it('anything that is no object', () => {
    for (const value of [null, 3, 'demo', []]) expect(readSheet(value)).toEqual({ refused: no.noObject });
  });
});

describe('drawn sheets', () => {
  const seeds = Array.from({ length: 40 }, (_, i) => `drawn-${i}`);

  it('pass the checks, and one seed always draws the same sheet', () => {
    for (const id of seeds) {
      expect(readSheet(json(drawSheet(id)))).toEqual({ value: drawSheet(id) });
      expect(sheetNamed(id)).toEqual(drawSheet(id));
    }
    expect(new Set(seeds.map((id) => JSON.stringify({ ...drawSheet(id), id: '', title: '' }))).size).toBe(40);
  });

  it('hold what the demo holds: symbols, dunes, wing numbers and towers', () => {
    const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
    for (const sheet of seeds.map(drawSheet)) {
      expect(letters(sheet)).toBe(letters(demo));
      expect(sorted(sheet.wings.tops)).toEqual(sorted(demo.wings.tops));
      expect(sorted(Object.values(sheet.wings.towers))).toEqual(sorted(Object.values(demo.wings.towers)));
    }
  });

  it('are found by name, and other names are refused', () => {
    expect(findSheet('drawn-7')).toHaveProperty('value.id', 'drawn-7');
    expect(findSheet('nowhere')).toEqual({ refused: no.unknown('nowhere') });
  });

  it('a sheet drawn by hand can be added', () => {
    addSheet({ ...demo, id: 'by-hand', title: 'Mine' });
    expect(sheetNamed('by-hand').title).toBe('Mine');
  });
});
