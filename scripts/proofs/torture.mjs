import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { filesBelow } from '../lib/files.mjs';
import { inRoot } from '../lib/places.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { Copy } from './mutants/lane.mjs';
import { table } from './tools/proof-page.mjs';
import { planted } from './torture/planted.mjs';

/** @typedef {import('./torture/lane.mjs').Ran} Ran */

export const title = 'A cluster with faults, simulated';

const seeds = Number(process.env.UPDRAFT_SEEDS ?? 100_000);
/** After so many minutes it is enough for now: the next run goes on from there. */
const minutes = Number(process.env.UPDRAFT_MINUTES ?? Number.POSITIVE_INFINITY);
/** Each planted fault is found within so many seeds. */
const MOST = 1000;
/** So many seeds are one part: a run that is interrupted goes on behind the last one that is done. */
const PART = 500;
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

/** A simulation of other sources counts for nothing. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const folder of ['src', 'tests/simulation'])
    for (const file of filesBelow(inRoot(folder)).filter((name) => name.endsWith('.ts')))
      hash.update(file).update(readFileSync(inRoot(folder, file)));
  return hash.digest('hex');
}

/** @param {string} of */
function earlier(of) {
  try {
    /** @type {{ of: string, sum: Ran, ms: number }} */
    const kept = JSON.parse(readFileSync(progress, 'utf8'));
    if (kept.of === of) return kept;
  } catch {
    // There is none.
  }
  return { of, sum: { seeds: 0, steps: 0, acknowledged: 0, entries: 0, faults: 0 }, ms: 0 };
}

async function runSeeds() {
  const kept = earlier(sourcesHash());
  const { sum } = kept;
  mkdirSync(inRoot('.cache'), { recursive: true });
  const end = Date.now() + minutes * 60_000;
  while (sum.seeds < seeds && !sum.failure && Date.now() < end) {
    const begun = Date.now();
    const lanes = Array.from({ length: availableParallelism() }, (_, n) => sum.seeds + 1 + n * PART).filter(
      (first) => first <= seeds,
    );
    const all = await Promise.all(
      lanes.map((first) => lane(inRoot(), first, Math.min(PART, seeds - first + 1))),
    );
    for (const { failure, ...ran } of all) {
      for (const key of /** @type {const} */ (['seeds', 'steps', 'acknowledged', 'entries', 'faults']))
        sum[key] += ran[key];
      if (failure) sum.failure ??= failure;
    }
    kept.ms += Date.now() - begun;
    if (!sum.failure) writeFileSync(progress, JSON.stringify(kept));
    console.error(`${sum.seeds} seeds`);
  }
  return kept;
}

async function findPlanted() {
  const copy = new Copy();
  /** @type {(readonly [string, string, string, string])[]} */
  const rows = [];
  let found = 0;
  for (const { in: part, what, file, find, put } of planted) {
    const text = readFileSync(inRoot(file), 'utf8');
    if (text.split(find).length !== 2)
      throw new Sentence(`The fault "${what}" cannot be planted: ${file} has other words than it had.`);
    copy.write(
      file,
      text.replace(find, () => put),
    );
    const { failure } = await lane(copy.folder, 1, MOST);
    copy.write(file, text);
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
  const { rows, found } = await findPlanted();
  const { sum, ms } = await runSeeds();
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  const { failure } = sum;
  const text = [
    `${count(sum.seeds)} of ${count(seeds)} seeds were run${failure ? '' : ', and all hold'}: three nodes, six clients or more and two faults or more each, and after every step what tests/simulation/claims.ts lists. ` +
      `${count(sum.steps)} steps, ${count(sum.faults)} faults, ${count(sum.acknowledged)} acknowledgements that stand, ${count(sum.entries)} entries; ${Math.round((ms / sum.seeds) * availableParallelism())} ms of a core for each seed.`,
    ...(failure
      ? [`Seed ${failure.seed} fails at step ${failure.step} (${failure.claim}): ${failure.what}`]
      : []),
    `${found} of ${planted.length} planted faults were found, each within ${count(MOST)} seeds:`,
    table(['in', 'what was planted', 'found by seed', 'what did not hold'], rows),
  ];
  return { text: text.join('\n\n'), holds: found === planted.length && !failure && sum.seeds >= seeds };
}
