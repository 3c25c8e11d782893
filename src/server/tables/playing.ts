/** A match at an online table: the position, whose choice it waits for, and everybody's clock. No input and no output. */
import { CHANCE, type Entry, type Move, type Position, type Seat } from '../../contract/index.ts';
import { Clocks } from '../../match/clocks.ts';
import { isUndo, type LogEntry } from '../../match/log.ts';
import { Match } from '../../match/match.ts';
import { deciderOf, isLegal } from '../../match/seen.ts';
import type { StoredEntry } from '../store/store.ts';
import { isPersons } from './absence.ts';
import type { Playable } from './catalog.ts';
import type { TableRecord } from './record.ts';
import { words as say } from './words.ts';

/** How many of a person's last thinking times are remembered. */
const REMEMBERED = 12;

export class Playing {
  readonly match: Match;
  readonly clocks: Clocks;
  /** How many of each seat's moves stand. */
  readonly #counts: number[] = [];
  readonly #paces = new Map<Seat, number[]>();

  constructor({ game }: Playable, record: TableRecord, log: readonly StoredEntry[], now: number) {
    const head = record.head!;
    this.match = new Match(game, head);
    this.clocks = new Clocks(record.pace, head.seats.length);
    for (const [n, { entry, spent }] of log.entries()) {
      this.#setTimes(record, n);
      this.#add(entry, spent);
    }
    this.#setTimes(record, log.length);
    this.run(record, now);
  }

  get isOver(): boolean {
    return this.match.game.next(this.match.state).to === 'over';
  }

  count(seat: Seat): number {
    return this.#counts[seat] ?? 0;
  }

  /** The standing move of a seat with this number. */
  moveOf(seat: Seat, count: number): Move | undefined {
    let made = 0;
    for (const { entry } of this.match.standing) if (entry.by === seat && made++ === count) return entry.move;
    return undefined;
  }

  decider(seat: Seat): Seat {
    return deciderOf(this.match, seat);
  }

  /** The seats that owe a move now. */
  get owing(): readonly Seat[] {
    const next = this.match.game.next(this.match.state);
    return next.to === 'act' ? next.seats : [];
  }

  get waitsForChance(): boolean {
    const { to } = this.match.game.next(this.match.state);
    return to !== 'act' && to !== 'over';
  }

  forced(seat: Seat): Move | undefined {
    return this.match.game.forced?.(this.match.state, seat);
  }

  /** Why the one who sits at `own` may not make this move; undefined if they may. */
  objection(own: Seat, seat: Seat, count: number, move: Move): string | undefined {
    if (!this.owing.includes(seat)) return say.notYourTurn;
    if (this.decider(seat) !== own) return say.notYourSeat;
    if (count > this.count(seat)) return say.tooEarly;
    return isLegal(this.match, seat, move) ? undefined : say.notLegal;
  }

  /** Plays an entry and answers it with what it cost. */
  append(entry: LogEntry, now: number): StoredEntry {
    const decider = isUndo(entry) || entry.by === CHANCE ? CHANCE : this.decider(entry.by);
    const spent = decider === CHANCE ? 0 : this.clocks.spent(decider, now);
    this.#add(entry, spent);
    return { entry, at: now, spent };
  }

  #add(entry: LogEntry, spent: number): void {
    if (isUndo(entry)) {
      this.match.append(entry);
      this.#counts.fill(0);
      for (const { entry: kept } of this.match.standing) this.#countMove(kept);
      return;
    }
    if (entry.by !== CHANCE) {
      const decider = this.decider(entry.by);
      this.clocks.moved(decider, spent);
      this.#remember(decider, spent);
    }
    this.#countMove(entry);
    this.match.append(entry);
  }

  #countMove({ by }: Entry): void {
    if (by !== CHANCE) this.#counts[by] = (this.#counts[by] ?? 0) + 1;
  }

  #remember(seat: Seat, spent: number): void {
    const paces = this.#paces.get(seat) ?? [];
    this.#paces.set(seat, paces);
    paces.push(spent);
    if (paces.length > REMEMBERED) paces.shift();
  }

  /** How long somebody took for one of their last moves, any of them. */
  usualPace(seat: Seat): number | undefined {
    const paces = this.#paces.get(seat) ?? [];
    return paces[Math.floor(Math.random() * paces.length)];
  }

  #setTimes(record: TableRecord, n: number): void {
    for (const [seat, time] of Object.entries(record.times ?? {}))
      if (time.n === n) this.clocks.set(Number(seat), time.left);
  }

  /** Lets the clocks of everybody run who owes a choice and makes it themselves. */
  run(record: TableRecord, now: number): void {
    const owing = new Set<Seat>();
    if (record.state === 'playing') {
      for (const seat of this.owing) {
        const decider = this.decider(seat);
        if (isPersons(record, decider)) owing.add(decider);
      }
    }
    this.clocks.owe(owing, now);
  }

  /** What a viewer may see of an entry that is about to be played. */
  seenBy(viewer: Seat, entry: Entry): Entry {
    const { by, move } = entry;
    const seen = this.match.game.hide(this.match.state, by, move, viewer);
    return seen === move ? entry : { by, move: seen };
  }

  view(viewer: Seat): Position {
    return this.match.game.view(this.match.state, viewer);
  }
}
