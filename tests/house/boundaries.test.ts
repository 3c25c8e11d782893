import { describe, expect, test } from 'vitest';
import { violationsIn } from '../../scripts/check/boundaries.mjs';

const house: readonly [string, string][] = [
  [
    'src/games/skyhop/index.ts',
    "import { facts } from './facts.ts'; export const skyhop = { facts, text: () => import('./text.ts') };",
  ],
  ['src/games/skyhop/text.ts', "export const words = () => ({ title: 'Sky Hop' });"],
  [
    'src/games/kite/index.ts',
    "const all = () => import('./rules.ts'); export const kite = { rules: all, board: () => import('./board.tsx') };",
  ],
  ['src/games/kite/board.tsx', 'export const board = 1;'],
  ['src/toolkit/art/hill.tsx', 'export const hill = 1;'],
  ['src/toolkit/land.ts', "export * from './art/hill.tsx';"],
];

/** What the check says about one file in a house where two games live, Sky Hop and Kite. */
function sentences(file: string, text: string): string[] {
  const files = new Map([...house, [file, text]]);
  return violationsIn(files).map(({ line, sentence }) => `${line}: ${sentence}`);
}

const refusedCases: [what: string, file: string, text: string, sentence: RegExp][] = [
  [
    'the contract imports a folder',
    'src/contract/a.ts',
    "import '../toolkit/b.ts';",
    /contract may not import from toolkit/,
  ],
  ['the contract imports a package', 'src/contract/a.ts', "import x from 'idb';", /contract imports nothing/],
  [
    'the toolkit knows a match',
    'src/toolkit/a.ts',
    "import '../match/b.ts';",
    /toolkit may not import from match/,
  ],
  [
    'a type goes against the arrows',
    'src/match/a.ts',
    "import type { B } from '../bots/b.ts';",
    /match may not import from bots/,
  ],
  [
    'a re-export goes against the arrows',
    'src/bots/a.ts',
    "export * from '../lab/b.ts';",
    /bots may not import from lab/,
  ],
  [
    'an import() goes against the arrows',
    'src/lab/a.ts',
    "await import('../web/b.ts');",
    /lab may not import from web/,
  ],
  [
    'an import type goes against the arrows',
    'src/print/a.ts',
    "type B = import('../cli/b.ts').B;",
    /print may not import from cli/,
  ],
  [
    'a URL goes against the arrows',
    'src/web/a.ts',
    "new URL('../server/b.ts', import.meta.url);",
    /web may not import from server/,
  ],
  ['a source imports a test helper', 'src/web/a.ts', "import '../../tests/b.ts';", /only from src/],
  [
    'a source imports a helper of tests',
    'src/web/a.ts',
    "import '../web/testing/b.ts';",
    /only tests import/,
  ],
  ['a source imports a test', 'src/web/a.ts', "import './b.test.ts';", /only tests import/],
  ['a game imports another', 'src/games/kite/a.ts', "import '../skyhop/rules.ts';", /stands alone/],
  [
    "a game's test imports another game",
    'src/games/kite/a.test.ts',
    "import '../skyhop/rules.ts';",
    /stands alone/,
  ],
  [
    'a game imports a match',
    'src/games/kite/a.ts',
    "import '../../match/b.ts';",
    /games may not import from match/,
  ],
  ['a game imports the list', 'src/games/kite/a.ts', "import '../index.ts';", /list of games/],
  [
    'a page imports the list',
    'src/web/pages/home.tsx',
    "import { games } from '../../games/index.ts';",
    /list of games/,
  ],
  [
    'rules import the UI library',
    'src/games/kite/rules.ts',
    "import { h } from 'preact';",
    /"rules" may not draw.*rules\.ts\.$/,
  ],
  [
    'rules import signals',
    'src/games/kite/rules.ts',
    "import { signal } from '@preact/signals';",
    /"rules" may not draw/,
  ],
  [
    'rules import a board',
    'src/games/kite/rules.ts',
    "import { Board } from './board.tsx';",
    /rules\.ts → .*board\.tsx/,
  ],
  ['the toolkit imports a family', 'src/toolkit/a.ts', "import '../families/wings/b.ts';", /may not import/],
  ['the client imports a family', 'src/web/a.ts', "import '../families/wings/b.ts';", /may not import/],
  [
    'a family imports a game',
    'src/families/wings/a.ts',
    "import '../../games/glider/b.ts';",
    /may not import/,
  ],
  ['a family names a game', 'src/families/wings/a.ts', "const first = 'skyhop';", /names no game/],
  [
    'rules import a board late',
    'src/games/kite/rules.ts',
    "import('./board.tsx');",
    /rules\.ts → .*board\.tsx/,
  ],
  [
    'rules import art by a detour',
    'src/games/kite/rules.ts',
    "import { hill } from '../../toolkit/land.ts';",
    /rules\.ts → .*land\.ts → .*hill\.tsx/,
  ],
  [
    'a match imports art by a detour',
    'src/match/a.ts',
    "import { hill } from '../toolkit/land.ts';",
    /match draws nothing.*land\.ts → .*hill\.tsx/,
  ],
  ['a match holds JSX', 'src/match/a.tsx', 'export const a = 1;', /JSX/],
  [
    'an entry has a loader that no list knows',
    'src/games/kite/index.ts',
    "export const kite = { lesson: () => import('./lesson.ts') };",
    /no loader "lesson"/,
  ],
  ['a match imports the UI library', 'src/match/a.ts', "import 'preact/hooks';", /match draws nothing/],
  ['rules import Node', 'src/games/kite/rules.ts', "import 'node:fs';", /also runs in browsers/],
  ['a match imports Node', 'src/match/a.ts', "import 'node:crypto';", /also runs in browsers/],
  ['an extension is missing', 'src/web/a.ts', "import './b';", /names its file/],
  ['an extension is the wrong one', 'src/web/a.ts', "import './b.js';", /names its file/],
  ['a platform file names a game', 'src/web/a.ts', "const first = 'skyhop';", /names no game/],
  ['a platform comment has its title', 'src/server/a.ts', '// Sky Hop comes first', /names no game/],
  ['a name hides in camelCase', 'src/cli/a.ts', 'const playSkyhop = 1;', /names no game/],
  ['a style names a game', 'src/web/theme/a.css', 'main[data-game="skyhop"] { color: red }', /names no game/],
];

