import { loadSource } from '../build/source.mjs';
import { promiseOf } from './tools/promises.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {typeof import('../../src/games/aeronaut/maker/survey.ts')} Survey */

export const title = 'Maps of Aeronaut Odyssey: every promise, for every seed';

const seeds = 10_000;
/** What the maker is to come to. */
const GOAL_MS = 1;

/** Milliseconds of the processor: what else the machine does is no part of making a map. */
function processorMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export async function run() {
  /** @type {Survey} */
  const { surveyAll, quantile } = await loadSource('src/games/aeronaut/maker/survey.ts');
  const mostMilliseconds = promiseOf('aeronaut', 'mapMilliseconds');
  const surveys = surveyAll(1, seeds / 5, processorMs);
  const broken = surveys.flatMap((survey) => survey.broken);
  const regular = surveys.find(({ size }) => size === 'regular');
  const median = quantile(regular?.times ?? [], 0.5);
  const rows = surveys.map(({ size, maps, broken: sentences, givenUp, mostAttempts, times }) => {
    const attempts = maps + Object.values(givenUp).reduce((sum, count) => sum + count, 0);
    const ms = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1));
    return [size, `${maps}`, `${sentences.length}`, (attempts / maps).toFixed(2), `${mostAttempts}`, ...ms];
  });
  const head = ['size', 'maps', 'broken promises', 'attempts a map', 'most', 'median ms', '95 %', 'slowest'];
  const text = [
    `${seeds} seeds over all sizes, every combination of expansions and types in turn: ${broken.length} broken promises.`,
    `The median regular map takes ${median.toFixed(1)} ms of the processor, of at most ${mostMilliseconds} ms. The goal is ${GOAL_MS} ms, which ${median <= GOAL_MS ? 'holds' : 'is missed'}: each map is laid out with its names before it is taken, because a land without room for them is not; that, and moving its cities until everything has room, is most of the work.`,
    table(head, rows),
    ...broken.slice(0, 20).map((sentence) => `- ${sentence}`),
  ].join('\n\n');
  return { text, holds: broken.length === 0 && median < mostMilliseconds };
}
