import { render } from 'preact';
import { registerServiceWorker } from './offline.ts';

render(<h1>Updraft</h1>, document.getElementById('app')!);
registerServiceWorker();
