import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './tools/proof-page.mjs';
import { runTests } from './tools/tests.mjs';

/** @typedef {{ game: string, what: string, ms: number }} Lasted */

export const title = 'Nodes, a database and a bus that die under play';

/** Milliseconds within which all players go on. */
const most = 3000;

/** Whole games in browsers, and what dies in the middle of them. */
async function inBrowsers() {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-nodes-proof-'));
  try {
    const report = join(folder, 'report');
    const ran = await runTests(['--project=browser', 'tests/browser/nodes.test.ts'], {
      CI: '1',
      UPDRAFT_NODES: 'full',
      UPDRAFT_NODES_REPORT: report,
    });
    /** @type {Lasted[]} */
    const lasted = readFileSync(report, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    return { ...ran, lasted };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {readonly Lasted[]} lasted */
function lastedTable(lasted) {
  const troubles = [...new Set(lasted.map(({ what }) => what))];
  const games = [...new Set(lasted.map(({ game }) => game))];
  const found = (/** @type {string} */ game, /** @type {string} */ what) =>
    lasted.find((one) => one.game === game && one.what === what);
  return table(
    ['game', ...troubles],
    games.map((game) => [
      game,
      ...troubles.map((what) => {
        const one = found(game, what);
        return one ? `${(one.ms / 1000).toFixed(2)} s` : '-';
      }),
    ]),
  );
}

export async function run() {
  const { total, passed, failed, lasted } = await inBrowsers();
  const slowest = Math.max(...lasted.map(({ ms }) => ms));
  const text = [
    'Two nodes on a real PostgreSQL, told of changes by NATS, behind a proxy without sticky sessions; two people in Chromium, each at a node of their own, and a bot. ' +
      `They play a whole game of each kind (${passed} of ${total} to the same end on both pages). In the middle of each a node is killed with SIGKILL, PostgreSQL is ended without a word and started again, ` +
      'and NATS is killed and started again, each in the moment of a move. Time from then (from when PostgreSQL runs again) until both pages show what was played after it, with the time that clicking takes:',
    lastedTable(lasted),
    ...failed,
    `The longest is ${(slowest / 1000).toFixed(2)} s (at most ${most / 1000} s).`,
  ];
  return { text: text.join('\n\n'), holds: failed.length === 0 && passed === total && slowest <= most };
}
