import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the GNU C library reads when a process starts: one pool of memory for all threads, so that what one has freed another can use. */
const setting = 'MALLOC_ARENA_MAX';
const isNeeded = (/** @type {NodeJS.ProcessEnv} */ env) => process.platform === 'linux' && !env[setting];

/**
 * The surroundings in which a server is started.
 * @param {NodeJS.ProcessEnv} env
 */
export const frugal = (env) => (isNeeded(env) ? { ...env, [setting]: '1' } : env);

/** For the program: where the process that started it is killed, it stops too. */
export function stopWithParent(/** @type {() => void} */ stop) {
  process.once('disconnect', stop);
  process.channel?.unref();
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Starts a program again with those surroundings, where this process lacks them. Answers whether it did: then this process only passes signals on,
 * and ends as the other ends.
 * @param {string} program the address of its module
 */
export function startedFrugally(program) {
  if (!isNeeded(process.env)) return false;
  const child = spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(program), ...process.argv.slice(2)],
    {
      env: frugal(process.env),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  );
  // A terminal sends its signals to both; a supervisor only to this one.
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.once('exit', (code, signal) => {
    if (!signal) {
      process.exitCode = code ?? 1;
      return;
    }
    for (const one of signals) process.removeAllListeners(one);
    process.kill(process.pid, signal);
  });
  return true;
}
