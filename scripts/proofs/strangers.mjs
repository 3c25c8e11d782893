import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadSource } from '../build/source.mjs';
import { inRoot } from '../lib/places.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {typeof import('../../tests/online/strangers.ts')} Strangers
 * @typedef {import('../harness/load-child.mjs').Order} Order
 * @typedef {keyof Strangers['attacks']} AttackName
 */

export const title = 'Strangers who attack';

const seconds = Number(process.env.UPDRAFT_ATTACK_SECONDS ?? 8);
const most = { megabytes: 250, p99: 50, delay: 1000, pupils: 60 };
const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
const load = () => readFileSync('/proc/loadavg', 'utf8').split(' ')[0];

/** What `npm start` runs, with the limits as shipped: the process that starts the server, and the server. */
class Started {
  /** @param {import('node:child_process').ChildProcess} child */
  constructor(child) {
    this.child = child;
    this.url = '';
    this.peak = 0;
    this.watch = setInterval(() => {
      this.peak = Math.max(this.peak, this.memory);
    }, 250);
  }

  /** @param {string} dataDir */
  static async start(dataDir) {
    const { MALLOC_ARENA_MAX: _ours, ...env } = process.env;
    const child = spawn(process.execPath, [inRoot('scripts', 'start.mjs')], {
      env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const started = new Started(child);
    for await (const line of createInterface({ input: child.stdout })) {
      started.url = /ready at (\S+)/.exec(line)?.[1] ?? '';
      if (started.url) return started;
    }
    throw new Error('the server ended before it served');
  }

  /** Bytes of the process and of all that it has started. */
  get memory() {
    /** @type {{ pid: string, parent: string, bytes: number }[]} */
    const all = [];
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const [, parent = ''] = /PPid:\s+(\d+)/.exec(status) ?? [];
        const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(status) ?? [];
        all.push({ pid, parent, bytes: Number(kilobytes) * 1024 });
      } catch {
        // It has ended meanwhile.
      }
    const ours = new Set([String(this.child.pid)]);
    for (let before = 0; before < ours.size; ) {
      before = ours.size;
      for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid);
    }
    return all.reduce((sum, { pid, bytes }) => (ours.has(pid) ? sum + bytes : sum), 0);
  }

  async stop() {
    clearInterval(this.watch);
    if (this.child.exitCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }
}

/** A process that does as it is told, and says twice where it has got to: when it has begun, and at the end. */
class Helper {
  #child = fork(inRoot('scripts', 'harness', 'load-child.mjs'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** @type {unknown[]} */
  #heard = [];
  #wake = () => {};

