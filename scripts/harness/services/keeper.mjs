import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

/**
 * The main program of a process that keeps one server for the tests: it starts, halts and starts it again as it is told, and when the process that
 * tells it is gone, however that ended, the server and its folder go too.
 * @typedef {{ command: string, args: readonly string[], env: NodeJS.ProcessEnv, account?: { uid: number, gid: number }, ready: string, signal: NodeJS.Signals, folder: string }} Kept
 * @typedef {'go' | 'halt'} Order
 * @typedef {{ done: Order } | { failed: string }} Report
 */
const kept = /** @type {Kept} */ (JSON.parse(process.argv[2] ?? '{}'));
/** @type {import('node:child_process').ChildProcess | undefined} */
let server;
let said = '';

/** @param {Report} report */
const tell = (report) => void (process.connected && process.send?.(report));

function go() {
  const { command, args, env, account, ready } = kept;
  said = '';
  let isReady = false;
  const child = spawn(command, [...args], {
    env,
    ...account,
    cwd: kept.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server = child;
  const hear = (/** @type {Buffer} */ data) => {
    if (isReady) return;
    said += data;
    if (!said.includes(ready)) return;
    isReady = true;
    tell({ done: 'go' });
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  child.once('error', (error) => tell({ failed: error.message }));
  child.once('exit', (code, signal) => {
    if (!isReady) tell({ failed: `it ended with ${code ?? signal}: ${said.trim()}` });
  });
}

async function halt() {
  const child = server;
  server = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(kept.signal);
  await gone;
}

async function end() {
  await halt();
  rmSync(kept.folder, { recursive: true, force: true });
  process.exit();
}

process.on('message', async (order) => {
  if (order === 'go') return go();
  await halt();
  tell({ done: 'halt' });
});
process.once('disconnect', end);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end);
