/**
 * Serves the built product in a process of its own: `node serve-tables.mjs <port> <folder> <seed>`. Bots move at once, and secrets and ids
 * are the same in every run.
 */
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { serveBuilt } from '../../scripts/lib/serve.mjs';

// The test that started it is gone, and with it the one that would stop it.
process.on('disconnect', () => process.exit());
const [port, dataDir, seed] = process.argv.slice(2);

let count = 0;
const numbers = (/** @type {number} */ size) =>
  createHash('shake256', { outputLength: size }).update(`${seed} ${count++}`).digest();
Object.assign(crypto, { randomBytes: numbers });
syncBuiltinESMExports();
globalThis.crypto.getRandomValues = (array) => {
  if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(numbers(array.byteLength));
  return array;
};

const serving = await serveBuilt({
  port: Number(port),
  host: 'localhost',
  ...(dataDir ? { dataDir } : {}),
  pace: 0,
  logLevel: 'silent',
});
process.send?.(serving.port);
