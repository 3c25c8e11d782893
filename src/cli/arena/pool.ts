/** Processes that play the games of an arena, as many as there are cores; each knows how much of a processor it has used. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { ArenaJob } from '../arena.worker.ts';
import type { ArenaGame } from './table.ts';

/** A bot's budget is one thread, so garbage is collected on that thread too. */
const ONE_THREAD = ['--single-threaded-gc'];

export class Pool {
  readonly #players: ChildProcess[];

  constructor(count: number = availableParallelism()) {
    this.#players = Array.from({ length: count }, () =>
      fork(new URL('../arena.worker.ts', import.meta.url), { execArgv: ONE_THREAD }),
    );
  }

  /** Plays all jobs, each process one after the other; `done` hears of every game as it ends. */
  async play(jobs: readonly ArenaJob[], done: (game: ArenaGame) => void): Promise<void> {
    const left = jobs.values();
    await Promise.all(
      this.#players.map(async (player) => {
        for (const job of left) done(await ask(player, job));
      }),
    );
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#players.map(async (player) => {
        if (player.exitCode !== null || player.signalCode !== null) return;
        const gone = once(player, 'exit');
        player.kill();
        await gone;
      }),
    );
  }
}

function ask(player: ChildProcess, job: ArenaJob): Promise<ArenaGame> {
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      for (const event of ['message', 'error', 'exit']) player.removeAllListeners(event);
      then();
    };
    player.once('error', (error) => settle(() => reject(error)));
    player.once('exit', (code, signal) =>
      settle(() => reject(new Error(`a process of the arena ended in a game (${signal ?? code})`))),
    );
    player.once('message', (game: ArenaGame) => settle(() => resolve(game)));
    player.send(job);
  });
}
