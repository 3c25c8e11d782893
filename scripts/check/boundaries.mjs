import { entryForm, loadersOf } from '../lib/entry.mjs';
import { isForTests } from '../lib/files.mjs';
import { Graph, targetOf } from '../lib/graph.mjs';
import { lineAt } from '../lib/imports.mjs';
import { loadingOf, unknownLoader } from '../lib/loaders.mjs';
import { styleViolationsIn } from './styles.mjs';

/**
 * @typedef {{ file: string, line: number, sentence: string }} Violation
 * @typedef {import('../lib/imports.mjs').Import} Import
 * @typedef {ReadonlyMap<string, string>} Files paths from the root with forward slashes, and their texts
 */

/**
 * The arrows: what each folder of src may import besides itself. Laws and tests may import anything.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const arrows = {
  contract: [],
  toolkit: ['contract'],
  families: ['contract', 'toolkit'],
  games: ['contract', 'toolkit', 'families'],
  match: ['contract', 'toolkit'],
  bots: ['contract', 'toolkit'],
  online: ['contract', 'toolkit', 'match'],
  print: ['contract', 'toolkit'],
  lab: ['contract', 'toolkit', 'match', 'bots'],
  server: ['contract', 'toolkit', 'match', 'bots', 'online', 'lab', 'print'],
  web: ['contract', 'toolkit', 'match', 'bots', 'online', 'lab', 'print'],
  // Commands for hosts look after the database of a server.
  cli: ['contract', 'toolkit', 'match', 'bots', 'online', 'lab', 'print', 'server'],
};

const list = 'src/games/index.ts';
/** The entry points and their workers: with the laws the only ones that know which games there are. */
const knowsTheList = [
  /^src\/(web\/main\.tsx|cli\/main\.ts|server\/main\.ts)$/,
  /^src\/(web|cli|server)\/.*\.worker\.ts$/,
];
/** Where nothing of Node exists: these also run in a browser. */
const runsAnywhere = ['contract', 'toolkit', 'families', 'games', 'match', 'bots', 'online', 'print', 'lab'];
/** Where the UI library may be used. What a game may not draw with is judged by its entry, loader by loader. */
const mayDraw = ['toolkit', 'families', 'games', 'web', 'print'];

/**
 * Everything in these files that goes against the architecture.
 * @param {Files} files
 * @returns {Violation[]}
 */
export function violationsIn(files) {
  const graph = new Graph((file) => files.get(file));
  const entries = entriesIn(files);
  const games = entries.map((entry) => gameName(entry, files, graph));
  const inFiles = [...files].flatMap(([file, text]) => {
    const home = homeOf(file);
    if (!home || home.folder === 'laws') return [];
    const told = graph.importsOf(file).flatMap((one) => {
      const sentence = judge(file, home, one, graph);
      return sentence ? [{ file, line: one.line, sentence }] : [];
    });
    return [...told, ...jsxIn(file, home), ...namesIn(file, text, home, games)];
  });
  return [
    ...inFiles,
    ...entries.flatMap((entry) => entryViolations(entry, graph)),
    ...styleViolationsIn(files),
  ];
}

/**
 * @typedef {{ folder: string, game: string | undefined, isTest: boolean }} Home
 * @param {string} file
 * @returns {Home | undefined}
 */
function homeOf(file) {
  const [top, folder, third] = file.split('/');
  if (top !== 'src' || !folder || !third) return undefined;
  const game = folder === 'games' && file.split('/').length > 3 ? third : undefined;
  return { folder, game, isTest: isForTests(file) };
}

/**
 * @typedef {{ file: string, id: string, loaders: import('../lib/entry.mjs').Loader[] }} Entry
 * @param {Files} files
 * @returns {Entry[]}
 */
function entriesIn(files) {
  return [...files].flatMap(([file, text]) => {
    const id = entryForm.exec(file)?.[1];
    return id ? [{ file, id, loaders: loadersOf(file, text) }] : [];
  });
}

/**
 * An entry has known loaders only, and those that do not draw reach nothing that does.
 * @param {Entry} entry
 * @param {Graph} graph
 * @returns {Violation[]}
 */
function entryViolations({ file, loaders }, graph) {
  return loaders.flatMap(({ name, line, imports }) => {
    const loading = loadingOf(name);
    if (!loading) return [{ file, line, sentence: unknownLoader(name) }];
    if (loading.draws) return [];
    const targets = imports.map((to) => targetOf(file, to));
    const way = graph.wayTo(targets, (one) => draws(one, graph), ['value', 'lazy']);
    if (!way) return [];
    return [{ file, line, sentence: `"${name}" may not draw, and this does: ${way.join(' → ')}.` }];
  });
}

/**
 * What draws holds JSX or uses the UI library.
 * @param {string} file
 * @param {Graph} graph
 */
function draws(file, graph) {
  return (
    file.endsWith('.tsx') || graph.importsOf(file).some(({ to, how }) => how === 'value' && isUiLibrary(to))
  );
}

