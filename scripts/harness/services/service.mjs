import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { inRoot } from '../../lib/places.mjs';
import { must } from './programs.mjs';

/** @typedef {Omit<import('./keeper.mjs').Kept, 'account'>} Spec */

/** Servers refuse to run as root, and need not. */
export function humbleAccount() {
  if (process.getuid?.() !== 0) return undefined;
  const number = (/** @type {string} */ flag) =>
    Number(must(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }), 'id').stdout);
  return { uid: number('-u'), gid: number('-g') };
}

/** A server that runs beside the tests, in a temporary folder of its own. */
export class Service {
  #keeper;
  url;

  /**
   * @param {import('node:child_process').ChildProcess} keeper
   * @param {string} url
   */
  constructor(keeper, url) {
    this.#keeper = keeper;
    this.url = url;
  }

  /**
   * Resolves when the server is ready.
   * @param {Spec} spec
   * @param {string} url
   */
  static async start(spec, url) {
    const account = humbleAccount();
    const kept = JSON.stringify({ ...spec, ...(account ? { account } : {}) });
    // In a group of its own: a signal to all of the test's processes would take the keeper before it could clean up.
    const keeper = fork(inRoot('scripts', 'harness', 'services', 'keeper.mjs'), [kept], {
      detached: true,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const service = new Service(keeper, url);
    try {
      await service.go();
    } catch (error) {
      await service.close();
      throw error;
    }
    return service;
  }

  /** Starts it again where it was halted, on the same data and at the same address. */
  go() {
    return this.#order('go');
  }

  /** Ends it at once, as when its machine fails; its folder stays. */
  halt() {
    return this.#order('halt');
  }

  /** Ends it and removes its folder. */
  async close() {
    if (this.#keeper.exitCode !== null || this.#keeper.signalCode !== null) return;
    this.#keeper.ref();
    const gone = once(this.#keeper, 'exit');
    if (this.#keeper.connected) this.#keeper.disconnect();
    await gone;
  }

  /** @param {import('./keeper.mjs').Order} order */
  async #order(order) {
    this.#keeper.channel?.ref();
    const answered = once(this.#keeper, 'message');
    this.#keeper.send(order);
    const [report] = /** @type {[import('./keeper.mjs').Report]} */ (await answered);
    // A server that only waits keeps no test alive.
    this.#keeper.channel?.unref();
    this.#keeper.unref();
    if ('failed' in report) throw new Error(report.failed);
  }
}
