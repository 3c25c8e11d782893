import './theme/theme.css';
import { render } from 'preact';
import { games } from '../games/index.ts';
import { allInLanguage } from '../toolkit/listing.ts';
import { App } from './app.tsx';
import { followLanguage, language } from './language.ts';
import { startRouter } from './router.ts';
import { followTheme } from './settings.ts';
import { pageWords, SayPages } from './words/index.ts';

followTheme();
followLanguage();
startRouter();
// Without an await at the top: WebKit gives out what such a module and its importers export before it is there (bugs.webkit.org, 242740).
void Promise.all([allInLanguage(games, language), pageWords(language)]).then(([list, words]) =>
  render(
    <SayPages words={words}>
      <App games={list} />
    </SayPages>,
    document.getElementById('app')!,
  ),
);
