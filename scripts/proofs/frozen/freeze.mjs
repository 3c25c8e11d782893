/**
 * The rules and the strongest bot as they stand in these sources, as one file without imports.
 *
 * `node scripts/proofs/frozen/freeze.mjs <file>` writes it. storm.mjs beside this program was made once, from the sources of 18 November 2026
 * (807ac42), and is never made again: later versions are measured against it, in one run with a bundle of their own that is made the same way.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot, root } from '../../lib/places.mjs';
import { endWith, Sentence } from '../../lib/sentence.mjs';

/** Where each game keeps its newest rules, under which name, and its hints. */
const games = [
  ['aloft', 'game.ts', 'aloft', 'hints.ts'],
  ['panorama', 'game.ts', 'panorama', 'hints.ts'],
  ['take-flight', 'game.ts', 'takeFlight', 'hints.ts'],
  ['cloud-nine', 'game.ts', 'cloudNine', 'hints.ts'],
  ['aeronaut', 'rules/host.ts', 'editions', 'bots/hints.ts'],
];

const entry = 'frozen:entry';
const source = [
  ...games.flatMap(([id, rules, name, hints], i) => [
    `import { ${name} as r${i} } from '${inRoot('src', 'games', String(id), String(rules))}';`,
    `import { hints as h${i} } from '${inRoot('src', 'games', String(id), String(hints))}';`,
  ]),
  `export { storm } from '${inRoot('src', 'bots', 'levels.ts')}';`,
  `export { playRandom } from '${inRoot('src', 'bots', 'playout.ts')}';`,
  `export { FastRng } from '${inRoot('src', 'toolkit', 'rng.ts')}';`,
  `export { cpuClock } from '${inRoot('src', 'cli', 'arena', 'cpu-clock.ts')}';`,
  `export const games = {`,
  ...games.map(
    ([id, , name], i) => `'${id}': { rules: ${name === 'editions' ? `r${i}[2]` : `r${i}`}, hints: h${i} },`,
  ),
  '};',
].join('\n');

/**
 * What a bundle holds. Games are known by their id; positions, moves and draws of two bundles are the same plain values.
 * @typedef {import('../../../src/contract/index.ts').Position} Position
 * @typedef {{ rules: import('../../../src/contract/index.ts').Game<Position>, hints: import('../../../src/contract/index.ts').Hints<Position> }} FrozenGame
 * @typedef {object} Bundle
 * @property {Readonly<Record<string, FrozenGame>>} games
 * @property {import('../../../src/bots/index.ts').BotKind} storm
 * @property {typeof import('../../../src/bots/playout.ts').playRandom} playRandom
 * @property {typeof import('../../../src/toolkit/rng.ts').FastRng} FastRng
 * @property {typeof import('../../../src/cli/arena/cpu-clock.ts').cpuClock} cpuClock
 */

/** The bundle that everything is measured against. */
export const FROZEN = inRoot('scripts', 'proofs', 'frozen', 'storm.mjs');

/**
 * @param {string} file
 * @returns {Promise<Bundle>}
 */
export const load = (file) => import(pathToFileURL(resolve(file)).href);

/** @param {string} file */
export const freeze = (file) => bundle(source, file);

/**
 * One file of a module that imports from the sources.
 * @param {string} source
 * @param {string} file
 */
async function bundle(source, file) {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    plugins: [
      {
        name: 'frozen',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: true,
      rolldownOptions: { input: entry, output: { format: 'es', topLevelVar: false } },
    },
  });
  const [only] = Array.isArray(made) ? made : [made];
  if (!only || !('output' in only) || only.output.length !== 1)
    throw new Sentence('What is frozen must be one file.');
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, only.output[0].code);
}

/**
 * What a module that imports from the sources exports.
 * @param {string} source
 * @returns {Promise<any>}
 */
export async function loadBundled(source) {
  const file = inRoot('.cache', `bundled-${process.pid}.mjs`);
  try {
    await bundle(source, file);
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(file, { force: true });
  }
}

/** These sources, frozen for as long as a proof takes. */
export async function freezeNow() {
  const file = inRoot('.cache', `frozen-${process.pid}.mjs`);
  await freeze(file);
  return file;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const [file] = process.argv.slice(2);
    if (!file) throw new Sentence('Say which file to write.');
    await freeze(file);
  } catch (error) {
    endWith(error);
  }
}
