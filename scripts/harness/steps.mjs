import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inRoot, root } from '../lib/places.mjs';

/**
 * @typedef {{ passed: number, failed: number, said?: string, failures?: readonly string[] }} Tally `said` is what it wrote to the screen
 * @typedef {{ status: string, fullName?: string, failureMessages?: string[] }} Result
 * @typedef {{ testResults: { name?: string, message?: string, status: string, assertionResults: Result[] }[] }} Report
 */

/**
 * Runs a program of the project and keeps what it says, because others may run beside it.
 * @param {string} program path from the root of a script for Node
 * @param {readonly string[]} words
 * @returns {Promise<{ succeeded: boolean, said: string }>}
 */
function runs(program, words) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot(program), ...words], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ succeeded: code === 0, said }));
  });
}

/**
 * A check that passes or fails as a whole.
 * @param {string} program
 * @param {readonly string[]} words
 * @returns {Promise<Tally>}
 */
export async function check(program, words = []) {
  const { succeeded, said } = await runs(program, words);
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, said };
}

/**
 * The tests of one project, counted one by one.
 * @param {'unit' | 'online' | 'browser'} project
 * @param {readonly string[]} filter
 * @returns {Promise<Tally>}
 */
export async function vitest(project, filter) {
  const report = inRoot('.cache', `tests-${project}.json`);
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const words = [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // A filter may be meant for another project.
    ...(filter.length > 0 ? ['--passWithNoTests'] : []),
  ];
  const { succeeded, said } = await runs('node_modules/vitest/vitest.mjs', [...words, ...filter]);
  const read = readReport(report);
  return { ...countReport(read, succeeded), said, failures: read ? failuresOf(read) : [] };
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
 * A run that crashed, and a file that could not even be loaded, count as a failure: none of their tests tells.
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

/** So much of what a failed test said stands at the end of a run. */
const MESSAGE = 1500;

/**
 * What failed, and why: for the end of a run, where a reader looks first.
 * @param {Report} report
 * @returns {string[]}
 */
export function failuresOf({ testResults }) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name = '', message = '', assertionResults }) => {
      const bad = assertionResults.filter((test) => test.status === 'failed');
      if (bad.length === 0) return [`${name}\n${message.slice(0, MESSAGE)}`];
      return bad.map(
        ({ fullName = '', failureMessages = [] }) =>
          `${name}: ${fullName}\n${failureMessages.join('\n').slice(0, MESSAGE)}`,
      );
    });
}

/**
 * What tests could not try because something that they need cannot be had, each once: many files say the same.
 * @param {readonly Tally[]} tallies
 * @returns {string[]}
 */
export function untestedIn(tallies) {
  const lines = tallies.flatMap(
    ({ said = '' }) => stripVTControlCharacters(said).match(/^NOT TESTED.*$/gm) ?? [],
  );
  return [...new Set(lines)];
}
