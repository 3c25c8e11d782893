import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../lib/places.mjs';

/**
 * @typedef {import('./runner.mjs').Ended} Ended
 * @typedef {{ file: string, names?: readonly string[] }} Part a file of tests, or some of its tests
 */

const parts = [
  'bin',
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

/** A copy of the project with other sources: the project itself is never touched. */
export class Copy {
  folder = mkdtempSync(join(tmpdir(), 'updraft-mutants-'));

  constructor() {
    for (const part of parts)
      cpSync(inRoot(part), join(this.folder, part), { recursive: true, preserveTimestamps: true });
    symlinkSync(inRoot('node_modules'), join(this.folder, 'node_modules'));
  }

  /**
   * @param {string} file
   * @param {string} text
   */
  write(file, text) {
    writeFileSync(join(this.folder, file), text);
  }

  /**
   * What a program of the project says there.
   * @param {readonly string[]} words
   */
  run(words) {
    return spawnSync(process.execPath, words, { cwd: this.folder, encoding: 'utf8' }).stdout;
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** How much longer than alone a run may take beside others. */
const BUSY = 12;

/**
 * Milliseconds of the processor that a group of processes has taken so far, as Linux counts them; elsewhere none is known.
 * @param {number | undefined} group
 */
function processorTime(group) {
  if (!existsSync('/proc/self/stat')) return 0;
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      if (Number(fields[2]) === group)
        ticks += fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return ticks * 10;
}

/** Runs tests in a copy, with one mutant after the other. */
export class Lane {
  #copy;
  #env;
  #tests;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /**
   * @param {Copy} copy
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(copy, env = {}) {
    this.#copy = copy;
    this.#env = env;
    this.#tests = join(mkdtempSync(join(copy.folder, '.lane-')), 'tests.json');
  }

  async #runner() {
    if (this.#child) return this.#child;
    // A group of its own: what it started ends with it.
    const child = fork(join(this.#copy.folder, 'scripts/proofs/mutants/runner.mjs'), {
      cwd: this.#copy.folder,
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    await once(child, 'message');
    this.#child = child;
    return child;
  }

  /**
   * @param {number} mutant
   * @param {readonly Part[]} tests
   * @param {number} ms
   * @returns {Promise<Ended | 'timeout'>}
   */
  async test(mutant, tests, ms) {
    const child = await this.#runner();
    const some = tests.filter(({ names }) => names).map(({ file, names }) => [file, names]);
    writeFileSync(this.#tests, JSON.stringify(Object.fromEntries(some)));
    child.send({ mutant, files: tests.map(({ file }) => file), tests: this.#tests });
    const before = { at: performance.now(), processor: processorTime(child.pid) };
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const late = new Promise((resolve) => {
      // On a busy machine everything takes long: what counts is the processor's time, and that of the clock at last.
      timer = setInterval(() => {
        const waited = performance.now() - before.at;
        if (processorTime(child.pid) - before.processor > ms || waited > BUSY * ms) resolve(undefined);
      }, 1000);
    });
    const gone = once(child, 'exit').then(() => undefined);
    const answer = await Promise.race([once(child, 'message'), late, gone]);
    clearInterval(timer);
    if (answer) return answer[0];
    this.end();
    return 'timeout';
  }

  end() {
    const { pid } = this.#child ?? {};
    this.#child = undefined;
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** @param {string} file */
export const sourceOf = (file) => readFileSync(inRoot(file), 'utf8');
