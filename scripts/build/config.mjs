import { inRoot } from '../lib/places.mjs';
import { workersBeside } from './beside.mjs';
import { classesAsConstants, scopedName } from './css-modules.mjs';
import { gather } from './gather.mjs';
import { groups } from './groups.mjs';
import { loadersFor } from './loader-bundles.mjs';
import { patternNames } from './pattern-names.mjs';
import { tableFiles } from './table-files.mjs';

/** What every build, the development server and the tests share. */
export const common = /** @satisfies {import('vite').UserConfig} */ ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: scopedName } },
});

/** How long plugins take is no news. */
const untimed = { checks: { pluginTimings: false } };

/** What a player asks for on the way: books, aids, lessons, what is printed, why a bot would. */
const askedFor = /(?:^|\/)(?:rulebook|aid|lessons|sheets|reasons|refusals|pages|everything|disguise)-[^/]+$/;

/**
 * Files that are fetched together with the one that is asked for. Every name of one costs each page that could ask, so what a game keeps
 * for later finds its parts by itself; styles are always named, or they would not come.
 * @param {string} file
 * @param {string[]} parts
 */
const aheadOf = (file, parts) =>
  askedFor.test(file) ? parts.filter((part) => part.endsWith('.css')) : parts;

/** The client: also what `npm run dev` serves. */
export const webConfig = /** @satisfies {import('vite').UserConfig} */ ({
  ...common,
  root: inRoot('src', 'web'),
  publicDir: inRoot('src', 'web', 'public'),
  plugins: [classesAsConstants(), workersBeside(), patternNames(), loadersFor('web'), gather(), tableFiles()],
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false, resolveDependencies: aheadOf },
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
