import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import { ensureBuilt } from './build/ensure-built.mjs';
import { findChromium } from './harness/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/places.mjs';
import { endWith, Sentence } from './lib/sentence.mjs';
import { readSections, writeSections } from './proofs/tools/proof-page.mjs';

/**
 * A proof is a file in scripts/proofs with a `title` and a `run` that measures, says what it saw in Markdown, and whether
 * what we promise holds.
 * @typedef {{ baseUrl: string, chromium: string }} Tools
 * @typedef {{ text: string, holds: boolean }} Outcome
 * @typedef {{ title: string, run: (tools: Tools) => Promise<Outcome> }} Proof
 */

const page = inRoot('docs', 'proof.md');

/** @param {string[]} chosen */
async function loadProofs(chosen) {
  const names = readdirSync(inRoot('scripts', 'proofs'))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .sort();
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown) throw new Sentence(`There is no proof "${unknown}": choose among ${names.join(', ')}.`);
  const wanted = chosen.length > 0 ? chosen : names;
  return Promise.all(
    wanted.map(async (name) => ({
      name,
      proof: /** @type {Proof} */ (await import(`./proofs/${name}.mjs`)),
    })),
  );
}

/**
 * @param {Proof} proof
 * @param {Tools} tools
 * @returns {Promise<Outcome>}
 */
async function attempt(proof, tools) {
  try {
    return await proof.run(tools);
  } catch (error) {
    console.error(error instanceof Sentence ? error.message : error);
    return { text: `Not measured: ${error instanceof Error ? error.message : error}`, holds: false };
  }
}

function conditions() {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? 'an unknown processor';
  const day = new Date().toISOString().slice(0, 10);
  return `_${day}, Node ${process.versions.node}, ${processors.length} × ${model}_`;
}

function earlierSections() {
  try {
    return readSections(readFileSync(page, 'utf8'));
  } catch {
    return [];
  }
}

/**
 * The page is read anew for each section: proofs take hours, and others may have ended meanwhile.
 * @param {import('./proofs/tools/proof-page.mjs').Section} section
 */
function note(section) {
  const sections = new Map(earlierSections().map((one) => [one.name, one]));
  sections.set(section.name, section);
  mkdirSync(dirname(page), { recursive: true });
  const sorted = [...sections.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  writeFileSync(page, writeSections(sorted));
}

try {
  ensureInstalled();
  const proofs = await loadProofs(process.argv.slice(2));
  await ensureBuilt(['web', 'server', 'cli']);
  const { serveBuilt } = await import('./lib/serve.mjs');
  const serving = await serveBuilt({ port: 0, host: 'localhost' });
  const tools = { baseUrl: `http://localhost:${serving.port}`, chromium: findChromium() };

  for (const { name, proof } of proofs) {
    console.log(`\n— ${proof.title}`);
    const { text, holds } = await attempt(proof, tools);
    console.log(text);
    note({ name, title: proof.title, text: `${text}\n\n${conditions()}` });
    if (!holds) {
      console.log('This does not hold.');
      process.exitCode = 1;
    }
  }
  await serving.close();
} catch (error) {
  endWith(error);
}
