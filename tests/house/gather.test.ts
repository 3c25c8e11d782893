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
const hooks = () => gather() as unknown as Hooks;
const fetched = (code = '') => [...code.matchAll(/import\('([^']+)'\)/g)].map(([, to]) => to);

test('a table fetches its sentences, board and part of the rules as one file, its host hints and another part, and words come by language', () => {
  const { transform, load } = hooks();
  expect(fetched(transform(kite, file)?.code)).toEqual([
    './words/en/table.ts',
    'updraft:table-kite',
    'updraft:host-kite',
    'updraft:first-en',
    'updraft:table-kite',
    'updraft:host-kite',
    'updraft:table-kite',
  ]);
  expect(load('updraft:table-kite')?.split('\n')).toEqual([
    "export { rules } from '/somewhere/src/games/kite/rules/follow.ts';",
    "export { sentences } from '/somewhere/src/games/kite/sentences.ts';",
    "export { board } from '/somewhere/src/games/kite/board.tsx';",
  ]);
  expect(load('updraft:host-kite')?.split('\n')).toEqual([
    "export { rules } from '/somewhere/src/games/kite/rules/host.ts';",
    "export { hints } from '/somewhere/src/games/kite/hints.ts';",
  ]);
});

test('rules in one part are a file of their own, which a table and its host share', () => {
  const whole = kite.replace(/rules: {.*},/, "rules: { 1: async () => (await import('./game.ts')).rules },");
  const { transform, load } = hooks();
  expect(fetched(transform(whole, file)?.code)).toContain('./game.ts');
  for (const of of ['table', 'host']) expect(load(`updraft:${of}-kite`)).not.toContain('rules');
});

test('two modules of a table that name the same are refused', () => {
  const twice = kite.replace(').board', ').sentences');
  expect(() => hooks().transform(twice, file)).toThrow('two modules of a table name "sentences"');
});

test('the words of the first page are one file of a language', () => {
  const words = hooks().load('updraft:first-en');
  const games = readdirSync(inRoot('src/games'), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(games.length).toBeGreaterThan(0);
  for (const { name } of games) expect(words).toContain(`/src/games/${name}/words/en/text.ts`);
  expect(words).toContain('/src/web/words/en/pages.ts');
});
