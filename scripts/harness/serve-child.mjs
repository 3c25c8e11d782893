import { serveBuilt } from '../lib/serve.mjs';

// The main program of a server that a test or a proof starts, kills and measures; see server-process.mjs.
const serving = await serveBuilt(JSON.parse(process.argv[2] ?? '{}'));
process.once('SIGTERM', () => serving.close().then(() => process.exit(0)));
// The process that started it is gone, and with it the one that would stop it.
process.once('disconnect', () => process.exit(1));
process.send?.(serving.port);
