/** The start command in a process of its own. */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { root } from '../../scripts/lib/places.mjs';

const running: (() => void)[] = [];

interface Started {
  readonly child: ChildProcess;
  /** Everything it has said so far. */
  said(): string;
  /** The first address that it says on standard output. */
  readonly address: Promise<string>;
  readonly ended: Promise<number | null>;
}

interface Where {
  /** The folder of the product. */
  readonly folder?: string;
  /** The account, where we may choose one. */
  readonly uid?: number;
}

export function start(env: NodeJS.ProcessEnv, { folder = root, uid }: Where = {}): Started {
  return following(
    spawn(process.execPath, [join(folder, 'scripts/start.mjs')], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(uid === undefined ? {} : { uid, gid: uid }),
    }),
  );
}

/** By npm, in a group of processes of its own, as a terminal has it. */
export function npmStart(env: NodeJS.ProcessEnv): Started {
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const started = following(child);
  let isOver = false;
  void started.ended.then(() => {
    isOver = true;
  });
  running.push(() => {
    if (!isOver) process.kill(-child.pid!, 'SIGKILL');
  });
  return started;
}

function following(child: ChildProcessByStdio<null, Readable, Readable>): Started {
  running.push(() => child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (data) => {
    said += data;
  });
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      said += data;
      const found = /http:\S+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('close', () => reject(new Error(`ended before it served: ${said}`)));
  });
  address.catch(() => {});
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said: () => said, address, ended };
}

export function stopAll(): void {
  for (const stop of running.splice(0)) stop();
}
