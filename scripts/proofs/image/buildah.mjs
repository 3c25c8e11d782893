import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms, must } from '../../harness/services/programs.mjs';

/** Images of the proof, apart from all others; what others build on is kept between two runs. */
export const place = join(tmpdir(), 'updraft-image');

/** @param {string} name */
const find = (name) => findPrograms({ programs: [name], places: () => ['/usr/sbin'], package: name });

/** @param {string} name */
export const program = (name) => join(find(name).folder, name);

/** Folders as they are need no support of the kernel; a program that was only unpacked brings its libraries. */
const surroundings = () => {
  const { libraries } = find('buildah');
  const own = libraries ? { LD_LIBRARY_PATH: libraries } : {};
  return { ...process.env, STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot', ...own };
};

const words = () => {
  mkdirSync(place, { recursive: true, mode: 0o700 });
  return ['--root', join(place, 'root'), '--runroot', join(place, 'run')];
};

/** @param {string[]} args */
export function buildah(...args) {
  const ran = spawnSync(program('buildah'), [...words(), ...args], {
    env: surroundings(),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return must(ran, `buildah ${args[0]}`).stdout.trim();
}

/**
 * For what takes long: what it says is shown.
 * @param {string[]} args
 */
export async function buildahAloud(...args) {
  const child = spawn(program('buildah'), [...words(), ...args], {
    env: surroundings(),
    stdio: ['ignore', 2, 2],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`buildah ${args[0]} ended with ${code}`);
}

/** @param {string} name */
export const hasImage = (name) =>
  spawnSync(program('buildah'), [...words(), 'inspect', '--type', 'image', name], { env: surroundings() })
    .status === 0;
