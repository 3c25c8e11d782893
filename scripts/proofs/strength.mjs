import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { inRoot } from '../lib/places.mjs';
import { FROZEN, freezeNow } from './frozen/freeze.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {import('./frozen/match.mjs').Pair} Pair */

export const title = 'The strongest bot against what it was on 18 November 2026';

/** What it must win at least, in so many games with so many milliseconds for a move; 0.5 must be below its interval. */
const goals = [
  { game: 'aeronaut', least: 0.7, games: 400, ms: 50 },
  { game: 'panorama', least: 0.7, games: 400, ms: 50 },
  { game: 'aloft', least: 0.56, games: 400, ms: 50 },
  { game: 'take-flight', least: 0.55, games: 400, ms: 50 },
  { game: 'cloud-nine', least: 0.5, games: 2000, ms: 10 },
];

/**
 * @param {string} file
 * @param {(typeof goals)[number]} goal
 * @param {number} first
 * @param {number} pairs
 * @returns {Promise<Pair[]>}
 */
async function play(file, { game, ms }, first, pairs) {
  const program = inRoot('scripts', 'proofs', 'frozen', 'match.mjs');
  const args = ['--single-threaded-gc', program, file, FROZEN, game, `${ms}`, `${first}`, `${pairs}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  /** @type {Pair[]} */
  const seen = [];
  for await (const line of createInterface({ input: child.stdout })) seen.push(JSON.parse(line));
  return seen;
}

/** The mean of a game, and where the true one lies 19 times in 20: two games on one deal are one sample. */
/** @param {readonly Pair[]} pairs */
function estimate(pairs) {
  const shares = pairs.map(({ points }) => points / 2);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
  const half = 1.96 * Math.sqrt(variance / shares.length);
  return { mean, low: mean - half, high: mean + half };
}

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1)} %`;

export async function run() {
  const file = await freezeNow();
  const rows = [];
  let holds = true;
  for (const goal of goals) {
    const lanes = Math.min(availableParallelism(), 8);
    const each = Math.ceil(goal.games / 2 / lanes);
    const all = await Promise.all(Array.from({ length: lanes }, (_, i) => play(file, goal, i * each, each)));
    const { mean, low, high } = estimate(all.flat());
    const reached = goal.least > 0.5 ? mean >= goal.least : low > 0.5;
    holds &&= reached;
    const thought = [0, 1].map((side) =>
      all.reduce((sum, lane) => sum + (lane.at(-1)?.iterations[side] ?? 0), 0),
    );
    rows.push([
      goal.game,
      2 * each * lanes,
      `${goal.ms} ms`,
      `${percent(mean)} (${percent(low)} to ${percent(high)})`,
      goal.least > 0.5 ? percent(goal.least) : 'above 50 % by its interval',
      reached ? 'yes' : 'no',
      ((thought[0] ?? 0) / (thought[1] ?? 1)).toFixed(2),
    ]);
  }
  const head = ['game', 'games', 'a move', 'wins', 'at least', 'holds', 'times its iterations'];
  const text = [
    'Two players; every deal is played twice, with seats swapped. The bot to move has one thread and the same time, which is the processor’s. The frozen bot is `scripts/proofs/frozen/storm.mjs`, made once by the program beside it. A shared win counts half; intervals are of 95 %, with the two games of a deal as one sample.',
    table(head, rows),
  ].join('\n\n');
  return { text, holds };
}
