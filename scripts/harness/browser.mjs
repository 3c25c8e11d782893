import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** For one thing on a page, in milliseconds, on a machine that does much else. */
const PATIENCE = 45_000;

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Browsers that are shared, by the path of the program.
 * @type {Map<string, Promise<import('playwright-core').Browser>>}
 */
const shared = new Map();

/**
 * A player of their own in a Chromium that others use, too: nothing that a page keeps is known to another player's, and it is gone when
 * they leave. Opening a browser for each takes the processor longer than many a test.
 * @param {string} executablePath
 * @param {import('playwright-core').BrowserContextOptions} options
 */
export async function visitChromium(executablePath, options = {}) {
  const opening = shared.get(executablePath) ?? chromium.launch({ executablePath, args: flags });
  shared.set(executablePath, opening);
  const context = await (await opening).newContext(options);
  context.setDefaultTimeout(PATIENCE);
  // As in a browser that was just opened.
  await context.newPage();
  return { context, close: () => context.close() };
}

/** Closes the browsers that were shared until now. */
export async function closeShared() {
  const open = [...shared.values()];
  shared.clear();
  await Promise.all(open.map(async (opening) => (await opening).close()));
}

/**
 * A Chromium of its own, with a fresh profile on disk that is removed when it closes. Everything in it is one context, so `newPage`
 * shares storage between pages as tabs do.
 * @param {string} executablePath
 * @param {import('playwright-core').BrowserContextOptions & { args?: readonly string[] }} options
 */
export async function launchChromium(executablePath, { args = [], ...options } = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'updraft-browser-'));
  const remove = () => rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  try {
    const context = await chromium.launchPersistentContext(profile, {
      ...options,
      executablePath,
      args: [...flags, ...args],
    });
    // Whatever is not there by then does not come: a test says so, instead of waiting for its own time to run out.
    context.setDefaultTimeout(PATIENCE);
    const close = async () => {
      await context.close();
      remove();
    };
    return { context, close };
  } catch (error) {
    remove();
    throw error;
  }
}
