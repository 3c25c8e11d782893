import { resolve } from 'node:path';

const workerUrl = /new URL\(\s*(['"])(\.[^'"]+\.worker\.ts)\1\s*,\s*import\.meta\.url\s*\)/g;

/**
 * Vite bundles `new URL('./x.worker.ts', import.meta.url)` for browsers only: this does it for Node, so that one
 * spelling serves both.
 * @returns {import('vite').Plugin}
 */
export function nodeWorkers() {
  return {
    name: 'updraft:node-workers',
    enforce: 'pre',
    transform(code, id) {
      if (!code.includes('.worker.ts')) return null;
      const changed = code.replace(workerUrl, (_all, _quote, path) => {
        const reference = this.emitFile({ type: 'chunk', id: resolve(id, '..', path) });
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      });
      return changed === code ? null : { code: changed, map: null };
    },
    resolveFileUrl({ relativePath }) {
      return `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`;
    },
  };
}
