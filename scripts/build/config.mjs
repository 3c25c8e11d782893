import { inRoot } from '../lib/places.mjs';
import { workersBeside } from './beside.mjs';
import { classesAsConstants, scopedName } from './css-modules.mjs';
import { gather } from './gather.mjs';
import { groups } from './groups.mjs';
import { loadersFor } from './loader-bundles.mjs';
import { patternNames } from './pattern-names.mjs';

/** What every build, the development server and the tests share. */
export const common = /** @satisfies {import('vite').UserConfig} */ ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: scopedName } },
});

/** How long plugins take is no news. */
const untimed = { checks: { pluginTimings: false } };

/** The client: also what `npm run dev` serves. */
export const webConfig = /** @satisfies {import('vite').UserConfig} */ ({
  ...common,
  root: inRoot('src', 'web'),
  publicDir: inRoot('src', 'web', 'public'),
  plugins: [classesAsConstants(), workersBeside(), patternNames(), loadersFor('web'), gather()],
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    // The content security policy allows fonts and workers from our own address only, never from data URLs.
    assetsInlineLimit: 0,
    assetsDir: 'assets',
    reportCompressedSize: false,
    // What makes PDFs is large, and comes when it is asked for.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      ...untimed,
      output: { codeSplitting: { groups } },
    },
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
