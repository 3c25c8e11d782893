/** The callers who look at a table, with the seat whose view each may have. */
import { type Entry, type Seat, SPECTATOR } from '../../contract/index.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { Caller } from '../table-service.ts';

type EntriesMessage = Extract<ToClient, { type: 'entries' }>;

/** Who is at the same table at other nodes. */
export interface Elsewhere {
  has(who: string): boolean;
  /** Those who have no seat, with their names. */
  watching(): Iterable<readonly [who: string, name: string]>;
}

export class Audience {
  readonly #elsewhere: Elsewhere | undefined;
  readonly #viewers = new Map<Caller, Seat>();
  /** Callers who want to see only what spectators may: a screen for all, though a player may have opened it. Most tables have none, and weak sets cost. */
  #onlookers: WeakSet<Caller> | undefined;
  /** The seat whose view each was told last that they have. */
  readonly #told = new Map<Caller, Seat>();
  /** Asked for with every move; undefined after a change. */
  #seats: ReadonlySet<Seat> | undefined;
  #here: ReadonlySet<string> | undefined;

  constructor(elsewhere?: Elsewhere) {
    this.#elsewhere = elsewhere;
  }

  /** Is no client of this node here? */
  get isEmpty(): boolean {
    return this.#viewers.size === 0;
  }
  get callers(): IterableIterator<[Caller, Seat]> {
    return this.#viewers.entries();
  }
  /** The seats that have a caller here, and SPECTATOR where a spectator is. */
  get viewers(): ReadonlySet<Seat> {
    this.#seats ??= new Set(this.#viewers.values());
    return this.#seats;
  }
  /** The people who look at the table. */
  get here(): ReadonlySet<string> {
    this.#here ??= new Set([...this.#viewers.keys()].map(({ who }) => who));
    return this.#here;
  }
  /** The names of those who have no seat, each person once. */
  get spectators(): Iterable<string> {
    const people = new Map<string, string>(this.#elsewhere?.watching());
    for (const [caller, viewer] of this.#viewers)
      if (viewer === SPECTATOR && !this.isOnlooker(caller)) people.set(caller.who, caller.name);
    return people.values();
  }

  has(caller: Caller): boolean {
    return this.#viewers.has(caller);
  }
  /** From now on this caller sees only what spectators may. */
  onlook(caller: Caller): void {
    this.#onlookers ??= new WeakSet();
    this.#onlookers.add(caller);
  }
  isOnlooker(caller: Caller): boolean {
    return this.#onlookers?.has(caller) ?? false;
  }
  add(caller: Caller, viewer: Seat): void {
    this.#viewers.set(caller, viewer);
    this.#seats = undefined;
    this.#here = undefined;
  }
  remove(caller: Caller): boolean {
    this.#seats = undefined;
    this.#here = undefined;
    this.#told.delete(caller);
    return this.#viewers.delete(caller);
  }
  tellSeat(caller: Caller, viewer: Seat): void {
    if (this.#viewers.has(caller)) this.#told.set(caller, viewer);
  }
  toldSeat(caller: Caller): Seat | undefined {
    return this.#told.get(caller);
  }
  /** At whichever node. */
  isHere(who: string): boolean {
    return this.here.has(who) || this.#elsewhere?.has(who) === true;
  }

  /** Seats get their order at the start: from then on each player's caller has the view of that seat. */
  seatAll(seatOf: (who: string) => Seat): void {
    for (const caller of this.#viewers.keys())
      this.add(caller, this.isOnlooker(caller) ? SPECTATOR : seatOf(caller.who));
  }

  tell(message: ToClient): void {
    const text = JSON.stringify(message);
    for (const caller of this.#viewers.keys()) caller.send(text);
  }

  /** Entries, to each as they may see them. Most look the same to all, and are written once. */
  show(
    at: Pick<EntriesMessage, 'table' | 'n' | 'log' | 'clock'>,
    seen: ReadonlyMap<Seat, readonly Entry[]>,
  ): void {
    const { table, n, log, clock } = at;
    const message = `{"type":"entries","table":${JSON.stringify(table)},"n":${n},"log":${log},"clock":${JSON.stringify(clock)}`;
    let written: readonly Entry[] = [];
    let text = '';
    for (const [caller, viewer] of this.#viewers) {
      const entries = seen.get(viewer);
      if (!entries) continue;
      if (!areSame(entries, written)) {
        written = entries;
        text = `${message},"entries":${JSON.stringify(entries)}}`;
      }
      caller.send(text);
    }
  }
}

const areSame = (some: readonly Entry[], others: readonly Entry[]): boolean =>
  some.length === others.length && some.every((entry, n) => entry === others[n]);
