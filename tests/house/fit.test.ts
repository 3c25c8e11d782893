import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/places.mjs';
import { freeze, load } from '../../scripts/proofs/frozen/freeze.mjs';

const run = promisify(execFile);

/** These bundle modules that they write as text: neither types nor an editor see which names they ask of the sources. */
test.each([
  ['colors.mjs', 'aloft', '1', '1'],
  ['colors.mjs', 'panorama', '1', '1'],
  ['take-flight.mjs', '0', '1'],
])('scripts/fit/%s %s fits weights', async (program, ...words) => {
  const { stdout } = await run(process.execPath, [inRoot('scripts', 'fit', program), ...words]);
  expect(stdout).toMatch(/^(with these:|On fresh dice:) \d/m);
});

test('rules and bots of all games can be frozen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-frozen-'));
  try {
    const file = join(folder, 'bundle.mjs');
    await freeze(file);
    const { games, storm, ...parts } = await load(file);
    for (const [id, { rules, hints }] of Object.entries(games))
      expect(storm.make(rules, hints, { iterations: 1 }).choose, id).toBeTypeOf('function');
    expect(Object.keys(parts).sort()).toEqual(['FastRng', 'cpuClock', 'playRandom']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
