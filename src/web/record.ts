/** What this browser remembers of its player's finished games: how many were won, wins in a row, and the best score alone. */
import type { Options } from '../contract/index.ts';

export interface Best {
  readonly score: number;
  /** The match in which it was reached. */
  readonly id: string;
  /** The best before it. */
  readonly before?: number;
}

export interface GameRecord {
  /** Games against others. */
  readonly played: number;
  readonly won: number;
  /** Wins in a row, now and at most. */
  readonly row: number;
  readonly longest: number;
  /** The best score alone, for each choice of options. */
  readonly alone: { readonly [options: string]: Best };
  /** Matches that are counted already, the last one last. */
  readonly ids: readonly string[];
}

export interface Finished {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly score: number;
  readonly won: boolean;
  /** Is a lower score better? */
  readonly low: boolean;
}

const NONE: GameRecord = { played: 0, won: 0, row: 0, longest: 0, alone: {}, ids: [] };
/** No page shows a match that was finished so many matches ago as if it had just ended. */
const MOST_IDS = 100;

export const optionsKey = (options: Options): string =>
  Object.entries(options)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** The record with one more match; a match counts once. */
export function withMatch(record: GameRecord, match: Finished): GameRecord {
  const { id, seats, score, won, low } = match;
  if (record.ids.includes(id)) return record;
  const ids = [...record.ids, id].slice(-MOST_IDS);
  if (seats > 1) {
    const row = won ? record.row + 1 : 0;
    return {
      ...record,
      ids,
      played: record.played + 1,
      won: record.won + Number(won),
      row,
      longest: Math.max(record.longest, row),
    };
  }
  const key = optionsKey(match.options);
  const best = record.alone[key];
  if (best && (low ? score >= best.score : score <= best.score)) return { ...record, ids };
  const now: Best = best ? { score, id, before: best.score } : { score, id };
  return { ...record, ids, alone: { ...record.alone, [key]: now } };
}

const keyOf = (game: string): string => `updraft/record/${game}`;

/** What is stored was written by this program, perhaps by an earlier one: what it lacks is nothing yet. */
export function recordOf(game: string): GameRecord {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE;
  }
}

/** Counts a match that has just ended. */
export function remember(game: string, match: Finished): GameRecord {
  const record = withMatch(recordOf(game), match);
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(record));
  } catch {
    // Nothing can be stored: then there is no best.
  }
  return record;
}
