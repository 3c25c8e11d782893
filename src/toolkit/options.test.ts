import { describe, expect, it } from 'vitest';
import type { GameMeta } from '../contract/index.ts';
import { optionValues, readOptions, readSeats } from './options.ts';

const meta: GameMeta = {
  id: 'kites',
  title: 'Kites',
  tagline: 'Kites',
  about: 'Kites',
  designers: [],
  seats: { min: 2, max: 5 },
  usualSeats: 3,
  minutes: 1,
  age: 1,
  secrets: false,
  version: 1,
  options: {
    windy: { type: 'flag', label: 'Windy', default: false },
    target: { type: 'number', label: 'Target', default: 50, min: 20, max: 100 },
    cap: { type: 'number', label: 'Cap', default: 0, min: 0, max: 4, values: [0, 4] },
    track: {
      type: 'choice',
      label: 'Track',
      default: 'short',
      values: [
        { value: 'short', label: 'Short' },
        { value: 'long', label: 'Long' },
      ],
    },
  },
};

describe('options', () => {
  it('are completed with their defaults', () => {
    expect(readOptions(meta, {})).toEqual({ value: { windy: false, target: 50, cap: 0, track: 'short' } });
  });

  it('are read from texts and from values', () => {
    const right = { value: { windy: true, target: 30, cap: 4, track: 'long' } };
    expect(readOptions(meta, { windy: 'true', target: '30', cap: '4', track: 'long' })).toEqual(right);
    expect(readOptions(meta, { windy: true, target: 30, cap: 4, track: 'long' })).toEqual(right);
  });

  it.each([
    [{ windy: 'maybe' }, { code: 'optionValue', name: 'windy', takes: { values: ['false', 'true'] } }],
    [{ target: 101 }, { code: 'optionValue', value: '101', takes: { from: 20, to: 100 } }],
    [{ target: '3.5' }, { code: 'optionValue', value: '"3.5"', takes: { from: 20, to: 100 } }],
    [{ target: '' }, { code: 'optionValue', takes: { from: 20, to: 100 } }],
    [{ cap: 2 }, { code: 'optionValue', takes: { values: ['0', '4'] } }],
    [{ track: 'round' }, { code: 'optionValue', takes: { values: ['short', 'long'] } }],
    [{ fog: true }, { code: 'unknownOption', name: 'fog', known: ['windy', 'target', 'cap', 'track'] }],
    [{ toString: true }, { code: 'unknownOption', name: 'toString' }],
  ])('%j is refused with what would be right', (given, refused) => {
    expect(readOptions(meta, given)).toMatchObject({ refused });
  });

  it('list their values, long ranges by their ends and the default', () => {
    expect(Object.values(meta.options).map(optionValues)).toEqual([
      [false, true],
      [20, 50, 100],
      [0, 4],
      ['short', 'long'],
    ]);
  });
});

it('seats are refused with what would be right', () => {
  expect(readSeats(meta, 5)).toEqual({ value: 5 });
  for (const seats of [1, 6, 2.5, Number.NaN])
    expect(readSeats(meta, seats)).toEqual({ refused: { code: 'seatCount', min: 2, max: 5, seats } });
});
