import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/places.mjs';
import { Sentence } from '../lib/sentence.mjs';

/**
 * Runs a tool of poppler (pdfinfo, pdffonts, pdfimages, pdftoppm, pdftotext): the one that is installed, or Debian's package, fetched
 * and unpacked without root.
 * @param {string} tool
 * @param {readonly string[]} args
 * @returns {Buffer} what it wrote to standard output
 */
export function poppler(tool, args) {
  const { path, env } = found(tool);
  const run = spawnSync(path, args, { env, maxBuffer: 1 << 28 });
  if (run.status !== 0) throw new Error(`${tool} ${args.join(' ')}: ${run.error ?? run.stderr}`);
  return run.stdout;
}

/** Where each tool was found.
 * @type {Map<string, ReturnType<typeof find>>} */
const known = new Map();

/** @param {string} tool */
function found(tool) {
  const path = known.get(tool) ?? find(tool);
  known.set(tool, path);
  return path;
}

/** @param {string} tool */
function find(tool) {
  if (spawnSync(tool, ['-v']).status === 0) return { path: tool, env: process.env };
  const folder = inRoot('.cache', 'poppler');
  if (!existsSync(join(folder, 'usr'))) unpack(folder);
  const libraries = join(folder, 'usr', 'lib');
  const own = [libraries, ...readdirSync(libraries).map((name) => join(libraries, name))].join(':');
  return { path: join(folder, 'usr', 'bin', tool), env: { ...process.env, LD_LIBRARY_PATH: own } };
}

/** @param {string} folder */
function unpack(folder) {
  mkdirSync(folder, { recursive: true });
  const packages = spawnSync(
    'sh',
    [
      '-c',
      'apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances poppler-utils | grep "^[a-z]" | grep -v "^libc6$"',
    ],
    { encoding: 'utf8' },
  )
    .stdout.split('\n')
    .filter(Boolean);
  const fetched = spawnSync('apt-get', ['download', ...packages], { cwd: folder, encoding: 'utf8' });
  const files = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  if (fetched.status !== 0 || files.length === 0)
    throw new Sentence('PDFs are checked with poppler, and it is not here: install poppler-utils.');
  for (const file of files) spawnSync('dpkg-deb', ['-x', join(folder, file), folder]);
}
