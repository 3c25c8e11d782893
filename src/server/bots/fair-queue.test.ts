import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const all = <T>(queue: FairQueue<T>): T[] => {
  const taken: T[] = [];
  for (let next = queue.take(); next !== undefined; next = queue.take()) taken.push(next);
  return taken;
};

test('hosts take turns, and so do the tables of a host', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1 1', 'a1 2', 'a1 3', 'a2 1', 'b1 1', 'b1 2', 'c1 1'])
    queue.add([item[0]!, item.slice(0, 2)], item);
  expect(queue.size).toBe(7);
  expect(all(queue)).toEqual(['a1 1', 'b1 1', 'c1 1', 'a2 1', 'b1 2', 'a1 2', 'a1 3']);
  expect(queue.size).toBe(0);
});

test('a stranger’s question is next but one, however many a host has asked', () => {
  const queue = new FairQueue<string>();
  for (let table = 0; table < 29; table++)
    for (let bot = 0; bot < 98; bot++) queue.add(['there', 'host', `t${table}`], `host ${table} ${bot}`);
  queue.take();
  queue.add(['here', 'stranger', 's'], 'stranger');
  expect([queue.take(), queue.take()]).toContain('stranger');
});

test('many hosts behind one address have no more turns than one', () => {
  const queue = new FairQueue<string>();
  for (let host = 0; host < 40; host++)
    for (let table = 0; table < 15; table++) queue.add(['there', `h${host}`, `t${table}`], 'theirs');
  queue.add(['here', 'stranger', 's'], 'stranger');
  expect([queue.branches, queue.sizeOf('there'), queue.sizeOf('here')]).toEqual([2, 600, 1]);
  expect([queue.take(), queue.take()]).toContain('stranger');
});

test('what is drained is gone', () => {
  const queue = new FairQueue<number>();
  queue.add(['a', 't'], 1);
  queue.add(['b', 't'], 2);
  expect(queue.drain()).toEqual([1, 2]);
  expect([queue.size, queue.branches, queue.take()]).toEqual([0, 0, undefined]);
});
