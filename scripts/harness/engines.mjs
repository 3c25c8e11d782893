import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inPath, installFromDebian, isProgram } from './debian.mjs';

/**
 * @typedef {{ driver: string, browser: string, screen: string }} WebKitPrograms
 * @typedef {{ firefox: string | undefined, webkit: WebKitPrograms | undefined, missing: string[] }} Engines
 */

/** The Firefox that FIREFOX_PATH names, one that is installed, or Debian's package where we may install it. */
function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named && isProgram(named)) return named;
  const find = () => inPath(['firefox-esr', 'firefox']);
  if (!find()) installFromDebian('Firefox', [['firefox-esr']]);
  return find();
}

/** @returns {WebKitPrograms | undefined} */
function installedWebKit() {
  const driver = inPath(['WebKitWebDriver']);
  const screen = inPath(['Xvfb']);
  const browser = gtkBrowser();
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** GTK's small browser lies beside the library, under the name of the machine. */
function gtkBrowser() {
  const list = (/** @type {string} */ folder) => {
    try {
      return readdirSync(folder).map((name) => join(folder, name));
    } catch {
      return [];
    }
  };
  return ['/usr/lib', '/usr/libexec']
    .flatMap((folder) => [folder, ...list(folder)])
    .flatMap(list)
    .filter((path) => path.includes('webkit2gtk-'))
    .map((path) => join(path, 'MiniBrowser'))
    .filter(isProgram)
    .at(-1);
}

function findWebKit() {
  if (!installedWebKit()) installFromDebian('WebKit', [['webkit2gtk-driver', 'xvfb']]);
  return installedWebKit();
}

/**
 * The browsers beside Chromium. Where one cannot be had, tests say what they did not test; where CI is set they fail.
 * @returns {Engines}
 */
export function findEngines() {
  const firefox = findFirefox();
  const webkit = findWebKit();
  return {
    firefox,
    webkit,
    missing: [...(firefox ? [] : ['Firefox']), ...(webkit ? [] : ['WebKit'])],
  };
}
