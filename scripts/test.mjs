import { check, vitest } from './harness/steps.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Sentence } from './lib/sentence.mjs';

/** @typedef {import('./harness/steps.mjs').Tally} Tally */

// With a filter (`npm test -- kites`) only the tests that match it run, for use while developing.
const filter = process.argv.slice(2);
let passed = 0;
let failed = 0;

/**
 * Every step runs, whatever became of the steps before, so that one run tells everything.
 * @param {string} title
 * @param {() => Tally | Promise<Tally>} run
 */
async function step(title, run) {
  console.log(`\n— ${title}`);
  const tally = await attempt(run);
  passed += tally.passed;
  failed += tally.failed;
}

/** @param {() => Tally | Promise<Tally>} run */
async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

try {
  ensureInstalled();
} catch (error) {
  console.error(error instanceof Sentence ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

if (filter.length === 0) {
  await step('types', () => check('node_modules/typescript/bin/tsc', ['--noEmit']));
  await step('lint', () => check('node_modules/@biomejs/biome/bin/biome', ['check', '.']));
  await step('boundaries', () => check('scripts/boundaries.mjs'));
}
await step('build', () => check('scripts/build.mjs', ['all']));
await step('unit tests and laws', () => vitest('unit', filter));
await step('online tables', () => vitest('online', filter));
await step('browser tests', async () => {
  const { findChromium } = await import('./harness/chromium.mjs');
  process.env.CHROME_PATH = findChromium();
  return vitest('browser', filter);
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
