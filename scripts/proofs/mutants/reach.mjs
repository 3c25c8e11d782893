import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Lane, sourceOf } from './lane.mjs';

/**
 * @typedef {{ digest: string, failed: boolean, ms: number, reached: Record<string, number[]> }} Seen
 *   of one file of tests: how long it takes, and which mutants each of its tests reaches ('' where no test can be told)
 * @typedef {import('./lane.mjs').Part} Part
 */

/** Of a file that takes longer only the tests that reach a mutant are run. */
const LONG = 3000;

/** How long a file of tests may take that was never timed, about. */
const UNKNOWN = 3 * 60_000;

/** @param {string} text */
export const digestOf = (text) => createHash('sha1').update(text).digest('hex').slice(0, 16);

/** Which tests reach which mutants: every test runs once, with all mutants off. */
export class Reach {
  /** @type {Record<string, Seen>} */
  #seen;

  /** @param {Record<string, Seen>} known */
  constructor(known) {
    this.#seen = known;
  }

  /**
   * @param {import('./lane.mjs').Copy} copy
   * @param {readonly string[]} files
   * @param {(seen: Record<string, Seen>) => void} keep
   * @param {() => boolean} isLate
   */
  async look(copy, files, keep, isLate) {
    const log = join(copy.folder, '.reached');
    const lane = new Lane(copy, { MUTANTS_LOG: log });
    for (const [i, file] of files.entries()) {
      const digest = digestOf(sourceOf(file));
      if (isLate() || this.#seen[file]?.digest === digest) continue;
      rmSync(log, { force: true });
      const since = performance.now();
      const failed = (await lane.test(-1, [{ file, ms: UNKNOWN }])).failed.length > 0;
      const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
      this.#seen[file] = { digest, failed, ms: performance.now() - since, reached: byTest(lines) };
      keep(this.#seen);
      console.error(`${i + 1}/${files.length} looked at: ${file}${failed ? ', which fails' : ''}`);
    }
    lane.end();
  }

  /**
   * Were all of these looked at, as they are now?
   * @param {readonly string[]} files
   */
  knows(files) {
    return files.every((file) => this.#seen[file]?.digest === digestOf(sourceOf(file)));
  }

  /** Files of tests that fail without any mutant: they kill none. */
  get failed() {
    return Object.keys(this.#seen).filter((file) => this.#seen[file]?.failed);
  }

  /**
   * The tests in these files that reach a mutant, the quick ones first, with how long they take about.
   * @param {number} mutant
   * @param {readonly string[]} files
   * @returns {(Part & { about: number })[]}
   */
  of(mutant, files) {
    return Object.entries(this.#seen)
      .filter(([file, { failed }]) => !failed && files.includes(file))
      .map(([file, { ms, reached }]) => {
        const all = Object.keys(reached);
        const names = all.filter((name) => reached[name]?.includes(mutant));
        if (ms < LONG || names.includes('')) return { file, ms, about: names.length > 0 ? ms : 0 };
        return { file, ms, names, about: (ms * names.length) / all.length };
      })
      .filter(({ about }) => about > 0)
      .sort((a, b) => a.about - b.about);
  }

  /** @param {string} file */
  digest(file) {
    return this.#seen[file]?.digest ?? '';
  }
}

/** @param {readonly string[]} lines */
function byTest(lines) {
  /** @type {Record<string, number[]>} */
  const reached = {};
  for (const line of lines) {
    const [, name = '', id] = line.split('\t');
    if (id === undefined) continue;
    reached[name] ??= [];
    reached[name].push(Number(id));
  }
  return reached;
}
