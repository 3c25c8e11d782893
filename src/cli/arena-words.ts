/** What the arena says. */
import type { Budget } from '../bots/index.ts';
import type { GameMeta, Trial } from '../contract/index.ts';
import { number, players, titleOf } from './words.ts';

export const arenaWords = {
  noGame: 'Name a game, or run the whole table with --suite.',
  head: (meta: GameMeta, seats: number, games: number) =>
    `${titleOf(meta)}, ${players(seats)}, ${number(games)} ${games === 1 ? 'game' : 'games'}, seats in turn.`,
  budget: ({ ms, iterations }: Budget) =>
    `Thinking: ${[
      ...(ms === undefined ? [] : [`${number(ms)} ms of processor time a move`]),
      ...(iterations === undefined ? [] : [`${number(iterations)} iterations a move`]),
    ].join(', at most ')}.`,
  columns: {
    bot: 'Bot',
    seats: 'Seats',
    wins: 'Wins',
    rating: 'Rating',
    score: 'Score',
    ms: 'ms a move',
    iterations: 'Iterations/s',
  },
  rate: (perSecond: number) => number(perSecond),
  interval: (mean: string, low: string, high: string) => `${mean} (${low} to ${high})`,
  note: (chance: number) =>
    `In brackets: 95 % intervals. By chance a seat wins ${(chance * 100).toFixed(1)} %. Ratings by the model of Weng and Lin.`,
  wrote: (path: string) => `Wrote ${path}.`,
  bar: 'Games {value}/{total} {bar} {eta_formatted} left',
  trial: ({ game, bot, rivals }: Trial & { game: string }, games: number) =>
    `${game}: ${bot} ${rivals === undefined ? 'alone' : `against ${rivals}`}, ${number(games)} to play`,
  suiteColumns: {
    game: 'Game',
    bot: 'Bot',
    rivals: 'Against',
    games: 'Games',
    reached: 'Wins, or points',
    least: 'At least',
    holds: 'Holds',
  },
  against: (count: number, rivals: string | undefined) =>
    rivals === undefined ? 'nobody' : `${count} × ${rivals}`,
  reached: {
    wins: (share: number) => `${(share * 100).toFixed(1)} %`,
    points: (points: number) => points.toFixed(1),
  },
  unreadable: (path: string) =>
    `${path} holds no results of the suite. Move it away, or name another file with --results.`,
  missed: (count: number, all: number) => `${count} of ${all} rows do not hold.`,
  yes: 'yes',
  no: 'no',
  page: {
    title: 'Arena',
    wins: 'Share of wins, with 95 % intervals',
    chance: 'chance',
    rating: 'Rating, with 95 % intervals',
    race: 'Share of wins as the games went by',
    scores: 'Scores',
    games: 'games',
    bot: 'Bot',
  },
} as const;
