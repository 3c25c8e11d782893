import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import type { Plan } from '../../lab/plan.ts';
import { Threads } from './threads.ts';

/** Answers with what it is asked, unless it is the first game: that ends the thread. */
const FRAIL = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ chunk }) => {
    if (chunk.from === 0) process.exit(7);
    parentPort.postMessage({ lines: String(chunk.from) });
  });`;

test('a thread that ended in a game refuses the next, and a new one plays it', async () => {
  const threads = new Threads(1, {}, () => new Worker(FRAIL, { eval: true }));
  const lines: string[] = [];
  const play = (from: number): Promise<void> =>
    threads.play({} as Plan, [{ from, to: from + 1 }], {
      done: async (played) => void lines.push(played.lines),
      note() {},
    });
  try {
    await play(1);
    await expect(play(0)).rejects.toThrow('ended in a game (7)');
    await expect(play(2)).rejects.toThrow('has ended before');
    await threads.renew();
    await play(3);
    expect(lines).toEqual(['1', '3']);
  } finally {
    await threads.close();
  }
});
