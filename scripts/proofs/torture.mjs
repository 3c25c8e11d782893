import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inRoot } from '../lib/places.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { Copy } from './mutants/lane.mjs';
import { table } from './tools/proof-page.mjs';
import { planted } from './torture/planted.mjs';
import { sourcesHash } from './torture/sources.mjs';

/** @typedef {import('./torture/lane.mjs').Ran} Ran */

export const title = 'A cluster with faults, simulated';

const seeds = Number(process.env.UPDRAFT_SEEDS ?? 100_000);
/** After so many minutes it is enough for now: the next run goes on from there. */
const minutes = Number(process.env.UPDRAFT_MINUTES ?? Number.POSITIVE_INFINITY);
/** Each planted fault is found within so many seeds. */
const MOST = 1000;
/** So many processes at once. */
const atOnce = Number(process.env.UPDRAFT_LANES ?? availableParallelism());
/** So many seeds are one part: a run that is interrupted goes on behind the last one that is done. */
const PART = 2500;
const progress = inRoot('.cache', 'torture.json');

/** @returns {Promise<Ran>} what the seeds from this one on say */
function lane(/** @type {string} */ root, /** @type {number} */ first, /** @type {number} */ count) {
  return new Promise((resolve, reject) => {
    const words = ['scripts/proofs/torture/lane.mjs', String(first), String(count)];
    const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
    });
    child.once('error', reject);
    child.once('close', () => {
      try {
        resolve(JSON.parse(said));
      } catch {
        reject(new Sentence(`seeds from ${first} on ended without an answer: ${said.slice(0, 200)}`));
      }
    });
  });
}

/** @typedef {{ of: string, commit: string, sum: Ran, found: Record<string, Ran['failure'] | null> }} Kept */

/** @returns {Kept} what earlier runs of the same sources have found */
function earlier(/** @type {string} */ of) {
  try {
    /** @type {Kept} */
    const kept = JSON.parse(readFileSync(progress, 'utf8'));
    if (kept.of === of) return kept;
  } catch {
    // There is none.
  }
  const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: inRoot(), encoding: 'utf8' });
  const sum = { seeds: 0, steps: 0, acknowledged: 0, entries: 0, faults: 0, ms: 0 };
  return { of, commit: stdout?.trim() || 'unknown', sum, found: {} };
}

function keep(/** @type {Kept} */ kept) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(progress, JSON.stringify(kept));
}

async function runSeeds(/** @type {Kept} */ kept) {
  const { sum } = kept;
  const end = Date.now() + minutes * 60_000;
  while (sum.seeds < seeds && !sum.failure && Date.now() < end) {
    const lanes = Array.from({ length: atOnce }, (_, n) => sum.seeds + 1 + n * PART).filter(
      (first) => first <= seeds,
    );
    const all = await Promise.all(
      lanes.map((first) => lane(inRoot(), first, Math.min(PART, seeds - first + 1))),
    );
    for (const { failure, ...ran } of all) {
      for (const key of /** @type {const} */ (['seeds', 'steps', 'acknowledged', 'entries', 'faults', 'ms']))
        sum[key] += ran[key];
      if (failure) sum.failure ??= failure;
    }
    if (!sum.failure) keep(kept);
    console.error(`${sum.seeds} seeds`);
  }
}

async function findPlanted(/** @type {Kept} */ kept) {
  const copy = new Copy();
  /** @type {(readonly [string, string, string, string])[]} */
  const rows = [];
  let found = 0;
  for (const { in: part, what, file, find, put } of planted) {
    const text = readFileSync(inRoot(file), 'utf8');
    if (text.split(find).length !== 2)
      throw new Sentence(`The fault "${what}" cannot be planted: ${file} has other words than it had.`);
    const name = `${what}: ${put}`;
    if (kept.found[name] === undefined) {
      copy.write(
        file,
        text.replace(find, () => put),
      );
      kept.found[name] = (await lane(copy.folder, 1, MOST)).failure ?? null;
      copy.write(file, text);
      keep(kept);
    }
    const failure = kept.found[name];
    if (failure) found++;
    rows.push([part, what, failure ? String(failure.seed) : '-', failure?.claim ?? 'not found']);
    console.error(
      `${what}: ${failure ? `seed ${failure.seed}, ${failure.what.slice(0, 200)}` : 'not found'}`,
    );
  }
  copy.remove();
  return { rows, found };
}

export async function run() {
  const kept = earlier((await sourcesHash()).hash);
  const { rows, found } = await findPlanted(kept);
  await runSeeds(kept);
  const { sum, commit } = kept;
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  const { failure } = sum;
  const text = [
    `${count(sum.seeds)} of ${count(seeds)} seeds were run${failure ? '' : ', and all hold'}: three nodes, six clients or more, two faults or more and 300 to 2,500 steps with faults each (most of them short), until everything is quiet, and after every step what tests/simulation/claims.ts lists. ` +
      `${count(sum.steps)} steps, ${count(sum.faults)} faults, ${count(sum.acknowledged)} acknowledgements that stand, ${count(sum.entries)} entries; ${Math.round(sum.ms / Math.max(1, sum.seeds))} ms of a processor for each seed. Sources: as of commit ${commit}.`,
    ...(failure
      ? [`Seed ${failure.seed} fails at step ${failure.step} (${failure.claim}): ${failure.what}`]
      : []),
    `${found} of ${planted.length} planted faults were found, each within ${count(MOST)} seeds:`,
    table(['in', 'what was planted', 'found by seed', 'what did not hold'], rows),
  ];
  return { text: text.join('\n\n'), holds: found === planted.length && !failure && sum.seeds >= seeds };
}
