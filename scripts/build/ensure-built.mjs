import { accessSync, constants, mkdirSync } from 'node:fs';
import { inRoot, root } from '../lib/places.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { isFresh, readStamp } from './fresh.mjs';

/** @typedef {import('./fresh.mjs').Target} Target */

/**
 * Builds those of the bundles whose sources have changed. The bundler is loaded only when it is needed.
 * @param {readonly Target[]} wanted
 * @param {{ always?: boolean, quick?: boolean }} options
 */
export async function ensureBuilt(wanted, { always = false, quick = false } = {}) {
  const isStale = (/** @type {Target} */ target) => always || !isFresh(target);
  if (wanted.some(isStale)) {
    checkPlace(wanted);
    await locked(async () => {
      // The process that held the lock may have built some of them meanwhile.
      const stale = wanted.filter(isStale);
      if (stale.length === 0) return;
      const started = performance.now();
      process.stderr.write(`Building ${stale.join(', ')} … `);
      const { bundleAll } = await bundler();
      await bundleAll(stale, { quick });
      process.stderr.write(`${Math.round(performance.now() - started)} ms\n`);
    });
  }
  if (quick || !wanted.includes('web') || !readStamp('web')?.quick) return;
  const { compressRest } = await import('./compress.mjs');
  await locked(compressRest);
}

/** @param {() => Promise<void>} work */
async function locked(work) {
  const { withLock } = await import('./lock.mjs');
  await withLock(inRoot('dist', '.lock'), work);
}

async function bundler() {
  try {
    return await import('./bundle.mjs');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new Sentence(
      'The bundles are missing, or older than the sources, and the bundler is not installed: run "npm ci --include=dev", then "npm run build".',
    );
  }
}

/**
 * A built product runs from a folder that cannot be written; one that has yet to be built does not.
 * @param {readonly Target[]} wanted
 */
function checkPlace(wanted) {
  const what = `The ${wanted.join(' and ')} ${wanted.length > 1 ? 'bundles are' : 'bundle is'} missing, or older than the sources`;
  try {
    mkdirSync(inRoot('dist'), { recursive: true });
    accessSync(inRoot('dist'), constants.W_OK);
  } catch {
    throw new Sentence(
      `${what}, and ${root} cannot be written: run "npm run build" before it is made read-only or copied there.`,
    );
  }
}
