import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { compress } from '../../scripts/build/compress.mjs';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { inputsOf, readStamp } from '../../scripts/build/fresh.mjs';
import { writeStamp } from '../../scripts/build/publish.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';

const built = (file: string) => inRoot('dist', 'web', file);
const files = () => readStamp('web')?.files ?? [];

beforeAll(() => ensureBuilt(['web']), 60_000);

describe('the web bundle', () => {
  test('scripts and styles are compressed beforehand, both ways', () => {
    const text = files().filter(
      (file) => /^assets\/.*\.(js|css)$/.test(file) && readFileSync(built(file)).length > 400,
    );
    expect(text.length).toBeGreaterThan(0);
    for (const file of text) {
      const plain = readFileSync(built(file));
      expect(gunzipSync(readFileSync(built(`${file}.gz`))).equals(plain)).toBe(true);
      expect(brotliDecompressSync(readFileSync(built(`${file}.br`))).equals(plain)).toBe(true);
    }
  });
  test('what a start has left to be compressed is compressed for whoever needs it whole', async () => {
    const [left] = files().filter((file) => /^assets\/first-.*\.js\.br$/.test(file));
    rmSync(built(left!));
    const whole = readStamp('web')!;
    writeStamp('web', { ...whole, files: whole.files.filter((file) => file !== left), quick: true });
    await ensureBuilt(['web']);
    expect(readStamp('web')!.quick).toBe(false);
    expect(files().sort()).toEqual([...whole.files].sort());
    expect(brotliDecompressSync(readFileSync(built(left!)))).toEqual(
      readFileSync(built(left!.replace(/\.br$/, ''))),
    );
  });
  test('the service worker keeps every file of its version but what makes PDFs and previews, and no other', () => {
    // However the minifier writes the list down, paths end where no path can go on.
    const named = new Set(readFileSync(built('sw.js'), 'utf8').split(/[^\w./-]+/));
    for (const file of files()) {
      const wanted = !/\.(br|gz|woff)$|pdf\.worker|^covers\//.test(file) && file !== 'sw.js';
      expect(named.has(`/${file}`), file).toBe(wanted);
    }
  });
  test('the page has no script or style of its own: the policy would refuse it', () => {
    const page = readFileSync(built('index.html'), 'utf8');
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect(page).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });
});

test('what was compressed stays beside a name with a hash, and is made anew beside another', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-compressed-'));
  const names = ['assets/a-12345678.js', 'page.html'];
  mkdirSync(join(folder, 'assets'));
  for (const name of names) {
    writeFileSync(join(folder, name), 'new '.repeat(200));
    writeFileSync(join(folder, `${name}.gz`), 'old');
  }
  const made = await compress(folder, names);
  expect(made.sort()).toEqual(names.flatMap((name) => [`${name}.br`, `${name}.gz`]).sort());
  expect(readFileSync(join(folder, 'assets/a-12345678.js.gz'), 'utf8')).toBe('old');
  for (const name of ['assets/a-12345678.js.br', 'page.html.br'])
    expect(brotliDecompressSync(readFileSync(join(folder, name))).length).toBe(800);
  expect(gunzipSync(readFileSync(join(folder, 'page.html.gz'))).length).toBe(800);
  rmSync(folder, { recursive: true });
});

describe('a bundle is built again', () => {
  test('when a source has changed or is new, and not for a test', () => {
    const folder = mkdtempSync(join(tmpdir(), 'updraft-inputs-'));
    mkdirSync(join(folder, 'src', 'web'), { recursive: true });
    const write = (file: string, text: string) => writeFileSync(join(folder, 'src', 'web', file), text);
    write('a.ts', '1');
    const first = inputsOf('web', folder).content;
    write('a.test.ts', '1');
    expect(inputsOf('web', folder).content).toBe(first);
    write('a.ts', '12');
    const second = inputsOf('web', folder).content;
    expect(second).not.toBe(first);
    write('b.ts', '1');
    expect(inputsOf('web', folder).content).not.toBe(second);
    rmSync(folder, { recursive: true });
  });
});
