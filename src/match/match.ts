/** A match under way: the log and the position it leads to. */
import {
  CHANCE,
  type Entry,
  type Game,
  type GameEvent,
  type Move,
  type Position,
  type Seat,
} from '../contract/index.ts';
import { drawsOf, seatOrder } from './draws.ts';
import { commitmentOf, type Draws } from './fair.ts';
import {
  isUndo,
  type LogEntry,
  type MatchHead,
  type MatchSeat,
  mayUndoTo,
  type SEALED,
  type Standing,
  standing,
} from './log.ts';

export interface NewMatch extends Omit<MatchHead, 'order' | 'commitment'> {
  readonly secret: string;
  /** Leaves the seats in the order given; otherwise the match's own generator draws it. */
  readonly fixedSeats?: boolean;
  /** `SEALED`; the first scheme where it is left out. */
  readonly scheme?: typeof SEALED;
}

export function newHead(given: NewMatch): MatchHead {
  const { id, game, version, options, house, created, secret, scheme, seats } = given;
  const head = {
    ...{ id, game, version, options, seats, created },
    commitment: commitmentOf(secret),
    ...(scheme ? { scheme } : {}),
    ...(house ? { house } : {}),
  };
  if (given.fixedSeats) return head;
  const order = seatOrder(drawsOf(head, secret)!, seats.length);
  return { ...head, seats: order.map((place) => seats[place]!), order };
}

export class Match<S = Position> {
  readonly game: Game<S>;
  head: MatchHead;
  readonly log: LogEntry[] = [];
  #state: S;
  #standing: Standing[] = [];
  readonly #counts: number[] = [];
  /** Written anew whenever a move is looked for. */
  readonly #legal: Move[] = [];
  #draws: { readonly secret: string; readonly by: Draws } | undefined;

  constructor(game: Game<S>, head: MatchHead, log: readonly LogEntry[] = []) {
    this.game = game;
    this.head = head;
    this.#state = game.start(head.seats.length, head.options, head.house);
    for (const entry of log) this.append(entry);
  }

  /** The position now. A caller that changes it copies it first. */
  get state(): S {
    return this.#state;
  }

  get standing(): readonly Standing[] {
    return this.#standing;
  }

  mayUndoTo(length: number): boolean {
    return mayUndoTo(this.#standing, length);
  }

  /** Adds an entry that is known to be legal, and answers its number. */
  append(entry: LogEntry, tell?: (event: GameEvent) => void): number {
    const n = this.log.length;
    if (isUndo(entry)) {
      if (!this.mayUndoTo(entry.undo))
        throw new Error(`entry ${n} undoes to ${entry.undo}, which is not allowed`);
      this.log.push(entry);
      this.#standing = standing(this.log);
      this.#state = this.at(this.#standing.length);
      this.#counts.fill(0);
      for (const { entry: kept } of this.#standing) this.#count(kept);
    } else {
      this.log.push(entry);
      this.#standing.push({ entry, n });
      this.#count(entry);
      this.game.play(this.#state, entry.by, entry.move, tell);
    }
    return n;
  }

  /**
   * Could this entry have been made now? Rules may assume that what they play is legal, and what was stored may be damaged. It takes rules that read
   * texts.
   */
  couldBe(entry: LogEntry): boolean {
    if (isUndo(entry)) return this.head.seats[entry.by] !== undefined && this.mayUndoTo(entry.undo);
    const { by, move } = entry;
    if (by !== CHANCE) return this.owing.includes(by) && this.isLegal(by, move);
    if (this.waitsFor !== 'chance') return false;
    const { game } = this;
    const read = game.read(this.#state, CHANCE, game.write(this.#state, CHANCE, move));
    // A text says all that is in it; other numbers may be written alike.
    return 'value' in read && (typeof move === 'string' || read.value === move);
  }

  #count({ by }: Entry): void {
    if (by !== CHANCE) this.#counts[by] = this.count(by) + 1;
  }

  /** A person takes the seat of a bot. Draws depend neither on its name nor on this note. */
  take(seat: Seat, name: string): MatchSeat {
    const { seats } = this.head;
    const there = seats[seat]!;
    const as = { ...there, name, taken: { from: there.name, n: this.log.length } };
    this.head = { ...this.head, seats: seats.with(seat, as) };
    return as;
  }

  /** Another person has the seat. */
  give(seat: Seat, name: string): MatchSeat {
    const { seats } = this.head;
    const as = { ...seats[seat]!, name };
    this.head = { ...this.head, seats: seats.with(seat, as) };
    return as;
  }

  /** The seat is the bot's again, with the name that it had. */
  giveBack(seat: Seat): MatchSeat {
    const { seats } = this.head;
    const { taken, ...there } = seats[seat]!;
    const as = { ...there, name: taken?.from ?? there.name };
    this.head = { ...this.head, seats: seats.with(seat, as) };
    return as;
  }

  /** How many of a seat's moves stand. */
  count(seat: Seat): number {
    return this.#counts[seat] ?? 0;
  }

  /** The standing move of a seat with this number. */
  moveOf(seat: Seat, count: number): Move | undefined {
    let made = 0;
    for (const { entry } of this.#standing) if (entry.by === seat && made++ === count) return entry.move;
    return undefined;
  }

  get waitsFor(): 'seats' | 'chance' | 'nothing' {
    const { to } = this.game.next(this.#state);
    return to === 'act' ? 'seats' : to === 'over' ? 'nothing' : 'chance';
  }

  /** The seats that owe a move now. */
  get owing(): readonly Seat[] {
    const next = this.game.next(this.#state);
    return next.to === 'act' ? next.seats : [];
  }

  /** Who chooses for a seat. */
  decider(seat: Seat): Seat {
    return this.game.decides(this.#state, seat);
  }

  /** The move that the program makes for a seat, because nothing else is legal. */
  forced(seat: Seat): Move | undefined {
    return this.game.forced?.(this.#state, seat);
  }

  isLegal(seat: Seat, move: Move): boolean {
    const count = this.game.moves(this.#state, seat, this.#legal);
    const at = this.#legal.indexOf(move);
    return at >= 0 && at < count;
  }

  view(viewer: Seat): S {
    return this.game.view(this.#state, viewer);
  }

  /** The position after the first `length` standing entries. */
  at(length: number, visit?: (before: S, entry: Entry) => void): S {
    const state = this.game.start(this.head.seats.length, this.head.options, this.head.house);
    for (const { entry } of this.#standing.slice(0, length)) {
      visit?.(state, entry);
      this.game.play(state, entry.by, entry.move);
    }
    return state;
  }

  /** What chance does now, by this match's own generator. */
  drawNow(secret: string): Entry {
    if (this.#draws?.secret !== secret) {
      const by = drawsOf(this.head, secret);
      if (!by) throw new Error(`draws of scheme ${this.head.scheme} are not known`);
      this.#draws = { secret, by };
    }
    return { by: CHANCE, move: this.game.draw(this.#state, this.#draws.by(this.log.length)) };
  }

  /**
   * How many entries stand if the last choice of one of these seats is taken back; undefined if none can be. The only legal move was
   * no choice: it would be made again at once.
   */
  undoTo(mine: (seat: Seat) => boolean): number | undefined {
    let last: number | undefined;
    let length = 0;
    const moves: Move[] = [];
    this.at(this.#standing.length, (before, { by }) => {
      if (by !== CHANCE && mine(this.game.decides(before, by)) && this.game.moves(before, by, moves) > 1)
        last = length;
      length++;
    });
    return last !== undefined && this.mayUndoTo(last) ? last : undefined;
  }
}
