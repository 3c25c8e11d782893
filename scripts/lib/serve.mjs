import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './places.mjs';

/**
 * @typedef {import('../../src/server/main.ts').ServeOptions} ServeOptions
 * @typedef {import('../../src/server/main.ts').Serving} Serving
 */

/**
 * The server as it was built: what runs in threads and processes of its own cannot be run from its sources.
 * @returns {Promise<typeof import('../../src/server/main.ts')>}
 */
export function builtServer() {
  return import(pathToFileURL(inRoot('dist', 'server', 'main.mjs')).href);
}

/**
 * Serves the bundles in this process: the start command, the browser tests and the proofs all do it this way.
 * Without a folder of its own for tables it takes one that is gone when the server is.
 * @param {Partial<ServeOptions> & { port: number, host: string }} options
 * @returns {Promise<Serving>}
 */
export async function serveBuilt(options) {
  const { serve } = await builtServer();
  const webRoot = inRoot('dist', 'web');
  if (options.dataDir !== undefined) return serve({ webRoot, ...options, dataDir: options.dataDir });
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-data-'));
  const serving = await serve({ webRoot, ...options, dataDir });
  return {
    ...serving,
    async close() {
      await serving.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
