import { table } from '../tools/proof-page.mjs';

/**
 * @typedef {import('./mutate.mjs').Mutant} Mutant
 * @typedef {'dead' | 'alive' | 'open'} Fate open: not all of its tests were run
 * @typedef {object} Found
 * @property {string} seed
 * @property {number} all how many mutants there could be
 * @property {ReadonlyMap<Mutant, Fate>} fates
 * @property {number} byCompiler refused by the compiler and by no test
 * @property {number} hung after which a test never ended
 * @property {readonly string[]} failing files of tests that fail without any mutant
 * @property {Readonly<Record<string, string>>} answered why no test can tell
 */

const leastShare = 0.95;

const method =
  'Each runs with the tests that reach it, the quick ones first: the tests of its subject, then laws, command line, hosts and servers inside of a test, then, where those let it through, the servers of `tests/online` in processes of their own. ' +
  'A test that fails after others must fail alone, too; one hangs only when its file takes eight times as much of the processor as without a mutant, and 20 s, or when it waits four times as long as its whole file takes, and 15 s.';

const leftOut =
  'Left out, because no test should pin it: words; what throws for bugs of ours; lists of eight numbers and more, which are data; a number from 1000 on, which is a time, a size or a quota, made one larger; ' +
  'the step of a `for`, which would only never end; makers and drawing of maps (`maker`, and `labels`, `layout`, `measure` and `paths` in `map`), of which the proof of maps checks every promise. ' +
  'Nothing else is: first sizes of buffers, caches and what only makes a bot weaker are among the mutants.';

/** @param {string} file */
const areaOf = (file) => /^src\/(games\/[^/]+|[^/]+)/.exec(file)?.[1] ?? file;

/** @param {ReadonlyMap<Mutant, Fate>} fates */
function byArea(fates) {
  /** @type {Map<string, Fate[]>} */
  const areas = new Map();
  for (const [{ file }, fate] of fates) areas.set(areaOf(file), [...(areas.get(areaOf(file)) ?? []), fate]);
  const count = (/** @type {Fate[]} */ all, /** @type {Fate} */ wanted) =>
    all.filter((fate) => fate === wanted).length;
  return [...areas].sort().map(([area, all]) => [area, all.length, count(all, 'dead'), count(all, 'alive')]);
}

/** @param {string} code */
const cell = (code) => `\`${code.replaceAll('|', '\\|')}\``;

/** @param {Found} found */
export function report({ seed, all, fates, byCompiler, hung, failing, answered }) {
  const having = (/** @type {Fate} */ wanted) =>
    [...fates].filter(([, fate]) => fate === wanted).map(([mutant]) => mutant);
  const [dead, alive, open] = [having('dead').length, having('alive'), having('open').length];
  const decided = dead + alive.length;
  // What is not decided counts as alive.
  const share = dead / fates.size;
  const chosen = open > 0 ? `${decided} of ${fates.size}` : `${fates.size}`;
  const parts = [
    `${chosen} mutants that the seed \`${seed}\` chose among ${all.toLocaleString('en')} of rules, match, bots and server: one operator, number, condition, pair of arguments or statement is wrong in each. ` +
      `${dead} die (${(100 * share).toFixed(1)} %, at least ${100 * leastShare} %): of ${hung} a test never ends, and ${byCompiler} are refused by the compiler alone. ` +
      `${alive.length} live${open > 0 ? `; ${open} have yet to meet the servers in processes of their own, and count as alive` : ''}.`,
    method,
    leftOut,
    table(['where', 'mutants', 'dead', 'alive'], byArea(fates)),
  ];
  for (const file of failing) parts.push(`Tests in \`${file}\` fail without any mutant, and were left out.`);
  if (alive.length > 0) {
    const rows = alive
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
  const isAnswered = alive.every(({ key }) => key in answered);
  return { text: parts.join('\n\n'), holds: open === 0 && share >= leastShare && isAnswered };
}
