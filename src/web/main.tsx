import './theme/theme.css';
import { render } from 'preact';
import { games } from '../games/index.ts';
import { allInLanguage } from '../toolkit/listing.ts';
import { SOURCE_LANGUAGE } from '../toolkit/speech.ts';
import { App } from './app.tsx';
import { startRouter } from './router.ts';
import { followTheme } from './settings.ts';
import './shell/shell.css';

followTheme();
startRouter();
render(<App games={await allInLanguage(games, SOURCE_LANGUAGE)} />, document.getElementById('app')!);
