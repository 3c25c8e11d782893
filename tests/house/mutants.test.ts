import { describe, expect, test } from 'vitest';
import { mutantsOf, shuffle } from '../../scripts/proofs/mutants/mutate.mjs';
import { withSwitches } from '../../scripts/proofs/mutants/switches.mjs';
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

test('a seed gives the same order again', () => {
  const all = mutantsOf('src/a.ts', 'const a = b + 1 < c * 2 - 3;');
  expect(shuffle(all, 'x')).toEqual(shuffle([...all].reverse(), 'x'));
  expect(shuffle(all, 'x')).toHaveLength(all.length);
});

describe('all mutants of a source behind switches', () => {
  const source = `
    const put = (a, b, c) => [a, b, c].join();
    const told = [];
    if (!(n < 2 * n - 1) || n === 3) told.push(put(n, m, o));
    else told.push(-n + m);
    return told.concat(n > 1 ? 'more' : 'one').join();`;
  const inside = `function run(n, m, o) {${source}}`;
  const mutants = mutantsOf('src/a.ts', inside);
  const run = (text: string, args: readonly number[]) => new Function(`${text}; return run(${args})`)();
  const answers = (text: string) => [0, 1, 2, 3, 4].map((n) => run(text, [n, 7, 9]));
  const plain = withSwitches(
    inside,
    mutants.map(({ change }, id) => ({ id, change })),
  ).replace(/^.*?(?=function run)/, 'const __mutant = (id) => id === on; ');

  test('change nothing while none is on', () => {
    expect(answers(`const on = -1; ${plain}`)).toEqual(answers(inside));
  });
  test('each does what its text says', () => {
    expect(mutants.length).toBeGreaterThan(15);
    for (const [id, { change, key }] of mutants.entries()) {
      // Parentheses keep the other operators of an expression as they were.
      const whole = change.in;
      const own = inside.slice(whole.start, change.start) + change.text + inside.slice(change.end, whole.end);
      const is = whole.kind === 'expression' ? `(${own})` : own;
      const alone = inside.slice(0, whole.start) + is + inside.slice(whole.end);
      expect(answers(`const on = ${id}; ${plain}`), key).toEqual(answers(alone));
    }
  });
});

test('rules, match, bots and server are mutated, and each has tests', () => {
  const files = sources();
  for (const folder of ['games', 'match', 'bots', 'server'])
    expect(
      files.some((file) => file.startsWith(`src/${folder}/`)),
      folder,
    ).toBe(true);
  expect(files.filter((file) => /\.test\.|\/board|\/words/.test(file))).toEqual([]);
  expect(testsOf(['src/match/log.ts'])).toContain('src/match/match.test.ts');
  expect(testsOf(['src/match/log.ts'])).not.toContain('src/toolkit/speech.test.ts');
});
