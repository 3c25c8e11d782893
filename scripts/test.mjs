import { check, untestedIn, vitest } from './harness/steps.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Sentence } from './lib/sentence.mjs';

/**
 * @typedef {import('./harness/steps.mjs').Tally} Tally
 * @typedef {{ title: string, run: () => Promise<Tally> }} Stage
 */

// With a filter (`npm test -- kites`) only the tests that match it run, for use while developing.
const filter = process.argv.slice(2);
const begun = performance.now();
/** @type {{ title: string, seconds: number, tally: Tally }[]} */
const done = [];

/** @param {number} since */
const secondsSince = (since) => Math.round((performance.now() - since) / 1000);

/**
 * Stages that come one after the other. Every stage runs, whatever became of the stages before, so that one run tells everything.
 * What a stage says is shown when it is over: another one may run beside it.
 * @param {readonly Stage[]} stages
 */
async function lane(stages) {
  for (const { title, run } of stages) {
    const since = performance.now();
    console.log(`— ${title} …`);
    const tally = await run().catch((error) => ({
      passed: 0,
      failed: 1,
      said: error instanceof Sentence ? error.message : String(error.stack ?? error),
    }));
    const seconds = secondsSince(since);
    done.push({ title, seconds, tally });
    console.log(
      `\n— ${title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s\n${tally.said ?? ''}`,
    );
  }
}

/** @type {Stage[]} */
const checks = [
  { title: 'types', run: () => check('node_modules/typescript/bin/tsc', ['--noEmit']) },
  { title: 'lint', run: () => check('node_modules/@biomejs/biome/bin/biome', ['check', '.']) },
  { title: 'boundaries', run: () => check('scripts/boundaries.mjs') },
];
/** @type {Stage[]} */
const units = [
  { title: 'unit tests and laws', run: () => vitest('unit', filter) },
  { title: 'online tables', run: () => vitest('online', filter) },
];
/** @type {Stage} */
const browser = { title: 'browser tests', run: () => vitest('browser', filter) };

try {
  ensureInstalled();
} catch (error) {
  console.error(error instanceof Sentence ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

// Installing waits for the network.
await Promise.all([
  lane([{ title: 'browsers', run: () => check('scripts/harness/browsers.mjs') }]),
  lane([{ title: 'build', run: () => check('scripts/build.mjs', ['all']) }]),
]);
// A browser mostly waits: the processor works on everything else meanwhile.
await Promise.all([lane([browser]), lane(filter.length > 0 ? units : [...checks, ...units])]);

for (const { tally } of done) for (const failure of tally.failures ?? []) console.log(`failed: ${failure}\n`);
for (const { title, seconds, tally } of done)
  console.log(`${title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
for (const line of untestedIn(done.map(({ tally }) => tally))) console.log(line);
const sum = (/** @type {'passed' | 'failed'} */ of) =>
  done.reduce((total, { tally }) => total + tally[of], 0);
const ran = sum('passed') + sum('failed');
// The build is no test, and the browsers are none.
if (filter.length > 0 && ran <= 2) {
  console.log(`No test file matches ${filter.join(' ')}.`);
  process.exitCode = 1;
}
if (sum('failed') > 0) process.exitCode = 1;
console.log(`all of it: ${secondsSince(begun)} s\n\n${sum('passed')} passed, ${sum('failed')} failed`);
