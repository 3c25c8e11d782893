import { createVitest } from 'vitest/node';

/**
 * The main program of a lane: keeps Vitest and what it has read, and runs tests with one mutant after the other.
 * @typedef {{ mutant: number, files: string[], tests: string }} Order `tests` is the path of a file that says which tests of a file are wanted, where not all are, and how long one may take
 * @typedef {{ ended: string }} FileEnded a file of tests, with success or not
 * @typedef {{ failed: string[], hung?: true }} Ended files that failed, or did not end
 */

process.once('disconnect', () => process.exit(1));
const nameOf = (/** @type {{ moduleId: string }} */ { moduleId }) => moduleId.slice(process.cwd().length + 1);
/** @type {string[]} */
let failed = [];
// What Vitest answers of a run tells also of the runs before.
const reporter = {
  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    if (module.state() === 'failed') failed.push(nameOf(module));
    process.send?.({ ended: nameOf(module) });
  },
};
const config = 'scripts/proofs/mutants/vitest.config.mjs';
const vitest = await createVitest('test', { config, watch: false, bail: 1, reporters: [reporter] });
const found = await vitest.globTestSpecifications();
const byFile = new Map(found.map((one) => [nameOf(one), one]));

process.on('message', async (/** @type {Order} */ { mutant, files, tests }) => {
  process.env.MUTANT = String(mutant);
  process.env.MUTANTS_TESTS = tests;
  failed = [];
  vitest.state.errorsSet.clear();
  const { unhandledErrors } = await vitest.runTestSpecifications(
    files.flatMap((file) => byFile.get(file) ?? []),
  );
  if (failed.length === 0 && unhandledErrors.length > 0) failed.push('an error outside of every test');
  process.send?.({ failed });
});
process.send?.('ready');
