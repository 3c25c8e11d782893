import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../build/source.mjs';
import { startNats } from '../harness/services/nats.mjs';
import { startPostgres } from '../harness/services/postgres.mjs';
import { table } from './tools/proof-page.mjs';
import { runTests } from './tools/tests.mjs';

/**
 * @typedef {import('../../tests/online/crash.ts').CrashReport} CrashReport
 * @typedef {typeof import('../../tests/online/crash.ts')} Crash
 * @typedef {{ game: string, what: string, ms: number }} Lasted
 */

export const title = 'Nodes, a database and a bus that die under play';

const kills = Number(process.env.UPDRAFT_KILLS ?? 200);
/** Each world has a database of its own: one that grows for hours would be looked through again after every kill. */
const killsOfWorld = 25;
const nodes = 3;
/** Milliseconds within which all players go on. */
const most = 3000;

const count = (/** @type {number} */ n) => n.toLocaleString('en');

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

/** Random nodes are killed under load; half of the worlds speak by NATS. */
async function underLoad() {
  /** @type {Crash} */
  const { crash } = await loadSource('tests/online/crash.ts');
  const seed = Date.now();
  /** @type {CrashReport[]} */
  const reports = [];
  const nats = await startNats();
  try {
    for (let left = kills; left > 0; left -= killsOfWorld) {
      const database = await startPostgres();
      try {
        const bus = reports.length % 2 === 0 ? {} : { natsUrl: nats.url };
        const share = Math.min(left, killsOfWorld);
        reports.push(
          await crash({ kills: share, seed: `${seed}/${left}`, nodes, databaseUrl: database.url, ...bus }),
        );
      } finally {
        await database.close();
      }
      console.error(`${reports.reduce((sum, one) => sum + one.kills, 0)} kills`);
    }
  } finally {
    await nats.close();
  }
  const sum = (/** @type {keyof CrashReport} */ what) =>
    count(reports.reduce((all, one) => all + one[what], 0));
  return table(
    ['what', 'how many'],
    [
      ['kills of random nodes', sum('kills')],
      ['acknowledged moves', sum('moves')],
      ['entries that a client was shown, looked for in the database', sum('shown')],
      ['entries replayed', sum('entries')],
      ['acknowledged after they were sent again', sum('resent')],
      ['connections', sum('reconnected')],
      ['matches played to their end', sum('matches')],
      ['offers to take back', sum('undos')],
    ],
  );
}

export async function run() {
  const { total, passed, failed, lasted } = await inBrowsers();
  const slowest = Math.max(...lasted.map(({ ms }) => ms));
  const rows = await underLoad();
  const text = [
    'Two nodes on a real PostgreSQL, told of changes by NATS, behind a proxy without sticky sessions; two people in Chromium, each at a node of their own, and a bot. ' +
      `They play a whole game of each kind (${passed} of ${total} to the same end on both pages). In the middle of each a node is killed with SIGKILL, PostgreSQL is ended without a word and started again, ` +
      'and NATS is killed and started again, each in the moment of a move. Time from then (from when PostgreSQL runs again) until both pages show what was played after it, with the time that clicking takes:',
    lastedTable(lasted),
    ...failed,
    `The longest is ${(slowest / 1000).toFixed(2)} s (at most ${most / 1000} s).`,
    `Under load, five tables of different games played as fast as their players can, at ${nodes} nodes on one PostgreSQL, by NOTIFY and by NATS in turns: a random node is killed with SIGKILL at a random moment, ` +
      'and started again, while the others go on. After every kill all that was acknowledged or shown was in the database under its number, nothing was there twice, every log replayed by the rules with its own draws, and every player went on.',
    rows,
  ];
  return { text: text.join('\n\n'), holds: failed.length === 0 && passed === total && slowest <= most };
}
