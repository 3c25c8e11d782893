import { gzipSync } from 'node:zlib';
import { launchChromium } from '../../harness/browser.mjs';

/** @typedef {{ path: string, gzip: number }} Script */

/** No script for so long: what comes by itself has come. */
const QUIET = 1500;

/**
 * Every script that a fresh browser fetches on a journey, those of its workers included, until the network is
 * quiet. The service worker and what it keeps for offline use are no part of it: nothing waits for them.
 * @param {{ baseUrl: string, chromium: string }} tools
 * @param {(page: import('playwright-core').Page) => Promise<void>} journey
 * @returns {Promise<Script[]>}
 */
export async function scriptsOf({ baseUrl, chromium }, journey) {
  const { context, close } = await launchChromium(chromium, { baseURL: baseUrl });
  /** @type {Map<string, Promise<Script | undefined>>} */
  const seen = new Map();
  let heard = Date.now();
  context.on('response', (response) => {
    const isScript = /javascript/.test(response.headers()['content-type'] ?? '');
    if (!isScript || response.request().serviceWorker()) return;
    heard = Date.now();
    seen.set(response.url(), sizeOf(response.url()));
  });
  try {
    const page = await context.newPage();
    await journey(page);
    heard = Date.now();
    // A page that goes on without being loaded again is idle for the browser, whatever it still fetches.
    while (Date.now() - heard < QUIET) await page.waitForTimeout(QUIET / 10);
    const scripts = await Promise.all(seen.values());
    return scripts.filter((script) => script !== undefined).sort((a, b) => b.gzip - a.gzip);
  } finally {
    await close();
  }
}

/**
 * The body is asked for again, plain: a browser does not hand out the bodies of a worker's scripts.
 * @param {string} url
 * @returns {Promise<Script>}
 */
async function sizeOf(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  return { path: new URL(url).pathname, gzip: gzipSync(body, { level: 9 }).length };
}
