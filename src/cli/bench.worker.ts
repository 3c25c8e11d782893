/** Plays random games of one game for a while, in a thread of its own. */

import { parentPort } from 'node:worker_threads';
import { playRandom } from '../bots/playout.ts';
import type { Game, Move, Options, Position } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { defaultOptions } from '../toolkit/options.ts';
import { FastRng } from '../toolkit/rng.ts';

export interface BenchJob {
  readonly game: string;
  readonly players: number;
  readonly seconds: number;
}

export interface BenchAnswer {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
}

const buffer: Move[] = [];

parentPort?.on('message', async (job: BenchJob) => {
  const entry = games.find(({ facts }) => facts.id === job.game)!;
  const game = await rulesOf(entry);
  const options = defaultOptions(entry.facts.options);
  // The first rounds are for the compiler.
  rounds(game, options, job.players, WARM_UP);
  const measured = rounds(game, options, job.players, job.seconds);
  parentPort?.postMessage(measured[measured.length >> 1]!);
});

const WARM_UP = 1;
const ROUND = 0.1;

/** Rounds from the slowest to the fastest: the one in the middle is not disturbed by what else the machine does. */
function rounds(game: Game<Position>, options: Options, players: number, seconds: number): BenchAnswer[] {
  const end = performance.now() + seconds * 1000;
  const rng = new FastRng('bench');
  const done: BenchAnswer[] = [];
  do done.push(round(game, options, players, rng));
  while (performance.now() < end);
  return done.sort((a, b) => a.movesPerSecond - b.movesPerSecond);
}

/** Whole games with their scores, by the CPU time of this process: its main thread only waits. */
function round(game: Game<Position>, options: Options, players: number, rng: FastRng): BenchAnswer {
  const end = performance.now() + ROUND * 1000;
  const cpu = process.cpuUsage();
  let moves = 0;
  let count = 0;
  let points = 0;
  do {
    const state = game.start(players, options);
    moves += playRandom(game, state, rng, buffer);
    points += game.result(state).scores[0]!;
    count++;
    // A look at the clock costs as much as a move or two.
  } while (count % 16 !== 0 || performance.now() < end);
  const used = process.cpuUsage(cpu);
  const time = (used.user + used.system) / 1e6;
  // Reads the scores: unread, V8 could optimise their calculation away.
  if (Number.isNaN(points)) throw new Error('a game without a score');
  return { movesPerSecond: Math.round(moves / time), gamesPerSecond: Math.round((count / time) * 10) / 10 };
}
