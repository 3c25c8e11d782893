import { startedFrugally } from './lib/frugal.mjs';

// Whatever installs, builds and serves runs in a process that is started for it: this one stays small.
const server = new URL('./serve.mjs', import.meta.url).href;
if (!startedFrugally(server)) await import(server);
