import { posix } from 'node:path';
import { importsOf } from './imports.mjs';

/**
 * @typedef {import('./imports.mjs').Import} Import
 * @typedef {(file: string) => string | undefined} ReadText the text of a source by its path from the root, if there is one
 */

/**
 * The path of a relative import, from the root.
 * @param {string} file
 * @param {string} to
 */
export function targetOf(file, to) {
  return posix.normalize(posix.join(posix.dirname(file), to.split('?', 1)[0] ?? to));
}

/** What each source imports; every source is parsed once. */
export class Graph {
  /** @type {ReadText} */
  #read;
  #importsIn;
  /** @type {Map<string, Import[]>} */
  #imports = new Map();

  /**
   * @param {ReadText} read
   * @param {typeof importsOf} importsIn which of its imports count: all, or values alone, which are found sooner
   */
  constructor(read, importsIn = importsOf) {
    this.#read = read;
    this.#importsIn = importsIn;
  }

  /** @param {string} file */
  importsOf(file) {
    const known = this.#imports.get(file);
    if (known) return known;
    const text = /\.tsx?$/.test(file) ? this.#read(file) : undefined;
    const found = text === undefined ? [] : this.#importsIn(file, text);
    this.#imports.set(file, found);
    return found;
  }

  /**
   * The shortest way along imports from one of these files to the first that `isThere` accepts; the ends included.
   * @param {readonly string[]} from
   * @param {(file: string) => boolean} isThere
   * @param {readonly Import['how'][]} hows which imports are followed
   */
  wayTo(from, isThere, hows) {
    for (const way of this.#waysFrom(from, hows)) if (isThere(way.at(-1) ?? '')) return way;
    return undefined;
  }

  /**
   * Every file that is reached along imports, these included.
   * @param {readonly string[]} from
   * @param {readonly Import['how'][]} hows
   */
  reach(from, hows) {
    return [...this.#waysFrom(from, hows)].map((way) => way.at(-1) ?? '');
  }

  /**
   * @param {readonly string[]} from
   * @param {readonly Import['how'][]} hows
   */
  *#waysFrom(from, hows) {
    const seen = new Set(from);
    const ways = from.map((file) => [file]);
    for (const way of ways) {
      yield way;
      const file = way.at(-1) ?? '';
      for (const { to, how } of this.importsOf(file)) {
        const target = targetOf(file, to);
        if (!to.startsWith('.') || !hows.includes(how) || seen.has(target)) continue;
        seen.add(target);
        ways.push([...way, target]);
      }
    }
  }
}
