/** What `npm pack` makes, on a machine without the sources: in an empty folder, with the parts that it asks for and no others. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { inRoot, root } from '../../scripts/lib/places.mjs';
import { Pair } from './pair.ts';

const place = mkdtempSync(join(tmpdir(), 'updraft-package-'));
const installed = join(place, 'node_modules', 'updraft-games');
const MEGABYTE = 1e6;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
}

/** As an install leaves it: the package, and beside it what it needs for running. */
function install(tarball: string): void {
  mkdirSync(installed, { recursive: true });
  spawnSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || path.lastIndexOf('node_modules/') !== 0 || !existsSync(inRoot(path))) continue;
    mkdirSync(dirname(join(place, path)), { recursive: true });
    symlinkSync(inRoot(path), join(place, path));
  }
}

let bytes = 0;
beforeAll(async () => {
  await ensureBuilt(['web', 'server', 'cli']);
  // The bundles are there: building them anew is what `npm pack` does before, and others may be using them now.
  const packed = spawnSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', place], {
    cwd: root,
    encoding: 'utf8',
  });
  const [{ filename, size }] = JSON.parse(packed.stdout) as [{ filename: string; size: number }];
  bytes = size;
  install(join(place, filename));
}, 60_000);
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('it is small, and holds no sources and no tests', () => {
  expect(bytes / MEGABYTE).toBeLessThan(8);
  expect(readdirSync(installed).sort()).toEqual([
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'docs',
    'examples',
    'package.json',
    'scripts',
  ]);
  expect(readdirSync(join(installed, 'docs')).sort()).toEqual(['bots.md', 'lab.md', 'server.md']);
  expect(readdirSync(join(installed, 'examples', 'bots')).sort()).toEqual(
    ['client', 'starter'].flatMap((name) => [`${name}.mjs`, `${name}.py`]),
  );
});

test('`updraft serve` in an empty folder plays a match, keeps it there, and backs it up', async () => {
  const home = join(place, 'home');
  mkdirSync(home);
  const env = { PATH: process.env.PATH, HOME: home, PORT: '0', HOST: '127.0.0.1' };
  const updraft = join(installed, 'bin', 'updraft.mjs');
  const server = spawn(process.execPath, [updraft, 'serve'], {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let url = '';
    for await (const line of createInterface({ input: server.stdout })) {
      url = /ready at (\S+)/.exec(line)?.[1] ?? '';
      if (url) break;
    }
    const pair = new Pair(() => url, 20);
    await pair.begin();
    await pair.match();
    await pair.stop();
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
    const said = spawnSync(process.execPath, [updraft, 'backup', 'copy.db'], {
      cwd: home,
      env,
      encoding: 'utf8',
    });
    expect([said.stderr, said.stdout]).toEqual(['', expect.stringContaining('finished match')]);
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    expect((await gone)[0]).toBe(0);
  }
  expect(readdirSync(home).sort()).toEqual(['copy.db', 'data']);
});
