import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isForTests } from '../lib/files.mjs';
import { hasSources, root } from '../lib/places.mjs';

/**
 * @typedef {'web' | 'server' | 'cli'} Target
 * @typedef {{ content: string, times: string }} Inputs digests of what a bundle is made of
 * @typedef {Inputs & { files: string[], quick?: boolean }} Stamp `quick`: most is not compressed yet
 * @typedef {{ folder: string, entry: string, without: readonly string[] }} TargetPlan
 */

/**
 * What each bundle is called and which folders of src it can do without.
 * @type {Readonly<Record<Target, TargetPlan>>}
 */
export const targets = {
  web: { folder: 'dist/web', entry: 'src/web/index.html', without: ['laws', 'server', 'cli'] },
  server: { folder: 'dist/server', entry: 'src/server/main.ts', without: ['laws', 'web', 'cli'] },
  cli: { folder: 'dist/cli', entry: 'src/cli/main.ts', without: ['laws', 'web'] },
};

/** Files outside src that change what a build gives. */
const alsoInputs = [
  'package-lock.json',
  'tsconfig.json',
  'scripts/build/bundle.mjs',
  'scripts/build/config.mjs',
  'scripts/build/gather.mjs',
  'scripts/build/groups.mjs',
  'scripts/build/loader-bundles.mjs',
  'scripts/build/table-files.mjs',
  'scripts/lib/loaders.mjs',
];

/**
 * @param {Target} target
 * @param {string} from
 */
export const stampPath = (target, from = root) => join(from, `${targets[target].folder}.stamp.json`);

/**
 * @param {Target} target
 * @param {string} from the folder of the project
 * @returns {Inputs}
 */
export function inputsOf(target, from = root) {
  return { content: contentDigest(target, from), times: timesDigest(target, from) };
}

/**
 * Names and contents of everything a bundle is made of: the same wherever and whenever it was copied.
 * @param {Target} target
 * @param {string} from
 */
function contentDigest(target, from) {
  const hash = createHash('sha1');
  for (const path of inputPaths(target, from)) {
    const content = readFileSync(join(from, path));
    hash.update(`${path}|${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/**
 * Names, sizes and times: a walk over some hundred files without reading them, for the usual case that nothing has changed.
 * @param {Target} target
 * @param {string} from
 */
function timesDigest(target, from) {
  const hash = createHash('sha1');
  for (const path of inputPaths(target, from)) {
    const { size, mtimeMs } = statSync(join(from, path));
    hash.update(`${path}|${size}|${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * @param {Target} target
 * @param {string} from
 */
function inputPaths(target, from) {
  const folders = readdirSync(join(from, 'src')).sort();
  return [
    ...folders
      .filter((folder) => !targets[target].without.includes(folder))
      .flatMap((folder) => filesBelow(join(from, 'src', folder)).map((path) => `src/${folder}/${path}`))
      .filter((path) => !isForTests(path) && !/\/\.[^/]*$/.test(path)),
    ...alsoInputs.filter((path) => existsSync(join(from, path))),
  ];
}

/**
 * @param {Target} target
 * @param {string} from
 * @returns {Stamp | undefined}
 */
export function readStamp(target, from = root) {
  try {
    return JSON.parse(readFileSync(stampPath(target, from), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A product that came without its sources is what it is.
 * @param {Target} target
 * @param {string} from the folder of the project
 */
export function isFresh(target, from = root) {
  const stamp = readStamp(target, from);
  if (!stamp?.files.every((file) => existsSync(join(from, targets[target].folder, file)))) return false;
  if (!hasSources(from)) return true;
  return stamp.times === timesDigest(target, from) || stamp.content === contentDigest(target, from);
}
