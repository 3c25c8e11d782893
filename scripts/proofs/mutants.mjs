import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inRoot } from '../lib/places.mjs';
import { Lane } from './mutants/lane.mjs';
import { choose, mutantsOf } from './mutants/mutate.mjs';
import { sources, testsOf } from './mutants/where.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {import('./mutants/mutate.mjs').Mutant} Mutant
 * @typedef {'killed' | 'timeout' | 'survived'} Fate
 */

export const title = 'Mutants: does a test notice when a line is wrong?';

const seed = process.env.MUTANTS_SEED ?? 'updraft';
const wanted = Number(process.env.UPDRAFT_MUTANTS ?? 300);
const leastShare = 0.95;
/** A mutant may take so many times as long as the sources do, and a bit. */
const patience = 4;
const mostPatience = 5 * 60_000;

const kept = inRoot('.cache', 'mutants.json');
const answers = inRoot('scripts', 'proofs', 'mutants', 'answered.json');

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * What became of mutants before: those that died need not die again while their source is the same.
 * @returns {{ of(mutant: Mutant): Fate | undefined, set(mutant: Mutant, fate: Fate): void }}
 */
function memory() {
  /** @type {Record<string, Fate>} */
  const known = readJson(kept);
  const name = (/** @type {Mutant} */ { file, key, change }) =>
    `${createHash('sha1')
      .update(readFileSync(inRoot(file)))
      .digest('hex')
      .slice(0, 12)} ${change.start} ${key}`;
  return {
    of: (mutant) => known[name(mutant)],
    set(mutant, fate) {
      known[name(mutant)] = fate;
      mkdirSync(inRoot('.cache'), { recursive: true });
      writeFileSync(kept, JSON.stringify(known, null, 1));
    },
  };
}

/** How long tests take on the sources as they are. Tests that fail there already kill no mutant. */
class Baseline {
  /**
   * What `vitest run` was told where tests failed without any mutant.
   * @type {Set<string>}
   */
  failed = new Set();
  /** @type {Map<string, Promise<number>>} */
  #times = new Map();

  /**
   * @param {Lane} lane
   * @param {import('./mutants/where.mjs').Tests} tests
   */
  of(lane, tests) {
    const name = tests.join(' ');
    const known = this.#times.get(name) ?? this.#measure(lane, tests);
    this.#times.set(name, known);
    return known;
  }

  /**
   * @param {Lane} lane
   * @param {import('./mutants/where.mjs').Tests} tests
   */
  async #measure(lane, tests) {
    const since = performance.now();
    if ((await lane.run(tests, 20 * 60_000)) !== 'passed') {
      console.error(`Without any mutant these tests fail already: vitest run ${tests.join(' ')}`);
      this.failed.add(tests.join(' '));
    }
    return performance.now() - since;
  }
}

/**
 * @param {Lane} lane
 * @param {Mutant} mutant
 * @param {Baseline} baseline
 * @returns {Promise<Fate>}
 */
async function fateOf(lane, mutant, baseline) {
  const { first, all } = testsOf(mutant.file);
  for (const [i, tests] of all.entries()) {
    const usual = await baseline.of(lane, tests);
    if (baseline.failed.has(tests.join(' '))) continue;
    const ms = Math.min(mostPatience, 20_000 + patience * usual);
    const tried = i === 0 && first.length > 0 ? [first, tests] : [tests];
    for (const some of tried) {
      const ended = await lane.test(mutant, some, ms);
      if (ended !== 'passed') return ended === 'timeout' ? 'timeout' : 'killed';
    }
  }
  return 'survived';
}

/**
 * @param {readonly Mutant[]} mutants
 * @param {Baseline} baseline
 * @returns {Promise<Map<Mutant, Fate>>}
 */
async function tryAll(mutants, baseline) {
  const remembered = memory();
  const fates = new Map(mutants.map((mutant) => [mutant, remembered.of(mutant)]));
  // Who survived is tried again: there may be a new test.
  const open = mutants.filter((mutant) => [undefined, 'survived'].includes(fates.get(mutant)));
  let done = mutants.length - open.length;
  const work = async () => {
    const lane = new Lane();
    try {
      for (let mutant = open.shift(); mutant; mutant = open.shift()) {
        const fate = await fateOf(lane, mutant, baseline);
        remembered.set(mutant, fate);
        fates.set(mutant, fate);
        console.error(`${++done}/${mutants.length} ${fate}: ${mutant.file}:${mutant.line} ${mutant.is}`);
      }
    } finally {
      lane.remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(open.length, availableParallelism()) }, work));
  return new Map([...fates].map(([mutant, fate]) => [mutant, fate ?? 'survived']));
}

/** @param {string} file */
const areaOf = (file) => /^src\/(games\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file;

/** @param {ReadonlyMap<Mutant, Fate>} fates */
function byArea(fates) {
  /** @type {Map<string, Fate[]>} */
  const areas = new Map();
  for (const [{ file }, fate] of fates) areas.set(areaOf(file), [...(areas.get(areaOf(file)) ?? []), fate]);
  return [...areas].sort().map(([area, all]) => {
    const alive = all.filter((fate) => fate === 'survived').length;
    return [area, all.length, all.length - alive, alive];
  });
}

/** @param {string} code */
const cell = (code) => `\`${code.replaceAll('|', '\\|')}\``;

export async function run() {
  const all = sources().flatMap((file) => mutantsOf(file, readFileSync(inRoot(file), 'utf8')));
  const baseline = new Baseline();
  const fates = await tryAll(choose(all, seed, wanted), baseline);
  const survivors = [...fates].filter(([, fate]) => fate === 'survived').map(([mutant]) => mutant);
  /** @type {Record<string, string>} */
  const answered = readJson(answers);
  const dead = fates.size - survivors.length;
  const share = dead / fates.size;
  const parts = [
    `${fates.size} of ${all.length.toLocaleString('en')} mutants of rules, match, bots and server, chosen by the seed \`${seed}\`: one operator, number, condition, ` +
      `pair of arguments or statement is wrong in each. ${dead} die (${(100 * share).toFixed(1)} %, at least ${100 * leastShare} %); a test that never ends counts as one that fails.`,
    table(['where', 'mutants', 'dead', 'alive'], byArea(fates)),
  ];
  for (const tests of baseline.failed)
    parts.push(`These tests fail without any mutant, and were left out: \`vitest run ${tests}\`.`);
  if (survivors.length > 0) {
    const rows = survivors
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ file, line, was, is, key }) => [
        `${file}:${line}`,
        cell(was),
        cell(is),
        answered[key] ?? 'not answered',
      ]);
    parts.push(
      `Those that live, and why:\n\n${table(['where', 'line', 'mutant', 'why no test can tell'], rows)}`,
    );
  }
  return {
    text: parts.join('\n\n'),
    holds: share >= leastShare && survivors.every(({ key }) => key in answered),
  };
}
