import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesBelow } from '../lib/files.mjs';
import { inRoot, root } from '../lib/places.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { compress } from './compress.mjs';
import { common, webConfig } from './config.mjs';
import { inputsOf, targets } from './fresh.mjs';
import { loadersFor, modulesOfRules } from './loader-bundles.mjs';
import { nodeWorkers } from './node-workers.mjs';
import { isHashed, publish } from './publish.mjs';

/** @typedef {import('./fresh.mjs').Target} Target */

const quiet = /** @type {const} */ ({ configFile: false, logLevel: 'warn', clearScreen: false });

/**
 * Builds bundles beside each other: the bundler works in threads.
 * @param {readonly Target[]} wanted
 * @param {{ quick?: boolean }} options
 */
export async function bundleAll(wanted, options) {
  const before = process.env.NODE_ENV;
  try {
    // A bundle is the same whether tests build it or a shell with a setting of its own.
    process.env.NODE_ENV = 'production';
    await Promise.all(wanted.map((target) => bundle(target, options)));
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

/**
 * Builds one bundle in a folder of its own and then publishes it.
 * @param {Target} target
 * @param {{ quick?: boolean }} options compress later what is sent to browsers (squeeze.mjs)
 */
async function bundle(target, { quick = false } = {}) {
  mkdirSync(inRoot('dist'), { recursive: true });
  // Only one builds at a time, so what another left behind was interrupted.
  for (const name of readdirSync(inRoot('dist'))) {
    if (name.startsWith(`.${target}-`)) rmSync(inRoot('dist', name), { recursive: true, force: true });
  }
  const made = mkdtempSync(inRoot('dist', `.${target}-`));
  // Taken before the build, so that a file saved meanwhile makes the next command build again.
  const inputs = inputsOf(target);
  try {
    if (target === 'web') await bundleWeb(made, quick);
    else await bundleForNode(target, made);
    publish(target, made, target === 'web' && quick ? { ...inputs, quick } : inputs);
  } catch (error) {
    throw new Sentence(
      `The ${target} bundle could not be built: ${error instanceof Error ? error.message : error}`,
    );
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * @param {string} outDir
 * @param {boolean} quick
 */
async function bundleWeb(outDir, quick) {
  await build({ ...webConfig, ...quiet, build: { ...webConfig.build, outDir, emptyOutDir: true } });
  await bundleServiceWorker(outDir);
  copyCovers(outDir);
  const files = filesBelow(outDir);
  // Files with fixed names cannot wait: beside them lies what was compressed of the version before.
  await compress(outDir, quick ? files.filter((file) => !isHashed(file)) : files, {
    published: inRoot(targets.web.folder),
  });
}

/**
 * Pictures that sites show beside a link. No page shows them, so the service worker does not keep them.
 * @param {string} outDir
 */
function copyCovers(outDir) {
  mkdirSync(join(outDir, 'covers'));
  for (const game of readdirSync(inRoot('src', 'games'))) {
    const cover = inRoot('src', 'games', game, 'cover.png');
    if (existsSync(cover)) copyFileSync(cover, join(outDir, 'covers', `${game}.png`));
  }
}

/** What makes PDFs, and its type: kept when a player first asks for one. */
const late = /pdf\.worker-[^/]*\.js$|\.woff$/;

/**
 * The service worker has a fixed name, and knows every file of its version by name. All that are text come to a first visitor as one.
 * @param {string} outDir
 */
async function bundleServiceWorker(outDir) {
  const files = filesBelow(outDir);
  const hash = createHash('sha1');
  for (const file of files) hash.update(file).update(readFileSync(join(outDir, file)));
  const version = hash.digest('hex').slice(0, 12);
  const kept = files.filter((file) => !late.test(file));
  const pack = `assets/offline-${version}.json`;
  writeFileSync(join(outDir, pack), JSON.stringify(packed(outDir, kept)));
  await build({
    ...quiet,
    publicDir: false,
    root,
    define: {
      __ASSETS__: JSON.stringify(kept.map((file) => `/${file}`)),
      __PACK__: JSON.stringify(`/${pack}`),
      __VERSION__: JSON.stringify(version),
    },
    build: {
      ...webConfig.build,
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input: inRoot('src/web/sw.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/**
 * Scripts and styles by their addresses.
 * @param {string} folder
 * @param {readonly string[]} files
 */
const packed = (folder, files) =>
  Object.fromEntries(
    files
      .filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
      .map((file) => [`/${file}`, readFileSync(join(folder, file), 'utf8')]),
  );

/**
 * The rules of all games and what they share go into one file: V8 folds constants and inlines calls within a module,
 * not across files, and random play is a tenth faster for it.
 */
function rulesTogether() {
  const rules = modulesOfRules();
  return { name: 'rules', test: (/** @type {string} */ id) => rules.has(id) };
}

/**
 * For Node: parts from node_modules stay there, and what is imported lazily gets a file of its own.
 * @param {'server' | 'cli'} target
 * @param {string} outDir
 */
async function bundleForNode(target, outDir) {
  await build({
    ...common,
    ...quiet,
    root,
    publicDir: false,
    plugins: [nodeWorkers(), loadersFor(target)],
    // TypeBox is hundreds of small files, and reading them all takes longer than everything else at the start.
    ssr: { external: true, noExternal: ['typebox'], target: 'node' },
    build: {
      ssr: inRoot(targets[target].entry),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        // Rules that one game loads at once another loads late; both are right.
        checks: { ineffectiveDynamicImport: false },
        output: {
          format: 'es',
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          codeSplitting: { groups: [rulesTogether()] },
          topLevelVar: false,
        },
      },
    },
  });
}
