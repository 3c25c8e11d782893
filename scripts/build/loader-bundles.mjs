import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { entryForm, loadersOf } from '../lib/entry.mjs';
import { Graph, targetOf } from '../lib/graph.mjs';
import { valuesOf } from '../lib/imports.mjs';
import { loadingOf, unknownLoader } from '../lib/loaders.mjs';
import { inRoot, moduleId } from '../lib/places.mjs';

/** @typedef {import('../lib/loaders.mjs').Bundle} Bundle */

/**
 * A game's entry as one bundle needs it: other loaders are only told of.
 * @param {string} file
 * @param {string} text
 * @param {Bundle} bundle
 */
export function entryFor(file, text, bundle) {
  let changed = text;
  for (const { name, start, end } of loadersOf(file, text).reverse()) {
    const loading = loadingOf(name);
    if (!loading) throw new Error(`${file}: ${unknownLoader(name)}`);
    if (loading.in.includes(bundle)) continue;
    const absent = `${name}() { throw new Error('The ${bundle} bundle has no "${name}".'); }`;
    changed = changed.slice(0, start) + absent + changed.slice(end);
  }
  return changed;
}

/**
 * A game's entry names everything of the game, and a bundler follows every name. Without this each worker would bring every board.
 * @param {Bundle} bundle
 * @returns {import('vite').Plugin}
 */
export const loadersFor = (bundle) => ({
  name: 'updraft:loaders',
  // Under development page and workers are served from one graph, and nothing is bundled.
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    return entryForm.test(id) ? { code: entryFor(id, code, bundle), map: null } : undefined;
  },
  // What an entry imports for loaders that are gone is gone too.
  async resolveId(source, importer, options) {
    if (!entryForm.test(importer ?? '')) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, moduleSideEffects: false };
  },
});

/** One for all that is asked of it: reading the sources is much of a build. */
const sources = new Graph(
  (file) => (existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined),
  valuesOf,
);

/**
 * The modules of a loader of all games, as absolute paths, in two parts: those that entries name, and those that these need.
 * @param {string} loader
 */
export function modulesOf(loader) {
  const named = readdirSync(inRoot('src', 'games'))
    .map((id) => `src/games/${id}/index.ts`)
    .filter((entry) => existsSync(inRoot(entry)))
    .flatMap((entry) =>
      loadersOf(entry, readFileSync(inRoot(entry), 'utf8'))
        .filter(({ name }) => name === loader)
        .flatMap(({ imports }) => imports.map((to) => targetOf(entry, to))),
    );
  const needed = sources.reach(named, ['value']).filter((file) => !named.includes(file));
  return {
    named: new Set(named.map(moduleId)),
    needed: new Set(needed.map(moduleId)),
  };
}

/**
 * The modules of all rules, as absolute paths.
 * @returns {Set<string>}
 */
export function modulesOfRules() {
  const { named, needed } = modulesOf('rules');
  return new Set([...named, ...needed]);
}
