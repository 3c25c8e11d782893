import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { usualRetention } from '../retention.ts';
import { line, record } from '../store/laws/checks.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Sweeper } from './sweeper.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-sweep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const DAY = 24 * 3_600_000;

test('what is older than its time goes by itself, in small pieces, and nothing else', async () => {
  const store = new SqliteStore(folder);
  const clock = new VirtualClock();
  const start = clock.now();
  const pieces: number[] = [];
  const removed: string[] = [];
  await store.createIdentity({ who: 'ann', name: 'Ann' }, start);
  for (let n = 0; n < 450; n++) void store.createIdentity({ who: `w${n}`, name: 'x' }, start);
  await store.create('old', record({ state: 'playing' }), '', start);
  await store.create('talk', record({ state: 'over' }), '', start);
  await store.addChat('talk', line('long ago', start));
  const reported = { by: 'ann', about: 'w1', name: 'x', table: 'talk', text: 'long ago', why: 'rude' };
  await store.manners.report({ ...reported, at: start }, 9);
  const sweeper = new Sweeper({
    store: {
      clearPlaying: (...args) => store.clearPlaying(...args),
      clearChat: (...args) => store.clearChat(...args),
      manners: store.manners,
      clearIdentities: async (...args) => {
        const gone = await store.clearIdentities(...args);
        pieces.push(gone);
        return gone;
      },
    },
    clock,
    journal: { trouble: (what, error) => expect.unreachable(`${what}: ${error}`) },
    retention: usualRetention,
    removed: (ids) => removed.push(...ids),
  });
  const pass = async (ms: number) => {
    clock.set(clock.now() + ms);
    for (let n = 0; n < 20; n++) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      clock.ring(clock.now() + 100);
    }
  };
  await pass(91 * DAY);
  expect(await store.chat('talk', 9)).toEqual([]);
  expect(await store.read('old')).toBeDefined();
  expect(await store.manners.reports(9)).toHaveLength(1);
  await pass(100 * DAY);
  expect([await store.read('old'), removed]).toEqual([undefined, ['old']]);
  expect(await store.manners.reports(9)).toEqual([]);
  expect(await store.identity('w7')).toBeDefined();
  await pass(200 * DAY);
  await expect.poll(() => store.identity('w449')).toBeUndefined();
  expect(await store.identity('ann')).toBeDefined();
  expect(Math.max(...pieces)).toBe(200);
  expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(450);
  await sweeper.stop();
  await store.close();
});
