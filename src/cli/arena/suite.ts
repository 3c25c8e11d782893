/** What the bots of every game have to show, and whether they did. */
import type { Trial } from '../../contract/index.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import type { Estimate } from '../../toolkit/stats.ts';
import { type ArenaGame, type ArenaLine, tableOf } from './table.ts';

/** Where no game says otherwise: each level clearly beats the one below. */
const USUAL: readonly Trial[] = [
  { bot: 'storm', rivals: 'gust', least: 0.45 },
  { bot: 'gust', rivals: 'breeze', least: 0.4 },
  { bot: 'gust', rivals: 'greedy', least: 0.4 },
];
const PLAYERS = 4;
const GAMES = 200;

export interface SuiteTrial extends Trial {
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly games: number;
}

/** One row of the suite with the games that have been played for it. */
export interface SuiteResult extends SuiteTrial {
  /** The budget and the seed, for which these games stand. */
  readonly terms: string;
  readonly played: ArenaGame[];
}

export async function suiteOf(games: readonly LocalizedGame[]): Promise<SuiteTrial[]> {
  const lists = games.map(async ({ meta, hints }) =>
    merged((await hints()).search?.trials ?? []).map((trial) => ({
      games: GAMES,
      ...trial,
      game: meta.id,
      title: meta.edition ? `${meta.title} (${meta.edition})` : meta.title,
      players: trial.rivals === undefined ? 1 : PLAYERS,
    })),
  );
  return (await Promise.all(lists)).flat();
}

function merged(own: readonly Trial[]): Trial[] {
  const same = (a: Trial, b: Trial): boolean => a.bot === b.bot && a.rivals === b.rivals;
  const usual = USUAL.map((trial) => own.find((other) => same(trial, other)) ?? trial);
  return [...usual, ...own.filter((trial) => !USUAL.some((other) => same(trial, other)))];
}

export const botsOf = ({ bot, rivals, players }: SuiteTrial): string[] => [
  bot,
  ...Array.from({ length: players - 1 }, () => rivals ?? bot),
];

export interface Verdict {
  readonly unit: 'wins' | 'points';
  readonly reached: Estimate;
  readonly holds: boolean;
  readonly lines: readonly ArenaLine[];
}

/** Holds: as much as was asked for, in as many games; and against others, more than chance for certain. */
export function judge({ bot, games, players, least, played }: SuiteResult): Verdict {
  const lines = tableOf(played);
  const line = lines.find((one) => one.bot === bot);
  const unit = players === 1 ? 'points' : 'wins';
  if (!line) return { unit, reached: { mean: 0, low: 0, high: 0 }, holds: false, lines };
  const reached = unit === 'points' ? line.score : line.wins;
  const byChance = unit === 'points' ? Number.NEGATIVE_INFINITY : 1 / players;
  const holds = played.length >= games && reached.mean >= least && reached.low > byChance;
  return { unit, reached, holds, lines };
}
