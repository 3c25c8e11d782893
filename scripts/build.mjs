import { ensureBuilt } from './build/ensure-built.mjs';
import { targets } from './build/fresh.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { endWith, Sentence } from './lib/sentence.mjs';

/** @typedef {import('./build/fresh.mjs').Target} Target */

/**
 * @param {string[]} words
 * @returns {Target[]}
 */
function chosen(words) {
  const all = /** @type {Target[]} */ (Object.keys(targets));
  if (words.length === 0 || words.includes('all')) return all;
  return words.map((word) => {
    const target = all.find((name) => name === word);
    if (!target) throw new Sentence(`There is no bundle "${word}": choose ${all.join(', ')} or all.`);
    return target;
  });
}

try {
  const wanted = chosen(process.argv.slice(2));
  ensureInstalled();
  await ensureBuilt(wanted, { always: true });
} catch (error) {
  endWith(error);
}
