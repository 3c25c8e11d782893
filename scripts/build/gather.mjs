import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { entryForm, loadersOf } from '../lib/entry.mjs';
import { inRoot, moduleId } from '../lib/places.mjs';

/**
 * What is always needed together is fetched as one file: a request costs more than a kilobyte. Loaders stay apart in the sources, and
 * here those of a table name one module that stands for all of theirs.
 */

const MARK = 'updraft:';

/**
 * The module that stands for what a table of a game needs, or the host of one.
 * @param {string} of
 * @param {string} game
 */
export const partOf = (of, game) => `${MARK}${of}-${game}`;

/** What a table and the host of one need of a game besides words, and what rules are called that come in parts. Rules in one part are needed by both, and stay apart. */
const needed = [
  { of: 'table', loaders: ['words', 'board'], use: 'follow' },
  { of: 'host', loaders: ['hints'], use: 'host' },
];

/** `(await import('./board.tsx')).board` */
const takes = /\(await import\('(\.[^']+)'\)\)\.(\w+)/g;
/** The words that the first page needs, by language. */
const firstWords = /\(\) => import\('\.\/(?:words\/([\w-]+)\/text|([\w-]+)\/pages)\.ts'\)/g;
const pageWordsForm = /\/src\/web\/words\/index\.ts$/;

/** @returns {import('vite').Plugin} */
export function gather() {
  /** @type {Map<string, string>} */
  const made = new Map();
  return {
    name: 'updraft:gather',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const game = entryForm.exec(id)?.[1];
      if (!game && !pageWordsForm.test(id)) return undefined;
      const changed = game ? gathered(id, game, code, made) : code;
      return { code: withFirstWords(changed, game ?? 'pages'), map: null };
    },
    resolveId: (source) => (source.startsWith(MARK) ? source : undefined),
    load: (id) =>
      id.startsWith(MARK) ? (made.get(id) ?? firstWordsOf(id.slice(`${MARK}first-`.length))) : undefined,
  };
}

/**
 * @param {string} file
 * @param {string} game
 * @param {string} code
 * @param {Map<string, string>} made
 */
function gathered(file, game, code, made) {
  const loaders = loadersOf(file, code);
  const parts = loaders.find(({ name }) => name === 'rules')?.imports ?? [];
  const folder = posix.dirname(file);
  let changed = code;
  for (const { of, loaders: names, use } of needed) {
    const wanted = new Set([
      ...loaders.filter(({ name }) => names.includes(name)).flatMap(({ imports }) => imports),
      ...(parts.length > 1 ? parts.filter((to) => to.endsWith(`/${use}.ts`)) : []),
    ]);
    const virtual = partOf(of, game);
    /** @type {Map<string, string>} */
    const taken = new Map();
    changed = changed.replaceAll(takes, (text, to, name) => {
      if (!wanted.has(to)) return text;
      if ((taken.get(name) ?? to) !== to) throw new Error(`${file}: two modules of a ${of} name "${name}".`);
      taken.set(name, to);
      return `(await import('${virtual}')).${name}`;
    });
    made.set(
      virtual,
      [...taken].map(([name, to]) => `export { ${name} } from '${posix.join(folder, to)}';`).join('\n'),
    );
  }
  return changed;
}

/**
 * @param {string} code
 * @param {string} name
 */
function withFirstWords(code, name) {
  const key = keyOf(name);
  return code.replaceAll(
    firstWords,
    (_, ofGame, ofPages) =>
      `async () => ({ words: (await import('${MARK}first-${ofGame ?? ofPages}')).${key} })`,
  );
}

/** @param {string} name */
const keyOf = (name) => name.replaceAll('-', '_');

/** @param {string} language */
function firstWordsOf(language) {
  /** @type {[name: string, file: string][]} */
  const files = [
    ...readdirSync(inRoot('src', 'games')).map(
      (id) => /** @type {[string, string]} */ ([id, `src/games/${id}/words/${language}/text.ts`]),
    ),
    ['pages', `src/web/words/${language}/pages.ts`],
  ];
  return files
    .filter(([, file]) => existsSync(inRoot(file)))
    .map(([id, file]) => `export { words as ${keyOf(id)} } from '${moduleId(file)}';`)
    .join('\n');
}
