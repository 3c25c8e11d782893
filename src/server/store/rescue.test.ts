import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkFile } from './rescue.ts';
import { storeWords } from './words.ts';

test('a process that ends without a word has died of what it read, also where it ended by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-rescue-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });
  const end = join(folder, 'end.cjs');
  writeFileSync(end, 'process.exit(7)');
  vi.stubEnv('NODE_OPTIONS', `--require ${end}`);
  expect(await checkFile(join(folder, 'any.db'))).toBe(storeWords.deadly('exit 7'));
});
