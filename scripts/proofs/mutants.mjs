import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { inRoot } from '../lib/places.mjs';
import { Copy, Lane, sourceOf } from './mutants/lane.mjs';
import { mutantsOf, shuffle } from './mutants/mutate.mjs';
import { digestOf, Reach } from './mutants/reach.mjs';
import { report } from './mutants/report.mjs';
import { changed, withSwitches } from './mutants/switches.mjs';
import { sources, testsOf } from './mutants/where.mjs';

/**
 * @typedef {import('./mutants/mutate.mjs').Mutant} Mutant
 * @typedef {import('./mutants/lane.mjs').Part} Part
 * @typedef {import('./mutants/report.mjs').Fate} Fate
 */

export const title = 'Mutants: does a test notice when a line is wrong?';

const seed = process.env.MUTANTS_SEED ?? 'thermal';
const wanted = Number(process.env.UPDRAFT_MUTANTS ?? 300);
const lanes = Number(process.env.MUTANTS_LANES ?? availableParallelism());
/** After so many minutes no other mutant is tried; the next run goes on there. */
const minutes = Number(process.env.MUTANTS_MINUTES ?? Number.POSITIVE_INFINITY);
const NEVER_ENDS = ', which never ends';

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
 * `dead` says which file of tests failed, `passed` which did not (with its digest, so that a changed one is run again).
 * @typedef {{ of: string, compiles: Record<string, boolean>, dead: Record<string, string>, passed: Record<string, Record<string, string>>, seen: Record<string, import('./mutants/reach.mjs').Seen> }} Memory
 * @param {string} of
 * @returns {Memory}
 */
