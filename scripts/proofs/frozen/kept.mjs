/**
 * Matches that take hours: what was played is kept in .cache, and a run goes on where the one before it stopped, with the bundle that it began with.
 * UPDRAFT_MINUTES ends a run early, UPDRAFT_MATCHES=aloft,panorama plays these alone; to begin afresh, delete the folder.
 */
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { inRoot } from '../../lib/places.mjs';
import { freeze } from './freeze.mjs';

/** So many samples of a match are played before another match has its turn. */
const PART = 2;
const minutes = Number(process.env.UPDRAFT_MINUTES ?? Number.POSITIVE_INFINITY);
const chosen = process.env.UPDRAFT_MATCHES?.split(',');
const lanes = Math.min(Number(process.env.UPDRAFT_LANES ?? availableParallelism()), 8);

/**
 * One match: its name in the proof's folder, how many samples there are, and the command that plays some of them, by their numbers.
 * @typedef {{ name: string, samples: number, command: (bundle: string, samples: readonly number[]) => string[] }} Match
 */

/**
 * What was played of a match, and from which commit.
 * @template Sample
 * @typedef {{ match: Match, bundle: string, commit: string, played: Sample[] }} Kept
 */

/**
 * @template {{ sample: number }} Sample
 * @param {string} proof
 * @param {Match} match
 * @returns {Promise<Kept<Sample> & { file: string }>}
 */
async function kept(proof, match) {
  const folder = inRoot('.cache', proof, match.name);
  const [bundle, file, commit] = [`${folder}/bundle.mjs`, `${folder}/played.jsonl`, `${folder}/commit`];
  mkdirSync(folder, { recursive: true });
  if (!existsSync(commit)) {
    await freeze(bundle);
    const { stdout } = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: inRoot(),
      encoding: 'utf8',
    });
    writeFileSync(commit, stdout?.trim() || 'unknown');
  }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const played = lines.filter((line) => line !== '').map((line) => JSON.parse(line));
  return { match, bundle, file, commit: readFileSync(commit, 'utf8'), played };
}

/**
 * @param {string[]} args
 * @param {(line: string) => void} hear
 */
async function listen(args, hear) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) hear(line);
}

/**
 * Plays what is missing, the match that has most of it missing first; the same order of samples on every machine.
 * @template {{ sample: number }} Sample
 * @param {string} proof
 * @param {readonly Match[]} matches
 * @returns {Promise<Kept<Sample>[]>}
 */
export async function playAll(proof, matches) {
  /** @type {(Kept<Sample> & { file: string })[]} */
  const all = [];
  for (const match of matches) all.push(await kept(proof, match));
  const end = Date.now() + minutes * 60_000;
  const share = (/** @type {Kept<Sample>} */ { match, played }) => played.length / match.samples;
  for (;;) {
    const [next] = all
      .filter((each) => share(each) < 1 && (chosen?.includes(each.match.name) ?? true))
      .sort((a, b) => share(a) - share(b));
    if (!next || Date.now() >= end) return all;
    const done = new Set(next.played.map(({ sample }) => sample));
    const missing = Array.from({ length: next.match.samples }, (_, i) => i).filter((i) => !done.has(i));
    const parts = Array.from({ length: lanes }, (_, i) => missing.slice(i * PART, (i + 1) * PART));
    await Promise.all(
      parts
        .filter((part) => part.length > 0)
        .map((part) =>
          listen(next.match.command(next.bundle, part), (line) => {
            next.played.push(JSON.parse(line));
            appendFileSync(next.file, `${line}\n`);
          }),
        ),
    );
    console.error(`${next.match.name}: ${next.played.length} of ${next.match.samples}`);
  }
}

/** Below this, the spread of samples says too little of itself: Wilson's interval is taken, which is wide where there are few. */
const FEW = 30;
const WIDTH = 1.96;

/** The mean of shares between 0 and 1, and where the true one lies 19 times in 20. */
/** @param {readonly number[]} samples */
export function estimate(samples) {
  const count = samples.length;
  const mean = samples.reduce((sum, one) => sum + one, 0) / count;
  if (count < FEW) return { mean, ...wilson(mean, count) };
  const variance = samples.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  const half = WIDTH * Math.sqrt(variance / count);
  return { mean, low: mean - half, high: mean + half };
}

/** @param {number} mean @param {number} count */
function wilson(mean, count) {
  const square = WIDTH ** 2;
  const middle = mean + square / (2 * count);
  const half = WIDTH * Math.sqrt((mean * (1 - mean)) / count + square / (4 * count ** 2));
  const all = 1 + square / count;
  return { low: (middle - half) / all, high: (middle + half) / all };
}

/** @param {number} share */
export const percent = (share) => `${(share * 100).toFixed(1)} %`;
