import { pathToFileURL } from 'node:url';
import { inRoot } from './places.mjs';

/**
 * Serves the bundles in this process: the start command, the browser tests and the proofs all do it this way.
 * @param {{ port: number, host: string }} where
 * @returns {Promise<import('../../src/server/main.ts').Serving>}
 */
export async function serveBuilt({ port, host }) {
  const { serve } = await import(pathToFileURL(inRoot('dist', 'server', 'main.mjs')).href);
  return serve({ port, host, webRoot: inRoot('dist', 'web') });
}
