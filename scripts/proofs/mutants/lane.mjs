import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../lib/places.mjs';

/**
 * @typedef {import('./mutate.mjs').Mutant} Mutant
 * @typedef {'passed' | 'failed' | 'timeout'} Ended
 */

const parts = [
  'bin',
  'dist',
  'docs',
  'scripts',
  'src',
  'tests',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** A copy of the project in which one mutant at a time is tested: the project itself is never touched. */
export class Lane {
  #folder = mkdtempSync(join(tmpdir(), 'updraft-mutants-'));

  constructor() {
    for (const part of parts)
      cpSync(inRoot(part), join(this.#folder, part), { recursive: true, preserveTimestamps: true });
    symlinkSync(inRoot('node_modules'), join(this.#folder, 'node_modules'));
  }

  remove() {
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  /**
   * Runs tests on the project with this mutant in it.
   * @param {Mutant} mutant
   * @param {import('./where.mjs').Tests} tests
   * @param {number} ms
   * @returns {Promise<Ended>}
   */
  async test({ file, change }, tests, ms) {
    const path = join(this.#folder, file);
    const whole = readFileSync(inRoot(file), 'utf8');
    writeFileSync(path, whole.slice(0, change.start) + change.text + whole.slice(change.end));
    try {
      return await this.run(tests, ms);
    } finally {
      writeFileSync(path, whole);
    }
  }

  /**
   * @param {import('./where.mjs').Tests} tests
   * @param {number} ms
   * @returns {Promise<Ended>}
   */
  run(tests, ms) {
    const words = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--bail=1',
      '--maxWorkers=1',
      '--reporter=dot',
      ...tests,
    ];
    return new Promise((resolve, reject) => {
      // A group of its own: what it started ends with it.
      const child = spawn(process.execPath, words, { cwd: this.#folder, stdio: 'ignore', detached: true });
      const end = () => child.pid && process.kill(-child.pid, 'SIGKILL');
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        end();
      }, ms);
      child.once('error', reject);
      child.once('close', (code) => {
        clearTimeout(timer);
        resolve(late ? 'timeout' : code === 0 ? 'passed' : 'failed');
      });
    });
  }
}
