import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from '../lib/files.mjs';
import { inRoot } from '../lib/places.mjs';
import { readStamp, stampPath, targets } from './fresh.mjs';

/**
 * Moves a finished bundle to where it is used, so that at no moment a reader finds half of it: first the files whose
 * names carry a hash of their content, then the few with fixed names that point to them. The files of the bundle
 * before stay: a process that started with it may still load its later parts.
 * @param {import('./fresh.mjs').Target} target
 * @param {string} made the folder with the new bundle
 * @param {import('./fresh.mjs').Inputs & { quick?: boolean }} inputs what it was made from
 */
export function publish(target, made, inputs) {
  const folder = inRoot(targets[target].folder);
  const files = filesBelow(made);
  const before = readStamp(target)?.files ?? [];
  for (const file of [...files.filter(isHashed), ...files.filter((file) => !isHashed(file))]) {
    const to = join(folder, file);
    if (isHashed(file) && existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(join(made, file), to);
  }
  const kept = new Set([...files, ...before]);
  for (const file of filesBelow(folder)) if (!kept.has(file)) rmSync(join(folder, file));
  writeStamp(target, { ...inputs, files });
}

/** @param {string} file */
export const isHashed = (file) => file.startsWith('assets/') || /-[\w-]{8}\.mjs$/.test(file);

/**
 * @param {import('./fresh.mjs').Target} target
 * @param {import('./fresh.mjs').Stamp} stamp
 */
export function writeStamp(target, stamp) {
  const path = stampPath(target);
  writeFileSync(`${path}.new`, JSON.stringify(stamp));
  renameSync(`${path}.new`, path);
}