function memory(of) {
  /** @type {Partial<Memory>} */
  const known = readJson(kept);
  return known.of === of
    ? /** @type {Memory} */ (known)
    : { of, compiles: {}, dead: {}, passed: {}, seen: {} };
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
  let open = mutants.filter(({ key }) => !(key in known.dead) && known.compiles[key] === undefined);
  // One of each file at a time: what is wrong in a file is then its mutant's.
  while (open.length > 0) {
    const now = new Map(open.map((mutant) => [mutant.file, mutant]));
    // The compiler refuses an empty statement after `if`, which would say nothing of the mutant.
    const shown = (/** @type {Mutant['change']} */ change) =>
      change.in.kind === 'statement' ? { ...change, text: '{}' } : change;
    for (const [file, { change }] of now) copy.write(file, changed(sourceOf(file), shown(change)));
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

/** Servers in processes of their own, which are killed and stormed, take minutes. */
const isSlow = (/** @type {string} */ file) =>
  file.startsWith('tests/online/') && !sourceOf(file).includes('/server/testing/server.ts');
/** Tests of everything at once. */
const isWide = (/** @type {string} */ file) =>
  !isSlow(file) && /^(src\/(laws|cli)|tests\/(hosts|online))\//.test(file);

/** Most mutants die of the first tests that reach them: first each gets so many milliseconds of them. */
const FIRST_LOOK = 8000;

/**
 * The slower tests see only what the quicker ones have let through.
 * @param {readonly string[]} tests
 */
const stagesOf = (tests) => {
  const near = tests.filter((file) => !isSlow(file) && !isWide(file));
  const all = Number.POSITIVE_INFINITY;
  return [
    { files: near, most: FIRST_LOOK },
    { files: near, most: all },
    { files: tests.filter(isWide), most: all },
    { files: tests.filter(isSlow), most: all },
  ];
};

/**
 * The first of these tests, at least one, that take no longer together.
 * @param {readonly (Part & { about: number })[]} tests
 * @param {number} most
 */
function within(tests, most) {
  let sum = 0;
  return tests.filter(({ about }, i) => {
    sum += about;
    return sum <= most || i === 0;
  });
}

/**
 * The file of tests that notices a mutant, if one does.
 * @param {Lane} lane
 * @param {number} id
 * @param {readonly Part[]} tests
 */
async function killerOf(lane, id, tests) {
  for (let rest = tests; rest.length > 0; ) {
    const { failed, hung } = await lane.test(id, rest);
    const [by] = failed;
    if (by === undefined) return undefined;
    const at = rest.findIndex(({ file }) => file === by);
    if (hung) return by + NEVER_ENDS;
    if (at === 0 && !isSlow(by)) return by;
    // It may have failed for what an earlier file left behind, or for a busy machine: it must fail alone, too.
    const again = await lane.test(id, at < 0 ? rest : rest.slice(at, at + 1));
    if (again.failed.length > 0) return by;
    rest = at < 0 ? [] : rest.slice(at + 1);
  }
  return undefined;
}

/**
 * @param {readonly Mutant[]} mutants
 * @param {import('./mutants/lane.mjs').Copy} copy
 * @param {{ files: readonly string[], most: number }} stage
 * @param {Memory} known
 */
async function tryAll(mutants, copy, { files, most }, known) {
  const reach = new Reach(known.seen);
  await reach.look(copy, files, () => keep(known), isLate);
  /** @param {number} id @param {Mutant} mutant */
  const untried = (id, { key }) =>
    reach.of(id, files).filter(({ file }) => known.passed[key]?.[file] !== reach.digest(file));
  const open = mutants
    .map((mutant, id) => ({ mutant, id, tests: within(untried(id, mutant), most) }))
    .filter(({ mutant: { key }, tests }) => !(key in known.dead) && tests.length > 0);
  const all = open.length;
  const work = async () => {
    const lane = new Lane(copy);
    for (let next = open.shift(); next && !isLate(); next = open.shift()) {
      const { mutant, id, tests } = next;
      const killer = await killerOf(lane, id, tests);
      if (killer) known.dead[mutant.key] = killer;
      else
        known.passed[mutant.key] = {
          ...known.passed[mutant.key],
          ...Object.fromEntries(tests.map(({ file }) => [file, reach.digest(file)])),
        };
      keep(known);
      console.error(
        `${all - open.length}/${all} ${killer ? `dead (${killer})` : `alive (${tests.length} files)`}: ${mutant.file}:${mutant.line} ${mutant.is}`,
      );
    }
    lane.end();
  };
  await Promise.all(Array.from({ length: Math.min(open.length, lanes) }, work));
  const isKnown = reach.knows(files);
  const left = mutants.filter(
    (mutant, id) => !(mutant.key in known.dead) && (!isKnown || untried(id, mutant).length > 0),
  );
  return { failed: reach.failed, left };
}

const began = performance.now();
const isLate = () => performance.now() - began > minutes * 60_000;

export async function run() {
  const files = sources();
  const all = files.flatMap((file) => mutantsOf(file, sourceOf(file)));
  const mutants = shuffle(all, seed).slice(0, wanted);
  const known = memory(digestOf([...mutants.map(({ key }) => key), ...files.map(sourceOf)].join('')));
  const copy = copyWith(mutants);
  const tests = testsOf(files);
  /** @type {Set<string>} */
  const failed = new Set();
  /** @type {Set<Mutant>} */
  const open = new Set();
  try {
    for (const stage of stagesOf(tests)) {
      const came = isLate() ? { failed: [], left: mutants } : await tryAll(mutants, copy, stage, known);
      for (const file of came.failed) failed.add(file);
      // After a first look there is a second one.
      if (stage.most > FIRST_LOOK) for (const mutant of came.left) open.add(mutant);
    }
    compile(mutants, known);
  } finally {
    copy.remove();
  }
  /** @type {Record<string, string>} */
  const answered = readJson(answers);
  /** @param {Mutant} mutant @returns {Fate} */
  const fateOf = (mutant) => {
    if (mutant.key in known.dead || known.compiles[mutant.key] === false) return 'dead';
    return open.has(mutant) && !(mutant.key in answered) ? 'open' : 'alive';
  };
  return report({
    seed,
    all: all.length,
    fates: new Map(mutants.map((mutant) => [mutant, fateOf(mutant)])),
    byCompiler: mutants.filter(({ key }) => known.compiles[key] === false).length,
    hung: Object.values(known.dead).filter((by) => by.endsWith(NEVER_ENDS)).length,
    failing: [...failed].sort(),
    answered,
  });
}
