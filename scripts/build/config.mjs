import { inRoot } from '../lib/places.mjs';
import { classesAsConstants, scopedName } from './css-modules.mjs';
import { gather } from './gather.mjs';
import { loadersFor, modulesOf } from './loader-bundles.mjs';

/** What every build, the development server and the tests share. */
export const common = /** @satisfies {import('vite').UserConfig} */ ({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  css: { modules: { generateScopedName: scopedName } },
});

/** How long plugins take is no news. */
const untimed = { checks: { pluginTimings: false } };

const art = modulesOf('cover').needed;
const shared = new Set([...modulesOf('rules').needed, ...modulesOf('board').needed]);

/**
 * What several games share has files of its own, or one game's file would bring it to the others; and what a table needs of one game is in one: see gather.mjs.
 * @type {Group[]}
 */
const games = [
  { name: 'toolkit', test: (id) => shared.has(id) && id.includes('/src/toolkit/'), priority: 3 },
  {
    name: (id) => /\/families\/([^/]+)\//.exec(id)?.[1] ?? '',
    test: /\/families\/[^/]+\/(?!words\/)/,
    priority: 2,
  },
  { name: (id) => id.replace('updraft:', ''), test: /^updraft:(?!first-)/, priority: 1 },
];

/**
 * What is needed together is one file, whatever else uses parts of it: a request costs more than a kilobyte.
 * @typedef {{ name: string | ((id: string) => string), test?: RegExp | ((id: string) => boolean), tags?: ['$initial'], priority: number }} Group
 * @type {Group[]}
 */
const together = [
  { name: 'first', tags: ['$initial'], priority: 9 },
  {
    name: 'table',
    test: /\/web\/(table\/(page|table|model)\.tsx?|host\/local\.ts|words\/en\/table\.ts)$/,
    priority: 7,
  },
  // What a table shows when it is asked, and at the end: last, so that no board waits for what it shares with them.
  { name: 'dialog', test: /\/web\/shell\/dialog\.tsx$/, priority: 6 },
  { name: 'dialogs', test: /\/web\/table\/(dialogs|menu)\.tsx$/, priority: 0 },
  { name: 'end', test: /\/web\/table\/end\.tsx$/, priority: 0 },
  // Covers share parts with boards, and come before them.
  { name: 'art', test: (id) => art.has(id), priority: 8 },
  ...games,
];

/** The client: also what `npm run dev` serves. */
export const webConfig = /** @satisfies {import('vite').UserConfig} */ ({
  ...common,
  root: inRoot('src', 'web'),
  publicDir: inRoot('src', 'web', 'public'),
  plugins: [classesAsConstants(), loadersFor('web'), gather('web')],
  worker: {
    format: 'es',
    plugins: () => [loadersFor('worker'), gather('worker')],
    rolldownOptions: { ...untimed, output: { codeSplitting: { groups: games } } },
  },
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    modulePreload: { polyfill: false },
    // The content security policy allows fonts and workers from our own address only, never from data URLs.
    assetsInlineLimit: 0,
    assetsDir: 'assets',
    reportCompressedSize: false,
    rolldownOptions: {
      ...untimed,
      output: { codeSplitting: { groups: together } },
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
