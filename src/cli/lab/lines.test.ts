import { expect, test } from 'vitest';
import { toyPlan } from '../../lab/testing/coverage.ts';
import { progressLines } from '../progress.ts';
import { inShard, shardsWithout } from './folder.ts';

test('where there is no terminal, a line now and then says how far a run is', () => {
  let text = '';
  let time = 0;
  const write = (line: string): boolean => {
    text += line;
    return true;
  };
  const say = (done: number, all: number, seconds: number): string => `${done}/${all}, ${seconds} s`;
  const lines = progressLines({ write }, 1000, say, 100, () => time);
  for (const [at, done] of [
    [10_000, 150],
    [30_000, 200],
    [31_000, 210],
    [45_000, 250],
    [90_000, 400],
  ] as const) {
    time = at;
    lines.at(done);
  }
  lines.stop();
  expect(text).toBe('200/1000, 240 s\n400/1000, 180 s\n');
});

test('whose games are missing is known by the number of parts', () => {
  const plan = toyPlan('shards', 240);
  const left = [...inShard(plan, { part: 2, of: 3 }), inShard(plan, { part: 3, of: 3 })[0]!];
  expect(shardsWithout(plan, left, 3)).toEqual([2, 3]);
  expect(shardsWithout(plan, [{ from: 0, to: 5 }], 3)).toEqual([1]);
});
