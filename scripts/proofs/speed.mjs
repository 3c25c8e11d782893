import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { promiseOf } from './tools/promises.mjs';
import { table } from './tools/proof-page.mjs';
import { updraftJson } from './tools/updraft.mjs';

export const title = 'How fast the rules are';

const execute = promisify(execFile);

/**
 * Peers are measured in the same run by the command in UPDRAFT_PEERS, which prints one JSON object a line with `impl` and
 * its moves per CPU second (`cpuMps` or `movesPerCpuSecond`).
 * @returns {Promise<Map<string, number>>}
 */
async function peers() {
  const command = process.env.UPDRAFT_PEERS;
  if (!command) return new Map();
  const { stdout } = await execute('sh', ['-c', command]);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return new Map(lines.map((line) => [line.impl, line.cpuMps ?? line.movesPerCpuSecond]));
}

/** @typedef {{ game: string, players: number, movesPerSecond: number, gamesPerSecond: number }} Measured */

export async function run() {
  const others = await peers();
  /** @type {Measured[]} */
  const measured = await updraftJson(['bench']);
  const rows = measured.map(({ game, players, movesPerSecond, gamesPerSecond }) => [
    game,
    players,
    Math.round(movesPerSecond).toLocaleString('en'),
    Math.round(gamesPerSecond).toLocaleString('en'),
  ]);
  const parts = [
    `Random play through the contract, on one core.\n\n${table(['game', 'players', 'moves a second', 'games a second'], rows)}`,
  ];
  const ours = measured.find(({ game, players }) => game === 'aloft' && players === 2);
  let holds = ours !== undefined;
  for (const [peer, least] of Object.entries(promiseOf('aloft', 'timesAsFastAs'))) {
    const theirs = others.get(peer);
    if (theirs === undefined || !ours) continue;
    const ratio = ours.movesPerSecond / theirs;
    holds &&= ratio >= least;
    parts.push(
      `Two-player Aloft against ${peer}, in the same run: ${ratio.toFixed(2)} times its moves a second (at least ${least}).`,
    );
  }
  if (others.size === 0) parts.push('Peers were not measured: UPDRAFT_PEERS names no command.');
  return { text: parts.join('\n\n'), holds };
}
