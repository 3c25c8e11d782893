/** Serves as `npm start` does, also where the program came without its sources. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../root.ts';

export async function serve(): Promise<void> {
  await import(pathToFileURL(join(projectRoot(), 'scripts', 'start.mjs')).href);
}
