import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first of these programs that is installed.
 * @param {readonly string[]} programs
 */
export function inPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((name) => [...folders, '/usr/bin', '/snap/bin'].map((folder) => join(folder, name)))
    .find(isProgram);
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Another program may be installing something: apt waits so long for it. */
const aptPatience = ['-o', 'DPkg::Lock::Timeout=300'];

/**
 * Installs the first of these choices of Debian's packages that can be had, where we may. Answers what apt complained about, if it did.
 * @param {string} what as a sentence names it
 * @param {readonly (readonly string[])[]} choices
 * @returns {string | undefined}
 */
export function installFromDebian(what, choices) {
  const isRoot = process.getuid?.() === 0;
  if (attempt(['apt-get', '--version']) !== undefined || !(isRoot || process.env.CI)) return undefined;
  const apt = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...aptPatience];
  console.error(`${what} is missing: installing Debian's package …`);
  const install = (/** @type {readonly string[]} */ packages) =>
    attempt([...apt, 'install', '-y', '--no-install-recommends', ...packages]);
  const [first = []] = choices;
  if (install(first) === undefined) return undefined;
  // The lists of packages may be missing or old, as they are in a fresh container; older Debians lack some.
  let complaint = attempt([...apt, 'update']);
  if (complaint !== undefined) return complaint;
  for (const choice of choices) {
    complaint = install(choice);
    if (complaint === undefined) return undefined;
  }
  return complaint;
}

/**
 * Runs a command; answers the end of what it complained about where it failed.
 * @param {string[]} command
 * @returns {string | undefined}
 */
export function attempt([program = '', ...words]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr, error } = spawnSync(program, words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    env,
  });
  if (status === 0) return undefined;
  return (error?.message ?? stderr.trim().split('\n').slice(-5).join('\n')) || `it ended with ${status}`;
}
