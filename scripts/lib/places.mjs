import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, wherever a command was typed. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * As the bundler names a file: with forward slashes, on Windows too.
 * @param {string} file
 */
export const moduleId = (file) => inRoot(file).replaceAll(sep, '/');

/** A product that came without its sources is what it is: nothing is installed or built, and nothing is kept in its folder. */
export const hasSources = (from = root) => existsSync(join(from, 'src'));
