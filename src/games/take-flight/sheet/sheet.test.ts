import { describe, expect, it } from 'vitest';
import { refuser } from '../../../toolkit/refuser.ts';
import { english } from '../testing/table.ts';
import { words } from '../words/en/terminal.ts';
import { demo } from './demo.ts';
import { drawSheet } from './draw.ts';
import type { Sheet } from './format.ts';
import { addSheet, findSheet, readSheet, sheetNamed, tablesNamed } from './index.ts';
import type { SheetRefusal } from './refusals.ts';

const json = (sheet: unknown): unknown => JSON.parse(JSON.stringify(sheet));
const refused = (change: object): SheetRefusal | undefined => {
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
  it.each<[string, object, SheetRefusal]>([
    ['no id', { id: 7 }, { code: 'missing', field: 'id', form: 'id' }],
    ['no title', { title: ' ' }, { code: 'missing', field: 'title', form: 'text' }],
    ['a start that is no number', { start: 'three' }, { code: 'missing', field: 'start', form: 'whole' }],
    ['a start above the sky', { start: 17 }, { code: 'start', rows: 16 }],
    [
      'too many wing columns',
      { wings: { ...demo.wings, tops: new Array(31).fill(1) } },
      { code: 'tops', most: 30 },
    ],
    ['a centre line outside', { wings: { ...demo.wings, left: 28 } }, { code: 'left', columns: 28 }],
    [
      'a tower beside the wings',
      { wings: { ...demo.wings, towers: { 29: 1 } } },
      { code: 'tower', column: '29', columns: 28 },
    ],
    ['an unknown tail action', { tail: ['<>', '*2'] }, { code: 'tailAction', action: '*2' }],
    ['four of one action', { tail: ['+2', '+2', '+2', '+2'] }, { code: 'tailTwice', action: '+2' }],
    ['two numbers to set', { tail: ['=4', '=6'] }, { code: 'tailSets' }],
    ['no dashboard', { dashboard: [] }, { code: 'missing', field: 'dashboard', form: 'dashboard' }],
    ['a dashboard upside down', { dashboard: demo.dashboard.toReversed() }, { code: 'dashboardOrder' }],
    [
      'a dashboard that skips a slope',
      { dashboard: demo.dashboard.filter(({ slope }) => slope !== 1) },
      { code: 'dashboardSlopes', slope: 0 },
    ],
    ['a sky with a ragged edge', { sky: ['..', '.'] }, { code: 'skySize', rows: 24, columns: 30 }],
    [
      'a sky longer than the wings',
      { sky: demo.sky.map((row) => `${row}.....`) },
      { code: 'skyLonger', columns: 29, squares: 28 },
    ],
    [
      'an unknown symbol',
      { sky: demo.sky.with(15, '?.......................') },
      { code: 'skyLetter', letter: '?', row: 1, column: 1 },
    ],
    ['a missing height', { heights: demo.heights.slice(1) }, { code: 'heights', rows: 16 }],
    ['heights that fall', { heights: demo.heights.toReversed() }, { code: 'heightsRise' }],
    ['a missing distance', { distances: [1, 2] }, { code: 'distances', columns: 24 }],
    ['no symbols', { symbols: [] }, { code: 'symbols', most: 5 }],
    ['a symbol twice', { symbols: [demo.symbols[0], demo.symbols[0]] }, { code: 'symbolTwice', letter: 'H' }],
    [
      'a goal without steps',
      { goal: { kind: 'each', steps: [] } },
      { code: 'missing', field: 'goal', form: 'goal' },
    ],
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
      { code: 'goalSteps' },
    ],
  ])('%s', (_name, change, why) => {
    expect(refused(change)).toEqual(why);
    expect(refuser(words(english).sheets)(why)).toMatch(/^\S.*\.$/);
  });

  it('anything that is no object', () => {
    for (const value of [null, 3, 'demo', []])
      expect(readSheet(value)).toEqual({ refused: { code: 'noObject' } });
  });
});

