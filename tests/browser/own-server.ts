/** A server in a process of its own, that a test may kill and start again at the same address with the same tables. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/places.mjs';

const program = inRoot('tests', 'browser', 'serve-tables.mjs');

export class OwnServer {
  #dataDir = mkdtempSync(join(tmpdir(), 'updraft-tables-'));
  /** The other of two servers that take turns at this address. */
  #otherDir = mkdtempSync(join(tmpdir(), 'updraft-tables-'));
  #process: ChildProcess | undefined;
  #port = 0;
  #starts = 0;

  static async start(): Promise<OwnServer> {
    const server = new OwnServer();
    await server.start();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Where it keeps its data now. */
  get dataDir(): string {
    return this.#dataDir;
  }

  async start(): Promise<void> {
    const args = [program, String(this.#port), this.#dataDir, String(++this.#starts)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.#process = child;
    const [port] = await Promise.race([
      once(child, 'message') as Promise<[number]>,
      once(child, 'exit').then(() => Promise.reject(new Error('the server ended before it was ready'))),
    ]);
    this.#port = port;
  }

  /** As when a machine loses its power: nothing is finished, and no client is told. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Another server answers at this address from now on: with other data, or with what it had the time before. */
  async swap(): Promise<void> {
    await this.kill();
    [this.#dataDir, this.#otherDir] = [this.#otherDir, this.#dataDir];
    await this.start();
  }

  async close(): Promise<void> {
    await this.kill();
    for (const folder of [this.#dataDir, this.#otherDir]) rmSync(folder, { recursive: true, force: true });
  }
}
