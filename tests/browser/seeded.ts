/**
 * Games whose deals and bots are the same in every run. The product has no switch for it: the tests serve a copy of it whose workers begin
 * with a few lines more.
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/places.mjs';

/** Runs in a page or a worker: numbers that look random, and are the same each time. */
export function seedNumbers(seed: number): void {
  let state = seed;
  const byte = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) & 0xff;
  };
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array)
      new Uint8Array(array.buffer, array.byteOffset).set(Array.from({ length: array.byteLength }, byte));
    return array;
  };
}

/** Runs in a worker: a second is so many looks at the clock, so that bots think as long on every machine, and not for long. */
function countLooks(most: number): void {
  let looks = 0;
  performance.now = () => (1000 * looks++) / most;
}

const SEED = 7;
const LOOKS_A_SECOND = 300;

/** A copy of the built pages with seeded workers. */
export function seededPages(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-pages-'));
  cpSync(inRoot('dist', 'web'), folder, { recursive: true });
  const prelude = `(${seedNumbers})(${SEED});(${countLooks})(${LOOKS_A_SECOND});`;
  const assets = join(folder, 'assets');
  const workers = readdirSync(assets).filter((file) => /\.worker-[^.]+\.js/.test(file));
  for (const file of workers) {
    const path = join(assets, file);
    // What was compressed beforehand is as it was before.
    if (file.endsWith('.js')) writeFileSync(path, prelude + readFileSync(path, 'utf8'));
    else rmSync(path);
  }
  if (workers.length === 0) throw new Error('the product has no workers to seed');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
