import { inRoot } from '../lib/places.mjs';
import { classesAsConstants, scopedName } from './css-modules.mjs';

/** What every build, the development server and the tests share. */
export const common = /** @satisfies {import('vite').UserConfig} */ ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: scopedName } },
});

/**
 * Workers load rules and hints, never what draws or explains a game; but its entry names all of that, and a worker is bundled
 * by itself. Without this every board would be built, and kept offline, twice.
 * @returns {import('vite').Plugin}
 */
const onlyRules = () => ({
  name: 'only-rules',
  enforce: 'pre',
  resolveId(source, importer) {
    const entry = /\/games\/[^/]+\/index\.ts$/.test(importer ?? '');
    return entry && /\/(board|pages)\.tsx$|\/(rulebook|terminal|commands|pieces|words)\.ts$/.test(source)
      ? '\0absent'
      : undefined;
  },
  load: (id) => (id === '\0absent' ? 'export {};' : undefined),
});

/** The client: also what `npm run dev` serves. */
export const webConfig = /** @satisfies {import('vite').UserConfig} */ ({
  ...common,
  root: inRoot('src', 'web'),
  publicDir: inRoot('src', 'web', 'public'),
  plugins: [classesAsConstants()],
  worker: { format: 'es', plugins: () => [onlyRules()] },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    // The content security policy allows fonts and workers from our own address only, never from data URLs.
    assetsInlineLimit: 0,
    assetsDir: 'assets',
    reportCompressedSize: false,
  },
  // Pages under development talk to a server that runs beside.
  server: {
    proxy: {
      '/api': 'http://localhost:3000',
      '/healthz': 'http://localhost:3000',
      '/socket': { target: 'ws://localhost:3000', ws: true },
    },
  },
});
