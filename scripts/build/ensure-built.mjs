import { inRoot } from '../lib/places.mjs';
import { isFresh } from './fresh.mjs';

/** @typedef {import('./fresh.mjs').Target} Target */

/**
 * Builds those of the bundles whose sources have changed. The bundler is loaded only when it is needed.
 * @param {readonly Target[]} wanted
 * @param {{ always?: boolean }} options
 */
export async function ensureBuilt(wanted, { always = false } = {}) {
  if (!always && wanted.every(isFresh)) return;
  const { withLock } = await import('./lock.mjs');
  await withLock(inRoot('dist', '.lock'), async () => {
    for (const target of wanted) {
      // Whoever held the lock may have built it meanwhile.
      if (!always && isFresh(target)) continue;
      const started = performance.now();
      process.stderr.write(`Building ${target} … `);
      const { bundle } = await import('./bundle.mjs');
      await bundle(target);
      process.stderr.write(`${Math.round(performance.now() - started)} ms\n`);
    }
  });
}
