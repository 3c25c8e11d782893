/**
 * Solves the daily rows of Aloft, 365 days from a first one on, and writes the proven best of each day to src/games/aloft/days.ts.
 *
 * `node scripts/fit/aloft-days.mjs [first day]` takes about ten minutes of the processor.
 */
import { writeFileSync } from 'node:fs';
import { loadSource } from '../build/source.mjs';
import { inRoot } from '../lib/places.mjs';

/** @type {typeof import('../../src/games/aloft/solve/solve.ts')} */
const { solveRow } = await loadSource('src/games/aloft/solve/solve.ts');
/** @type {typeof import('../../src/games/aloft/daily.ts')} */
const { rowOfDay } = await loadSource('src/games/aloft/daily.ts');
/** @type {typeof import('../../src/toolkit/daily/days.ts')} */
const { dayAt } = await loadSource('src/toolkit/daily/days.ts');

const [first = '2026-11-01'] = process.argv.slice(2);
const DAYS = 365;

let best = '';
for (let i = 0; i < DAYS; i++) {
  const day = dayAt(first, i);
  const { score, least } = solveRow(rowOfDay(day));
  if (score !== least || score > 9)
    throw new Error(`${day}: ${score} was found, and nothing below ${least} is possible`);
  best += score;
  if (i % 50 === 49) console.log(`${day}: ${best.slice(-50)}`);
}

const lines = (best.match(/.{1,73}/g) ?? []).map((digits) => `  '${digits}',`);
writeFileSync(
  inRoot('src', 'games', 'aloft', 'days.ts'),
  `/** The best that each day's row allows, a digit for each day from the first on. Written by \`node scripts/fit/aloft-days.mjs\`. */
export const FIRST_DAY = '${first}';

export const BEST = [
${lines.join('\n')}
].join('');
`,
);
