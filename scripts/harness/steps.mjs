import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, root } from '../lib/places.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ testResults: { status: string, assertionResults: { status: string }[] }[] }} Report
 */

/**
 * Runs a program of the project with its output on the screen; answers whether it succeeded.
 * @param {string} program path from the root of a script for Node
 * @param {readonly string[]} words
 */
export function runs(program, words = []) {
  const { status } = spawnSync(process.execPath, [inRoot(program), ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}

/**
 * A check that passes or fails as a whole.
 * @param {string} program
 * @param {readonly string[]} words
 * @returns {Tally}
 */
export function check(program, words = []) {
  return runs(program, words) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The tests of one project, counted one by one.
 * @param {'unit' | 'online' | 'browser'} project
 * @param {readonly string[]} filter
 * @returns {Tally}
 */
export function vitest(project, filter) {
  const report = inRoot('.cache', `tests-${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const words = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const succeeded = runs('node_modules/vitest/vitest.mjs', [...words, ...filter]);
  return countReport(readReport(report), succeeded);
}

/**
 * @param {string} path
 * @returns {Report | undefined}
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A run that crashed, and a file that could not even be loaded, count as a failure: no test of theirs tells.
 * @param {Report | undefined} report
 * @param {boolean} succeeded
 * @returns {Tally}
 */
export function countReport(report, succeeded) {
  if (!report) return { passed: 0, failed: 1 };
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of report.testResults) {
    const bad = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed += bad === 0 && status === 'failed' ? 1 : bad;
  }
  return { passed, failed: !succeeded && failed === 0 ? 1 : failed };
}
