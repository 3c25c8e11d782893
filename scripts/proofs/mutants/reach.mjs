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
   */
  async look(copy, files, keep) {
    const log = join(copy.folder, '.reached');
    const lane = new Lane(copy, { MUTANTS_LOG: log });
    for (const [i, file] of files.entries()) {
      const digest = digestOf(sourceOf(file));
      if (this.#seen[file]?.digest === digest) continue;
      rmSync(log, { force: true });
      const since = performance.now();
      const ended = await lane.test(-1, [{ file }], 20 * 60_000);
      const failed = ended === 'timeout' || ended.failed.length > 0;
      const lines = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
      this.#seen[file] = { digest, failed, ms: performance.now() - since, reached: byTest(lines) };
      keep(this.#seen);
      console.error(`${i + 1}/${files.length} looked at: ${file}${failed ? ', which fails' : ''}`);
    }
    lane.end();
  }

  /** Files of tests that fail without any mutant: they kill none. */
  get failed() {
    return Object.keys(this.#seen).filter((file) => this.#seen[file]?.failed);
  }

  /**
   * The tests in these files that reach a mutant, the quick ones first.
   * @param {number} mutant
   * @param {readonly string[]} files
   * @returns {{ tests: Part[], ms: number }}
   */
  of(mutant, files) {
    const found = Object.entries(this.#seen)
      .filter(([file, { failed }]) => !failed && files.includes(file))
      .map(([file, { ms, reached }]) => {
        const names = Object.keys(reached).filter((name) => reached[name]?.includes(mutant));
        const all = ms < LONG || names.includes('');
        return { file, ms, names, part: all ? { file } : { file, names } };
      })
      .filter(({ names }) => names.length > 0)
      .sort((a, b) => a.ms - b.ms);
    return { tests: found.map(({ part }) => part), ms: found.reduce((sum, { ms }) => sum + ms, 0) };
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
