/** A match as a file: JSON for programs, numbered lines for people. Moves stand in notation in both. */

import {
  CHANCE,
  type Game,
  type GameEntry,
  type GameEvent,
  type GameFacts,
  type Move,
  type OptionValue,
  type Position,
  type Reading,
  type Refusal,
  type Result,
  type Seat,
} from '../contract/index.ts';
import { readHouse } from '../toolkit/house.ts';
import { isObject } from '../toolkit/json.ts';
import { isShipped, rulesOf } from '../toolkit/listing.ts';
import { readOptions, readSeats } from '../toolkit/options.ts';
import { byGame } from '../toolkit/refuser.ts';
import { isSalt } from './fair.ts';
import { isUndo, type LogEntry, type MatchHead, type MatchSeat, SEALED, type Taken } from './log.ts';
import { Match } from './match.ts';
import { readNotes, type SeatNote } from './notes.ts';
import type { MatchRefusal } from './refusals.ts';

export const FORMAT = 'updraft-match';

type FileEntry =
  | { readonly seat: Seat; readonly move: string }
  | { readonly chance: string }
  | { readonly seat: Seat; readonly undo: number };

export interface MatchFile extends MatchHead {
  readonly format: typeof FORMAT;
  readonly formatVersion: 1;
  /** Only of a finished match: with it a reader of the file can check the draws. */
  readonly secret?: string;
  readonly entries: readonly FileEntry[];
  /** What happened besides; left out where nothing did. */
  readonly notes?: readonly SeatNote[];
  readonly result?: Result;
}

export function exportMatch<S>(match: Match<S>, secret?: string, notes: readonly SeatNote[] = []): MatchFile {
  const { game, head } = match;
  const over = game.next(match.state).to === 'over';
  const again = new Match(game, head);
  const entries = match.log.map((entry): FileEntry => {
    const written = isUndo(entry)
      ? { seat: entry.by, undo: entry.undo }
      : writeEntry(entry.by, game.write(again.state, entry.by, entry.move));
    again.append(entry);
    return written;
  });
  return {
    format: FORMAT,
    formatVersion: 1,
    ...head,
    ...(over && secret !== undefined ? { secret } : {}),
    entries,
    ...(notes.length > 0 ? { notes } : {}),
    ...(over ? { result: game.result(match.state) } : {}),
  };
}

const writeEntry = (by: Seat, text: string): FileEntry =>
  by === CHANCE ? { chance: text } : { seat: by, move: text };

export interface Imported<S> {
  readonly match: Match<S>;
  readonly secret?: string;
  readonly notes: readonly SeatNote[];
}

/** The rules that a parsed file was played by; or that they are not shipped any more. */
export async function rulesOfFile<S, M extends Move, E extends GameEvent>(
  entry: Pick<GameEntry<S, M, E>, 'facts' | 'rules'>,
  file: unknown,
): Promise<Reading<Game<S, M, E>, MatchRefusal>> {
  const version = isObject(file) ? file.version : undefined;
  if (typeof version === 'number' && isShipped(entry, version))
    return { value: await rulesOf(entry, version) };
  const known = Object.keys(entry.rules).map(Number);
  return { refused: { code: 'otherVersion', version: String(version), known } };
}

/**
 * Reads a parsed file move by move, by the rules that it names (see `rulesOfFile`); refuses it with the number of the first wrong entry and the reason. `each` is called with
 * every legal entry before it is made.
 */
export function importMatch<S = Position>(
  game: Game<S>,
  facts: GameFacts,
  file: unknown,
  each?: (before: Match<S>, entry: LogEntry) => void,
): Reading<Imported<S>, MatchRefusal> {
  if (!isObject(file) || file.format !== FORMAT) return { refused: { code: 'noMatch' } };
  const head = readHead(game, facts, file);
  if ('refused' in head) return head;
  const { entries, secret, notes } = file as { entries?: unknown; secret?: unknown; notes?: unknown };
  if (!Array.isArray(entries)) return { refused: { code: 'noEntries' } };
  const match = new Match(game, head.value);
  for (const [i, raw] of entries.entries()) {
    const entry = readEntry(match, raw);
    if ('refused' in entry) return { refused: { code: 'wrongEntry', n: i + 1, why: entry.refused } };
    each?.(match, entry.value);
    match.append(entry.value);
  }
  const noted = readNotes(notes, { seats: match.head.seats.length, entries: entries.length });
  if ('refused' in noted) return noted;
  return { value: { match, notes: noted.value, ...(typeof secret === 'string' ? { secret } : {}) } };
}

