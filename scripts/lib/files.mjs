import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file below a folder, as sorted paths relative to it, with forward slashes.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  /** @type {string[]} */
  const found = [];
  /** @param {string} below */
  const walk = (below) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(path);
      else found.push(path);
    }
  };
  walk('');
  return found.sort();
}

/**
 * Tests, and folders of helpers that only tests import: no bundle holds any of them.
 * @param {string} path
 */
export const isForTests = (path) => /\.test\.tsx?$|\/(testing|tests|laws)\//.test(path);
