import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { inRoot } from '../lib/places.mjs';
import { readStamp } from './fresh.mjs';

/**
 * Builds in a process of its own: what a bundler takes of memory is given back when it ends, and the server that follows has none of it. Where building
 * fails, that process has said why, and this one ends. Most is compressed by `squeezeApart`, when the server answers.
 * @param {readonly import('./fresh.mjs').Target[]} wanted
 */
export function buildApart(wanted) {
  const { status } = spawnSync(
    process.execPath,
    [inRoot('scripts', 'build.mjs'), '--changed', '--quick', ...wanted],
    {
      stdio: ['ignore', 2, 2],
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

/** Beside the server and behind everything else that the machine does. Where it is interrupted, the next start does it. */
export function squeezeApart() {
  if (!readStamp('web')?.quick) return;
  const child = spawn(process.execPath, [inRoot('scripts', 'build', 'squeeze.mjs')], { stdio: 'ignore' });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.on('error', () => undefined).unref();
  process.once('exit', () => child.kill());
}
