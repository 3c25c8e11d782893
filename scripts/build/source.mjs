import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot, root } from '../lib/places.mjs';
import { common } from './config.mjs';

/** @typedef {{ fileName: string, moduleIds?: readonly string[] }} Chunk */

/**
 * Bundles one source file for Node, which itself reads no TypeScript, until this process ends.
 * @param {string} file its path from the root
 */
export async function bundleSource(file) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const outDir = mkdtempSync(inRoot('.cache', 'source-'));
  // What is imported lazily is read later.
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const built = await build({
    ...common,
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    build: { ssr: inRoot(file), outDir, target: 'node20', minify: false },
  });
  const { output } = /** @type {{ output: Chunk[] }} */ (built);
  const main = pathToFileURL(join(outDir, basename(file).replace(/\.ts$/, '.js')));
  return { main: main.href, outDir, chunks: output };
}

/**
 * Bundles one source file and loads it.
 * @param {string} file its path from the root
 */
export async function loadSource(file) {
  return await import((await bundleSource(file)).main);
}
