import { spawnSync } from 'node:child_process';
import { inRoot } from '../lib/places.mjs';

/**
 * Builds in a process of its own: what a bundler takes of memory is given back when it ends, and the server that follows has none of it. Where building
 * fails, that process has said why, and this one ends.
 * @param {readonly import('./fresh.mjs').Target[]} wanted
 */
export function buildApart(wanted) {
  const { status } = spawnSync(process.execPath, [inRoot('scripts', 'build.mjs'), '--changed', ...wanted], {
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}
