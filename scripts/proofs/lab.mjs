import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../build/source.mjs';
import { table } from './tools/proof-page.mjs';
import { runTests } from './tools/tests.mjs';
import { updraft } from './tools/updraft.mjs';

export const title = 'The lab: honest intervals, and what pairing saves';

/** Deals by which a number is chosen, and other deals by which it is measured: the best of many looks better than it is. */
const CHOOSE = { games: 200, seed: 1 };
const MEASURE = { games: 1000, seed: 2 };

/**
 * @typedef {{ kind: string, runs: number, held: number }} Coverage
 * @typedef {{ mean: number, low: number, high: number }} Estimate
 * @typedef {{ measure: string, value: number, base: number, games: Estimate, difference: Estimate }} Difference
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
 * What one step of one number does to a seat's score, under the same draws.
 * @param {string} folder
 * @param {string} game
 * @param {string} tune
 * @param {{ games: number, seed: number }} deals
 * @returns {Promise<Difference>}
 */
async function pairing(folder, game, tune, { games, seed }) {
  const out = join(folder, game);
  const asked = ['--games', String(games), '--seed', String(seed), '--bots', 'greedy', '--levels', 'none'];
  await updraft(['lab', game, ...asked, '--tune', tune, '--out', out]);
  const { versus } = JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'));
  rmSync(out, { recursive: true });
  return versus[0].differences.find((/** @type {Difference} */ { measure }) => measure === 'score');
}

const isFound = (/** @type {Difference} */ { difference }) => difference.low > 0 || difference.high < 0;

/**
 * Every number that a table of four may turn, one step up, or down from the top.
 * @returns {Promise<Map<string, string[]>>} by game
 */
async function steps() {
  /** @type {typeof import('../../src/games/index.ts')} */
  const { games } = await loadSource('src/games/index.ts');
  /** @type {typeof import('../../src/toolkit/house.ts')} */
  const { turnablesAt } = await loadSource('src/toolkit/house.ts');
  /** @type {typeof import('../../src/toolkit/options.ts')} */
  const { defaultOptions } = await loadSource('src/toolkit/options.ts');
  /** @type {Map<string, string[]>} */
  const found = new Map();
  for (const { facts, rules } of games) {
    const game = await rules[facts.version]?.();
    const used = game ? turnablesAt(game, { seats: 4, options: defaultOptions(facts.options) }) : {};
    const up = Object.entries(used).map(
      ([name, { standard, max, step = 1 }]) =>
        `${name}=${standard + step <= max ? standard + step : standard - step}`,
    );
    found.set(facts.id, up);
  }
  return found;
}

/**
 * Of all numbers of a game, the one whose step pairing finds most cheaply, measured by deals that it was not chosen by.
 * @param {string} folder
 * @param {string} game
 * @param {readonly string[]} tunes
 */
async function saving(folder, game, tunes) {
  /** @type {(Difference & { tune: string })[]} */
  const found = [];
  for (const tune of tunes) {
    const difference = await pairing(folder, game, tune, CHOOSE);
    console.error(`${game} ${tune}: ${difference.games.mean.toFixed(3)}`);
    if (isFound(difference)) found.push({ tune, ...difference });
  }
  found.sort((one, other) => one.games.mean - other.games.mean);
  const [best] = found;
  if (!best) return { row: [game, tunes.length, 0, '-', '-', '-', '-'], isHalf: false };
  const measured = await pairing(folder, game, best.tune, MEASURE);
  const { mean, low, high } = measured.difference;
  const row = [
    game,
    tunes.length,
    found.length,
    found.filter(({ games }) => games.mean <= 0.5).length,
    best.tune,
    `${mean.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`,
    measured.games.mean.toFixed(3),
  ];
  return { row, isHalf: isFound(measured) && measured.games.mean <= 0.5 };
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-lab-'));
  try {
    const covered = await coverage(folder);
    /** @type {(string | number)[][]} */
    const rows = [];
    let half = 0;
    for (const [game, tunes] of await steps()) {
      const { row, isHalf } = await saving(folder, game, tunes);
      rows.push(row);
      if (isHalf) half++;
    }
    const text = [
      `200 reports of 400 games on a game whose answers are worked out from its dice, and two searches for a setting in each, by a mean and by a share: how often each kind of 95 % interval held the answer. It should be 90 to 99 %.`,
      covered.text,
      ...covered.failed,
      `What pairing saves: every number that four seats may turn, one step each, greedy bots, ${CHOOSE.games} deals under the same draws. "Found" are those of which the interval of a seat's score shows the step. ` +
        `The cheapest is then measured by ${MEASURE.games} other deals: the change of the score, and how many games it takes, paired, for each that unpaired play would take (goal: at most 0.5 in three games).`,
      table(
        [
          'game',
          'numbers',
          'found',
          'with half of the games',
          'measured',
          'difference',
          'games, paired to unpaired',
        ],
        rows,
      ),
    ];
    return { text: text.join('\n\n'), holds: covered.holds && half >= 3 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
