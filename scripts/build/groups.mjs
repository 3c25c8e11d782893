import { entryForm } from '../lib/entry.mjs';
import { modulesOf } from './loader-bundles.mjs';

/**
 * Which modules are one file. What is needed together is, whatever else uses parts of it: a request costs more than a kilobyte. What workers need holds nothing
 * that only a page can run: a group takes along whatever it imports, so these come before all others.
 *
 * @typedef {{ getModuleInfo(id: string): { importers: string[], dynamicImporters: string[] } | null }} Modules
 * @typedef {{ name: string | ((id: string, modules: Modules) => string | null), test?: RegExp | ((id: string) => boolean), tags?: ['$initial'], priority: number }} Group
 */

const art = modulesOf('cover').needed;
const ofRules = modulesOf('rules');
const shared = new Set([...ofRules.needed, ...modulesOf('board').needed]);
const loadedByWorkers = new Set(
  ['rules', 'hints', 'reasons', 'lab'].flatMap((loader) => [...modulesOf(loader).named]),
);

const isWorker = (/** @type {string} */ id) =>
  /\.worker\.ts$/.test(id) || id.startsWith('updraft:host-') || loadedByWorkers.has(id);
const isOfGame = (/** @type {string} */ id) => /^updraft:|\/src\/games\//.test(id);
const suffixed = (/** @type {string | undefined} */ name) => name && `${name}-rules`;
const isFirst = (/** @type {string} */ id) => id.endsWith('/src/web/main.tsx');
const isTable = (/** @type {string} */ id) =>
  id.endsWith('/src/web/table/page.tsx') ||
  id.startsWith('updraft:table-') ||
  (ofRules.named.has(id) && /\/game\.ts$/.test(id));

/** What only printing and the made-up language need: no table waits for it. */
const isSeldom = (/** @type {string} */ id) => /\/src\/toolkit\/(type\/|disguise\.ts$)/.test(id);

const lazily = { lazily: true };
/** What the page of a lab shares with workers is the lab's: no table waits for it. */
const isLab = (/** @type {string} */ id) => id.includes('/src/web/lab/');

/**
 * Is one of these imported on a way up from this module? A game's entry names everything of the game: ways end there, and at the lab.
 * @param {string} from
 * @param {(id: string) => boolean} isThere
 * @param {Modules} modules
 * @param {{ lazily?: boolean }} [how]
 */
function isNeededBy(from, isThere, modules, { lazily: also = false } = {}) {
  const seen = new Set([from]);
  for (const id of seen) {
    if (isThere(id)) return true;
    const info = modules.getModuleInfo(id);
    for (const importer of info?.importers ?? [])
      if (!isLab(importer) || isWorker(importer)) seen.add(importer);
    if (!also) continue;
    for (const importer of info?.dynamicImporters ?? []) if (!entryForm.test(importer)) seen.add(importer);
  }
  return false;
}

/**
 * A host begins with it, and a page may need it, too.
 * @param {string} id
 * @param {Modules} modules
 */
const isOfMatch = (id, modules) =>
  // A file of its own would be larger than what is in it.
  id.endsWith('/src/web/host/rest.ts') ||
  isNeededBy(id, isTable, modules) ||
  (isNeededBy(id, (one) => /\.worker\.ts$/.test(one), modules) && isNeededBy(id, isFirst, modules, lazily));

/**
 * What a worker needs is in a file of this name, if it is that kind of module.
 * @param {(id: string, modules: Modules) => string | false | undefined} nameOf
 * @returns {Group['name']}
 */
const ofWorkers = (nameOf) => (id, modules) =>
  !isSeldom(id) && isNeededBy(id, isWorker, modules, lazily) ? nameOf(id, modules) || null : null;

/** @type {Group[]} */
export const groups = [
  {
    name: ofWorkers((id, modules) => (art.has(id) || isNeededBy(id, isFirst, modules)) && 'shared'),
    priority: 14,
  },
  { name: ofWorkers((id) => id.includes('/src/toolkit/') && 'tools'), priority: 13 },
  { name: ofWorkers((id) => suffixed(/\/families\/([^/]+)\//.exec(id)?.[1])), priority: 12 },
  {
    name: ofWorkers(
      (id, modules) => isNeededBy(id, isTable, modules) && suffixed(/\/src\/games\/([^/]+)\//.exec(id)?.[1]),
    ),
    priority: 11,
  },
  { name: ofWorkers((id, modules) => !isOfGame(id) && isOfMatch(id, modules) && 'match'), priority: 10 },
  {
    name: ofWorkers((id, modules) => !isOfGame(id) && isNeededBy(id, isFirst, modules, lazily) && 'files'),
    priority: 9,
  },
  { name: (id, modules) => (isNeededBy(id, isFirst, modules) ? 'first' : null), priority: 8 },
  // Covers share parts with boards, and come before them.
  { name: 'art', test: (id) => art.has(id), priority: 7 },
  {
    name: 'table',
    test: /\/web\/(table\/(page|table|model)\.tsx?|host\/local\.ts|words\/en\/table\.ts)$/,
    priority: 6,
  },
  { name: 'dialog', test: /\/web\/shell\/(dialog|setting-switch)\.tsx$/, priority: 5 },
  // What several games share has files of its own, or one game's file would bring it to the others; and what a table needs of one game is in one: see gather.mjs.
  { name: 'toolkit', test: (id) => shared.has(id) && id.includes('/src/toolkit/'), priority: 3 },
  {
    name: (id) => /\/families\/([^/]+)\//.exec(id)?.[1] ?? null,
    test: /\/families\/[^/]+\/(?!words\/|sheets\/|(?:lessons|position|tips)\.ts|field\/score-table)/,
    priority: 2,
  },
  { name: (id) => id.replace('updraft:table-', ''), test: /^updraft:table-/, priority: 1 },
  { name: (id) => id.replace('updraft:', ''), test: /^updraft:host-/, priority: 1 },
  // What a table shows when it is asked, and at the end: last, so that no board waits for what it shares with them.
  { name: 'dialogs', test: /\/web\/table\/(dialogs|menu)\.tsx$/, priority: 0 },
  { name: 'end', test: /\/web\/table\/end\.tsx$/, priority: 0 },
];
