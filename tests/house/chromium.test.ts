import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { findChromium, findShell } from '../../scripts/harness/chromium.mjs';
import { attempt } from '../../scripts/harness/debian.mjs';

const folder = mkdtempSync(join(tmpdir(), 'updraft-chromium-'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function program(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('the one that CHROME_PATH names is taken, and must be there', () => {
  const path = program('my-chromium', 'exit 0');
  vi.stubEnv('CHROME_PATH', path);
  expect(findChromium()).toBe(path);
  vi.stubEnv('CHROME_PATH', join(folder, 'nowhere'));
  expect(() => findChromium()).toThrow('there is no program there');
});

test('one on the path is found', () => {
  const path = program('chromium', 'exit 0');
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(findChromium()).toBe(path);
});

test('the shell is taken where it is installed, unless a browser is named', () => {
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', folder);
  const shell = program('chromium-headless-shell', 'exit 0');
  expect(findShell('whole')).toBe(shell);
  vi.stubEnv('CHROME_PATH', shell);
  expect(findShell('whole')).toBe('whole');
});

test('a command that fails tells what it complained about, and one that works nothing', () => {
  const fails = program('fails', 'echo "E: Unable to locate package chromium" >&2; exit 100');
  expect(attempt([fails])).toBe('E: Unable to locate package chromium');
  expect(attempt([program('works', 'exit 0')])).toBeUndefined();
  expect(attempt([join(folder, 'nowhere')])).toContain('ENOENT');
});
