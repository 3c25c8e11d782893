import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from './places.mjs';
import { endWith } from './sentence.mjs';

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
  if (options.dataDir !== undefined) return serveOn({ ...options, dataDir: options.dataDir });
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-data-'));
  const serving = await serveOn({ ...options, dataDir });
  return {
    ...serving,
    async close() {
      await serving.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * When a backup takes the place of everything, or a database comes that was not there, what was opened is closed, and opened anew at the same port: pages come back by themselves.
 * @param {Omit<ServeOptions, 'webRoot'>} options
 * @returns {Promise<Serving>}
 */
async function serveOn(options) {
  const { serve } = await builtServer();
  const start = (/** @type {number} */ port) =>
    serve({ webRoot: inRoot('dist', 'web'), ...options, port, replaced });
  let isClosed = false;
  /** @type {Promise<void>} */
  let starting = Promise.resolve();
  let serving = await start(options.port);
  const { port } = serving;
  function replaced() {
    if (!isClosed) starting = startAfresh().catch((error) => endWith(error));
  }
  async function startAfresh() {
    console.error(
      serving.offline
        ? 'The database is there now: starting afresh.'
        : 'A backup takes the place of everything online: starting afresh.',
    );
    await serving.close();
    serving = await start(port);
    if (serving.offline) console.error(`Only for games on one device: ${serving.offline}`);
  }
  return {
    ...serving,
    async close() {
      isClosed = true;
      await starting;
      await serving.close();
    },
  };
}
