/** Where the project is and which version of it this is: bundles lie two folders below its root. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('the command line has left its project');
    folder = above;
  }
  return folder;
}

export function version(): string {
  const read = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string };
  return read.version;
}

/**
 * Which program plays, for what only one and the same may play: its version, and a digest of the sources that the bundle was made of. It is
 * the same on every machine that has them.
 */
export function program(): string {
  const name = `updraft ${version()}`;
  const dist = join(projectRoot(), 'dist');
  if (!fileURLToPath(import.meta.url).startsWith(dist)) return name;
  const { content } = JSON.parse(readFileSync(join(dist, 'cli.stamp.json'), 'utf8')) as { content: string };
  return `${name} (sources ${content.slice(0, 8)})`;
}
