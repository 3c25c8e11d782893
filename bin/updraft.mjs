#!/usr/bin/env node
// The command line. It adds as little as it can to the time a command takes: one look at the times of the sources,
// then the bundle.
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../scripts/build/ensure-built.mjs';
import { checkNode } from '../scripts/lib/install.mjs';
import { inRoot } from '../scripts/lib/places.mjs';
import { endWith, Sentence } from '../scripts/lib/sentence.mjs';

// A program that reads us through a pipe may stop reading, as `head` does: that is the end, and no fault.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

function checkInstalled() {
  try {
    import.meta.resolve('commander');
  } catch {
    throw new Sentence('The parts of Updraft are not installed yet: run "npm ci" first.');
  }
}

try {
  checkNode();
  checkInstalled();
  await ensureBuilt(['cli']);
} catch (error) {
  endWith(error, 2);
}

await import(pathToFileURL(inRoot('dist', 'cli', 'main.mjs')).href);
