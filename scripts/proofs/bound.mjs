import { loadSource } from '../build/source.mjs';

/**
 * @typedef {typeof import('../../src/games/take-flight/solve/bound.ts')} Bounds
 * @typedef {typeof import('../../src/games/take-flight/sheet/index.ts')} Sheets
 * @typedef {typeof import('../../src/toolkit/rng.ts')} Numbers
 */

export const title = 'Take Flight! alone: more than any pilot can expect';

const samples = 12;
/** Student's t for 95 % and eleven degrees of freedom. */
const width = 2.201;

export async function run() {
  /** @type {Bounds} */
  const { Bound } = await loadSource('src/games/take-flight/solve/bound.ts');
  /** @type {Sheets} */
  const { DEMO, tablesNamed } = await loadSource('src/games/take-flight/sheet/index.ts');
  /** @type {Numbers} */
  const { FastRng } = await loadSource('src/toolkit/rng.ts');
  const before = process.cpuUsage().user;
  const t = tablesNamed(DEMO);
  const bound = new Bound(t);
  const values = [];
  for (let i = 1; i <= samples; i++) {
    const rng = new FastRng(`bound/${i}`);
    values.push(bound.of(Array.from({ length: t.columns }, () => rng.below(6) + 1)));
    console.log(`row ${i}: ${values.at(-1)?.toFixed(2)}`);
  }
  const mean = values.reduce((sum, value) => sum + value, 0) / samples;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (samples - 1);
  const half = width * Math.sqrt(variance / samples);
  const seconds = (process.cpuUsage().user - before) / 1e6;
  const text = [
    `By information relaxation (Brown, Smith and Sun, 2010): a pilot who knows all dice pays for each what knowing it is worth, which is nothing on average for a pilot who does not. What is left to the one who knows is at most **${mean.toFixed(2)} points** on average (${(mean - half).toFixed(2)} to ${(mean + half).toFixed(2)} with 95 % confidence, by Student’s t over ${samples} rows of dice, seeds \`bound/1\` to \`bound/${samples}\`), so no pilot can expect more.`,
    `No sample is needed for a weaker bound: ${bound.withoutDice.toFixed(2)} points, from dynamic programming over all dice.`,
    'Each row of dice is solved to the end by dynamic programming with three things made easier, each of which only raises the bound: of a square that was filled with `<>` only the field is known, not which square; a peak counts as the highest row of its band (up to 10, 12, 14 or 16); and the flight goal is bounded by two prices for a symbol over all counts that the sky allows with free slopes. Numbers of 32 bits are added, so the last digit shown is not exact. The strongest bot averages what the section on bots says; the gap between the two is what is not known.',
    `${seconds.toFixed(0)} s of the processor.`,
  ].join('\n\n');
  return { text, holds: values.every(Number.isFinite) };
}
