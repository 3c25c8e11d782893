import { expect, test } from 'vitest';
import { importsOf, valuesOf } from '../../scripts/lib/imports.mjs';

const source = `import { a } from './a.ts';
import type { B } from './b.ts';
import { type C, c } from './c.ts';
import d, * as all from './d.ts';
import './e.css';
import type * as F from './f.ts';
export { g, type G } from './g.ts';
export type { H } from './h.ts';
export * from './i.ts';
export const j = () => import('./j.ts');
export const k = new URL('./k.worker.ts', import.meta.url);
export type L = import('./l.ts').L;
export const own = [a, c, d, all];
`;

test('every import is found, and how it is meant', () => {
  const found = importsOf('src/x.ts', source).map(({ to, how }) => [how, to]);
  const of = (how: string) => found.filter(([one]) => one === how).map(([, to]) => to);
  expect(of('value')).toEqual(['./a.ts', './c.ts', './d.ts', './e.css', './g.ts', './i.ts']);
  expect(of('type')).toEqual(['./b.ts', './f.ts', './h.ts', './l.ts']);
  expect(of('lazy')).toEqual(['./j.ts', './k.worker.ts']);
});

test('values are found alike without the tree', () => {
  expect(valuesOf('src/x.ts', source)).toEqual(
    importsOf('src/x.ts', source).filter(({ how }) => how === 'value'),
  );
  expect(() => valuesOf('src/x.ts', 'import {')).toThrow('src/x.ts cannot be read');
});
