import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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
 * The path of a Chromium for the browser tests: the one that CHROME_PATH names, one that is installed, or Debian's
 * package where we may install it.
 * @returns {string}
 */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Sentence(`CHROME_PATH is "${named}", and there is no program there.`);
  }
  const found = installedChromium() ?? (installFromDebian() ? installedChromium() : undefined);
  if (found) return found;
  throw new Sentence(
    'The browser tests need Chromium: install it (on Debian "apt-get install chromium"), or set CHROME_PATH to one.',
  );
}

function installedChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) =>
    [...folders, '/usr/bin', '/snap/bin'].map((folder) => join(folder, name)),
  );
  return [...candidates, ...places].find(isProgram);
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

function installFromDebian() {
  const isRoot = process.getuid?.() === 0;
  if (!succeeds(['apt-get', '--version']) || !(isRoot || process.env.CI)) return false;
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  console.error("Chromium is missing: installing Debian's package …");
  const install = [...asRoot, 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium'];
  // The lists of packages may be missing or old, as they are in a fresh container.
  return succeeds(install) || (succeeds([...asRoot, 'apt-get', 'update']) && succeeds(install));
}

/** @param {string[]} command */
function succeeds([program = '', ...words]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(program, words, { stdio: ['ignore', 'ignore', 'ignore'], env }).status === 0;
}
