import { describe, expect, test } from 'vitest';
import { type Finished, optionsKey, recordOf, withMatch } from './record.ts';

const none = recordOf('any');
const alone: Finished = { id: 'a', seats: 1, options: { b: 1, a: 'x' }, score: 20, won: true, low: true };
const key = optionsKey(alone.options);

describe('alone', () => {
  test('the first score is the best, and a better one is told with the one before', () => {
    const first = withMatch(none, alone);
    expect(first.alone[key]).toEqual({ score: 20, id: 'a' });
    const second = withMatch(first, { ...alone, id: 'b', score: 17 });
    expect(second.alone[key]).toEqual({ score: 17, id: 'b', before: 20 });
    expect(second.played).toBe(0);
  });

  test('where low is good a higher score is no best, and the other way round', () => {
    const first = withMatch(none, alone);
    expect(withMatch(first, { ...alone, id: 'b', score: 23 }).alone[key]?.score).toBe(20);
    const high = withMatch(none, { ...alone, low: false });
    expect(withMatch(high, { ...alone, low: false, id: 'b', score: 23 }).alone[key]?.score).toBe(23);
  });

  test('other options are another best; their order is none', () => {
    const first = withMatch(none, alone);
    const other = withMatch(first, { ...alone, id: 'b', options: { b: 2, a: 'x' }, score: 40 });
    expect(Object.values(other.alone).map(({ score }) => score)).toEqual([20, 40]);
    expect(optionsKey({ a: 'x', b: 1 })).toBe(key);
  });
});

describe('against others', () => {
  const game = (id: string, won: boolean): Finished => ({ ...alone, id, seats: 4, won });

  test('wins in a row are counted until one is lost', () => {
    let record = none;
    for (const [id, won] of [
      ['a', true],
      ['b', true],
      ['c', false],
      ['d', true],
    ] as const)
      record = withMatch(record, game(id, won));
    expect(record).toMatchObject({ played: 4, won: 3, row: 1, longest: 2, alone: {} });
  });

  test('a match counts once', () => {
    const once = withMatch(none, game('a', true));
    expect(withMatch(once, game('a', true))).toBe(once);
  });
});
