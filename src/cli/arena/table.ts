/** What the games of an arena come to: wins, ratings and effort of every bot. */
import { ordinal, type Rating, rate, rating } from 'openskill';
import type { Forfeit } from '../../bots/index.ts';
import { type Estimate, Tally, wilson } from '../../toolkit/stats.ts';

/** One game: who sat where, and how it ended. */
export interface ArenaGame {
  readonly index: number;
  readonly bots: readonly string[];
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly moves: number;
  readonly effort: readonly (ArenaEffort & { readonly bot: string })[];
  /** Seats whose bots stopped playing. They have lost, and are not among the winners. */
  readonly forfeits?: readonly Forfeit[];
}

interface ArenaEffort {
  readonly moves: number;
  readonly iterations: number;
  readonly ms: number;
}

export interface ArenaLine {
  readonly bot: string;
  /** Seats that this bot had, over all games. */
  readonly seats: number;
  /** The share of its seats that won; a win that k seats share counts 1/k for each. */
  readonly wins: Estimate;
  readonly score: Estimate;
  /** By Weng and Lin's model for many players: the mean, and where the true one lies 19 times in 20. */
  readonly rating: Estimate;
  /** A cautious figure to sort by. */
  readonly ordinal: number;
  /** Per thought about a move; undefined for bots that do not think. */
  readonly msPerMove: number | undefined;
  readonly iterationsPerSecond: number | undefined;
  /** How many of its seats it lost because it stopped playing. */
  readonly forfeits: number;
}

const Z = 1.96;

/** One line for each bot, the best rated first. */
export function tableOf(games: readonly ArenaGame[]): ArenaLine[] {
  const names = [...new Set(games.flatMap(({ bots }) => bots))];
  const ratings = rateAll(games, names);
  return names
    .map((bot) => lineOf(games, bot, ratings.get(bot)!))
    .sort((a, b) => b.rating.mean - a.rating.mean);
}

/** Games are rated in their own order, so that the table does not depend on which thread was faster. */
function rateAll(games: readonly ArenaGame[], names: readonly string[]): Map<string, Rating> {
  const ratings = new Map(names.map((name) => [name, rating()]));
  for (const game of games.toSorted((a, b) => a.index - b.index)) {
    if (game.bots.length < 2) continue;
    const teams = game.bots.map((bot) => [ratings.get(bot)!]);
    const after = rate(teams, { rank: game.bots.map((_, seat) => (game.winners.includes(seat) ? 1 : 2)) });
    // A bot that holds several seats has as many new ratings: their mean is its own.
    for (const name of new Set(game.bots)) {
      const own = after.filter((_, seat) => game.bots[seat] === name).map(([one]) => one!);
      const mean = (of: (one: Rating) => number): number =>
        own.reduce((sum, one) => sum + of(one), 0) / own.length;
      ratings.set(name, { mu: mean(({ mu }) => mu), sigma: mean(({ sigma }) => sigma) });
    }
  }
  return ratings;
}

function lineOf(games: readonly ArenaGame[], bot: string, rated: Rating): ArenaLine {
  const score = new Tally();
  let wins = 0;
  let forfeits = 0;
  const spent = { moves: 0, iterations: 0, ms: 0 };
  for (const game of games) {
    for (const [seat, name] of game.bots.entries()) {
      if (name !== bot) continue;
      score.add(game.scores[seat]!);
      if (game.winners.includes(seat)) wins += 1 / game.winners.length;
    }
    for (const { seat } of game.forfeits ?? []) if (game.bots[seat] === bot) forfeits++;
    for (const effort of game.effort) {
      if (effort.bot !== bot) continue;
      spent.moves += effort.moves;
      spent.iterations += effort.iterations;
      spent.ms += effort.ms;
    }
  }
  const { mu, sigma } = rated;
  return {
    bot,
    seats: score.count,
    wins: wilson(wins, score.count),
    score: score.estimate(),
    rating: { mean: mu, low: mu - Z * sigma, high: mu + Z * sigma },
    ordinal: ordinal(rated),
    msPerMove: spent.moves === 0 ? undefined : spent.ms / spent.moves,
    iterationsPerSecond: spent.iterations === 0 ? undefined : (spent.iterations / spent.ms) * 1000,
    forfeits,
  };
}
