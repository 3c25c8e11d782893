/** A match is its log: a head and numbered entries. Its state is always a replay of them. */
import { CHANCE, type Entry, type House, type Options, type Seat } from '../contract/index.ts';

export interface MatchHead {
  readonly id: string;
  readonly game: string;
  /** The version of the game's rules that this match is played by. */
  readonly version: number;
  readonly options: Options;
  readonly seats: readonly MatchSeat[];
  /** Which place each seat had before the order at the table was drawn; left out where the order was chosen. */
  readonly order?: readonly number[];
  /** ISO time of the start. */
  readonly created: string;
  /** The hash of the secret that all draws come from (see fair.ts). */
  readonly commitment: string;
  /** How draws are made from the secret (see fair.ts): `SEALED`, or left out for the first scheme. */
  readonly scheme?: string;
  /** The values of house rules; left out where there are none. */
  readonly house?: House;
}

export interface MatchSeat {
  readonly name: string;
  /** Who played it at the deal: a person, or the name of a bot. */
  readonly player: 'person' | { readonly bot: string };
  /** The hash of its player's salt, known before the start. */
  readonly seal?: string;
  /** What this seat adds to the draws. A sealed seat without it was left out: its player did not show it in time. */
  readonly salt?: string;
  /** A person has taken the seat over from its bot: whose name it had, and how many entries the log had then. Nothing was dealt anew. */
  readonly taken?: Taken;
}

export interface Taken {
  readonly from: string;
  readonly n: number;
}

/** In a head: the seat of a program that plays through the Bot API of a server. It is a bot to all and adds no salt; the table treats it as a player. */
export const PROGRAM = 'program';
export const isProgram = (player: MatchSeat['player'] | undefined): boolean =>
  typeof player === 'object' && player.bot === PROGRAM;

/** Does a person play this seat now? */
export const isPersons = ({ player, taken }: Pick<MatchSeat, 'player' | 'taken'>): boolean =>
  player === 'person' || taken !== undefined;

/** The scheme in which players seal their salts. */
export const SEALED = '2';

/** Takes the match back to its first `undo` standing entries. Nothing is ever erased from a log. */
export interface Undo {
  readonly by: Seat;
  readonly undo: number;
}

export type LogEntry = Entry | Undo;

export const isUndo = (entry: LogEntry): entry is Undo => 'undo' in entry;

/** The seats in the order in which players sat down, before their order was drawn. */
export function byPlace<T>(seats: readonly T[], order: readonly number[] | undefined): T[] {
  return seats.map((_, place) => seats[order ? order.indexOf(place) : place]!);
}

/** The players whose salts are not part of the draws. */
export const leftOut = ({ scheme, seats }: Pick<MatchHead, 'scheme' | 'seats'>): Seat[] =>
  scheme === SEALED
    ? [...seats.keys()].filter((seat) => seats[seat]!.player === 'person' && seats[seat]!.salt === undefined)
    : [];

/** An entry that still stands, with its number in the log. */
export interface Standing {
  readonly entry: Entry;
  readonly n: number;
}

/** The entries that no undo has taken back. */
export function standing(log: readonly LogEntry[]): Standing[] {
  const kept: Standing[] = [];
  log.forEach((entry, n) => {
    if (!isUndo(entry)) kept.push({ entry, n });
    else if (entry.undo <= kept.length) kept.length = entry.undo;
    else throw new Error(`entry ${n} undoes to ${entry.undo} of ${kept.length}`);
  });
  return kept;
}

/** Nothing that chance has shown can be taken back: a die, a card or a hand stays known. */
export function mayUndoTo(kept: readonly Standing[], length: number): boolean {
  if (!Number.isInteger(length) || length < 0 || length >= kept.length) return false;
  return kept.slice(length).every(({ entry }) => entry.by !== CHANCE);
}
