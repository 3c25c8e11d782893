/** What stands in the database of a simulation, read after every commit, and whether each commit was right by the rules. */
import {
  CHANCE,
  type Entry,
  type Game,
  type Position,
  type Seat,
  SPECTATOR,
} from '../../src/contract/index.ts';
import { isUndo, type Standing, standing } from '../../src/match/log.ts';
import { Match } from '../../src/match/match.ts';
import type { SeatInfo, TableInfo } from '../../src/online/table.ts';
import type { StoredEntry } from '../../src/server/store/store.ts';
import { infoOf } from '../../src/server/tables/lines.ts';
import type { TableRecord } from '../../src/server/tables/record.ts';
import { sameJson } from '../../src/toolkit/json.ts';
import type { Complain } from './claims.ts';

/** What a table was told to do by a person, as its clients sent it. */
export interface Asked {
  hasAsked(who: string, table: string, seat: Seat, count: number, move: Entry['move']): boolean;
  /** The record of a table was written. */
  written(table: TableTruth): void;
}

export interface TruthOptions {
  readonly complain: Complain;
  readonly asked: Asked;
  /** How many milliseconds the clocks of two nodes may differ. */
  readonly apart: number;
}

/** A table as it stands, with all that ever stood. */
export class TableTruth {
  readonly id: string;
  readonly secret: string;
  readonly game: Game<Position>;
  readonly records: TableRecord[] = [];
  readonly log: StoredEntry[] = [];
  match: Match | undefined;
  /** Each entry of the log as each viewer may see it; the spectator's come first. */
  readonly #seen: Entry[][] = [];
  readonly #infos = new Set<string>();
  readonly #seats = new Set<string>();
  /** Until when each seat was charged for its moves. */
  readonly #charged: number[] = [];
  /** Every move that was ever made, with its seat and its number. */
  readonly #places = new Set<string>();
  readonly #options: TruthOptions;

  constructor(id: string, secret: string, game: Game<Position>, options: TruthOptions) {
    this.id = id;
    this.secret = secret;
    this.game = game;
    this.#options = options;
  }

  get record(): TableRecord {
    return this.records.at(-1)!;
  }

  /** The record was written. */
  rewritten(record: TableRecord): void {
    this.records.push(record);
    const people = record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.who] : []));
    if (new Set(people).size < people.length)
      this.#options.complain('seats', `${this.id}: one player has two seats: ${people.join(', ')}`);
    const info = infoOf(this.id, record, () => false);
    this.#infos.add(plain(info));
    for (const [seat, one] of info.seats.entries()) this.#seats.add(plainSeat(seat, one));
    if (record.head && !this.match) this.match = new Match(this.game, record.head);
  }

  /** Was the table ever as this says, apart from who was there? */
  everWas(info: TableInfo): boolean {
    return this.#infos.has(plain(info));
  }

  isNow(info: TableInfo): boolean {
    return plain(info) === plain(infoOf(this.id, this.record, () => false));
  }

  everSat(seat: Seat, info: SeatInfo): boolean {
    return this.#seats.has(plainSeat(seat, info));
  }

  seatOf(who: string, record = this.record): Seat {
    return record.seats.findIndex((seat) => seat.kind === 'person' && seat.who === who);
  }

  /** Entries were written behind those that stood; `wasOver` before that. */
  appended(added: readonly StoredEntry[], wasOver: boolean): void {
    const { match } = this;
    if (wasOver) this.#options.complain('log', `${this.id} was over, and something was added to its log`);
    for (const stored of added) {
      const n = this.log.length;
      const wrong = match ? this.#whyWrong(match, stored) : 'it was written before the deal';
      if (wrong) {
        this.#options.complain('log', `entry ${n} of ${this.id}, ${JSON.stringify(stored.entry)}: ${wrong}`);
        return;
      }
      this.log.push(stored);
      this.#show(match!, stored);
      match!.append(stored.entry);
    }
  }

  /** An entry as a viewer may see it. */
  seen(viewer: Seat, n: number): Entry | undefined {
    return this.#seen[viewer + 1]?.[n];
  }

  /** What stood when the log had so many entries. */
  standing(length: number): readonly Standing[] {
    if (this.match && length === this.log.length) return this.match.standing;
    return standing(this.log.slice(0, length).map(({ entry }) => entry));
  }

  /** Was this move of a seat ever made, with this number? */
  wasMade(seat: Seat, count: number, move: Entry['move']): boolean {
    return this.#places.has(`${seat} ${count} ${move}`);
  }

  #show({ game, state, head }: Match, { entry }: StoredEntry): void {
    for (let viewer = SPECTATOR; viewer < head.seats.length; viewer++) {
      const list = this.#seen[viewer + 1] ?? [];
      this.#seen[viewer + 1] = list;
      // What was taken back is told as such, to all alike.
      list.push(
        isUndo(entry)
          ? { by: entry.by, move: entry.undo }
          : { by: entry.by, move: game.hide(state, entry.by, entry.move, viewer) },
      );
    }
  }

  #whyWrong(match: Match, { entry, at, spent }: StoredEntry): string | undefined {
    if (isUndo(entry)) return undefined;
    const { by, move } = entry;
    if (by === CHANCE) {
      if (match.waitsFor !== 'chance') return 'chance is not due';
      return match.drawNow(this.secret).move === move
        ? undefined
        : 'it is another draw than the secret makes';
    }
    if (!match.owing.includes(by) || !match.isLegal(by, move)) return 'it is against the rules';
    const decider = match.decider(by);
    const count = match.count(by);
    this.#places.add(`${by} ${count} ${move}`);
    this.#charge(decider, at, spent);
    this.#mayPlay(match, decider, by, count, move);
    return undefined;
  }

  /** Times for which a seat is charged do not overlap. */
  #charge(seat: Seat, at: number, spent: number): void {
    const { complain, apart } = this.#options;
    const before = this.#charged[seat];
    if (spent < 0 || (spent > 0 && before !== undefined && at - spent < before - apart))
      complain('clocks', `${this.id} charges seat ${seat} twice for ${before! - (at - spent)} ms`);
    if (spent > 0) this.#charged[seat] = Math.max(at, before ?? 0);
  }

  /** A seat is played by its player, or by the bot that has it, or for whom nothing else is legal by the program. */
  #mayPlay(match: Match, decider: Seat, seat: Seat, count: number, move: Entry['move']): void {
    const { complain, asked } = this.#options;
    if (match.forced(seat) === move) return;
    const players = this.records.slice(-2).map((record) => {
      const there = record.seats[decider];
      return there?.kind !== 'person' || record.away?.[decider] !== undefined ? undefined : there.who;
    });
    if (players.includes(undefined)) return;
    if (!players.some((who) => asked.hasAsked(who!, this.id, seat, count, move)))
      complain(
        'seats',
        `${this.id}: seat ${seat} moved ${move} as its move ${count}, and its player did not ask for it`,
      );
  }
}

/** All that clients are told of a record, apart from who is there and until when salts are awaited, which a node may put off. */
const plain = ({ code: _code, revealing, ...info }: TableInfo): string =>
  JSON.stringify({
    ...info,
    revealing: revealing !== undefined,
    seats: info.seats.map(({ here: _here, ...seat }) => seat),
  });

const plainSeat = (seat: Seat, { here: _here, ...info }: SeatInfo): string =>
  `${seat} ${JSON.stringify(info)}`;

export const sameEntry = (a: Entry | undefined, b: Entry | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && a.by === b.by && sameJson(a.move, b.move));
