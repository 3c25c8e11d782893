import { describe, expect, test } from 'vitest';
import { choose, mutantsOf } from '../../scripts/proofs/mutants/mutate.mjs';
import { sources, testsOf } from '../../scripts/proofs/mutants/where.mjs';

const changed = (text: string) => mutantsOf('src/a.ts', text).map(({ is }) => is);

describe('a mutant differs in one place', () => {
  test.each([
    ['const z = a < b', ['const z = a <= b']],
    ['const z = a === b && c', ['const z = a === b || c', 'const z = a !== b && c']],
    ['const n = 3', ['const n = 4']],
    ['const yes = true', ['const yes = false']],
    ['const d = -n', ['const d = n']],
    ['x += y', [';', 'x -= y']],
    ['const k = put(a, b.c)', ['const k = put(b.c, a)']],
    ['const m = a ? b : c', ['const m = !(a) ? b : c']],
  ])('%s', (line, expected) => {
    expect(changed(line).sort()).toEqual([...expected].sort());
  });
  test('a statement is missing', () => {
    expect(changed('deal(s);')).toEqual([';']);
  });
  test('types, names, what throws and long lists of numbers stay', () => {
    expect(changed('type A = 1 | 2;')).toEqual([]);
    expect(changed('const o = { 1: a };')).toEqual([]);
    expect(changed("throw new Error(a < b ? 'x' : 'y');")).toEqual([]);
    expect(changed('const data = [1, 2, 3, 4, 5, 6, 7, 8];')).toEqual([]);
    expect(changed('for (;;i++) continue;')).toEqual([]);
  });
});

test('a seed chooses the same ones again', () => {
  const all = mutantsOf('src/a.ts', 'const a = b + 1 < c * 2 - 3;');
  expect(choose(all, 'x', 3)).toEqual(choose(all, 'x', 3));
  expect(choose(all, 'x', 3)).toHaveLength(3);
});

test('rules, match, bots and server are mutated, and each has tests', () => {
  const files = sources();
  for (const folder of ['games', 'match', 'bots', 'server'])
    expect(
      files.some((file) => file.startsWith(`src/${folder}/`)),
      folder,
    ).toBe(true);
  expect(files.filter((file) => /\.test\.|\/board|\/words/.test(file))).toEqual([]);
  expect(testsOf('src/match/log.ts').first).toContain('src/match/match.test.ts');
  for (const file of files.slice(0, 20)) expect(testsOf(file).all.length).toBeGreaterThan(1);
});
