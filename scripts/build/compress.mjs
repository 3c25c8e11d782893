import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../lib/files.mjs';

const text = /\.(js|css|html|svg|json|webmanifest|txt|md)$/;
const worthIt = 400;

const kinds = [
  { ending: '.gz', squeeze: promisify(gzip), options: { level: 9 } },
  {
    ending: '.br',
    squeeze: promisify(brotliCompress),
    options: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  },
];

/**
 * Puts a .gz and a .br beside every text file, so that the server never compresses while a client waits.
 * @param {string} folder
 * @param {string} published where an earlier build may have compressed a file of the same hashed name already
 */
export async function compress(folder, published) {
  const jobs = filesBelow(folder)
    .filter((file) => text.test(file))
    .flatMap((file) => {
      const content = readFileSync(join(folder, file));
      if (content.length < worthIt) return [];
      return kinds.map(async ({ ending, squeeze, options }) => {
        const earlier = join(published, file + ending);
        const again = file.startsWith('assets/') && existsSync(earlier);
        const squeezed = again ? readFileSync(earlier) : await squeeze(content, options);
        writeFileSync(join(folder, file + ending), squeezed);
      });
    });
  await Promise.all(jobs);
}
