import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { Sentence } from '../lib/sentence.mjs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a Chromium for the browser tests: the one that CHROME_PATH names, one that is installed on the machine or by
 * `playwright-core install chromium`, or Debian's package where we may install it.
 * @returns {string}
 */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Sentence(`CHROME_PATH is "${named}", and there is no program there.`);
  }
  const found = installedChromium();
  if (found) return found;
  const complaint = installFromDebian();
  const installed = installedChromium();
  if (installed) return installed;
  throw new Sentence(
    [
      'The browser tests need Chromium: run "npx playwright-core install --with-deps chromium", or install it (on Debian "apt-get install chromium"), or set CHROME_PATH to one.',
      ...(complaint ? [`apt-get said: ${complaint}`] : []),
    ].join('\n'),
  );
}

/**
 * Chromium without a window system, where it is installed beside the whole one: less work for the processor. It shows no
 * notifications. Where CHROME_PATH names a browser, that one does everything.
 * @param {string} whole
 * @returns {string}
 */
export function findShell(whole) {
  return (process.env.CHROME_PATH ? undefined : inPath(['chromium-headless-shell'])) ?? whole;
}

function installedChromium() {
  return inPath(names) ?? [...places, chromium.executablePath()].find(isProgram);
}

/** @param {readonly string[]} programs */
function inPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return programs
    .flatMap((name) => [...folders, '/usr/bin', '/snap/bin'].map((folder) => join(folder, name)))
    .find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
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
 * Answers what apt complained about, if it did.
 * @returns {string | undefined}
 */
function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (attempt(['apt-get', '--version']) !== undefined || !(isRoot || process.env.CI)) return undefined;
  const apt = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...aptPatience];
  console.error("Chromium is missing: installing Debian's package …");
  const install = [...apt, 'install', '-y', '--no-install-recommends', 'chromium'];
  const withShell = [...install, 'chromium-headless-shell'];
  if (attempt(withShell) === undefined) return undefined;
  // The lists of packages may be missing or old, as they are in a fresh container; older Debians have no shell.
  return attempt([...apt, 'update']) ?? (attempt(withShell) === undefined ? undefined : attempt(install));
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
