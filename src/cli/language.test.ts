import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [['play', 'x', '--lang', 'de'], {}, 'de', ['play', 'x']],
  [['--lang=pt-BR', 'games'], { LANG: 'fr_FR.UTF-8' }, 'pt-BR', ['games']],
  [['games'], { LANG: 'de_AT.UTF-8' }, 'de-AT', ['games']],
  [['games'], { LANG: 'fr_FR', LC_ALL: 'it_IT' }, 'it-IT', ['games']],
  [['games'], { LANG: 'C.UTF-8' }, 'en', ['games']],
  [['games'], {}, 'en', ['games']],
  [['games', '--lang'], {}, 'en', ['games']],
])('%j with %j speaks %s', (args, env, language, rest) => {
  expect(languageOf(args, env)).toEqual({ language, args: rest });
});
