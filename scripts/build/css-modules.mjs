import { createHash } from 'node:crypto';
import { basename, relative } from 'node:path';
import { root } from '../lib/places.mjs';

/** @type {Map<string, string>} */
const prefixes = new Map();

/**
 * The name that a class or keyframes of a module has on the page: readable under development; short in a bundle, made from the
 * file's path and the name's place in it, so that a bundle is the same wherever it is built.
 * @param {string} name
 * @param {string} file
 * @param {string} css
 */
export function scopedName(name, file, css) {
  const path = relative(root, file.split('?', 1)[0] ?? file);
  if (process.env.NODE_ENV !== 'production') return `${basename(path, '.module.css')}_${name}`;
  const prefix = `u${BigInt(`0x${createHash('sha1').update(path).digest('hex')}`)
    .toString(36)
    .slice(-4)}`;
  if ((prefixes.get(prefix) ?? path) !== path)
    throw new Error(`${path} and ${prefixes.get(prefix)} get the same names: rename one of them.`);
  prefixes.set(prefix, path);
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map((match) => match[1]);
  return prefix + [...new Set(names)].indexOf(name).toString(36);
}

/**
 * Takes a module's classes as named constants instead of one object, so that a bundle holds each name where it is used and no map
 * of all of them.
 * @returns {import('vite').Plugin}
 */
export const classesAsConstants = () => ({
  name: 'classes-as-constants',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
    handler: (code) => ({
      code: code
        .replace(/^import (\w+) from ('[^']+\.module\.css');/gm, 'import * as $1 from $2;')
        .replace(/^export \{ default as (\w+) \} from ('[^']+\.module\.css');/gm, 'export * as $1 from $2;'),
      map: null,
    }),
  },
});
