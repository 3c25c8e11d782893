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

/**
 * The tests that look at a source, those beside it first: what dies there need not meet the others.
 * @param {string} file
 * @returns {Tests[]}
 */
export function testsOf(file) {
  const folder = file.split('/')[1] ?? '';
  if (folder === 'games' || folder === 'families') {
    const games = gamesWith(file);
    return [
      [
        '--project=unit',
        ...games.map((id) => `src/games/${id}/`),
        ...(folder === 'families' ? ['src/families/'] : []),
      ],
      ['--project=unit', 'src/laws/', '-t', `^(${games.join('|')})\\b`],
    ];
  }
  const beside = ['--project=unit', `src/${folder}/`];
  if (folder === 'server') return [beside, ['--project=online', 'tests/online/']];
  if (folder === 'bots')
    return [beside, ['--project=unit', 'src/games/', 'src/web/', 'src/server/', 'src/cli/']];
  const told = ['--project=unit', 'src/laws/', '-t', 'logs replay|transcripts round trip'];
  return [beside, ['--project=unit', 'src/web/', 'src/server/', 'src/cli/'], told];
}
