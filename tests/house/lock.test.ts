import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withLock } from '../../scripts/build/lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'updraft-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('two builds take turns', async () => {
  const path = join(folder, 'turns');
  const said: string[] = [];
  const work = (name: string) => () =>
    sleep(30).then(() => {
      said.push(`${name} begins`);
      return sleep(30).then(() => said.push(`${name} ends`));
    });
  await Promise.all([withLock(path, work('a')), withLock(path, work('b'))]);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(path)).toBe(false);
});

test('the lock of a process that has gone does not hold a build up', async () => {
  const path = join(folder, 'gone');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(path, String(pid));
  expect(await withLock(path, async () => 'built')).toBe('built');
});

test('a build that fails gives the lock back', async () => {
  const path = join(folder, 'fails');
  await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(path)).toBe(false);
});
