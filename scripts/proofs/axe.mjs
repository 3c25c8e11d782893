import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../lib/places.mjs';

export const title = 'Pages and tables, looked at by axe in light and in dark';

/**
 * @typedef {{ numTotalTests: number, numPassedTests: number,
 *   testResults: { assertionResults: { status: string, fullName: string }[] }[] }} Report
 */

/**
 * All browser tests, each of whose looks by axe is at both colour schemes: `npm test` takes one of them.
 * @returns {Promise<Report>}
 */
async function browserTests() {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-axe-'));
  try {
    const file = join(folder, 'report.json');
    const args = ['vitest', 'run', '--project', 'browser', '--reporter', 'json', '--outputFile', file];
    await new Promise((resolve, reject) => {
      const child = spawn('npx', args, {
        cwd: inRoot(),
        env: { ...process.env, UPDRAFT_AXE: 'full' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child.once('error', reject);
      child.once('exit', resolve);
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function run() {
  const { numTotalTests, numPassedTests, testResults } = await browserTests();
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `- ${fullName}`);
  const text = [
    `${numPassedTests} of ${numTotalTests} browser tests pass, and with them every look that axe takes at a page, a dialog or a table on the way: on phones ` +
      'and on wide screens, with all its rules in light colours, and with those about colours in dark ones.',
    ...failed,
  ];
  return { text: text.join('\n\n'), holds: failed.length === 0 && numPassedTests === numTotalTests };
}
