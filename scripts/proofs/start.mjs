import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../lib/places.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { table } from './tools/proof-page.mjs';

export const title = 'How soon a fresh clone serves';

/** Seconds. */
const limits = { all: 12, own: 3 };
const PATIENCE = 300_000;

/**
 * @typedef {{ at: number, cpu: number }} Moment seconds since the start, and seconds of the processor of programs that have ended by then
 * @typedef {{ installing: Moment, building: Moment, ready: Moment }} Phases
 */

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-start-'));
  try {
    execFileSync('git', ['clone', '--quiet', root, join(folder, 'updraft')]);
    const phases = await start(join(folder, 'updraft'));
    return report(phases);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} cwd
 * @returns {Promise<Phases>}
 */
async function start(cwd) {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd,
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  /** @type {Partial<Phases>} */
  const phases = {};
  let said = '';
  const hear = (/** @type {Buffer} */ data) => {
    said += data;
    const now = () => ({ at: (performance.now() - began) / 1000, cpu: processorOf(child.pid ?? 0) });
    if (/installing with npm ci/.test(said)) phases.installing ??= now();
    if (/Building web, server/.test(said)) phases.building ??= now();
    if (/Updraft is ready/.test(said)) phases.ready ??= now();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  try {
    for (const end = performance.now() + PATIENCE; !phases.ready; await sleep(50))
      if (performance.now() > end || child.exitCode !== null)
        throw new Sentence(`npm start served nothing: ${said}`);
    const { installing, building, ready } = phases;
    if (!installing || !building) throw new Sentence(`npm start did not install and build: ${said}`);
    return { installing, building, ready };
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  }
}

/**
 * Seconds of the processor that a program and all that it has started took, also those that have ended. Only Linux tells.
 * @param {number} pid
 * @returns {number}
 */
function processorOf(pid) {
  /** @type {Map<number, { parent: number, ticks: number }>} */
  const all = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
      all.set(Number(name), { parent: Number(fields[1]), ticks });
    } catch {
      // It has ended since.
    }
  }
  const sum = (/** @type {number} */ of) => {
    let ticks = all.get(of)?.ticks ?? 0;
    for (const [id, { parent }] of all) if (parent === of) ticks += sum(id);
    return ticks;
  };
  return sum(pid) / 100;
}

/** @param {Phases} phases */
function report({ installing, building, ready }) {
  const own = ready.at - building.at;
  /** @param {number} seconds */
  const s = (seconds) => `${seconds.toFixed(1)} s`;
  const rows = [
    ['until npm has started it', s(installing.at), s(installing.cpu), ''],
    ['npm ci', s(building.at - installing.at), s(building.cpu - installing.cpu), ''],
    ['building, and until it serves', s(own), s(ready.cpu - building.cpu), `at most ${s(limits.own)}`],
    ['all', s(ready.at), s(ready.cpu), `at most ${s(limits.all)}`],
  ];
  const how = [
    'A clone of the repository in a folder of its own, and `npm start` there, from the command until the server answers, with the cache of npm as it is on this machine.',
    'The processor’s time is that of all programs and threads together: on an idle machine of two processors building takes a little more than half of it.',
    `Load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} processors.`,
  ].join(' ');
  return {
    text: `${how}\n\n${table(['phase', 'by the clock', 'of the processor', 'promised by the clock'], rows)}`,
    holds: own <= limits.own && ready.at <= limits.all,
  };
}
