import { existsSync, readFileSync } from 'node:fs';
import { modulesOfRules } from '../../build/loader-bundles.mjs';
import { filesBelow, isForTests } from '../../lib/files.mjs';
import { Graph } from '../../lib/graph.mjs';
import { inRoot, root } from '../../lib/places.mjs';

/** @typedef {readonly string[]} Tests what `vitest run` is told: places, and options */

/** What no rule, match, bot or server decides by; and the makers of maps, of which another proof checks every promise. */
const apart = /\/words(\/|\.ts$)|-words\.ts$|\.d\.ts$|\/maker\//;

/** The sources in which a mutant may be: rules of games, match, bots and server. */
export function sources() {
  const rules = [...modulesOfRules()]
    .map((path) => path.slice(root.length + 1))
    .filter((file) => /^src\/(games|families)\//.test(file));
  const folders = ['match', 'bots', 'server'].flatMap((folder) =>
    filesBelow(inRoot('src', folder)).map((file) => `src/${folder}/${file}`),
  );
  return [...new Set([...rules, ...folders])]
    .filter((file) => file.endsWith('.ts') && !isForTests(file) && !apart.test(file))
    .sort();
}

/** Which games use a module of a family. */
const graph = new Graph((file) =>
  existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined,
);

/** @param {string} file */
function gamesWith(file) {
  const own = /^src\/games\/([^/]+)\//.exec(file)?.[1];
  if (own) return [own];
  const all = filesBelow(inRoot('src', 'games')).flatMap(
    (path) => /^([^/]+)\/index\.ts$/.exec(path)?.[1] ?? [],
  );
  return all.filter((id) => graph.reach([`src/games/${id}/index.ts`], ['value', 'lazy']).includes(file));
}

/** So many tests that are nearest to a source come first. */
const NEAREST = 3;

/**
 * The tests in these folders that import a source by the shortest ways.
 * @param {string} file
 * @param {readonly string[]} folders
 */
function nearest(file, folders) {
  return filesBelow(inRoot('src'))
    .map((path) => `src/${path}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && folders.some((folder) => path.startsWith(folder)))
    .map((test) => ({ test, way: graph.wayTo([test], (one) => one === file, ['value', 'lazy']) }))
    .filter(({ way }) => way !== undefined)
    .sort((a, b) => (a.way?.length ?? 0) - (b.way?.length ?? 0))
    .slice(0, NEAREST)
    .map(({ test }) => test);
}

/**
 * The tests that look at a source: `first` those nearest to it, which are among `all[0]`, the tests beside it; then what is further away.
 * What dies early need not meet the others.
 * @param {string} file
 * @returns {{ first: Tests, all: Tests[] }}
 */
export function testsOf(file) {
  const folder = file.split('/')[1] ?? '';
  const games = folder === 'games' || folder === 'families' ? gamesWith(file) : [];
  const beside = games.length > 0 ? games.map((id) => `src/games/${id}/`) : [];
  if (folder !== 'games') beside.push(`src/${folder}/`);
  const near = nearest(file, beside);
  return {
    first: near.length > 0 ? ['--project=unit', ...near] : [],
    all: [['--project=unit', ...beside], ...beyond(folder, games)],
  };
}

/**
 * @param {string} folder
 * @param {readonly string[]} games
 * @returns {Tests[]}
 */
function beyond(folder, games) {
  if (games.length > 0) return [['--project=unit', 'src/laws/', '-t', `^(${games.join('|')})\\b`]];
  if (folder === 'server') return [['--project=online', 'tests/online/']];
  if (folder === 'bots') return [['--project=unit', 'src/games/', 'src/web/', 'src/server/', 'src/cli/']];
  const told = ['--project=unit', 'src/laws/', '-t', 'logs replay|transcripts round trip'];
  return [['--project=unit', 'src/web/', 'src/server/', 'src/cli/'], told];
}
