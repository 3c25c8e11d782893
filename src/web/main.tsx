import './theme/theme.css';
import { render } from 'preact';
import { games } from '../games/index.ts';
import { App } from './app.tsx';
import { startRouter } from './router.ts';
import { followTheme } from './settings.ts';
import './shell/shell.css';

followTheme();
startRouter();
render(<App games={games} />, document.getElementById('app')!);
