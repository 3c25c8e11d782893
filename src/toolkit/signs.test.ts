import { describe, expect, it } from 'vitest';
import { signLook } from './art/tokens.tsx';
import { signsOf } from './signs.ts';

const byName = (names: readonly string[]): Record<string, number> => {
  const signs = signsOf(names);
  return Object.fromEntries(names.map((name, i) => [name, signs[i]!]));
};

describe('badges', () => {
  it('stay with their players in a rematch, where each sits elsewhere', () => {
    expect(byName(['Cem', 'Ann', 'Ben'])).toEqual(byName(['Ben', 'Cem', 'Ann']));
  });

  it('are all different, also where two players have one name', () => {
    expect(new Set(signsOf(['Ann', 'Ben', 'Ann', 'Ann', 'Cem'])).size).toBe(5);
  });

  it('do not change when the last seats are taken by names that come later', () => {
    expect(signsOf(['Ben', '', 'Ann', ''])).toEqual([1, 2, 0, 3]);
    expect(signsOf(['Ben', 'Cem', 'Ann', 'Dot'])).toEqual([1, 2, 0, 3]);
  });

  it('are told apart by shape and fill, without a colour: 24 players of a table, and neighbours by both', () => {
    const looks = Array.from({ length: 24 }, (_, sign) => signLook(sign));
    expect(new Set(looks.map(({ shape, fill }) => `${shape} ${fill}`)).size).toBe(24);
    for (const [i, { shape, fill }] of looks.entries()) {
      const next = looks[i + 1];
      if (!next) break;
      expect(next.shape, String(i)).not.toBe(shape);
      expect(next.fill, String(i)).not.toBe(fill);
    }
  });
});
