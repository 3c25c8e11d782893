import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../lib/ports.mjs';
import { Driven } from './driven.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** How WebDriver's commands are asked for by HTTP. */
const PATHS = /** @type {Readonly<Record<string, (values: { id?: string }) => string>>} */ ({
  Navigate: () => 'url',
  Refresh: () => 'refresh',
  ExecuteAsyncScript: () => 'execute/async',
  FindElements: () => 'elements',
  ElementClick: ({ id }) => `element/${id}/click`,
  ElementSendKeys: ({ id }) => `element/${id}/value`,
  PerformActions: () => 'actions',
  SetWindowRect: () => 'window/rect',
  SetTimeouts: () => 'timeouts',
});

/** WebKit as Debian packs it: GTK's small browser on a screen that is not there, led by WebKitWebDriver. */
export class WebKit extends Driven {
  /** @override */
  name = 'WebKit';
  #home = mkdtempSync(join(tmpdir(), 'updraft-webkit-'));
  /** @type {ChildProcess[]} */
  #children = [];
  #base = '';

  /** @param {import('./engines.mjs').WebKitPrograms} programs */
  static async start(programs) {
    const webkit = new WebKit();
    try {
      await webkit.#start(programs);
      return webkit;
    } catch (error) {
      await webkit.close();
      throw error;
    }
  }

  /** @param {import('./engines.mjs').WebKitPrograms} programs */
  async #start({ driver, browser, screen }) {
    const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '2700x1700x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    this.#children.push(xvfb);
    const told = /** @type {import('node:stream').Readable} */ (xvfb.stdio[3]);
    const [display] = await once(told, 'data');
    const port = await freePort();
    this.#children.push(
      spawn(driver, [`--port=${port}`], {
        stdio: 'ignore',
        // The browser is its child: they go together.
        detached: true,
        env: {
          ...process.env,
          DISPLAY: `:${String(display).trim()}`,
          GDK_BACKEND: 'x11',
          // What it keeps goes with it.
          HOME: this.#home,
          XDG_DATA_HOME: join(this.#home, 'data'),
          XDG_CACHE_HOME: join(this.#home, 'cache'),
          // Its own walls need rights that containers do not give; it opens nothing but our own pages.
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
          MESA_SHADER_CACHE_DISABLE: 'true',
        },
      }),
    );
    this.#base = `http://127.0.0.1:${port}`;
    const { sessionId, capabilities } = await this.#begin(browser);
    this.#base += `/session/${sessionId}`;
    this.version = capabilities.browserVersion;
    await this.ask('SetTimeouts', { script: 120_000 });
  }

  /** @param {string} binary */
  async #begin(binary) {
    const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
    for (let tries = 0; ; tries++) {
      try {
        return await this.#post('/session', { capabilities: { alwaysMatch: options } });
      } catch (error) {
        // The driver is not listening yet.
        if (tries > 100) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  /**
   * @param {string} path
   * @param {object} body
   */
  async #post(path, body) {
    const answer = await fetch(`${this.#base}${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = /** @type {{ value: any }} */ (await answer.json());
    if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`);
    return value;
  }

  /**
   * @override
   * @type {import('./driven.mjs').Ask}
   */
  ask(command, values = {}) {
    const path = PATHS[command];
    if (!path) throw new Error(`WebKit is not asked for ${command} here`);
    return this.#post(`/${path(values)}`, values);
  }

  /** @override */
  async close() {
    // With its session the browser goes, too.
    if (this.#base.includes('/session/')) await fetch(this.#base, { method: 'DELETE' }).catch(() => {});
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue;
      const gone = once(child, 'exit');
      if (child.spawnargs.some((word) => word.startsWith('--port='))) process.kill(-child.pid, 'SIGKILL');
      else child.kill();
      await gone;
    }
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
