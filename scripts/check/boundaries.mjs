import { posix } from 'node:path';
import { importsOf, lineAt } from './imports.mjs';

/**
 * @typedef {{ file: string, line: number, sentence: string }} Violation
 * @typedef {import('./imports.mjs').Import} Import
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
  online: ['contract', 'match'],
  print: ['contract', 'toolkit'],
  lab: ['contract', 'toolkit', 'match', 'bots'],
  server: ['contract', 'toolkit', 'match', 'bots', 'online', 'lab', 'print'],
  web: ['contract', 'toolkit', 'match', 'bots', 'online', 'lab', 'print'],
  cli: ['contract', 'toolkit', 'match', 'bots', 'online', 'lab', 'print'],
};

const list = 'src/games/index.ts';
/** The entry points and their workers: with the laws the only ones that know which games there are. */
const knowsTheList = [
  /^src\/(web\/main\.tsx|cli\/main\.ts|server\/main\.ts)$/,
  /^src\/(web|cli|server)\/.*\.worker\.ts$/,
];
/** Where nothing of Node exists: these also run in a browser. */
const runsAnywhere = ['contract', 'toolkit', 'families', 'games', 'match', 'bots', 'online'];

/**
 * Everything in these files that goes against the architecture.
 * @param {Files} files
 * @returns {Violation[]}
 */
export function violationsIn(files) {
  const games = gamesIn(files);
  return [...files].flatMap(([file, text]) => {
    const home = homeOf(file);
    if (!home || home.folder === 'laws') return [];
    const imports = /\.tsx?$/.test(file) ? importsOf(file, text) : [];
    const told = imports.flatMap((one) => {
      const sentence = judge(file, home, one);
      return sentence ? [{ file, line: one.line, sentence }] : [];
    });
    return [...told, ...jsxIn(file, home), ...namesIn(file, text, home, games)];
  });
}

/**
 * @typedef {{ folder: string, game: string | undefined, isTest: boolean, mayDraw: boolean }} Home
 * @param {string} file
 * @returns {Home | undefined}
 */
function homeOf(file) {
  const [top, folder, third] = file.split('/');
  if (top !== 'src' || !folder || !third) return undefined;
  const game = folder === 'games' && file.split('/').length > 3 ? third : undefined;
  return { folder, game, isTest: /\.test\.tsx?$/.test(file), mayDraw: mayDraw(file) };
}

/**
 * Where the UI library may be used: the client, art and parts that games share, and a game's boards, sheets, pages and cover.
 * @param {string} file
 */
function mayDraw(file) {
  if (/^src\/(web|toolkit\/(art|ui)|families\/[^/]+\/(art|field))\//.test(file)) return true;
  return /^src\/games\/[^/]+\/(.*\/)?((board|sheet|page|cover)[^/]*\.tsx|board\/[^/]+\.tsx?)$/.test(file);
}

/**
 * What is wrong with one import, or undefined.
 * @param {string} file
 * @param {Home} home
 * @param {Import} import_
 */
function judge(file, home, { to, how }) {
  if (to.startsWith('.')) return judgeOwn(file, home, to, how);
  if (home.isTest) return undefined;
  if (home.folder === 'contract') return `the contract imports nothing, and this is "${to}".`;
  if (to.startsWith('node:') && runsAnywhere.includes(home.folder)) {
    return `${home.folder} also runs in browsers and may not import "${to}".`;
  }
  if (isUiLibrary(to) && !home.mayDraw)
    return `only boards, sheets, pages, art and the client draw: "${to}" may not come here.`;
  return undefined;
}

/**
 * @param {string} file
 * @param {Home} home
 * @param {string} to
 * @param {Import['how']} how
 */
function judgeOwn(file, home, to, how) {
  const path = to.split('?', 1)[0] ?? to;
  if (!/\.[a-z0-9]+$/i.test(path) || /\.jsx?$/.test(path)) {
    return `a relative import names its file with .ts or .tsx, and "${to}" does not.`;
  }
  const target = posix.normalize(posix.join(posix.dirname(file), path));
  const there = homeOf(target);
  if (home.game && there?.game && there.game !== home.game) {
    return `a game's folder stands alone: ${home.game} may not import from ${there.game}.`;
  }
  if (home.isTest) return undefined;
  if (target === list) {
    if (knowsTheList.some((form) => form.test(file))) return undefined;
    return 'only the entry points, their workers and the laws import the list of games.';
  }
  if (!there) return `sources import only from src, and this is "${to}".`;
  if (there.folder !== home.folder && !arrows[home.folder]?.includes(there.folder)) {
    return `${home.folder} may not import from ${there.folder}: ${allowedFor(home.folder)}.`;
  }
  const draws =
    there.mayDraw && there.folder !== 'web' && !home.mayDraw && runsAnywhere.includes(home.folder);
  // The list and a game's own entry name their boards lazily, so that rules run without the UI library.
  if (draws && how === 'value')
    return `"${to}" draws, and what draws may only be imported lazily or as types from here.`;
  return undefined;
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
  if (!file.endsWith('.tsx') || home.mayDraw || home.isTest) return [];
  const sentence =
    'JSX belongs in boards, sheets, pages, covers (board*.tsx, sheet*.tsx, …), art and the client.';
  return [{ file, line: 1, sentence }];
}

/**
 * @typedef {{ name: string, form: RegExp }} GameName
 * @param {Files} files
 * @returns {GameName[]}
 */
function gamesIn(files) {
  return [...files].flatMap(([file, text]) => {
    const id = /^src\/games\/([^/]+)\/meta\.ts$/.exec(file)?.[1];
    if (!id) return [];
    const title = /\btitle:\s*(['"`])(.+?)\1/.exec(text)?.[2];
    const names = new Set([id, ...(title ? [title] : [])].map((name) => name.toLowerCase()));
    return [{ name: title ?? id, form: new RegExp([...names].map(formOf).join('|'), 'g') }];
  });
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
