import { loadSource } from '../build/source.mjs';
import { promiseOf } from './tools/promises.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {typeof import('../../src/games/aloft/solve/solve.ts')} AloftSolve
 * @typedef {typeof import('../../src/games/aloft/solve/sevens.ts')} AloftSevens
 * @typedef {typeof import('../../src/games/take-flight/solve/hindsight.ts')} FlightSolve
 * @typedef {typeof import('../../src/games/take-flight/solve/exact.ts')} FlightValue
 * @typedef {typeof import('../../src/games/take-flight/sheet/index.ts')} Sheets
 * @typedef {typeof import('../../src/toolkit/rng.ts')} Numbers
 */

export const title = 'Exact answers: Aloft alone, and Take Flight! before and after the dice';

const seeds = 100;
const mostSeconds = promiseOf('aloft', 'solveSeconds');
const flights = 20;

/**
 * @param {readonly number[]} numbers
 * @param {number} share
 */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** @param {number} value */
const seconds = (value) => `${value.toFixed(2)} s`;

async function aloftAlone() {
  /** @type {AloftSevens} */
  const { findSevens } = await loadSource('src/games/aloft/solve/sevens.ts');
  /** @type {AloftSolve} */
  const { rowOfSeed, solveRow } = await loadSource('src/games/aloft/solve/solve.ts');
  const sevens = findSevens();
  const times = [];
  const counts = new Map();
  let close = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const start = performance.now();
    const { score, least } = solveRow(rowOfSeed(`${seed}`));
    times.push((performance.now() - start) / 1000);
    const name = score === least ? `${score}, proven best` : `${score}, nothing below ${least}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (score - least <= 1) close++;
  }
  const median = quantile(times, 0.5);
  const rows = [...counts].sort().map(([name, count]) => [name, `${count}`]);
  return {
    text: [
      `Aloft alone, seeds 1 to ${seeds}: every line is played by the rules and scored. A score of 7 is the least for any row; ` +
        `that only 11 of ${sevens.tried} formations make it possible is ${sevens.agrees ? 'found again' : 'NOT confirmed'}.`,
      table(['score', 'rows'], rows),
      `Median ${seconds(median)} of at most ${mostSeconds} s, 95th percentile ${seconds(quantile(times, 0.95))}, slowest ${seconds(quantile(times, 1))}.`,
    ],
    holds: sevens.agrees && close === seeds && median < mostSeconds,
  };
}

async function withoutTail() {
  /** @type {FlightValue} */
  const { exactValue } = await loadSource('src/games/take-flight/solve/exact.ts');
  /** @type {Sheets} */
  const { DEMO, tablesNamed } = await loadSource('src/games/take-flight/sheet/index.ts');
  const start = performance.now();
  const exact = exactValue(tablesNamed(DEMO));
  const time = seconds((performance.now() - start) / 1000);
  return {
    text: [
      `Take Flight! alone and without a tail: the best pilot can expect ${exact?.points.toFixed(4)} points from the start, by dynamic ` +
        `programming over ${exact?.positions.toLocaleString('en')} positions, in ${time}.`,
    ],
    holds: exact !== undefined,
  };
}

async function hindsight() {
  /** @type {FlightSolve} */
  const { bestFlight } = await loadSource('src/games/take-flight/solve/hindsight.ts');
  /** @type {Numbers} */
  const { FastRng } = await loadSource('src/toolkit/rng.ts');
  const rows = [];
  let holds = true;
  for (let i = 1; i <= flights; i++) {
    const rng = new FastRng(`hindsight/${i}`);
    const dice = Array.from({ length: 24 }, () => rng.below(6) + 1);
    const start = performance.now();
    const { score, most } = bestFlight('demo', dice);
    rows.push([dice.join(''), `${score}`, `${most}`, seconds((performance.now() - start) / 1000)]);
    holds &&= score <= most;
  }
  return {
    text: [
      `Take Flight! alone, ${flights} random rows of dice: a flight that the rules allow, and a proven upper bound.`,
      table(['dice', 'flight found', 'at most', 'time'], rows),
    ],
    holds,
  };
}

export async function run() {
  const parts = [await aloftAlone(), await withoutTail(), await hindsight()];
  return { text: parts.flatMap(({ text }) => text).join('\n\n'), holds: parts.every(({ holds }) => holds) };
}
