import { posix } from 'node:path';

/**
 * Workers are built with the pages and not apart, so that rules, draws and storage that a page and its worker both need are one file, fetched once.
 * @returns {import('vite').Plugin}
 */
export function workersBeside() {
  return {
    name: 'updraft:workers',
    // Under development every module is a file of its own.
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (isPreloader(id)) return { code: inWorkersToo(code), map: null };
      if (!named.test(code)) return undefined;
      const changed = code.replaceAll(new RegExp(named, 'g'), (_, to) => {
        const file = posix.join(posix.dirname(id), to);
        const ref = this.emitFile({ type: 'chunk', id: file, name: posix.basename(file, '.ts') });
        return `import.meta.ROLLUP_FILE_URL_${ref}`;
      });
      return { code: changed, map: null };
    },
  };
}

/** `new URL('./local.worker.ts', import.meta.url)` */
const named = /new URL\('(\.[^']+\.worker\.ts)', import\.meta\.url\)/;

/** @param {string} id */
const isPreloader = (id) => id.includes('vite/preload-helper');

/**
 * What Vite puts before a lazy import asks the document to fetch ahead; a worker has none, and imports at once.
 * @param {string} code
 */
function inWorkersToo(code) {
  const asks = 'deps && deps.length > 0';
  if (!code.includes(asks) || !code.includes('window.dispatchEvent'))
    throw new Error('Vite fetches ahead in another way than scripts/build/beside.mjs knows.');
  return code
    .replace(asks, `typeof document !== 'undefined' && ${asks}`)
    .replace('window.dispatchEvent', 'globalThis.dispatchEvent');
}
