import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { damage } from './damage.ts';

beforeAll(() => ensureBuilt(['web', 'server']), 60_000);

test('of 6 damaged copies each is served, and what could be read is there', async () => {
  const report = await damage({ copies: 6, seed: `${Date.now()}` });
  expect(report.whole).toBeGreaterThan(report.copies);
  expect(report.known).toBeGreaterThan(report.copies);
});

test('a second server on the same folder says so, and serves pages', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-two-'));
  const first = await ServerProcess.start({ dataDir, logLevel: 'error' });
  const second = await ServerProcess.start({ dataDir, logLevel: 'error' });
  try {
    expect(second.said).toContain('Another server uses the folder');
    expect((await fetch(`${second.url}/`)).status).toBe(200);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(503);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  } finally {
    await second.stop();
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
