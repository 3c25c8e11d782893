import { rmSync } from 'node:fs';
import { ensureBuilt } from './build/ensure-built.mjs';
import { targets } from './build/fresh.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/places.mjs';
import { endWith, Sentence } from './lib/sentence.mjs';

/** @typedef {import('./build/fresh.mjs').Target} Target */

/** Only what has changed since it was built. */
const CHANGED = '--changed';
/** Most is compressed later (squeeze.mjs). */
const QUICK = '--quick';
/** Without what earlier bundles have left: what is packed holds only these. */
const CLEAN = '--clean';

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
  const words = process.argv.slice(2);
  const wanted = chosen(words.filter((word) => ![CHANGED, CLEAN, QUICK].includes(word)));
  ensureInstalled({ parts: 'build' });
  if (words.includes(CLEAN)) rmSync(inRoot('dist'), { recursive: true, force: true });
  await ensureBuilt(wanted, { always: !words.includes(CHANGED), quick: words.includes(QUICK) });
} catch (error) {
  endWith(error);
}
