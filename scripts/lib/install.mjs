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
 * @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPart
 * @typedef {{ packages?: Record<string, LockedPart> }} Lock
 */

/**
 * What is missing or of another version than the lockfile says. npm keeps a copy of the lockfile in node_modules
 * that lists what it really put there; parts for other systems are rightly absent from it.
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {'all' | 'run'} parts
 */
export function missingParts(wanted, installed, parts) {
  const there = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {})
    .filter(([path, part]) => {
      if (path === '' || part.link || part.optional || part.devOptional) return false;
      if (part.dev && parts === 'run') return false;
      const found = there[path];
      return found?.version !== part.version || found?.integrity !== part.integrity;
    })
    .map(([path]) => path);
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
 * @param {{ parts?: 'all' | 'run' }} options `run` is content without the parts that only development needs
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
  npmCi();
}

function npmCi() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    throw new Sentence(
      `Parts are missing, and ${root} cannot be written: run "npm ci" before it is made read-only.`,
    );
  }
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund'];
  // Inside `npm start` the same npm is used again; otherwise the one on the path.
  const npm = process.env.npm_execpath;
  const { status } = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...words], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', words, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (status !== 0) {
    throw new Sentence('Installing failed: check the network connection, then run "npm ci" to see why.');
  }
}
