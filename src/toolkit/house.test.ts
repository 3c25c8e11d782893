import { describe, expect, it } from 'vitest';
import type { HouseText, Turnables } from '../contract/index.ts';
import { fillList, houseChanges, readHouse, turnablesAt, turnList } from './house.ts';

const turnables: Turnables = {
  wind: { standard: 5, min: 0, max: 10 },
  rope: { standard: 20, min: 10, max: 100, step: 10 },
  fee: { standard: -1, min: -3, max: 3, applies: (seats, options) => seats === 1 && options.paid === true },
};
const game = { turnables };
const pair = { seats: 2, options: { paid: true } };

describe('house rules', () => {
  it('are the numbers that differ, in the order of the turnables, from texts and from values', () => {
    expect(readHouse(game, pair, { rope: '30', wind: 7 })).toEqual({ value: { wind: 7, rope: 30 } });
    expect(Object.keys((readHouse(game, pair, { rope: 30, wind: 7 }) as { value: object }).value)).toEqual([
      'wind',
      'rope',
    ]);
  });

  it('are none at all where everything is the standard', () => {
    expect(readHouse(game, pair, { wind: 5, fee: '-1' })).toEqual({ value: undefined });
    expect(readHouse({}, pair, {})).toEqual({ value: undefined });
  });

  it.each([
    [{ fog: 1 }, { code: 'houseUnknown', name: 'fog', known: ['wind', 'rope', 'fee'] }],
    [{ toString: 1 }, { code: 'houseUnknown', name: 'toString' }],
    [{ wind: 11 }, { code: 'houseValue', name: 'wind', value: '11', min: 0, max: 10, step: 1 }],
    [{ wind: 2.5 }, { code: 'houseValue', value: '2.5' }],
    [{ wind: '' }, { code: 'houseValue', value: '""' }],
    [{ wind: true }, { code: 'houseValue', value: 'true' }],
    [{ rope: 35 }, { code: 'houseValue', name: 'rope', step: 10 }],
    [{ fee: 2 }, { code: 'houseUnused', name: 'fee' }],
  ])('%j is refused', (given, refused) => {
    expect(readHouse(game, pair, given)).toMatchObject({ refused });
  });

  it('hold where their numbers are used', () => {
    const alone = { seats: 1, options: { paid: true } };
    expect(readHouse(game, alone, { fee: 2 })).toEqual({ value: { fee: 2 } });
    expect(Object.keys(turnablesAt(game, alone))).toEqual(['wind', 'rope', 'fee']);
    expect(Object.keys(turnablesAt(game, pair))).toEqual(['wind', 'rope']);
  });

  it('fill a list', () => {
    expect(fillList([1, 2, 4], { kite2: 9 }, (i) => `kite${i}`)).toEqual([1, 2, 9]);
    expect(
      turnList(
        [0, 3],
        (i) => `kite${i}`,
        (_, i) => (i ? { min: 0, max: 9 } : undefined),
      ),
    ).toEqual({
      kite1: { standard: 3, min: 0, max: 9 },
    });
  });

  it('are named by their group and label, with what the standard has', () => {
    const text: HouseText = { groups: [{ title: 'Weather', labels: { wind: 'wind' } }] };
    expect(houseChanges(game, text, { wind: 7, gone: 1 })).toEqual([
      { name: 'wind', label: 'Weather: wind', value: 7, standard: 5 },
      { name: 'gone', label: 'gone', value: 1 },
    ]);
  });
});
