import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../lib/files.mjs';

const text = /\.(js|css|html|svg|json|webmanifest|txt|md)$/;
const worthIt = 400;

/** Best takes seconds, and is a seventh smaller than quick. What is large is not squeezed that long. */
const kinds = [
  { ending: '.gz', squeeze: promisify(gzip), best: { level: 9 }, large: { level: 9 }, quick: { level: 5 } },
  { ending: '.br', squeeze: promisify(brotliCompress), best: brotli(11), large: brotli(9), quick: brotli(4) },
];
const LARGE = 1_000_000;

/** @param {number} quality */
function brotli(quality) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/**
 * Puts a .gz and a .br beside every text file, so that the server never compresses while a client waits.
 * @param {string} folder
 * @param {{ how: 'best' | 'quick', published?: string }} options where an earlier build may have compressed a file of the same hashed name already
 */
export async function compress(folder, { how, published }) {
  const jobs = filesBelow(folder)
    .filter((file) => text.test(file))
    .flatMap((file) => {
      const content = readFileSync(join(folder, file));
      if (content.length < worthIt) return [];
      const much = how === 'best' && content.length > LARGE ? 'large' : how;
      return kinds.map(async ({ ending, squeeze, [much]: options }) => {
        const earlier = published && file.startsWith('assets/') ? join(published, file + ending) : '';
        const squeezed = existsSync(earlier) ? readFileSync(earlier) : await squeeze(content, options);
        // A server may read what is there meanwhile.
        writeFileSync(join(folder, `${file}${ending}.new`), squeezed);
        renameSync(join(folder, `${file}${ending}.new`), join(folder, file + ending));
      });
    });
  await Promise.all(jobs);
}
