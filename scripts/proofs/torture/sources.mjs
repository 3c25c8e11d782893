import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleSource } from '../../build/source.mjs';
import { root } from '../../lib/places.mjs';
import { Sentence } from '../../lib/sentence.mjs';

/** The chunks of a bundle that a run of one seed loads: boards, words and bots of the games are in it, too, and stay on the disk. */
function loadedChunks(/** @type {string} */ main, /** @type {string} */ outDir) {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-loaded-'));
  try {
    const code = `const { torture } = await import(${JSON.stringify(main)}); await torture('1');`;
    const ran = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      env: { ...process.env, NODE_V8_COVERAGE: folder },
      encoding: 'utf8',
    });
    if (ran.status !== 0) throw new Sentence(`The simulation does not run: ${ran.stderr.slice(0, 500)}`);
    const urls = readdirSync(folder).flatMap((file) => {
      /** @type {{ result: { url: string }[] }} */
      const { result } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return result.map(({ url }) => url);
    });
    return new Set(
      urls.filter((url) => url.startsWith('file:')).map((url) => relative(outDir, fileURLToPath(url))),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of what the simulation is made: a run of other sources counts for nothing, and a change of anything else changes nothing about it. */
export async function sourcesHash() {
  const { main, outDir, chunks } = await bundleSource('tests/simulation/torture.ts');
  const loaded = loadedChunks(main, outDir);
  const files = chunks
    .filter(({ fileName }) => loaded.has(fileName))
    .flatMap(({ moduleIds = [] }) => moduleIds)
    .filter((id) => !id.includes('node_modules') && existsSync(id))
    .sort();
  if (files.length === 0) throw new Sentence('The bundle of the simulation does not say what it is made of.');
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const file of files) hash.update(relative(root, file)).update(readFileSync(file));
  return { hash: hash.digest('hex'), files: files.map((file) => relative(root, file)) };
}
