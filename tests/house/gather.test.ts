import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gather } from '../../scripts/build/gather.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';

const file = '/somewhere/src/games/kite/index.ts';
const kite = `
const words = { en: () => import('./words/en/table.ts') };
const follow = async () => (await import('./rules/follow.ts')).rules;
const host = async () => (await import('./rules/host.ts')).rules;
export const kite: GameEntry = {
  text: pack({ en: () => import('./words/en/text.ts') }),
  rules: { 1: (use) => use === 'follow' ? follow() : host() },
  words: worded(words, async () => (await import('./sentences.ts')).sentences),
  hints: async () => (await import('./hints.ts')).hints,
  board: worded(words, async () => (await import('./board.tsx')).board),
};`;

type Hooks = {
  transform(code: string, id: string): { code: string } | undefined;
  load(id: string): string | undefined;
};
const hooksFor = (bundle: 'web' | 'worker') => gather(bundle) as unknown as Hooks;
const fetched = (code = '') => [...code.matchAll(/import\('([^']+)'\)/g)].map(([, to]) => to);

test('a table fetches its rules, sentences and board as one file, and words by language', () => {
  const hooks = hooksFor('web');
  expect(fetched(hooks.transform(kite, file)?.code)).toEqual([
    './words/en/table.ts',
    'updraft:kite',
    './rules/host.ts',
    'updraft:first-en',
    'updraft:kite',
    './hints.ts',
    'updraft:kite',
  ]);
  expect(hooks.load('updraft:kite')?.split('\n')).toEqual([
    "export { rules } from '/somewhere/src/games/kite/rules/follow.ts';",
    "export { sentences } from '/somewhere/src/games/kite/sentences.ts';",
    "export { board } from '/somewhere/src/games/kite/board.tsx';",
  ]);
});

test('the host of a table fetches its rules and hints as one file', () => {
  const hooks = hooksFor('worker');
  hooks.transform(kite, file);
  expect(hooks.load('updraft:kite')?.split('\n')).toEqual([
    "export { rules } from '/somewhere/src/games/kite/rules/host.ts';",
    "export { hints } from '/somewhere/src/games/kite/hints.ts';",
  ]);
});

test('two modules of a table that name the same are refused', () => {
  const twice = kite.replace(').board', ').sentences');
  expect(() => hooksFor('web').transform(twice, file)).toThrow('two modules of a table name "sentences"');
});

test('the words of the first page are one file of a language', () => {
  const words = hooksFor('web').load('updraft:first-en');
  const games = readdirSync(inRoot('src/games'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(games.length).toBeGreaterThan(0);
  for (const { name } of games) expect(words).toContain(`/src/games/${name}/words/en/text.ts`);
  expect(words).toContain('/src/web/words/en/pages.ts');
});
