import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inRoot } from '../lib/places.mjs';
import { Copy, Lane, sourceOf } from './mutants/lane.mjs';
import { mutantsOf, shuffle } from './mutants/mutate.mjs';
import { digestOf, Reach } from './mutants/reach.mjs';
import { changed, withSwitches } from './mutants/switches.mjs';
import { sources, testsOf } from './mutants/where.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {import('./mutants/mutate.mjs').Mutant} Mutant
 * @typedef {'killed' | 'timeout' | 'survived'} Fate
 */

export const title = 'Mutants: does a test notice when a line is wrong?';

const seed = process.env.MUTANTS_SEED ?? 'updraft';
const wanted = Number(process.env.UPDRAFT_MUTANTS ?? 300);
const lanes = Number(process.env.MUTANTS_LANES ?? availableParallelism());
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
 * What is known from an earlier run with the same mutants in the same sources: a run that was stopped goes on.
 * @typedef {{ of: string, compiles: Record<string, boolean>, fates: Record<string, Fate>, seen: Record<string, import('./mutants/reach.mjs').Seen> }} Memory
 * @param {string} of
 * @returns {Memory}
 */
function memory(of) {
  /** @type {Partial<Memory>} */
  const known = readJson(kept);
  return known.of === of ? /** @type {Memory} */ (known) : { of, compiles: {}, fates: {}, seen: {} };
}

/** @param {Memory} known */
function keep(known) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  writeFileSync(kept, JSON.stringify(known, null, 1));
}

/**
 * Those that no test noticed may still be refused by the compiler, which is a stage of `npm test` too.
 * @param {readonly Mutant[]} mutants
 * @param {Memory} known
 */
function compile(mutants, known) {
  const copy = new Copy();
  let open = mutants.filter(
    ({ key }) => known.fates[key] === 'survived' && known.compiles[key] === undefined,
  );
  // One of each file at a time: what is wrong in a file is then its mutant's.
  while (open.length > 0) {
    const now = new Map(open.map((mutant) => [mutant.file, mutant]));
    for (const [file, { change }] of now) copy.write(file, changed(sourceOf(file), change));
    const said = copy.run(['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false']);
    for (const [file, { key }] of now) {
      known.compiles[key] = !said.includes(`${file}(`);
      copy.write(file, sourceOf(file));
    }
    open = open.filter((mutant) => now.get(mutant.file) !== mutant);
  }
  copy.remove();
  keep(known);
}

/**
 * A copy of the project with every mutant in it, each switched off.
 * @param {readonly Mutant[]} mutants
 */
function copyWith(mutants) {
  const copy = new Copy();
  for (const file of new Set(mutants.map((mutant) => mutant.file))) {
    const own = mutants.flatMap((mutant, id) => (mutant.file === file ? { id, change: mutant.change } : []));
    copy.write(file, withSwitches(sourceOf(file), own));
  }
  copy.run(['scripts/build.mjs', 'all']);
  return copy;
}

/**
 * @param {readonly Mutant[]} mutants
 * @param {import('./mutants/lane.mjs').Copy} copy
 * @param {readonly string[]} files of tests
 * @param {Memory} known
 */
async function tryAll(mutants, copy, files, known) {
  const reach = new Reach(known.seen);
  await reach.look(copy, files, () => keep(known));
  // Who survived is tried again: there may be a new test.
  const open = mutants
    .map((mutant, id) => ({ mutant, id }))
    .filter(({ mutant: { key } }) => known.fates[key] === undefined || known.fates[key] === 'survived');
  let done = mutants.length - open.length;
  const work = async () => {
    const lane = new Lane(copy);
    for (let next = open.shift(); next; next = open.shift()) {
      const { mutant, id } = next;
      const { tests, ms } = reach.of(id, files);
      const ended =
        tests.length > 0
          ? await lane.test(id, tests, Math.min(mostPatience, 20_000 + patience * ms))
          : { failed: [] };
      const fate = ended === 'timeout' ? 'timeout' : ended.failed.length > 0 ? 'killed' : 'survived';
      known.fates[mutant.key] = fate;
      keep(known);
      const by = ended === 'timeout' || fate === 'survived' ? `${tests.length} files` : ended.failed[0];
      console.error(
        `${++done}/${mutants.length} ${fate} (${by}): ${mutant.file}:${mutant.line} ${mutant.is}`,
      );
    }
    lane.end();
  };
  await Promise.all(Array.from({ length: Math.min(open.length, lanes) }, work));
  return reach.failed;
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
  const files = sources();
  const all = files.flatMap((file) => mutantsOf(file, sourceOf(file)));
  const known = memory(digestOf(`${seed} ${wanted} ${files.map(sourceOf).join('')}`));
  const mutants = shuffle(all, seed).slice(0, wanted);
  const copy = copyWith(mutants);
  const tests = testsOf(files);
  const isSlow = (/** @type {string} */ file) => file.startsWith('tests/online/');
  /** @type {string[]} */
  const failed = [];
  try {
    // Servers that are killed and stormed take minutes: they see only what the others have let through.
    for (const some of [tests.filter((file) => !isSlow(file)), tests.filter(isSlow)])
      failed.push(...(await tryAll(mutants, copy, some, known)));
    compile(mutants, known);
  } finally {
    copy.remove();
  }
  const fates = new Map(
    mutants.map((mutant) => [
      mutant,
      known.compiles[mutant.key] === false ? 'killed' : (known.fates[mutant.key] ?? 'survived'),
    ]),
  );
  const survivors = [...fates].filter(([, fate]) => fate === 'survived').map(([mutant]) => mutant);
  /** @type {Record<string, string>} */
  const answered = readJson(answers);
  const dead = fates.size - survivors.length;
  const share = dead / fates.size;
  const byTypes = mutants.filter(({ key }) => known.compiles[key] === false).length;
  const parts = [
    `${fates.size} of ${all.length.toLocaleString('en')} mutants of rules, match, bots and server, chosen by the seed \`${seed}\`: one operator, number, condition, ` +
      `pair of arguments or statement is wrong in each. ${dead} die (${(100 * share).toFixed(1)} %, at least ${100 * leastShare} %); a test that never ends counts as one that fails, and ${byTypes} are refused by the compiler alone.`,
    table(['where', 'mutants', 'dead', 'alive'], byArea(fates)),
  ];
  for (const file of new Set(failed))
    parts.push(`Tests in \`${file}\` fail without any mutant, and were left out.`);
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