  constructor() {
    this.#child.on('message', (message) => {
      this.#heard.push(message);
      this.#wake();
    });
  }

  async next() {
    while (this.#heard.length === 0) {
      await Promise.race([
        new Promise((resolve) => {
          this.#wake = () => resolve(undefined);
        }),
        once(this.#child, 'exit').then(() => Promise.reject(new Error('a helper ended by itself'))),
      ]);
    }
    return /** @type {any} */ (this.#heard.shift());
  }
  /** @param {Order} order */
  do(order) {
    this.#child.send(order);
  }
  end() {
    this.#child.disconnect();
  }
}

/** @param {readonly number[]} sorted @param {number} share */
const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/**
 * One attack on a server of its own, or none; what others notice of it.
 * @param {AttackName | undefined} attack
 * @param {Strangers} strangers
 */
async function measure(attack, strangers) {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-strangers-'));
  const players = new Helper();
  const attackers = new Helper();
  let server = await Started.start(dataDir);
  try {
    await Promise.all([players.next(), attackers.next()]);
    const { url } = server;
    const idle = server.memory;
    const lasts = seconds + 6;
    if (attack) {
      attackers.do({ what: 'attack', attack, url, seconds: lasts });
      await attackers.next();
    }
    players.do({ what: 'tables', url, game: 'aloft', tables: 6, warmUp: 2, seconds, pause: 60 });
    const [waits, classroom, report] = await Promise.all([
      strangers.botWaits(url, seconds + 2),
      attack === 'slow' ? strangers.pupils(url) : undefined,
      players.next().then(() => players.next()),
    ]);
    if (report.refused) throw new Error(`a player was refused: ${report.refused}`);
    const tally = attack ? await attackers.next() : {};
    const { peak } = server;
    /** @type {{ ms: number, peak: number } | undefined} */
    let restart;
    if (attack?.startsWith('crowds')) {
      await server.stop();
      const begun = performance.now();
      server = await Started.start(dataDir);
      const ms = performance.now() - begun;
      await pause(4000);
      restart = { ms, peak: server.peak };
    }
    waits.sort((a, b) => a - b);
    return { idle, peak, waits, tally, classroom, restart, times: report.times, load: load() };
  } finally {
    players.end();
    attackers.end();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What each is, and what it did before there were limits, where that was measured. */
const told = /** @type {const} */ ({
  crowds: [
    '40 identities of one address start 28 tables each with 98 bots',
    '102 MB became 830 MB, a queue of 110,000 thoughts; a restart opened all again',
  ],
  'crowds of many addresses': ['40 identities of 40 addresses start two such tables each', ''],
  'one host': ['one host starts 29 tables of 98 Storms', 'a stranger’s bot waited for all of them'],
  'many hosts': ['40 identities of one address start 15 tables with a Storm each', ''],
  'many addresses': ['20 addresses start five tables with a Storm each', ''],
  lobby: [
    '1,160 tries at listed tables, then sitting down and standing up',
    'a message of 4 MB; round trips from 2 ms to 3.9 s',
  ],
  slow: ['1,000 slow bodies, 1,000 refused upgrades, forged X-Forwarded-For', ''],
  chat: ['40 identities chat at one table', ''],
});

const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;
const ms = (/** @type {number} */ n) => `${n.toFixed(n < 10 ? 1 : 0)} ms`;

export async function run() {
  /** @type {Strangers} */
  const strangers = await loadSource('tests/online/strangers.ts');
  const calm = await measure(undefined, strangers);
  const usual = at(calm.waits, 0.5);
  const rows = [
    ['none', '', '', megabytes(calm.peak), ms(at(calm.times, 0.5)), ms(at(calm.times, 0.99)), '', calm.load],
  ];
  const wrong = [];
  const notes = [];
  for (const attack of /** @type {AttackName[]} */ (Object.keys(told))) {
    const [what, before] = told[attack];
    const { peak, waits, tally, classroom, restart, times, load } = await measure(attack, strangers);
    const delay = Math.max(0, (waits.at(-1) ?? Number.NaN) - usual);
    const p99 = at(times, 0.99);
    const granted = Object.entries(tally)
      .map(([name, n]) => `${name} ${n}`)
      .join(', ');
    rows.push([what, before, granted, megabytes(peak), ms(at(times, 0.5)), ms(p99), ms(delay), load]);
    console.error(rows.at(-1)?.join(' | '));
    if (!(peak < most.megabytes * 1e6)) wrong.push(`${attack}: memory`);
    if (!(p99 < most.p99)) wrong.push(`${attack}: moves of others`);
    if (!(delay <= most.delay)) wrong.push(`${attack}: bots of others`);
    if (restart) {
      notes.push(
        `Started again after “${what}”, the server served within ${ms(restart.ms)} and had at most ${megabytes(restart.peak)}.`,
      );
      if (!(restart.peak < most.megabytes * 1e6)) wrong.push(`${attack}: memory after a restart`);
    }
    if (classroom) {
      notes.push(
        `During the slow bodies a class behind one address came: ${classroom.seated} were seated and dealt within ${classroom.seconds.toFixed(1)} s (at most ${most.pupils} s).`,
      );
      if (classroom.seated < 99 || classroom.seconds > most.pupils) wrong.push('pupils');
    }
  }
  const text = [
    'What `npm start` runs, with the limits as shipped, each attack on a fresh server from addresses of its own. Meanwhile six pairs play at other tables and one stranger against a Storm. Memory is ' +
      `that of the server and of the process that starts it, together and at most (under ${most.megabytes} MB). Moves are timed from one player’s click to the other’s screen (99 % under ${most.p99} ms); a bot’s delay is its ` +
      `longest wait beyond the usual one of ${ms(usual)} (at most ${ms(most.delay)}). Everything, attackers included, shares the machine.`,
    table(
      [
        'attack',
        'before',
        'what came of it',
        'memory',
        'half of moves',
        '99 % of moves',
        'bot’s delay',
        'load',
      ],
      rows.map((row) => row.map(String)),
    ),
    ...notes,
    wrong.length === 0 ? 'All of it holds.' : `It does not hold for ${wrong.join('; ')}.`,
  ];
  return { text: text.join('\n\n'), holds: wrong.length === 0 };
}
