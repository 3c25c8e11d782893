import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { frugal, frugalArgs } from '../lib/frugal.mjs';
import { inRoot } from '../lib/places.mjs';

/**
 * @typedef {Partial<import('../../src/server/main.ts').ServeOptions> & { dataDir: string }} Options
 */

const MANY = 1_000_000;
const rate = { perSecond: MANY, burst: MANY };
const quota = { open: MANY, running: MANY, bots: MANY };

/** One machine plays all players: what is limited by person and address is not limited here. */
export const openLimits = /** @satisfies {import('../../src/server/limits.ts').Limits} */ ({
  messagesOfPerson: rate,
  messagesOfAddress: rate,
  looksOfPerson: rate,
  socketsOfAddress: MANY,
  sockets: MANY,
  connectionsOfAddress: MANY,
  connections: MANY,
  headersWithin: 10_000,
  requestWithin: 20_000,
  keepAlive: 20_000,
  stillFor: 60_000,
  strikes: 20,
  strikeWindow: 10_000,
  helloWithin: 10_000,
  programs: {
    ofPerson: MANY,
    streams: MANY,
    streamsOfAddress: MANY,
    opens: rate,
    posts: rate,
    postsOfAddress: MANY,
    repeats: rate,
    ping: 15_000,
    look: 30_000,
    mostBuffered: 1_000_000,
    summonsOfPerson: rate,
    summonsOfProgram: rate,
  },
  heartbeat: 30_000,
  mostBuffered: 1_000_000,
  requestsOfPerson: MANY,
  requestsOfAddress: MANY,
  identitiesOfAddress: MANY,
  joinsOfAddress: rate,
  calendarsOfAddress: MANY,
  previewsOfAddress: rate,
  invitationsSent: rate,
  invitationsReceived: rate,
  invitationsOfPair: rate,
  looksOfAddress: MANY,
  namesOfPerson: MANY,
  recoveriesOfAddress: rate,
  recoveriesOfPerson: rate,
  passkeysOfPerson: MANY,
  challenges: MANY,
  challengesOfAddress: MANY,
  seldomOfPerson: MANY,
  blocksOfPerson: MANY,
  reportsOfPerson: rate,
  reportsOfAddress: rate,
  reports: MANY,
  tablesOfPerson: MANY,
  startsOfAddress: rate,
  matchesOfPerson: rate,
  matchesOfAddress: rate,
  undosOfMatch: 1e9,
  chatOfTable: 500,
  chatOfPerson: rate,
  chatOfAddress: rate,
  alerts: {
    devicesOfPerson: MANY,
    pushesOfPerson: rate,
    lettersOfPerson: rate,
    postsOfTable: rate,
    asksOfMailAddress: rate,
    asksOfPerson: rate,
    asksOfAddress: rate,
    trialsOfPerson: rate,
    trialsOfAddress: rate,
  },
  seatsOfPerson: MANY,
  quotaOfPerson: quota,
  quotaOfAddress: quota,
  quotaOfServer: quota,
  storedBots: MANY,
});

/** The built server in a process of its own. */
export class ServerProcess {
  /** @type {import('node:child_process').ChildProcess} */
  #child;
  port = 0;
  /** What it wrote to standard error. */
  said = '';

  /** @param {import('node:child_process').ChildProcess} child */
  constructor(child) {
    this.#child = child;
  }

  /**
   * Resolves when it serves.
   * @param {Options} options
   * @param {readonly string[]} execArgv
   * @param {NodeJS.ProcessEnv} env
   * @param {string} root the project whose build is served
   */
  static async start(options, execArgv = [], env = {}, root = inRoot()) {
    const given = { port: 0, host: '127.0.0.1', limits: openLimits, pace: 0, ...options };
    const child = fork(join(root, 'scripts', 'harness', 'serve-child.mjs'), [JSON.stringify(given)], {
      // As the start command does.
      execArgv: [...frugalArgs, ...execArgv],
      env: frugal({ ...process.env, ...env }),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const server = new ServerProcess(child);
    child.stderr?.on('data', (data) => {
      server.said += data;
    });
    const [port] = await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) =>
        Promise.reject(new Error(`the server ended with ${code} before it served: ${server.said}`)),
      ),
    ]);
    server.port = port;
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }
  get pid() {
    return this.#child.pid;
  }
  get isRunning() {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** As when a machine loses its power: nothing is finished, and no client is told. */
  async kill() {
    await this.#end('SIGKILL');
  }
  async stop() {
    await this.#end('SIGTERM');
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    if (!this.isRunning) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }

  /** Milliseconds of processor time so far. */
  get processorTime() {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** Bytes of memory that it has now. */
  get memory() {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) * 1024;
  }
}
