import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../build/source.mjs';
import { ServerProcess } from '../harness/server-process.mjs';
import { inRoot } from '../lib/places.mjs';
import { promises } from './tools/promises.mjs';
import { table } from './tools/proof-page.mjs';
import { updraftJson } from './tools/updraft.mjs';

/**
 * @typedef {typeof import('../../tests/online/bot-api.ts')} BotApi
 * @typedef {typeof import('../../src/toolkit/stats.ts')} Stats
 * @typedef {{ mean: number, low: number, high: number }} Estimate
 */

export const title = 'Programs of other people: the Python starter against random';

const GAMES = 100;
const AT_ONCE = 10;
const starter = inRoot('examples', 'bots', 'starter.py');

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;
const told = (/** @type {Estimate} */ { mean, low, high }) =>
  `${percent(mean)} (${percent(low)} to ${percent(high)})`;

/** @param {string} game @returns {Promise<{ wins: Estimate, forfeits: number }>} */
async function byLines(game) {
  const bots = `cmd:python3 ${starter},random`;
  const args = ['simulate', game, '--players', '2', '--games', `${GAMES}`, '--rotate', '--bots', bots];
  const { byBot, forfeits = {} } = await updraftJson(args);
  const [lost = 0] = /** @type {number[]} */ (Object.values(forfeits));
  return { wins: byBot[0].wins, forfeits: lost };
}

export async function run() {
  /** @type {BotApi} */
  const { playThroughApi } = await loadSource('tests/online/bot-api.ts');
  /** @type {Stats} */
  const { wilson } = await loadSource('src/toolkit/stats.ts');
  const folder = mkdtempSync(join(tmpdir(), 'updraft-bots-'));
  const server = await ServerProcess.start({ dataDir: folder });
  let holds = true;
  /** @type {string[][]} */
  const rows = [];
  try {
    for (const [game] of promises) {
      const lines = await byLines(game);
      const played = await playThroughApi({
        url: server.url,
        game,
        games: GAMES,
        atOnce: AT_ONCE,
        command: ['python3', starter],
      });
      const wins = wilson(played.wins, played.games);
      const clean = lines.forfeits === 0 && played.away === 0 && played.unmarked === 0;
      holds &&= clean && played.games === GAMES && lines.wins.low > 0.5 && wins.low > 0.5;
      rows.push([game, `${GAMES}`, told(lines.wins), `${lines.forfeits}`, told(wins), `${played.away}`]);
      console.log(rows.at(-1)?.join(' | '));
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const head = ['game', 'games each', 'wins by lines', 'forfeits', 'wins through the Bot API', 'stand-ins'];
  const text = [
    `\`examples/bots/starter.py\` against the random bot, two players, seats in turn; in brackets 95 % intervals, whose lower end must be above 50 %. By lines: \`updraft simulate --bots "cmd:python3 …"\`. Through the Bot API: the built server in a process of its own, hosts that invite the bot by its name at ${AT_ONCE} tables at a time, the program in another process. In every match the bot was marked as one, in the seats of its table and in the file of the match.`,
    '',
    table(head, rows),
  ].join('\n');
  return { text, holds };
}
