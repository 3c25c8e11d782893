import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadSource } from '../build/source.mjs';
import { must } from '../harness/services/programs.mjs';
import { inRoot } from '../lib/places.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {typeof import('../../tests/online/pair.ts')} Playing */

export const title = 'The package';

const most = { megabytes: 8 };

/** What npm needs to know of the machine, and nothing of this project. @param {string} home */
function surroundings(home) {
  const { PATH, NODE_EXTRA_CA_CERTS } = process.env;
  return {
    PATH,
    HOME: home,
    PORT: '0',
    HOST: '127.0.0.1',
    ...(NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS } : {}),
  };
}

/** A copy of the sources, as a fresh clone has them: packing builds anew, and what is served here stays. @param {string} to */
function packed(to) {
  const sources = join(to, 'sources');
  mkdirSync(sources);
  must(
    spawnSync('sh', ['-c', `git ls-files -z | xargs -0 cp --parents -t "${sources}"`], {
      cwd: inRoot(),
      encoding: 'utf8',
    }),
    'cp',
  );
  const run = (/** @type {string[]} */ args) =>
    must(spawnSync('npm', args, { cwd: sources, encoding: 'utf8', maxBuffer: 1 << 26 }), `npm ${args[0]}`)
      .stdout;
  run(['ci', '--no-audit', '--no-fund']);
  const [one] = JSON.parse(run(['pack', '--json', '--silent']).replace(/^[^[]*/, ''));
  copyFileSync(join(sources, one.filename), join(to, one.filename));
  return /** @type {{ filename: string, size: number, unpackedSize: number }} */ (one);
}

export async function run() {
  const place = mkdtempSync(join(tmpdir(), 'updraft-package-'));
  const empty = join(place, 'empty');
  mkdirSync(empty);
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  try {
    const { filename, size, unpackedSize } = packed(place);
    copyFileSync(join(place, filename), join(empty, filename));
    const begun = performance.now();
    const started = spawn('npx', ['--yes', `./${filename}`, 'serve'], {
      cwd: empty,
      env: surroundings(join(place, 'home')),
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
    child = started;
    let url = '';
    for await (const line of createInterface({ input: started.stdout })) {
      url = /ready at (\S+)/.exec(line)?.[1] ?? '';
      if (url) break;
    }
    if (!url) throw new Error('the package ended before it served');
    const seconds = (performance.now() - begun) / 1000;
    /** @type {Playing} */
    const { Pair } = await loadSource('tests/online/pair.ts');
    const pair = new Pair(() => url, 60);
    await pair.begin();
    await pair.match();
    await pair.stop();
    const megabytes = size / 1e6;
    const text = [
      `\`npm pack\` in a fresh copy of the sources, then \`npx ./${filename} serve\` in an empty folder with a home of its own: parts came from the registry, two people played a match to its end through its port, and tables were kept in that folder.`,
      table(
        ['what', 'seen'],
        [
          [
            'the package',
            `${megabytes.toFixed(1)} MB, ${(unpackedSize / 1e6).toFixed(1)} MB unpacked (at most ${most.megabytes} MB)`,
          ],
          ['from the command to a server that serves', `${Math.round(seconds)} s`],
          ['moves', String(pair.group.tally.moves)],
          ['in the folder afterwards', readdirSync(empty).sort().join(', ')],
        ],
      ),
    ].join('\n\n');
    return { text, holds: megabytes <= most.megabytes && readdirSync(empty).includes('data') };
  } finally {
    if (child?.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    rmSync(place, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
