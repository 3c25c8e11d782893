/** The built product as an image holds it: read-only, with times in whole seconds and without what only building needs. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { filesBelow } from '../../scripts/lib/files.mjs';
import { frugalArgs } from '../../scripts/lib/frugal.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';
import { start, stopAll } from './started.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { dev?: boolean; optional?: boolean; devOptional?: boolean }>>;
}

const place = mkdtempSync(join(tmpdir(), 'updraft-image-'));
const image = join(place, 'image');
const dataDir = join(place, 'data');
/** Root may write anywhere: the server runs as an account that may not. */
const NOBODY = 65_534;
const account = process.getuid?.() === 0 ? { uid: NOBODY } : {};

/** Parts for running, as `npm ci --omit=dev` leaves them. */
function installParts(): void {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as Lock;
  const packages = Object.fromEntries(
    Object.entries(lock.packages).filter(([path, part]) => path !== '' && !part.dev),
  );
  mkdirSync(join(image, 'node_modules'));
  writeFileSync(join(image, 'node_modules/.package-lock.json'), JSON.stringify({ ...lock, packages }));
  for (const path of Object.keys(packages).filter((each) => each.lastIndexOf('node_modules/') === 0)) {
    mkdirSync(dirname(join(image, path)), { recursive: true });
    symlinkSync(inRoot(path), join(image, path));
  }
}

const allow = (mode: string, part = '.') => spawnSync('chmod', ['-R', mode, join(image, part)]);

/** Every file and folder of the image, with what would tell that it was written. */
const traces = (): string[] =>
  filesBelow(image).map((path) => `${path} ${lstatSync(join(image, path)).mtimeMs}`);

beforeAll(async () => {
  await ensureBuilt(['web', 'server']);
  for (const part of ['dist', 'scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(inRoot(part), join(image, part), { recursive: true });
  installParts();
  for (const path of filesBelow(image)) lutimesSync(join(image, path), 1_700_000_000, 1_700_000_000);
  allow('a-w');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o777);
  chmodSync(place, 0o755);
}, 60_000);
afterEach(stopAll);
afterAll(() => {
  allow('u+w');
  rmSync(place, { recursive: true, force: true });
});

test('starts without a bundler, and writes nothing into its own folder', async () => {
  const before = traces();
  const { address, said } = start({ PORT: '0', DATA_DIR: dataDir }, { folder: image, ...account });
  const url = await address;
  expect((await fetch(url)).status).toBe(200);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  expect(said()).toBe(`Updraft is ready at ${url}\n`);
  expect(traces()).toEqual(before);
});

test('the Containerfile starts it as `npm start` does, in one process', () => {
  const [, words = '[]'] = /^ENTRYPOINT (.*)$/m.exec(readFileSync(inRoot('Containerfile'), 'utf8')) ?? [];
  const [node, ...args] = JSON.parse(words) as string[];
  expect([node, ...args]).toEqual(['/usr/local/bin/node', ...frugalArgs, '/app/bin/updraft.mjs']);
});

test('with a source that has changed since it says what to do', async () => {
  const source = join(image, 'src/server/main.ts');
  chmodSync(source, 0o644);
  writeFileSync(source, `${readFileSync(source, 'utf8')}\n`);
  const { ended, said } = start({ PORT: '0', DATA_DIR: dataDir }, { folder: image, ...account });
  expect(await ended).toBe(1);
  expect(said()).toMatch(/older than the sources, and .* cannot be written|cannot be written: run "npm ci"/);
});

test('starts without its sources', async () => {
  allow('u+w');
  rmSync(join(image, 'src'), { recursive: true });
  allow('a-w');
  const { address } = start({ PORT: '0', DATA_DIR: dataDir }, { folder: image, ...account });
  expect((await fetch(await address)).status).toBe(200);
});
