/** The operator's page names what there is: settings, metrics, commands and files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, isForTests } from '../../scripts/lib/files.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';
import { servingCommands } from '../../src/cli/words/en/serving.ts';
import { all, settingsRead } from './settings.ts';

const page = readFileSync(inRoot('docs', 'server.md'), 'utf8');

test('every metric of ours, and no other', () => {
  const sources = filesBelow(inRoot('src', 'server'))
    .filter((path) => path.endsWith('.ts') && !isForTests(`/${path}`))
    .map((path) => readFileSync(inRoot('src', 'server', path), 'utf8'))
    .join('\n');
  const form = /[`'](updraft_[a-z_]+[a-z])[`']/g;
  expect(all(page, form)).toEqual(all(sources, form));
});

test('sizes for SQLite, and for PostgreSQL too', () => {
  const [table = ''] = /\| what \| figure \|[\s\S]*?\n\n/.exec(page) ?? [];
  const ofOne = table.split('\n').filter((row) => row.includes('SQLite') !== row.includes('PostgreSQL'));
  expect(table.match(/SQLite/g)?.length).toBeGreaterThan(1);
  expect(ofOne).toEqual([]);
});

test('every setting that the start command reads', () => {
  const read = settingsRead();
  expect(read.length).toBeGreaterThan(9);
  const [table = ''] = /\| setting \|[\s\S]*?\n\n/.exec(page) ?? [];
  expect(all(table, /`([A-Z_]+)`/g)).toEqual(read);
});

test('commands for those who run a server, and files that are there', () => {
  for (const name of Object.keys(servingCommands).filter((key) => !key.endsWith('After')))
    expect(page).toMatch(new RegExp(`updraft(-games-[\\d.]+tgz)? ${name}|\\.tgz ${name}`));
  for (const path of all(page, /\]\(([^)#]+)\)/g).filter((to) => !to.includes('://')))
    expect([path, existsSync(join(inRoot('docs'), path))]).toEqual([path, true]);
});
