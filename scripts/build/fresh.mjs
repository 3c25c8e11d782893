import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, root } from '../lib/places.mjs';

/**
 * @typedef {'web' | 'server' | 'cli'} Target
 * @typedef {{ inputs: string, files: string[] }} Stamp
 * @typedef {{ folder: string, entry: string, without: readonly string[] }} TargetPlan
 */

/**
 * What each bundle is called and which folders of src it can do without.
 * @type {Readonly<Record<Target, TargetPlan>>}
 */
export const targets = {
  web: { folder: 'dist/web', entry: 'src/web/index.html', without: ['laws', 'server', 'cli'] },
  server: { folder: 'dist/server', entry: 'src/server/main.ts', without: ['laws', 'web', 'cli'] },
  cli: { folder: 'dist/cli', entry: 'src/cli/main.ts', without: ['laws', 'web', 'server'] },
};

/** Files outside src that change what a build gives. */
const alsoInputs = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/build/bundle.mjs',
  'scripts/build/config.mjs',
  'scripts/build/loader-bundles.mjs',
  'scripts/lib/loaders.mjs',
];

/** @param {Target} target */
export const stampPath = (target) => inRoot(`${targets[target].folder}.stamp.json`);

/**
 * A digest of the names, sizes and times of everything a bundle is made of: a walk over a few hundred files, no reading.
 * @param {Target} target
 * @param {string} from the folder of the project
 */
export function inputsDigest(target, from = root) {
  const hash = createHash('sha1');
  /** @param {string} path */
  const add = (path) => {
    const { size, mtimeMs } = statSync(join(from, path));
    hash.update(`${path}|${size}|${mtimeMs}\n`);
  };
  for (const folder of readdirSync(join(from, 'src')).sort()) {
    if (!targets[target].without.includes(folder)) walk(from, `src/${folder}`, add);
  }
  for (const path of alsoInputs) if (existsSync(join(from, path))) add(path);
  return hash.digest('hex');
}

/**
 * @param {string} from
 * @param {string} folder
 * @param {(path: string) => void} add
 */
function walk(from, folder, add) {
  const entries = readdirSync(join(from, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(from, path, add);
    else if (!/\.test\.tsx?$/.test(entry.name) && !entry.name.startsWith('.')) add(path);
  }
}

/**
 * @param {Target} target
 * @returns {Stamp | undefined}
 */
export function readStamp(target) {
  try {
    return JSON.parse(readFileSync(stampPath(target), 'utf8'));
  } catch {
    return undefined;
  }
}

/** @param {Target} target */
export function isFresh(target) {
  const stamp = readStamp(target);
  if (!stamp?.files.every((file) => existsSync(inRoot(targets[target].folder, file)))) return false;
  return stamp.inputs === inputsDigest(target);
}
