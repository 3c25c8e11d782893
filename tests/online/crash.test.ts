import { join } from 'node:path';
import Libsql from 'libsql';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { FILE } from '../../src/server/store/open.ts';
import { crash } from './crash.ts';

beforeAll(() => ensureBuilt(['web', 'server']), 60_000);

test('killed 25 times under load: nothing that was acknowledged or shown is missing, every log replays, all players go on', async () => {
  const seed = `${Date.now()}`;
  const report = await crash({ kills: 25, seed });
  expect(report.moves).toBeGreaterThan(25);
  expect(report.shown).toBeGreaterThan(report.moves);
  expect(report.reconnected).toBeGreaterThan(25);
});

test('a file that has lost the last entries of a match is noticed', async () => {
  const tamper = (dataDir: string) => {
    const db = new Libsql(join(dataDir, FILE));
    // The very last may have been stored in the moment of the kill, and shown to no client.
    db.exec(
      'DELETE FROM entries WHERE n > (SELECT max(n) - 8 FROM entries AS all_of_it WHERE table_id = entries.table_id)',
    );
    db.close();
  };
  await expect(crash({ kills: 1, seed: 'tamper', tamper })).rejects.toThrow(/was shown|was acknowledged/);
});
