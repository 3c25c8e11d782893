import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the GNU C library reads when a process starts: one pool of memory for all threads, so that what one has freed another can use. */
const setting = 'MALLOC_ARENA_MAX';
const isLinux = process.platform === 'linux';

/**
 * The surroundings in which a server is started.
 * @param {NodeJS.ProcessEnv} env
 */
export const frugal = (env) => (isLinux && !env[setting] ? { ...env, [setting]: '1' } : env);

/**
 * What Node is told about the server: its own thread has at most 8 megabytes for what is new, and not 16; and it collects what is not used any more when a half
 * has been added to what was, and not only when it has become several times as much. Less of either makes moves slower.
 */
export const frugalArgs = isLinux ? ['--max-semi-space-size=8', '--heap-growing-percent=50'] : [];

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** A terminal sends a signal to each process, and each passes it on: what comes within so many milliseconds is the same signal. */
const SAME = 1000;
/** How often a process looks whether the one that started it is still there. */
const LOOKING = 250;

/**
 * For the program: stops when it is told to, and when the process that started it has ended. Told once more later, it ends at once.
 * @param {() => void} stop
 */
export function stopWhenTold(stop) {
  let since = 0;
  const told = () => {
    if (since === 0) {
      since = performance.now();
      stop();
    } else if (performance.now() - since > SAME) process.exit(1);
  };
  for (const signal of signals) process.on(signal, told);
  process.once('disconnect', told);
  process.channel?.unref();
  whenOrphaned(told);
}

/**
 * npm tells the shell between them to end, which ends without a word to its own child.
 * @param {() => void} then
 */
function whenOrphaned(then) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    then();
  }, LOOKING);
  timer.unref();
}

/**
 * On Linux, starts a program in a process with those surroundings, where this one has others. Answers whether it did: then this process only passes signals on, and ends as the
 * other ends.
 * @param {string} program the address of its module
 */
export function startedFrugally(program) {
  // An image says all of it itself, and needs no process for it.
  const isFrugal = process.env[setting] && frugalArgs.every((arg) => process.execArgv.includes(arg));
  if (!isLinux || isFrugal) return false;
  const args = [...frugalArgs, ...process.execArgv, fileURLToPath(program), ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, {
    env: frugal(process.env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // A terminal sends its signals to both; a supervisor only to this one.
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  whenOrphaned(() => child.kill('SIGTERM'));
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