/** The head of a match that fits its game, from what may be one. */
export function readHead(
  game: Pick<Game<never>, 'turnables'>,
  facts: GameFacts,
  raw: object,
): Reading<MatchHead, MatchRefusal> {
  const {
    id,
    game: played,
    version,
    options,
    house,
    seats,
    order,
    created,
    scheme,
    commitment,
  } = raw as Partial<Record<keyof MatchHead, unknown>>;
  if (played !== facts.id) return { refused: { code: 'otherGame', game: String(played), right: facts.id } };
  if (typeof version !== 'number') return { refused: { code: 'noVersion' } };
  if (scheme !== undefined && typeof scheme !== 'string') return { refused: { code: 'noScheme' } };
  if (house !== undefined && !isValues(house)) return { refused: { code: 'noHouse' } };
  if (typeof id !== 'string' || typeof created !== 'string' || typeof commitment !== 'string')
    return { refused: { code: 'noHead' } };
  const people = readMatchSeats(seats);
  if (!people) return { refused: { code: 'noSeats' } };
  const unsalted =
    scheme === SEALED ? people.find(({ salt }) => salt !== undefined && !isSalt(salt)) : undefined;
  if (unsalted) return { refused: { code: 'noSalt', name: unsalted.name } };
  if (order !== undefined && !isOrder(order, people.length)) return { refused: { code: 'noOrder' } };
  const count = readSeats(facts, people.length);
  if ('refused' in count) return count;
  const read = readOptions(facts, (options ?? {}) as Record<string, OptionValue>);
  if ('refused' in read) return read;
  const tuned = readHouse(game, { seats: people.length, options: read.value }, house ?? {});
  if ('refused' in tuned) return tuned;
  return {
    value: {
      id,
      game: facts.id,
      version,
      options: read.value,
      seats: people,
      ...(order === undefined ? {} : { order }),
      created,
      commitment,
      ...(scheme === undefined ? {} : { scheme }),
      ...(tuned.value ? { house: tuned.value } : {}),
    },
  };
}

/** Is it an object with a number for each name? */
const isValues = (raw: unknown): raw is NonNullable<MatchHead['house']> =>
  isObject(raw) && Object.values(raw).every((value) => typeof value === 'number');

/** Is it a permutation: a list in which every place stands once? */
function isOrder(raw: unknown, count: number): raw is readonly number[] {
  return (
    Array.isArray(raw) && raw.length === count && Array.from(raw.keys()).every((place) => raw.includes(place))
  );
}

const isTaken = (raw: unknown): raw is Taken =>
  isObject(raw) && typeof raw.from === 'string' && typeof raw.n === 'number';

function readMatchSeats(raw: unknown): MatchSeat[] | undefined {
  if (!Array.isArray(raw)) return undefined;
  const seats: MatchSeat[] = [];
  for (const seat of raw as Partial<Record<keyof MatchSeat, unknown>>[]) {
    if (typeof seat?.name !== 'string') return undefined;
    const bot = (seat.player as { bot?: unknown } | undefined)?.bot;
    if (seat.player !== 'person' && typeof bot !== 'string') return undefined;
    seats.push({
      name: seat.name,
      player: typeof bot === 'string' ? { bot } : 'person',
      ...(typeof seat.seal === 'string' ? { seal: seat.seal } : {}),
      ...(typeof seat.salt === 'string' ? { salt: seat.salt } : {}),
      ...(isTaken(seat.taken) ? { taken: seat.taken } : {}),
    });
  }
  return seats;
}

function readEntry<S>(match: Match<S>, raw: unknown): Reading<LogEntry, Refusal> {
  const { seat, move, chance, undo } = (raw ?? {}) as {
    seat?: unknown;
    move?: unknown;
    chance?: unknown;
    undo?: unknown;
  };
  const { game, state } = match;
  const next = game.next(state);
  if (typeof chance === 'string') {
    if (next.to === 'act' || next.to === 'over') return { refused: { code: 'noDrawNow' } };
    return mapReading(game.read(state, CHANCE, chance), (draw) => ({ by: CHANCE, move: draw }));
  }
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat >= match.head.seats.length)
    return { refused: { code: 'noSuchSeat' } };
  if (typeof undo === 'number')
    return match.mayUndoTo(undo) ? { value: { by: seat, undo } } : { refused: { code: 'noSuchUndo' } };
  if (typeof move !== 'string') return { refused: { code: 'noEntry' } };
  return mapReading(game.read(state, seat, move), (value) => ({ by: seat, move: value }));
}

const mapReading = <A, B>(reading: Reading<A>, change: (value: A) => B): Reading<B, Refusal> =>
  'value' in reading ? { value: change(reading.value) } : { refused: byGame(reading.refused) };
