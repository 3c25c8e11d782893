import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { loadersOf } from '../lib/entry.mjs';
import { inRoot, moduleId } from '../lib/places.mjs';
import { partOf } from './gather.mjs';

/**
 * The page names the files that a table of each game needs, so that all of them are asked for at once when a player reaches for it: imports that wait for each
 * other cost a round trip each. See src/web/ahead.ts.
 *
 * @typedef {import('vite').Rolldown.OutputBundle} Bundle
 * @typedef {import('vite').Rolldown.OutputChunk} Chunk
 * @typedef {{ page: string[], worker: string[] }} Files by their names below /assets; `worker`: those that only the worker runs
 */

const PAGE = moduleId('src/web/table/page.tsx');
const WORDS = moduleId('src/web/words/en/table.ts');
const WORKER = moduleId('src/web/host/local.worker.ts');
const FIRST = moduleId('src/web/main.tsx');

/** @returns {import('vite').Plugin} */
export function tableFiles() {
  return {
    name: 'updraft:table-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.entries(filesOf(/** @type {Bundle} */ (bundle))).map(([game, { page, worker }]) => ({
          tag: 'meta',
          attrs: { name: `table:${game}`, content: page.join(' '), 'data-worker': worker.join(' ') },
          injectTo: 'head',
        })),
    },
  };
}

/**
 * @param {Bundle} bundle
 * @returns {Record<string, Files>} by game; what tables of all games need is that of ''
 */
function filesOf(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  /** @param {string} id */
  const having = (id) => {
    const found = chunks.find(
      ({ moduleIds, facadeModuleId }) => facadeModuleId === id || moduleIds.includes(id),
    );
    if (!found) throw new Error(`no file holds ${id}`);
    return found;
  };
  /** @param {readonly Chunk[]} from */
  const reach = (from) => {
    const files = new Set(from);
    for (const { imports } of files)
      for (const name of imports) files.add(/** @type {Chunk} */ (bundle[name]));
    return [...files];
  };
  const there = new Set(named(reach([having(FIRST)])));
  /** @param {Chunk[]} page @param {Chunk[]} worker @param {Iterable<string>} known */
  const files = (page, worker, known) => {
    const before = new Set(known);
    const ofPage = named(reach(page)).filter((name) => !before.has(name));
    for (const name of ofPage) before.add(name);
    return { page: ofPage, worker: named(reach(worker)).filter((name) => !before.has(name)) };
  };
  const all = files([having(PAGE), having(WORDS)], [having(WORKER)], there);
  const known = [...there, ...all.page, ...all.worker];
  const games = gamesOf().map(({ id, rules, words }) => [
    id,
    files(
      [partOf('table', id), ...rules, ...words].map(having),
      [partOf('host', id), ...rules].map(having),
      known,
    ),
  ]);
  return Object.fromEntries([['', all], ...games]);
}

/** @param {readonly Chunk[]} chunks */
const named = (chunks) => [
  ...new Set(
    chunks.flatMap(({ fileName, viteMetadata }) =>
      [fileName, ...(viteMetadata?.importedCss ?? [])].map((file) => basename(file)),
    ),
  ),
];

/**
 * The games, with what pages need of them besides what is gathered: words, and rules that come in one part, which hosts need, too. Rules in several
 * parts are gathered with what needs them.
 */
function gamesOf() {
  return readdirSync(inRoot('src', 'games')).flatMap((id) => {
    const entry = `src/games/${id}/index.ts`;
    if (!existsSync(inRoot(entry))) return [];
    const loaders = loadersOf(entry, readFileSync(inRoot(entry), 'utf8'));
    /** @param {string} name */
    const modules = (name) =>
      loaders
        .filter((loader) => loader.name === name)
        .flatMap(({ imports }) => imports.map((to) => moduleId(`src/games/${id}/${to}`)));
    const rules = modules('rules');
    return [{ id, rules: rules.length === 1 ? rules : [], words: modules('words') }];
  });
}
