/** What the page of a finished match shows, fetched and followed. */

import {
  CHANCE,
  type GameEvent,
  type Position,
  type Seat,
  type Who,
  type WhoOf,
} from '../../../contract/index.ts';
import { importMatch, type MatchFile, rulesOfFile } from '../../../match/file.ts';
import type { Match } from '../../../match/match.ts';
import {
  formerAt,
  formerOf,
  isStandIns,
  movesFor,
  type NoteWords,
  noteSaid,
  type StandingNote,
  standingNotes,
  toldNotes,
} from '../../../match/notes.ts';
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

/** How many moves each seat has made, and how many of these a bot made for its player. */
export const movesIn = (file: MatchFile): ReturnType<typeof movesFor> =>
  movesFor(
    notationOf(file).map(({ by }) => by),
    standingNotes(file.notes ?? [], file.entries),
  );

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
  /** No move: what happened besides, after move `n`. */
  readonly note?: true;
}

/** How the log words what happens besides moves, and who moves for whom. */
export interface LogWords {
  readonly botOf: (who: Who) => string;
  readonly noted: NoteWords;
}

/** Every move that stands, in notation: the file alone tells it. */
export function notationOf({ entries, seats, notes = [] }: MatchFile): MoveLine[] {
  const kept: Omit<MoveLine, 'n'>[] = [];
  const nameAt = (seat: Seat, n: number) => formerAt(notes, seat, n) ?? seats[seat]?.name ?? '';
  for (const [n, entry] of entries.entries()) {
    if ('undo' in entry) kept.length = entry.undo;
    else if ('chance' in entry) kept.push({ by: CHANCE, texts: [entry.chance] });
    else kept.push({ by: entry.seat, texts: [`${nameAt(entry.seat, n)}: ${entry.move}`] });
  }
  return kept.map((line, i) => ({ n: i + 1, ...line }));
}

/** Every move that stands, in the words of the game. */
export async function followMatch(
  entry: LocalizedGame,
  file: MatchFile,
  who: WhoOf,
  say: LogWords,
): Promise<{ readonly match: Match<Position>; readonly lines: readonly MoveLine[] } | undefined> {
  const [rules, words] = await Promise.all([rulesOfFile(entry.entry, file), entry.words()]);
  if ('refused' in rules) return undefined;
  const game = rules.value;
  const read = importMatch(game, entry.meta, file);
  if ('refused' in read) return undefined;
  const { match } = read.value;
  const notes = standingNotes(read.value.notes, match.log);
  const view = game.start(match.head.seats.length, match.head.options, match.head.house);
  const lines = match.standing.map(({ entry: { by, move } }, i): MoveLine => {
    const events: GameEvent[] = [];
    const isBots = by !== CHANCE && isStandIns(notes, game.decides(view, by), i + 1);
    const whoThen: WhoOf = (seat) => named(who(seat), formerAt(notes, seat, i));
    const mover: WhoOf = (seat) =>
      isBots && seat === by ? { ...whoThen(seat), name: say.botOf(whoThen(seat)) } : whoThen(seat);
    const notation = game.write(view, by, move);
    game.play(view, by, move, (event) => events.push(event));
    const texts = events.flatMap((event) => words.say(event, mover) ?? []);
    return { n: i + 1, by, texts: texts.length > 0 ? texts : [notation] };
  });
  const told = (note: StandingNote) =>
    noteSaid(say.noted, note, named(who(note.seat), formerOf(notes, note)));
  return { match, lines: withNotes(lines, toldNotes(notes), told) };
}

/** Another player had the seat then. */
const named = (who: Who, former: string | undefined): Who =>
  former === undefined ? who : { ...who, name: former, isYou: false };

/** Each note after the move that it followed. */
function withNotes(
  lines: readonly MoveLine[],
  notes: readonly StandingNote[],
  tell: (note: StandingNote) => string,
): readonly MoveLine[] {
  const after = (at: number): MoveLine[] =>
    notes.flatMap((note) =>
      note.n === at ? [{ n: at, by: note.seat, texts: [tell(note)], note: true }] : [],
    );
  return [...after(0), ...lines.flatMap((line) => [line, ...after(line.n)])];
}
