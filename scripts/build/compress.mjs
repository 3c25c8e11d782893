import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRoot } from '../lib/places.mjs';
import { readStamp, targets } from './fresh.mjs';
import { isHashed, writeStamp } from './publish.mjs';

const text = /\.(js|css|html|svg|json|webmanifest|txt|md)$/;
const worthIt = 400;

/** What is large is not squeezed as long as it could be. */
const kinds = [
  { ending: '.gz', squeeze: promisify(gzip), best: { level: 9 }, large: { level: 9 } },
  { ending: '.br', squeeze: promisify(brotliCompress), best: brotli(11), large: brotli(9) },
];
const LARGE = 1_000_000;

/** @param {number} quality */
function brotli(quality) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

/**
 * Puts a .gz and a .br beside every text file, so that the server never compresses while a client waits. What is there beside a file whose name carries a hash
 * stays.
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {{ published?: string }} [options] where an earlier build may have compressed a file of the same hashed name already
 * @returns {Promise<string[]>} the names of the compressed ones
 */
export async function compress(folder, files, { published = folder } = {}) {
  const jobs = files
    .filter((file) => text.test(file))
    .flatMap((file) => {
      const content = readFileSync(join(folder, file));
      if (content.length < worthIt) return [];
      return kinds.map(async ({ ending, squeeze, best, large }) => {
        const to = join(folder, file + ending);
        const earlier = join(published, file + ending);
        const isThere = isHashed(file) && existsSync(earlier);
        if (isThere && earlier === to) return file + ending;
        const squeezed = isThere
          ? readFileSync(earlier)
          : await squeeze(content, content.length > LARGE ? large : best);
        // A server may read what is there meanwhile.
        writeFileSync(`${to}.new`, squeezed);
        renameSync(`${to}.new`, to);
        return file + ending;
      });
    });
  return await Promise.all(jobs);
}

/** After a build that had no time for it. */
export async function compressRest() {
  const stamp = readStamp('web');
  if (!stamp?.quick) return;
  const made = await compress(inRoot(targets.web.folder), stamp.files);
  writeStamp('web', { ...stamp, files: [...new Set([...stamp.files, ...made])], quick: false });
}
