/** The callers who look at a table, with the seat whose view each may have. */
import { type Entry, type Seat, SPECTATOR } from '../../contract/index.ts';
import type { Tick, ToClient } from '../../online/protocol.ts';
import type { Caller } from '../table-service.ts';

type EntriesMessage = Extract<ToClient, { type: 'entries' }>;

export class Audience {
  readonly #viewers = new Map<Caller, Seat>();
  /** Asked for with every move; undefined after a change. */
  #seats: ReadonlySet<Seat> | undefined;

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
  /** The names of those who have no seat, each person once. */
  get spectators(): Iterable<string> {
    const people = new Map<string, string>();
    for (const [{ who, name }, viewer] of this.#viewers) if (viewer === SPECTATOR) people.set(who, name);
    return people.values();
  }

  has(caller: Caller): boolean {
    return this.#viewers.has(caller);
  }
  add(caller: Caller, viewer: Seat): void {
    this.#viewers.set(caller, viewer);
    this.#seats = undefined;
  }
  remove(caller: Caller): boolean {
    this.#seats = undefined;
    return this.#viewers.delete(caller);
  }
  isHere(who: string): boolean {
    for (const caller of this.#viewers.keys()) if (caller.who === who) return true;
    return false;
  }

  /** Seats get their order at the start: from then on each player's caller has the view of that seat. */
  seatAll(seatOf: (who: string) => Seat): void {
    for (const caller of this.#viewers.keys()) this.add(caller, seatOf(caller.who));
  }

  tell(message: ToClient): void {
    const text = JSON.stringify(message);
    for (const caller of this.#viewers.keys()) caller.send(text);
  }

  /** Entries, to each as they may see them. Most look the same to all, and are written once. */
  show(
    at: { readonly table: string; readonly n: number; readonly log: number; readonly clock: readonly Tick[] },
    seen: ReadonlyMap<Seat, readonly Entry[]>,
  ): void {
    const message = JSON.stringify({ type: 'entries', ...at } satisfies Omit<
      EntriesMessage,
      'entries'
    >).slice(0, -1);
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
