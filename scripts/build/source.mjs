import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot, root } from '../lib/places.mjs';
import { common } from './config.mjs';

/**
 * Bundles one source file for Node and loads it: Node itself reads no TypeScript.
 * @param {string} file its path from the root
 */
export async function loadSource(file) {
  mkdirSync(inRoot('.cache'), { recursive: true });
  const outDir = mkdtempSync(inRoot('.cache', 'source-'));
  // What is imported lazily is read later.
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    ...common,
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    build: { ssr: inRoot(file), outDir, target: 'node20', minify: false },
  });
  return await import(pathToFileURL(join(outDir, basename(file).replace(/\.ts$/, '.js'))).href);
}
