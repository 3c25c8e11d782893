import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../../lib/places.mjs';

const execute = promisify(execFile);

/**
 * What a command prints.
 * @param {readonly string[]} args
 */
export async function updraft(args) {
  const { stdout } = await execute(process.execPath, [inRoot('bin', 'updraft.mjs'), ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/**
 * What `updraft … --json` prints.
 * @param {readonly string[]} args
 */
export async function updraftJson(args) {
  return JSON.parse(await updraft([...args, '--json']));
}
