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
 * @typedef {import('./runner.mjs').FileEnded} FileEnded
 * @typedef {{ file: string, ms: number, names?: readonly string[] }} Part a file of tests, or some of its tests, and how long the file takes without a mutant
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

/** A file of tests hangs where it takes so many times as long as it does without a mutant, and a bit. */
const PATIENCE = 8;
const A_BIT = 20_000;
/** One test waits in vain where it takes so long, and four times as long as all of its file. */
const A_TEST = 15_000;
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
   * @param {readonly Part[]} tests are run in this order, until one fails
   * @returns {Promise<Ended>}
   */
  async test(mutant, tests) {
    const child = await this.#runner();
    const wanted = tests.map(({ file, ms, names }) => [file, { names, longest: A_TEST + 4 * ms }]);
    writeFileSync(this.#tests, JSON.stringify(Object.fromEntries(wanted)));
    child.send({ mutant, files: tests.map(({ file }) => file), tests: this.#tests });
    let running = 0;
    const moment = () => ({ at: performance.now(), processor: processorTime(child.pid) });
    let before = moment();
    return new Promise((resolve) => {
      /** @param {Ended} answer */
      const end = (answer) => {
        clearInterval(timer);
        child.removeAllListeners('message').removeAllListeners('exit');
        if (answer.hung) this.end();
        resolve(answer);
      };
      // On a busy machine everything takes long: what counts is the processor's time, and that of the clock at last.
      const timer = setInterval(() => {
        const { file = '', ms = 0 } = tests[running] ?? {};
        const most = A_BIT + PATIENCE * ms;
        const { at, processor } = moment();
        if (processor - before.processor > most || at - before.at > BUSY * most)
          end({ failed: [file], hung: true });
      }, 1000);
      child.once('exit', () => end({ failed: [tests[running]?.file ?? ''], hung: true }));
      child.on('message', (/** @type {Ended | FileEnded} */ said) => {
        if ('failed' in said) return end(said);
        running++;
        before = moment();
      });
    });
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
