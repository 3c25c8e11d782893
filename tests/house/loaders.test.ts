import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryFor } from '../../scripts/build/loader-bundles.mjs';
import { loadersOf } from '../../scripts/lib/entry.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';

const file = 'src/games/kite/index.ts';
const kite = `
import { facts } from './facts.ts';
import { text } from './words/index.ts';
const newest = () => import('./rules.ts');
const pack = (languages: object) => languages;
export const kite: GameEntry = {
  facts,
  text,
  rules: { 2: newest, 1: () => import('./old/rules.ts') },
  words: pack({ en: () => import('./words/en.ts') }),
  board: async () => (await import('./board.tsx')).board,
};`;
const lesson = kite.replace('board:', 'lesson:');

const modulesOf = (text: string) => loadersOf(file, text).flatMap(({ imports }) => imports);

describe('an entry', () => {
  test('tells which modules each of its loaders names, by whatever detour', () => {
    const found = loadersOf(file, kite).map(({ name, imports }) => [name, ...imports]);
    expect(found).toEqual([
      ['facts', './facts.ts'],
      ['text', './words/index.ts'],
      ['rules', './old/rules.ts', './rules.ts'],
      ['words', './words/en.ts'],
      ['board', './board.tsx'],
    ]);
  });
  test('brings to each bundle what that one needs', () => {
    expect(modulesOf(entryFor(file, kite, 'server'))).toEqual([
      './facts.ts',
      './words/index.ts',
      './old/rules.ts',
      './rules.ts',
    ]);
    expect(modulesOf(entryFor(file, kite, 'web'))).toEqual(modulesOf(kite));
  });
  test('with a loader that no list knows is refused', () => {
    expect(() => entryFor(file, lesson, 'server')).toThrow('there is no loader "lesson"');
  });
});

test('no server brings what draws or explains a game', () => {
  const games = readdirSync(inRoot('src/games'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(games.length).toBeGreaterThan(0);
  for (const { name } of games) {
    const entry = `src/games/${name}/index.ts`;
    const text = readFileSync(inRoot(entry), 'utf8');
    const kept = loadersOf(entry, entryFor(entry, text, 'server')).filter(
      ({ imports }) => imports.length > 0,
    );
    for (const loader of kept)
      expect(['meta', 'facts', 'text', 'rules', 'hints', 'reasons']).toContain(loader.name);
  }
});
