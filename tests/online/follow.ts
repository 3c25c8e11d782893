/** A table as one client knows it: what the server sent, played on a view. Anything that does not fit together is thrown as a bug. */

import {
  CHANCE,
  type Entry,
  type Game,
  type Move,
  type Position,
  type Seat,
} from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import type { MatchHead } from '../../src/match/log.ts';
import type { Have, JoinedTable, ToClient } from '../../src/online/protocol.ts';
import type { TableInfo } from '../../src/online/table.ts';
import { rulesOf as loadRules } from '../../src/toolkit/listing.ts';

const loaded = new Map<string, Promise<Game<Position>>>();

/** The newest rules of a game, or those of an earlier version. */
export function rulesOf(id: string, version?: number): Promise<Game<Position>> {
  const entry = games.find(({ facts }) => facts.id === id);
  if (!entry) throw new Error(`no game ${id}`);
  const key = `${id} ${version}`;
  const known = loaded.get(key) ?? loadRules(entry, version, 'host');
  loaded.set(key, known);
  return known;
}

/** Something that a socket was shown, by its number in the log. */
export type Shown =
  | { readonly n: number; readonly entry: Entry }
  | { readonly n: number; readonly undo: number };

export class Followed {
  readonly id: string;
  info: TableInfo | undefined;
  head: MatchHead | undefined;
  viewer: Seat = -1;
  log = 0;
  over: JoinedTable['over'];
  offer: { readonly by: Seat; readonly waits: readonly Seat[] } | undefined;
  readonly standing: Entry[] = [];
  /** Hears everything that came with a number of its own. */
  shown: ((shown: Shown) => void) | undefined;
  #view: Position | undefined;
  readonly #counts: number[] = [];
  readonly #game: Game<Position>;

  constructor(id: string, game: Game<Position>) {
    this.id = id;
    this.#game = game;
  }

  get have(): Have | undefined {
    return this.head && !this.over ? { log: this.log, standing: this.standing.length } : undefined;
  }
  get view(): Position | undefined {
    return this.#view;
  }
  get isOver(): boolean {
    return this.over !== undefined;
  }

  /** The seats that this client decides for and that owe a move. */
  get owing(): readonly Seat[] {
    if (!this.#view || this.over) return [];
    const next = this.#game.next(this.#view);
    return next.to === 'act'
      ? next.seats.filter((seat) => this.#game.decides(this.#view!, seat) === this.viewer)
      : [];
  }

  legal(seat: Seat): Move[] {
    const out: Move[] = [];
    out.length = this.#game.moves(this.#view!, seat, out);
    return out;
  }

  /** The move that the server makes by itself, because nothing else is legal. */
  forced(seat: Seat): Move | undefined {
    return this.#game.forced?.(this.#view!, seat);
  }

  /** How many of a seat's moves stand. */
  count(seat: Seat): number {
    return this.#counts[seat] ?? 0;
  }

  hear(message: ToClient): void {
    if (message.type === 'table') this.info = message.table;
    else if (message.type === 'seat' && this.info)
      this.info = { ...this.info, seats: this.info.seats.with(message.seat, message.info) };
    else if (message.type === 'joined') this.#joined(message);
    else if (message.type === 'entries') this.#entries(message);
    else if (message.type === 'undone') this.#undone(message);
    else if (message.type === 'offer') this.offer = message;
    else if (message.type === 'no-offer') this.offer = undefined;
  }

  #joined({ head, viewer, from, entries, log, over }: JoinedTable): void {
    if (from > this.standing.length)
      throw new Error(`told from entry ${from} on, and has ${this.standing.length}`);
    this.head = head;
    this.viewer = viewer;
    this.log = log;
    this.over = over;
    // After `joined` the server sends an open offer again.
    this.offer = undefined;
    this.standing.length = from;
    this.standing.push(...entries);
    this.#replay();
  }

  #entries({ n, log, entries }: Extract<ToClient, { type: 'entries' }>): void {
    if (!this.#view) throw new Error('entries before a view');
    if (this.standing.length + entries.length !== n || this.log + entries.length !== log)
      throw new Error(
        `has ${this.standing.length} entries of ${this.log}, is told ${entries.length} to ${n} of ${log}`,
      );
    for (const entry of entries) {
      this.shown?.({ n: this.log, entry });
      this.log++;
      this.standing.push(entry);
      this.#play(this.#view, entry);
    }
  }

  #undone({ length, log }: Extract<ToClient, { type: 'undone' }>): void {
    if (this.log + 1 !== log) throw new Error(`has a log of ${this.log}, and is told of an undo to ${log}`);
    if (length >= this.standing.length) throw new Error(`an undo to ${length} of ${this.standing.length}`);
    if (this.standing.slice(length).some(({ by }) => by === CHANCE)) throw new Error('a draw was taken back');
    this.shown?.({ n: this.log, undo: length });
    this.log = log;
    this.standing.length = length;
    this.#replay();
  }

  #replay(): void {
    const view = this.#game.start(this.head!.seats.length, this.head!.options, this.head!.house);
    this.#counts.length = 0;
    for (const entry of this.standing) this.#play(view, entry);
    this.#view = view;
  }

  #play(view: Position, { by, move }: Entry): void {
    this.#game.play(view, by, move);
    if (by !== CHANCE) this.#counts[by] = this.count(by) + 1;
  }
}