const allowedCases: [what: string, file: string, text: string][] = [
  [
    'a game imports contract, toolkit and itself',
    'src/games/kite/a.ts',
    "import '../../contract/b.ts'; import './c.ts';",
  ],
  [
    'a board draws',
    'src/games/kite/board.tsx',
    "import { h } from 'preact'; import '../../toolkit/art/hill.tsx';",
  ],
  [
    'a game and its family',
    'src/games/kite/a.ts',
    "import '../../families/wings/b.ts'; import '../../toolkit/c.ts';",
  ],
  ['a family draws', 'src/families/wings/art/hill.tsx', "import { h } from 'preact';"],
  [
    'a file of a board folder draws',
    'src/games/kite/board/drag.ts',
    "import { signal } from '@preact/signals';",
  ],
  [
    "a game's entry names its board lazily",
    'src/games/kite/index.ts',
    "export const board = () => import('./board.tsx');",
  ],
  ['the client draws', 'src/web/a.tsx', "import { signal } from '@preact/signals';"],
  ['an entry imports the list', 'src/web/main.tsx', "import { games } from '../games/index.ts';"],
  [
    'a worker imports the list',
    'src/web/table/bots.worker.ts',
    "import { games } from '../../games/index.ts';",
  ],
  ['the list imports games', 'src/games/index.ts', "import { skyhop } from './skyhop/index.ts';"],
  ['the server imports Node', 'src/server/a.ts', "import 'node:fs';"],
  ['laws import anything', 'src/laws/a.test.ts', "import '../games/index.ts'; import 'node:fs';"],
  ['a test names a game and imports it', 'src/match/a.test.ts', "import '../games/skyhop/rules.ts';"],
  ['a test imports its helpers', 'src/match/a.test.ts', "import './testing/b.ts';"],
  ['a query follows the extension', 'src/web/a.ts', "import text from './b.md?raw';"],
  ['an import stands in a comment or a text', 'src/web/a.ts', "// import './b'\nconst s = \"import './b'\";"],
  ['a word only begins like a game', 'src/web/a.ts', "const a = 'skyhoppers';"],
];

describe('the check refuses', () => {
  test.each(refusedCases)('%s', (_what, file, text, sentence) => {
    expect(sentences(file, text)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('the check allows', () => {
  test.each(allowedCases)('%s', (_what, file, text) => {
    expect(sentences(file, text)).toEqual([]);
  });
});

test('a violation says its line', () => {
  expect(sentences('src/web/a.ts', "import './b.ts';\n\nimport './c';\n")).toEqual([
    expect.stringMatching(/^3: /),
  ]);
});
