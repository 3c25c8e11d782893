import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { hasSources, inRoot, root } from './places.mjs';
import { Sentence } from './sentence.mjs';

const oldestNode = [20, 19];

/** Refuses a Node that is too old, before anything else can fail in a less helpful way. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = oldestNode;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  throw new Sentence(`Updraft needs Node ${oldestNode.join('.')} or newer, and this is Node ${version}.`);
}

/**
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} LockedPart
 * @typedef {{ packages?: Record<string, LockedPart> }} Lock
 * @typedef {'run' | 'build' | 'all'} Parts what runs, what also builds, or what also tests (tests/package.json)
 */

/**
 * What is missing or of another version than the lockfile says. npm keeps a copy of the lockfile in node_modules
 * that lists what it really put there; parts for other systems are rightly absent from it.
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {Parts} parts
 */
export function missingParts(wanted, installed, parts) {
  const there = installed.packages ?? {};
  const ours = parts === 'all' ? undefined : withoutTests(wanted);
  return Object.entries(wanted.packages ?? {})
    .filter(([path, part]) => {
      if (path === '' || part.link || part.optional || part.devOptional) return false;
      if (ours?.has(path) === false || (part.dev && parts === 'run')) return false;
      const found = there[path];
      return found?.version !== part.version || found?.integrity !== part.integrity;
    })
    .map(([path]) => path);
}

/**
 * The paths of everything that the project itself asks for, its tests left out.
 * @param {Lock} lock
 */
function withoutTests({ packages = {} }) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} from @param {Record<string, string>} wanted */
  const follow = (from, wanted = {}) => {
    for (const name of Object.keys(wanted)) {
      const path = nearest(packages, from, name);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      follow(path, packages[path]?.dependencies);
    }
  };
  follow('', { ...packages['']?.dependencies, ...packages['']?.devDependencies });
  return found;
}

/**
 * Where a part finds another of this name: beside itself, or further up.
 * @param {Record<string, LockedPart>} packages
 * @param {string} from
 * @param {string} name
 */
function nearest(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (Object.hasOwn(packages, path)) return path;
    if (at === '') return undefined;
  }
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs `npm ci` when what is installed is not what the lockfile asks for.
 * @param {{ parts?: Parts }} options
 */
export function ensureInstalled({ parts = 'all' } = {}) {
  checkNode();
  if (!hasSources()) return;
  const wanted = readLock(inRoot('package-lock.json'));
  if (!wanted)
    throw new Sentence('package-lock.json is missing or unreadable: take it from the repository again.');
  const installed = readLock(inRoot('node_modules', '.package-lock.json'));
  if (installed && missingParts(wanted, installed, parts).length === 0) return;
  console.error(
    installed ? 'The parts have changed: running npm ci …' : 'First run: installing with npm ci …',
  );
  npmCi(parts === 'all');
}

/** @param {boolean} withTests */
function npmCi(withTests) {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Sentence(
      `Parts are missing, and ${root} cannot be written: run "npm ci" before it is made read-only.`,
    );
  }
  const words = [
    'ci',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    ...(withTests ? [] : ['--workspaces=false']),
  ];
  // Inside `npm start` the same npm is used again; otherwise the one on the path.
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', words, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) {
    throw new Sentence('Installing failed: check the network connection, then run "npm ci" to see why.');
  }
}
