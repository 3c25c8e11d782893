import { chromium } from 'playwright-core';
import { Sentence } from '../lib/sentence.mjs';
import { inPath, installFromDebian, isProgram } from './debian.mjs';

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
  const complaint = installFromDebian('Chromium', [['chromium', 'chromium-headless-shell'], ['chromium']]);
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
 * Chromium without a window system: less work for the processor. It is installed beside Debian's Chromium, where we may, and shows no
 * notifications. Where CHROME_PATH names a browser, that one does everything.
 * @param {string} whole
 * @returns {string}
 */
export function findShell(whole) {
  if (process.env.CHROME_PATH) return whole;
  const find = () => inPath(['chromium-headless-shell']);
  if (!find() && whole === '/usr/bin/chromium')
    installFromDebian("Chromium's headless shell", [['chromium-headless-shell']]);
  return find() ?? whole;
}

function installedChromium() {
  return inPath(names) ?? [...places, chromium.executablePath()].find(isProgram);
}
