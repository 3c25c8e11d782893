import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promises } from './tools/promises.mjs';
import { table } from './tools/proof-page.mjs';
import { runTests } from './tools/tests.mjs';
import { updraft } from './tools/updraft.mjs';

export const title = 'The lab: honest intervals, and what pairing saves';

/** Games for each of two settings. */
const GAMES = 1000;

/**
 * @typedef {{ kind: string, runs: number, held: number }} Coverage
 * @typedef {{ measure: string, value: number, base: number, games: number, difference: { mean: number, low: number, high: number } }} Difference
 */

/** @param {string} folder */
async function coverage(folder) {
  const file = join(folder, 'coverage.json');
  const { passed, total, failed } = await runTests(['--project=unit', 'src/lab/coverage.test.ts'], {
    LAB_COVERAGE: file,
  });
  /** @type {Coverage[]} */
  const kinds = JSON.parse(readFileSync(file, 'utf8'));
  const rows = kinds.map(({ kind, runs, held }) => [kind, runs, `${((100 * held) / runs).toFixed(1)} %`]);
  return { text: table(['interval', 'runs', 'held the answer'], rows), holds: passed === total, failed };
}

/**
 * One step of one number that scores, under the same draws.
 * @param {string} folder
 * @param {string} game
 * @param {string} tune
 * @returns {Promise<Difference>}
 */
async function pairing(folder, game, tune) {
  const out = join(folder, game);
  await updraft([
    'lab',
    game,
    '--games',
    String(GAMES),
    '--bots',
    'greedy',
    '--levels',
    'none',
    '--tune',
    tune,
    '--out',
    out,
  ]);
  const { versus } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
  return versus[0].differences.find((/** @type {Difference} */ { measure }) => measure === 'score');
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-lab-'));
  try {
    const covered = await coverage(folder);
    /** @type {string[][]} */
    const rows = [];
    let half = 0;
    for (const [game, { labStep }] of promises) {
      if (!labStep) continue;
      const { games, base, difference } = await pairing(folder, game, labStep);
      const isFound = difference.low > 0 || difference.high < 0;
      if (games <= 0.5 && isFound) half++;
      rows.push([
        game,
        labStep,
        base.toFixed(2),
        `${difference.mean.toFixed(3)} (${difference.low.toFixed(3)} to ${difference.high.toFixed(3)})`,
        isFound ? 'yes' : 'no',
        games.toFixed(3),
      ]);
    }
    const text = [
      `200 reports of 400 games on a game whose answers are worked out from its dice, and a search for a setting in each: how often each kind of 95 % interval held the answer. It should be 90 to 99 %.`,
      covered.text,
      ...covered.failed,
      `One number that scores, changed by one step, greedy bots, ${GAMES} deals: the change of a seat's score, and how many games it takes, paired, for each that unpaired play would take.`,
      table(['game', 'changed', 'score as it is', 'difference', 'found', 'games, paired to unpaired'], rows),
    ];
    return { text: text.join('\n\n'), holds: covered.holds && half >= 3 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
