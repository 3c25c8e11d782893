/** What happens to the seats of a match besides moves: a bot plays for a player from now on, the player does again, or another one has the seat. */
import type { Reading, Seat, Who } from '../contract/index.ts';
import { isObject } from '../toolkit/json.ts';
import { type LogEntry, standing } from './log.ts';
import type { FileRefusal } from './refusals.ts';
import type { Away } from './terms.ts';

interface Note {
  readonly seat: Seat;
  /** Why a bot plays for the seat, or that its player is back. */
  readonly what: Away | 'back';
  /** Only with `back`: the seat has another player from now on, or its bot again, and this is the name of the one who had it. */
  readonly from?: string;
}

export interface SeatNote extends Note {
  /** How many entries the log had, with what was taken back. */
  readonly after: number;
}

/** The same among the entries that stand: it came when there were `n`. */
export interface StandingNote extends Note {
  readonly n: number;
}

/** How notes are worded; `passed` where the seat has another player. */
export type NoteWords = Readonly<Record<Note['what'], (who: Who) => string>> & {
  readonly passed: (who: Who, from: string) => string;
};

export const noteSaid = (say: NoteWords, { what, from }: Pick<Note, 'what' | 'from'>, who: Who): string =>
  from === undefined ? say[what](who) : say.passed(who, from);

/** A match keeps so many, the newest: two for every turn of a long game. */
const MOST_NOTES = 1000;

export const withNote = (notes: readonly SeatNote[] = [], note: SeatNote): readonly SeatNote[] =>
  [...notes, note].slice(-MOST_NOTES);

export function standingNotes(
  notes: readonly SeatNote[],
  log: readonly (object | { readonly undo: number })[],
): StandingNote[] {
  const placed: StandingNote[] = [];
  let [next, n] = [0, 0];
  const place = (length: number): void => {
    for (; next < notes.length && notes[next]!.after <= length; next++) {
      const { after: _place, ...note } = notes[next]!;
      placed.push({ ...note, n });
    }
  };
  for (const [length, entry] of log.entries()) {
    place(length);
    if ('undo' in entry) {
      n = entry.undo;
      shorten(placed, n);
    } else n++;
  }
  place(Number.POSITIVE_INFINITY);
  return placed;
}

/** Notes among the entries of a whole log, from those among what stands. */
export function placedIn(log: readonly LogEntry[], notes: readonly StandingNote[]): SeatNote[] {
  const kept = standing(log);
  return notes.map(({ n, ...note }) => ({ ...note, after: n === 0 ? 0 : kept[n - 1]!.n + 1 }));
}

/** What is told in lines. A seat that comes back by itself after a round is left out: its player did not choose that. */
export const toldNotes = <N extends Note>(notes: readonly N[]): readonly N[] =>
  notes.filter(
    ({ seat, what, from }, i) =>
      what !== 'back' ||
      from !== undefined ||
      notes.slice(0, i).findLast((before) => before.seat === seat)?.what !== 'round',
  );

/** Entries were taken back; what happened besides stays. */
export function shorten(notes: StandingNote[], length: number): void {
  for (const [i, note] of notes.entries()) if (note.n > length) notes[i] = { ...note, n: length };
}

/** Did a bot choose the entry number `n`, counted from 1, for this player? */
export function isStandIns(notes: readonly StandingNote[], seat: Seat, n: number): boolean {
  const last = notes.findLast((note) => note.seat === seat && note.n < n);
  return last !== undefined && last.what !== 'back';
}

/** How many of the moves that stand are of each seat, and how many of these a bot made for its player. */
export function movesFor(
  movers: readonly number[],
  notes: readonly StandingNote[],
): ReadonlyMap<Seat, { readonly all: number; readonly bot: number }> {
  const counts = new Map<Seat, { all: number; bot: number }>();
  for (const [i, seat] of movers.entries()) {
    const count = counts.get(seat) ?? { all: 0, bot: 0 };
    counts.set(seat, { all: count.all + 1, bot: count.bot + Number(isStandIns(notes, seat, i + 1)) });
  }
  return counts;
}

const placeOf = (note: SeatNote | StandingNote): number => ('n' in note ? note.n : note.after);

/** The name of the player or bot who had a seat when `entries` came before, where another one has it now. */
export const formerAt = (
  notes: readonly (SeatNote | StandingNote)[],
  seat: Seat,
  entries: number,
): string | undefined => notes.find((note) => isPassing(note, seat) && placeOf(note) > entries)?.from;

/** The same when a note was made; one that says who has the seat from now on is about that player. */
export const formerOf = <N extends Note>(notes: readonly N[], note: N): string | undefined =>
  notes.slice(notes.indexOf(note) + 1).find((later) => isPassing(later, note.seat))?.from;

const isPassing = (note: Note, seat: Seat): boolean => note.seat === seat && note.from !== undefined;

const WHATS: readonly unknown[] = ['time', 'host', 'round', 'resigned', 'back'] satisfies Note['what'][];
export const isWhat = (what: unknown): what is Note['what'] => WHATS.includes(what);

const MOST_NAME = 100;
const isName = (from: unknown): boolean => typeof from === 'string' && from.length <= MOST_NAME;

/** Notes of a file, in their order. */
export function readNotes(
  raw: unknown,
  { seats, entries }: { readonly seats: number; readonly entries: number },
): Reading<readonly SeatNote[], FileRefusal> {
  if (raw === undefined) return { value: [] };
  const upTo = (value: unknown, most: number): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
  const isNote = (one: unknown): one is SeatNote =>
    isObject(one) &&
    upTo(one.seat, seats - 1) &&
    upTo(one.after, entries) &&
    isWhat(one.what) &&
    (one.from === undefined || (one.what === 'back' && isName(one.from)));
  if (!Array.isArray(raw) || !raw.every(isNote)) return { refused: { code: 'noNotes' } };
  const inOrder = raw.every(({ after }, i) => i === 0 || after >= raw[i - 1]!.after);
  return inOrder ? { value: raw } : { refused: { code: 'noNotes' } };
}
