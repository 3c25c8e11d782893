import { expect, test } from 'vitest';
import type { Trace } from '../../contract/index.ts';
import type { LogLine } from '../table/turn.ts';
import { marksOf, since } from './last.ts';

const line = (n: number, by: number, ...traces: Trace[]): LogLine => ({ n, by, texts: [`${n}`], traces });

test('moves of others are marked until the viewer’s own next choice', () => {
  const lines = [line(1, 0, { to: 'a' }), line(2, 1, { from: 'b', to: 'c' }), line(3, 2, { to: 'd' })];
  expect(marksOf(since(lines, 0))).toEqual([
    { ring: 'd', look: 'last', age: 0 },
    { from: 'b', to: 'c', look: 'last', age: 1 },
  ]);
  expect(marksOf(since([...lines, line(4, 0, { to: 'e' })], 0))).toEqual([]);
});

test('at most a handful is marked, the newest of them', () => {
  const lines = Array.from({ length: 9 }, (_, n) => line(n, 1, { to: `p${n}` }));
  const marks = marksOf(since(lines, 0));
  expect(marks).toHaveLength(5);
  expect(marks[0]).toMatchObject({ ring: 'p8' });
});

test('the same way twice is one arrow', () => {
  const lines = [line(1, 1, { from: 'a', to: 'b' }), line(2, 2, { from: 'a', to: 'b' })];
  expect(marksOf(since(lines, 0))).toHaveLength(1);
});
