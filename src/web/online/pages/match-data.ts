/** What the page of a finished match shows, fetched and followed. */

import { CHANCE, type GameEvent, type Position, type Seat, type WhoOf } from '../../../contract/index.ts';
import { importMatch, type MatchFile, rulesOfFile } from '../../../match/file.ts';
import type { Match } from '../../../match/match.ts';
import type { Ended, TableInfo } from '../../../online/table.ts';
import type { LocalizedGame } from '../../../toolkit/listing.ts';

export type Fetched =
  | { readonly is: 'match'; readonly file: MatchFile; readonly info: TableInfo | undefined }
  | { readonly is: 'unknown' | 'not over' | 'failed' };

export async function fetchMatch(id: string): Promise<Fetched> {
  const at = encodeURIComponent(id);
  try {
    const [match, table] = await Promise.all([fetch(`/api/matches/${at}`), fetch(`/api/tables/${at}`)]);
    const info = table.ok ? ((await table.json()) as TableInfo) : undefined;
    if (match.ok) return { is: 'match', file: (await match.json()) as MatchFile, info };
    if (info && info.state !== 'over') return { is: 'not over' };
    return { is: match.status >= 500 || match.status === 429 ? 'failed' : 'unknown' };
  } catch {
    return { is: 'failed' };
  }
}

export interface Outcome {
  /** Who won; none where all gave up. */
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | undefined;
  readonly ended: Ended | undefined;
}

/** A match that was given up has no scores; the table knows who was left. */
export function outcomeOf(file: MatchFile, ended: Ended | undefined): Outcome {
  const { result } = file;
  return { winners: result?.winners ?? ended?.winners ?? [], scores: result?.scores, ended };
}

export interface DrawLine {
  /** The number of its entry, from 1. */
  readonly n: number;
  readonly text: string;
}

export function drawsOf({ entries }: MatchFile): DrawLine[] {
  return entries.flatMap((entry, i) => ('chance' in entry ? [{ n: i + 1, text: entry.chance }] : []));
}

export interface MoveLine {
  /** How many entries stand with this one: the number in its link. */
  readonly n: number;
  readonly by: Seat | typeof CHANCE;
  readonly texts: readonly string[];
}

/** Every move that stands, in notation: the file alone tells it. */
export function notationOf({ entries, seats }: MatchFile): MoveLine[] {
  const kept: Omit<MoveLine, 'n'>[] = [];
  for (const entry of entries) {
    if ('undo' in entry) kept.length = entry.undo;
    else if ('chance' in entry) kept.push({ by: CHANCE, texts: [entry.chance] });
    else kept.push({ by: entry.seat, texts: [`${seats[entry.seat]?.name ?? ''}: ${entry.move}`] });
  }
  return kept.map((line, i) => ({ n: i + 1, ...line }));
}

/** Every move that stands, in the words of the game. */
export async function followMatch(
  entry: LocalizedGame,
  file: MatchFile,
  who: WhoOf,
): Promise<{ readonly match: Match<Position>; readonly lines: readonly MoveLine[] } | undefined> {
  const [rules, words] = await Promise.all([rulesOfFile(entry.entry, file), entry.words()]);
  if ('refused' in rules) return undefined;
  const game = rules.value;
  const read = importMatch(game, entry.meta, file);
  if ('refused' in read) return undefined;
  const { match } = read.value;
  const view = game.start(match.head.seats.length, match.head.options);
  const lines = match.standing.map(({ entry: { by, move } }, i): MoveLine => {
    const events: GameEvent[] = [];
    const notation = game.write(view, by, move);
    game.play(view, by, move, (event) => events.push(event));
    const texts = events.flatMap((event) => words.say(event, who) ?? []);
    return { n: i + 1, by, texts: texts.length > 0 ? texts : [notation] };
  });
  return { match, lines };
}
