import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, root } from '../../lib/places.mjs';

/**
 * @typedef {{ numTotalTests: number, numPassedTests: number,
 *   testResults: { assertionResults: { status: string, fullName: string }[] }[] }} Report
 */

/**
 * Runs tests; answers how many there are, how many pass, and a line for each that fails.
 * @param {readonly string[]} words what `vitest run` is told
 * @param {NodeJS.ProcessEnv} env
 */
export async function runTests(words, env) {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-tests-'));
  try {
    const file = join(folder, 'report.json');
    const args = ['run', '--reporter=json', `--outputFile=${file}`, ...words];
    await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [inRoot('node_modules/vitest/vitest.mjs'), ...args], {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child.once('error', reject);
      child.once('exit', resolve);
    });
    /** @type {Report} */
    const { numTotalTests, numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `- ${fullName}`);
    return { total: numTotalTests, passed: numPassedTests, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
