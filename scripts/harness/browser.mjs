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
 * A Chromium with a fresh profile that is removed when it closes. Everything in it is one context, so `newPage`
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
