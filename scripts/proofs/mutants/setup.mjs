import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Runs before each file of tests: tells the switches of mutants which test is running, leaves out tests that reach none, and waits
// in vain no longer than it must.
const file = relative(process.cwd(), expect.getState().testPath ?? '');
/** @type {Record<string, { names?: string[], longest: number } | undefined>} */
const chosen = process.env.MUTANTS_TESTS ? JSON.parse(readFileSync(process.env.MUTANTS_TESTS, 'utf8')) : {};
const { names, longest } = chosen[file] ?? {};
const wanted = names && new Set(names);
if (longest !== undefined) vi.setConfig({ testTimeout: longest, hookTimeout: longest });
const world = /** @type {{ __test?: string }} */ (globalThis);

/**
 * @param {{ suite?: any, name: string }} task
 * @returns {string}
 */
const nameOf = (task) => (task.suite?.name ? `${nameOf(task.suite)} › ${task.name}` : task.name);

process.env.MUTANTS_TEST = `${file}\t`;
world.__test = process.env.MUTANTS_TEST;
beforeEach(({ task, skip }) => {
  const name = nameOf(task);
  if (wanted && !wanted.has(name)) skip();
  world.__test = `${file}\t${name}`;
});
afterEach(() => {
  world.__test = process.env.MUTANTS_TEST ?? '';
});
