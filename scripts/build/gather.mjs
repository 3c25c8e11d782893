import { existsSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { entryForm, loadersOf } from '../lib/entry.mjs';
import { inRoot } from '../lib/places.mjs';

/**
 * What is always needed together is fetched as one file: a request costs more than a kilobyte. Loaders stay apart in the sources, and
 * here those of a table name one module that stands for all of theirs.
 *
 * @typedef {import('../lib/loaders.mjs').Bundle} Bundle
 */

const MARK = 'updraft:';

/** What a table, or the host of one, needs of a game besides words. @type {Partial<Record<Bundle, { loaders: string[], use: string }>>} */
const needed = {
  web: { loaders: ['rules', 'words', 'board'], use: 'follow' },
  worker: { loaders: ['rules', 'hints'], use: 'host' },
};

/** `(await import('./board.tsx')).board` */
const taken = /\(await import\('(\.[^']+)'\)\)\.(\w+)/g;
/** The words that the first page needs, by language. */
const firstWords = /\(\) => import\('\.\/(?:words\/([\w-]+)\/text|([\w-]+)\/pages)\.ts'\)/g;
const pageWordsForm = /\/src\/web\/words\/index\.ts$/;

/**
 * @param {Bundle} bundle
 * @returns {import('vite').Plugin}
 */
export function gather(bundle) {
  /** @type {Map<string, string>} */
  const made = new Map();
  return {
    name: 'updraft:gather',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const game = entryForm.exec(id)?.[1];
      if (!game && !pageWordsForm.test(id)) return undefined;
      const changed = game ? tableOf(bundle, id, game, code, made) : code;
      return { code: bundle === 'web' ? withFirstWords(changed, game ?? 'pages') : changed, map: null };
    },
    resolveId: (source) => (source.startsWith(MARK) ? source : undefined),
    load: (id) =>
      id.startsWith(MARK) ? (made.get(id) ?? firstWordsOf(id.slice(`${MARK}first-`.length))) : undefined,
  };
}

/**
 * @param {Bundle} bundle
 * @param {string} file
 * @param {string} game
 * @param {string} code
 * @param {Map<string, string>} made
 */
function tableOf(bundle, file, game, code, made) {
  const { loaders, use } = needed[bundle] ?? { loaders: [], use: '' };
  const wanted = loadersOf(file, code)
    .filter(({ name }) => loaders.includes(name))
    // Rules that come in parts have a module for each use, and it is called as the use is.
    .flatMap(({ name, imports }) =>
      name === 'rules' && imports.length > 1 ? imports.filter((to) => to.endsWith(`/${use}.ts`)) : imports,
    );
  const virtual = `${MARK}${game}`;
  /** @type {Map<string, string>} */
  const names = new Map();
  const changed = code.replaceAll(taken, (text, to, name) => {
    if (!wanted.includes(to)) return text;
    if ((names.get(name) ?? to) !== to) throw new Error(`${file}: two modules of a table name "${name}".`);
    names.set(name, to);
    return `(await import('${virtual}')).${name}`;
  });
  const folder = posix.dirname(file);
  const lines = [...names].map(([name, to]) => `export { ${name} } from '${posix.join(folder, to)}';`);
  made.set(virtual, lines.join('\n'));
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
    .map(([id, file]) => `export { words as ${keyOf(id)} } from '${inRoot(file)}';`)
    .join('\n');
}
