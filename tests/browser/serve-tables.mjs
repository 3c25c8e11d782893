/** Serves the built product in a process of its own: `node serve-tables.mjs <port> <folder>`. Bots move at once. */
import { serveBuilt } from '../../scripts/lib/serve.mjs';

// Whoever started it is gone: nobody else will stop it.
process.on('disconnect', () => process.exit());
const [port, dataDir] = process.argv.slice(2);
const serving = await serveBuilt({
  port: Number(port),
  host: 'localhost',
  ...(dataDir ? { dataDir } : {}),
  pace: 0,
  logLevel: 'silent',
});
process.send?.(serving.port);
