import { loadSource } from '../../build/source.mjs';

/**
 * Runs seeds one after the other, of the sources around this file, until one fails; says as JSON what came of them.
 *
 * @typedef {{ seeds: number, steps: number, acknowledged: number, entries: number, faults: number, ms: number,
 *   failure?: { seed: number, claim: string, what: string, step: number } }} Ran
 */

/** @typedef {typeof import('../../../tests/simulation/torture.ts')} Simulation */

const [first = 1, count = 1] = process.argv.slice(2).map(Number);
/** @type {Simulation} */
const { torture } = await loadSource('tests/simulation/torture.ts');
/** @type {Ran} */
const ran = { seeds: 0, steps: 0, acknowledged: 0, entries: 0, faults: 0, ms: 0 };
for (let seed = first; seed < first + count && !ran.failure; seed++) {
  const { failure, steps, acknowledged, entries, faults } = await torture(String(seed));
  ran.seeds++;
  ran.steps += steps;
  ran.acknowledged += acknowledged;
  ran.entries += entries;
  ran.faults += faults.length;
  if (failure) ran.failure = { seed, ...failure };
}
/** Of its processor. */
const { user, system } = process.cpuUsage();
ran.ms = (user + system) / 1000;
process.stdout.write(JSON.stringify(ran), () => process.exit());
