import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Driven } from './driven.mjs';

const patience = 60_000;

/**
 * Asks until the answer is yes, and gives it.
 * @template T
 * @param {string} what
 * @param {() => Promise<T> | T} ask
 */
export async function until(what, ask) {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`${what}: not within ${patience / 1000} s`);
    await wait(100);
  }
}

/** A Firefox with a fresh profile, led through its own Marionette: pages as a person uses them, and what the browser itself shows around them. */
export class Firefox extends Driven {
  /** @override */
  name = 'Firefox';
  #profile = mkdtempSync(join(tmpdir(), 'updraft-firefox-'));
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #process;
  /** @type {import('node:net').Socket | undefined} */
  #socket;
  #heard = Buffer.alloc(0);
  #last = 0;
  /** @type {Map<number, { resolve: (value: unknown) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();

  /**
   * @param {string} program
   * @param {Readonly<Record<string, string | number | boolean>>} preferences
   */
  static async start(program, preferences) {
    const firefox = new Firefox();
    try {
      await firefox.#start(program, preferences);
      return firefox;
    } catch (error) {
      await firefox.close();
      throw error;
    }
  }

  /** @type {(program: string, preferences: Readonly<Record<string, string | number | boolean>>) => Promise<void>} */
  async #start(program, preferences) {
    const lines = Object.entries({ 'marionette.port': 0, ...preferences }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(this.#profile, 'user.js'), lines.join('\n'));
    this.#process = spawn(
      program,
      [
        '--headless',
        '--marionette',
        '--remote-allow-system-access',
        '--no-remote',
        '--profile',
        this.#profile,
      ],
      { stdio: 'ignore', env: { ...process.env, HOME: this.#profile } },
    );
    this.#process.once('error', () => {});
    const port = await until('Firefox starts', () => this.#port());
    const socket = connect(port, '127.0.0.1');
    this.#socket = socket;
    socket.on('data', (data) => this.#hear(data));
    socket.on('error', () => {});
    await once(socket, 'connect');
    const { capabilities } = await this.ask('NewSession', { capabilities: {} });
    this.version = capabilities.browserVersion;
    await this.ask('SetTimeouts', { script: 120_000 });
  }

  #port() {
    try {
      return Number(readFileSync(join(this.#profile, 'MarionetteActivePort'), 'utf8'));
    } catch {
      return 0;
    }
  }

  /** @param {Buffer} data messages are "length:[1,id,error,result]" */
  #hear(data) {
    this.#heard = Buffer.concat([this.#heard, data]);
    for (;;) {
      const colon = this.#heard.indexOf(':');
      const end = colon + 1 + Number(this.#heard.subarray(0, Math.max(0, colon)));
      if (colon < 0 || this.#heard.length < end) return;
      const message = JSON.parse(String(this.#heard.subarray(colon + 1, end)));
      this.#heard = this.#heard.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error) waiting?.reject(new Error(`${error.error}: ${error.message}`));
      else
        waiting?.resolve(
          result && 'value' in result && Object.keys(result).length === 1 ? result.value : result,
        );
    }
  }

  /**
   * @override
   * @type {import('./driven.mjs').Ask}
   */
  ask(command, values = {}) {
    const id = ++this.#last;
    const text = JSON.stringify([0, id, command.includes(':') ? command : `WebDriver:${command}`, values]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket?.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  /** @type {(script: string, ...args: unknown[]) => Promise<any>} runs in the page */
  inPage(script, ...args) {
    return this.ask('ExecuteScript', { script, args });
  }

  /** @type {(script: string, ...args: unknown[]) => Promise<any>} runs in the browser around the pages */
  async inBrowser(script, ...args) {
    await this.ask('Marionette:SetContext', { value: 'chrome' });
    try {
      return await this.inPage(script, ...args);
    } finally {
      await this.ask('Marionette:SetContext', { value: 'content' });
    }
  }

  /** @param {string} value */
  async #find(value) {
    const found = await until(`"${value}" is on the page`, async () => {
      try {
        return await this.ask('FindElement', { using: 'xpath', value });
      } catch {
        return undefined;
      }
    });
    return Object.values(found)[0];
  }

  /** @param {string} text what stands on the button */
  async clickOn(text) {
    await this.ask('ElementClick', {
      id: await this.#find(`//button[contains(., "${text}") or contains(@aria-label, "${text}")]`),
    });
  }

  /** @type {(label: string, text: string) => Promise<void>} */
  async fill(label, text) {
    const id = await this.#find(`//input[@id = //label[contains(., "${label}")]/@for]`);
    await this.ask('ElementSendKeys', { id, text });
  }

  /** @override */
  async close() {
    this.#socket?.destroy();
    const child = this.#process;
    if (child?.pid && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    }
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
