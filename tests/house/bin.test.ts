import { spawnSync } from 'node:child_process';
import { accessSync, constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/places.mjs';

const folder = mkdtempSync(join(tmpdir(), 'updraft-bin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the command is executable', () => {
  expect(() => accessSync(inRoot('bin/updraft.mjs'), constants.X_OK)).not.toThrow();
});

test('before an install it says what to do, and nothing else', () => {
  for (const part of ['bin', 'scripts', 'package.json'])
    cpSync(inRoot(part), join(folder, part), { recursive: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'bin/updraft.mjs'), 'games'], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: 'The parts of Updraft are not installed yet: run "npm ci" first.\n',
  });
});