/**
 * What is wrong with one import, or undefined.
 * @param {string} file
 * @param {Home} home
 * @param {Import} import_
 * @param {Graph} graph
 */
function judge(file, home, { to, how }, graph) {
  if (to.startsWith('.')) return judgeOwn(file, home, to, how, graph);
  if (home.isTest) return undefined;
  if (home.folder === 'contract') return `the contract imports nothing, and this is "${to}".`;
  if (to.startsWith('node:') && runsAnywhere.includes(home.folder)) {
    return `${home.folder} also runs in browsers and may not import "${to}".`;
  }
  if (isUiLibrary(to) && !mayDraw.includes(home.folder))
    return `${home.folder} draws nothing: "${to}" may not come here.`;
  return undefined;
}

/**
 * @param {string} file
 * @param {Home} home
 * @param {string} to
 * @param {Import['how']} how
 * @param {Graph} graph
 */
function judgeOwn(file, home, to, how, graph) {
  const path = to.split('?', 1)[0] ?? to;
  if (!/\.[a-z0-9]+$/i.test(path) || /\.jsx?$/.test(path)) {
    return `a relative import names its file with .ts or .tsx, and "${to}" does not.`;
  }
  const target = targetOf(file, to);
  const there = homeOf(target);
  if (home.game && there?.game && there.game !== home.game) {
    return `a game's folder stands alone: ${home.game} may not import from ${there.game}.`;
  }
  if (home.isTest) return undefined;
  if (target === list) {
    if (knowsTheList.some((form) => form.test(file))) return undefined;
    return 'only the entry points, their workers and the laws import the list of games.';
  }
  if (there?.isTest) return `only tests import from tests and their helpers, and this is "${to}".`;
  if (!there) return `sources import only from src, and this is "${to}".`;
  if (there.folder !== home.folder && !arrows[home.folder]?.includes(there.folder)) {
    return `${home.folder} may not import from ${there.folder}: ${allowedFor(home.folder)}.`;
  }
  if (how !== 'value' || mayDraw.includes(home.folder)) return undefined;
  const way = graph.wayTo([target], (one) => draws(one, graph), ['value']);
  return way && `${home.folder} draws nothing, and this does: ${way.join(' → ')}.`;
}

/** @param {string} folder */
function allowedFor(folder) {
  const allowed = arrows[folder] ?? [];
  return allowed.length > 0 ? `it knows ${allowed.join(', ')}` : 'it knows nothing else';
}

/** @param {string} to */
function isUiLibrary(to) {
  return /^(preact|@preact\/signals)(\/|$)/.test(to);
}

/**
 * JSX imports the UI library without saying so.
 * @param {string} file
 * @param {Home} home
 * @returns {Violation[]}
 */
function jsxIn(file, home) {
  if (!file.endsWith('.tsx') || mayDraw.includes(home.folder) || home.isTest) return [];
  return [{ file, line: 1, sentence: `${home.folder} draws nothing, and this is JSX.` }];
}

/**
 * A game is called by its folder and by its title.
 * @typedef {{ name: string, form: RegExp }} GameName
 * @param {Entry} entry
 * @param {Files} files
 * @param {Graph} graph
 * @returns {GameName}
 */
function gameName({ file, id, loaders }, files, graph) {
  const told = loaders
    .filter(({ name }) => ['meta', 'text'].includes(name))
    .flatMap(({ imports }) => imports.map((to) => targetOf(file, to)));
  const [title] = graph
    .reach(told, ['value', 'lazy'])
    .map((one) => /\btitle:\s*(['"`])(.+?)\1/.exec(files.get(one) ?? '')?.[2])
    .filter((found) => found !== undefined);
  const names = new Set([id, ...(title ? [title] : [])].map((name) => name.toLowerCase()));
  return { name: title ?? id, form: new RegExp([...names].map(formOf).join('|'), 'g') };
}

/**
 * Finds a name as a word, in any case, and as a part of a camelCase name: `skyhop`, `Sky Hop`, `skyHopBoard`, `playSkyhop`.
 * @param {string} name
 */
function formOf(name) {
  const parts = name.split(/[^a-z0-9]+/i).filter(Boolean);
  const joined = parts.join('[-_ ]?');
  const capital = parts.map((part) => (part[0] ?? '').toUpperCase() + part.slice(1)).join('');
  const anyCase = joined.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return `(?<![A-Za-z0-9])${anyCase}(?![a-z0-9])|(?<=[a-z0-9])${capital}(?![a-z0-9])`;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Home} home
 * @param {readonly GameName[]} games
 * @returns {Violation[]}
 */
function namesIn(file, text, home, games) {
  if (home.folder === 'games' || home.isTest) return [];
  return games.flatMap(({ name, form }) =>
    [...text.matchAll(form)].map((match) => ({
      file,
      line: lineAt(text, match.index),
      sentence: `the platform names no game, and this is "${name}".`,
    })),
  );
}
