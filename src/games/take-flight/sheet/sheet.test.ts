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
