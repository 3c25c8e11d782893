/** Plays the games of one head: who sits down, and how long they may think. */
import type { Budget } from '../../bots/index.ts';
import type { GameMeta, House, Options } from '../../contract/index.ts';
import type { ArenaJob } from '../arena.worker.ts';
import type { CommandLimits } from '../command-bot/bot.ts';
import type { Context } from '../context.ts';
import { progress } from '../progress.ts';
import { Pool } from './pool.ts';
import type { ArenaGame } from './table.ts';

export interface Head {
  readonly meta: GameMeta;
  readonly players: number;
  readonly options: Options;
  readonly house?: House;
  readonly seed: string;
  /** In the order of the command line; game i moves them i seats on. */
  readonly bots: readonly string[];
  readonly budget: Budget;
  /** For programs of other people. */
  readonly limits?: CommandLimits;
}

const jobOf = ({ meta, ...head }: Head, index: number): ArenaJob => ({ game: meta.id, ...head, index });

/** Plays the games of these numbers and answers them in order; `note` hears of each as it ends. */
export async function playGames(
  { err, words }: Context,
  head: Head,
  numbers: readonly number[],
  atOnce: number | undefined,
  note: (game: ArenaGame) => void = () => {},
): Promise<ArenaGame[]> {
  const bar = await progress(err, numbers.length, words.arena.bar);
  const pool = new Pool(atOnce);
  const games: ArenaGame[] = [];
  try {
    await pool.play(
      numbers.map((index) => jobOf(head, index)),
      (game) => {
        games.push(game);
        note(game);
        bar.at(games.length);
      },
    );
  } finally {
    bar.stop();
    await pool.close();
  }
  return games.sort((a, b) => a.index - b.index);
}
