/** Plays random games of one game for a while, in a thread of its own. */

import { parentPort } from 'node:worker_threads';
import { playRandom } from '../bots/playout.ts';
import { CHANCE, type Game, type Move, type Options, type Position } from '../contract/index.ts';
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
  /** Where dealing is heavy work it is measured by itself, and games are played on a few deals that were made before. */
  readonly msPerDeal?: number;
}

const buffer: Move[] = [];
/** So many deals are played on by turns. */
const DEALS = 4;

parentPort?.on('message', async (job: BenchJob) => {
  const entry = games.find(({ facts }) => facts.id === job.game)!;
  const game = await rulesOf(entry);
  const options = defaultOptions(entry.facts.options);
  const opening = entry.facts.heavyDeal
    ? deals(game, options, job.players, job.seconds)
    : { start: () => game.start(job.players, options) };
  // The first rounds are for the compiler.
  rounds(game, opening.start, WARM_UP);
  const measured = rounds(game, opening.start, job.seconds);
  const { start: _start, ...dealing } = opening;
  parentPort?.postMessage({ ...measured[measured.length >> 1]!, ...dealing });
});

/** Deals for as long as games are measured: how long the one in the middle took, and starts from the first few of them. */
function deals(
  game: Game<Position>,
  options: Options,
  players: number,
  seconds: number,
): { start: () => Position; msPerDeal: number } {
  const rng = new FastRng('bench');
  const made: Position[] = [];
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  do {
    const cpu = process.cpuUsage();
    const state = game.start(players, options);
    while (game.next(state).to === 'deal') game.play(state, CHANCE, game.draw(state, rng));
    const { user, system } = process.cpuUsage(cpu);
    times.push((user + system) / 1000);
    if (made.length < DEALS) made.push(state);
  } while (made.length < DEALS || performance.now() < end);
  times.sort((a, b) => a - b);
  let index = 0;
  return { start: () => game.copy(made[index++ % DEALS]!), msPerDeal: times[times.length >> 1]! };
}

const WARM_UP = 1;
const ROUND = 0.1;

/** Rounds from the slowest to the fastest: the one in the middle is not disturbed by what else the machine does. */
function rounds(game: Game<Position>, start: () => Position, seconds: number): BenchAnswer[] {
  const end = performance.now() + seconds * 1000;
  const rng = new FastRng('bench');
  const done: BenchAnswer[] = [];
  do done.push(round(game, start, rng));
  while (performance.now() < end);
  return done.sort((a, b) => a.movesPerSecond - b.movesPerSecond);
}

/** Whole games with their scores, by the CPU time of this process: its main thread only waits. */
function round(game: Game<Position>, start: () => Position, rng: FastRng): BenchAnswer {
  const end = performance.now() + ROUND * 1000;
  const cpu = process.cpuUsage();
  let moves = 0;
  let count = 0;
  let points = 0;
  do {
    const state = start();
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