describe('a sheet at its limits', () => {
  const { wings, symbols, sky } = demo;
  const wide = (count: number) => ({ wings: { ...wings, tops: new Array<number>(count).fill(1) } });
  const row = (least: number | null, slope: number, drag = 0) => ({ least, slope, drag });
  const named = (letter: string, more: object = {}) => ({
    letter,
    name: letter.toLowerCase(),
    modifier: 1,
    points: 1,
    ...more,
  });
  const plain = (rows: number, columns: number) => ({
    sky: new Array<string>(rows).fill('.'.repeat(columns)),
    heights: new Array<number>(rows).fill(0),
    distances: new Array<number>(columns).fill(0),
    start: 1,
  });

  it.each<[string, object, object]>([
    ['wing columns', { ...wide(30), ...plain(16, 24) }, wide(31)],
    [
      'few wing columns',
      { wings: { tops: [1, 1], towers: {}, left: 1 }, ...plain(2, 2) },
      { wings: { tops: [1], towers: {}, left: 1 }, ...plain(2, 1) },
    ],
    [
      'high wing numbers',
      { wings: { ...wings, tops: wings.tops.with(0, 20) } },
      { wings: { ...wings, tops: wings.tops.with(0, 21) } },
    ],
    [
      'low wing numbers',
      { wings: { ...wings, tops: wings.tops.with(3, -20) } },
      { wings: { ...wings, tops: wings.tops.with(3, -21) } },
    ],
    ['the centre line on the left', { wings: { ...wings, left: 1 } }, { wings: { ...wings, left: 0 } }],
    ['the centre line on the right', { wings: { ...wings, left: 27 } }, { wings: { ...wings, left: 28 } }],
    ['the first tower', { wings: { ...wings, towers: { 1: 1 } } }, { wings: { ...wings, towers: { 0: 1 } } }],
    [
      'the last tower',
      { wings: { ...wings, towers: { 28: 1 } } },
      { wings: { ...wings, towers: { 29: 1 } } },
    ],
    ['high towers', { wings: { ...wings, towers: { 3: 20 } } }, { wings: { ...wings, towers: { 3: 21 } } }],
    ['low towers', { wings: { ...wings, towers: { 3: -20 } } }, { wings: { ...wings, towers: { 3: -21 } } }],
    [
      'towers between columns',
      { wings: { ...wings, towers: { 3: 1 } } },
      { wings: { ...wings, towers: { 3.5: 1 } } },
    ],
    ['one action again', { tail: ['+2', '+2', '+2'] }, { tail: ['+2', '+2', '+2', '+2'] }],
    ['numbers to set', { tail: ['=4', '=4'] }, { tail: ['=4', '=5'] }],
    [
      'kinds of action',
      { tail: ['<>', '+-', 'level', '=1', '+1', '+2', '+3', '+4', '+5'] },
      { tail: ['<>', '+-', 'level', '=1', '+1', '+2', '+3', '+4', '+5', '+6'] },
    ],
    [
      'kinds of action that are written in one way',
      { tail: ['<>', 'level', '=1', '+1', '+2', '+3', '+4', '+5', '+6', '+7'] },
      { tail: ['<>', 'level', '=1', '+1', '+2', '+3', '+4', '+5', '+6', '+7', '+8'] },
    ],
    ['drag', { dashboard: [row(3, 1, 9), row(null, 0, -9)] }, { dashboard: [row(3, 1, 10), row(null, 0)] }],
    [
      'a steep climb',
      { dashboard: [6, 5, 4, 3, 2, 1].map((slope) => row(slope, slope) as object).concat(row(null, 0)) },
      { dashboard: [7, 6, 5, 4, 3, 2, 1].map((slope) => row(slope, slope) as object).concat(row(null, 0)) },
    ],
    [
      'a steep fall',
      {
        dashboard: [0, -1, -2, -3, -4, -5].map((slope) => row(slope, slope) as object).concat(row(null, -6)),
      },
      {
        dashboard: [0, -1, -2, -3, -4, -5, -6]
          .map((slope) => row(slope, slope) as object)
          .concat(row(null, -7)),
      },
    ],
    ['a dashboard of one row', { dashboard: [row(null, 0)] }, { dashboard: [row(1, 0)] }],
    [
      'a dashboard with a level row',
      { dashboard: [row(1, 1), row(null, 0)] },
      { dashboard: [row(1, 2), row(null, 1)] },
    ],
    [
      'two rows from the same number',
      { dashboard: [row(2, 2), row(1, 1), row(null, 0)] },
      { dashboard: [row(1, 2), row(1, 1), row(null, 0)] },
    ],
    [
      'five symbols',
      { ...plain(2, 2), symbols: [...'ABCDE'].map((letter) => named(letter)) },
      { ...plain(2, 2), symbols: [...'ABCDEF'].map((letter) => named(letter)) },
    ],
    [
      'strong symbols',
      { symbols: symbols.with(0, { ...symbols[0]!, modifier: 9 }) },
      { symbols: symbols.with(0, { ...symbols[0]!, modifier: 10 }) },
    ],
    [
      'weak symbols',
      { symbols: symbols.with(0, { ...symbols[0]!, modifier: -9 }) },
      { symbols: symbols.with(0, { ...symbols[0]!, modifier: -10 }) },
    ],
    [
      'names of symbols',
      { symbols },
      { symbols: symbols.with(1, { ...symbols[1]!, name: symbols[0]!.name }) },
    ],
    ['rows of sky', plain(24, 24), plain(25, 24)],
    ['few rows of sky', plain(2, 24), plain(1, 24)],
    ['columns of sky', { ...wide(30), ...plain(4, 30) }, { ...wide(30), ...plain(4, 31) }],
    ['few columns of sky', plain(4, 1), plain(4, 0)],
    ['columns of sky above the wings', plain(4, 28), plain(4, 29)],
    ['low heights', { heights: demo.heights.with(-1, 0) }, { heights: demo.heights.with(-1, -1) }],
    ['level heights', { heights: demo.heights.map(() => 4) }, { heights: demo.heights.map((_, i) => i) }],
    ['short distances', { distances: demo.distances.with(0, 0) }, { distances: demo.distances.with(0, -1) }],
    ['the lowest start', { start: 1 }, { start: 0 }],
    ['the highest start', { start: sky.length }, { start: sky.length + 1 }],
    ['large numbers', { finish: 999 }, { finish: 1000 }],
    ['a goal of sets', { goal: { kind: 'sets', points: 3 } }, { goal: { kind: 'sets', points: 0.5 } }],
    [
      'a goal of one step',
      { goal: { kind: 'each', steps: [[1, 2]] } },
      { goal: { kind: 'each', steps: [[0, 2]] } },
    ],
    [
      'steps of a goal',
      {
        goal: {
          kind: 'each',
          steps: [
            [1, 2],
            [2, 3],
          ],
        },
      },
      {
        goal: {
          kind: 'each',
          steps: [
            [2, 2],
            [2, 3],
          ],
        },
      },
    ],
    [
      'a step has two numbers',
      { goal: { kind: 'each', steps: [[1, 2]] } },
      { goal: { kind: 'each', steps: [[1, 2, 3]] } },
    ],
    ['a short name', { id: 'a' }, { id: '' }],
    ['a long name', { id: 'a'.repeat(60) }, { id: 'a'.repeat(61) }],
  ])('%s', (_name, inside, outside) => {
    expect(refused(inside)).toBeUndefined();
    expect(refused(outside)).toBeDefined();
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
    expect(findSheet('nowhere')).toEqual({ refused: { code: 'unknownSheet', id: 'nowhere' } });
  });

  it('a sheet drawn by hand can be added', () => {
    addSheet({ ...demo, id: 'by-hand', title: 'Mine' });
    expect(sheetNamed('by-hand').title).toBe('Mine');
  });
});
