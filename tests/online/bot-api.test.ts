/** A small sample of `npm run prove -- bots`: the starters play through the Bot API of a real server. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';
import { notTested } from '../services/not-tested.ts';
import { playThroughApi } from './bot-api.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-bot-api-'));
let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ dataDir: join(folder, 'data') });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) notTested('python3');

test.skipIf(!python).for(['take-flight', 'aloft'])('the Python starter plays %s', async (game) => {
  const command = ['python3', inRoot('examples/bots/starter.py')] as const;
  const played = await playThroughApi({ url: server.url, game, games: 4, atOnce: 4, command: [...command] });
  expect(played).toMatchObject({ games: 4, away: 0, unmarked: 0 });
  expect(played.wins).toBeGreaterThan(1);
});

test('the JavaScript starter plays take-flight', async () => {
  const played = await playThroughApi({
    ...{ url: server.url, game: 'take-flight', games: 4, atOnce: 4 },
    command: [process.execPath, inRoot('examples/bots/starter.mjs')],
  });
  expect(played).toMatchObject({ games: 4, away: 0, unmarked: 0 });
  expect(played.wins).toBeGreaterThan(1);
});
