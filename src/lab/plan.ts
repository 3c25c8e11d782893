/** What a run plays: settings, each for the same games by number. Game i depends on the run's seed, i and its setting alone. */
import type { House, Options } from '../contract/index.ts';

/** One way to play: who sits down, and which rules they play by. */
export interface Setting {
  readonly players: number;
  readonly options: Options;
  readonly house?: House;
  /** One for each seat; game i moves them i seats on. */
  readonly bots: readonly string[];
}

export interface Arm extends Setting {
  /**
   * `main`: the game that is asked about. `versus`: another setting, compared with the arm `base` deal by deal.
   * `level`: one seat has another bot, to see what strength is worth. `try`: a candidate of a search.
   */
  readonly role: 'main' | 'versus' | 'level' | 'try';
  readonly base?: number;
  /** The first bot of a `level` is the challenger; the others are those of the main arm. */
  readonly challenger?: string;
  /** Only games whose number is a multiple of it are played. */
  readonly every: number;
}

export interface Plan {
  readonly format: 1;
  /** Which program plays: another version may play otherwise. */
  readonly program: string;
  readonly game: string;
  /** Of the game's rules. */
  readonly version: number;
  readonly seed: string;
  /** Games are numbered from here; a search that looks again at a setting takes games that it has not seen. */
  readonly first: number;
  readonly games: number;
  /** The most iterations of a bot that thinks. */
  readonly iterations: number;
  /** How programs of other people are held, where any play: what they forfeit depends on it. */
  readonly programs?: { readonly ms: number; readonly memoryMb: number };
  /** Are all moves written down? */
  readonly moves: boolean;
  readonly arms: readonly Arm[];
}

/** A range of games, from `from` up to and without `to`, in all arms. */
export interface Chunk {
  readonly from: number;
  readonly to: number;
}

/** Does an arm play this game? */
export const plays = (arm: Arm, game: number): boolean => game % arm.every === 0;

/** How many games an arm plays below this number. */
export const gamesOf = (arm: Arm, games: number): number => Math.ceil(games / arm.every);

/** How many games a run has, over all arms. */
export const totalOf = (plan: Plan): number =>
  gamesIn(plan, { from: plan.first, to: plan.first + plan.games });

export const gamesIn = ({ arms }: Plan, { from, to }: Chunk): number =>
  arms.reduce((sum, arm) => sum + gamesOf(arm, to) - gamesOf(arm, from), 0);

/** What must be equal for two parts to belong to one run: all but how many games there are. */
export function identityOf({ games: _games, ...plan }: Plan): string {
  return JSON.stringify(plan);
}

/** Few enough that a run of a minute is saved now and then, many enough that a long one needs few files. */
export const chunkSize = (games: number): number => Math.min(500, Math.max(10, Math.ceil(games / 200)));

/** The games of a plan that are not in these chunks, cut into pieces. */
export function missing(plan: Plan, done: readonly Chunk[], size = chunkSize(plan.games)): Chunk[] {
  const end = plan.first + plan.games;
  const left: Chunk[] = [];
  let at = plan.first;
  const cutTo = (to: number): void => {
    for (; at < to; at = Math.min(to, at + size)) left.push({ from: at, to: Math.min(to, at + size) });
  };
  for (const { from, to } of done.toSorted((a, b) => a.from - b.from)) {
    cutTo(Math.min(from, end));
    at = Math.max(at, to);
  }
  cutTo(end);
  return left;
}

/** The bots of an arm in game i: seats are moved on by one after every game, so that no bot keeps the better seat. */
export function seated({ bots }: Setting, game: number): string[] {
  const shift = game % bots.length;
  return bots.map((_, seat) => bots[(seat - shift + bots.length) % bots.length]!);
}

/** Games in which it is followed who leads: all of the first ones, then one in ten. */
export const isFollowed = (game: number): boolean => game < 500 || game % 10 === 0;
/** Games in which choices are weighed and the search is asked for its opinion, which takes long. */
export const isWeighed = (game: number): boolean => game < 20 || game % 50 === 0;
