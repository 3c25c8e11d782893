/**
 * What may stand and run at the same time: tables that are set up, matches under way, and the bots in them. Each table counts for its
 * host, for the address that it was begun from and the networks around it, and for the server; each seat for the person who has it. One place counts, refuses and forgets.
 */

import type { ServerRefusal } from '../online/refusals.ts';
import { mostOfNetwork, SCOPES } from './door/crowd.ts';
import type { Limits } from './limits.ts';
import type { TableWeight } from './store/store.ts';

/** How many of each at once. */
export interface Quota {
  /** Tables that wait for players. */
  readonly open: number;
  /** Matches under way. */
  readonly running: number;
  /** Bots that have a seat in a match under way. */
  readonly bots: number;
}

type Counted = { -readonly [what in keyof Quota]: number };
type Scope = Extract<ServerRefusal, { code: 'quota' }>['of'];

const KINDS = ['open', 'running', 'bots'] as const satisfies readonly (keyof Quota)[];

export class Quotas {
  readonly #most: Readonly<Record<Scope, Quota>>;
  readonly #mostStored: number;
  /** Bots in all matches under way. */
  #stored = 0;
  /** Matches that are not in memory: their bots do not weigh on the server. */
  readonly #resting = new Set<string>();
  readonly #tables = new Map<string, TableWeight>();
  readonly #counts = new Map<string, Counted>();
  readonly #mostSeats: number;
  readonly #seats = new Map<string, number>();

  constructor({ quotaOfPerson, quotaOfAddress, quotaOfServer, seatsOfPerson, storedBots }: Limits) {
    this.#mostSeats = seatsOfPerson;
    this.#mostStored = storedBots;
    this.#most = { person: quotaOfPerson, address: quotaOfAddress, server: quotaOfServer };
  }

  /** Counts a table as it is now, unless that would be too much for its host, its address, the server, or a person who sits down at it. */
  admit(table: TableWeight): ServerRefusal | undefined {
    const before = this.#tables.get(table.id);
    const weight = weighs(table);
    const old = new Set(before ? [...scopesOf(before)].map(({ key }) => key) : []);
    for (const { of, key, network } of scopesOf(table)) {
      for (const what of KINDS) {
        const more = weight[what] - (before && old.has(key) ? this.#weighs(before, of)[what] : 0);
        const most = this.#mostIn(of, what, network);
        if (more > 0 && (this.#counts.get(key)?.[what] ?? 0) + more > most)
          return { code: 'quota', of, what, most };
      }
    }
    const bots = weight.bots - (before ? weighs(before).bots : 0);
    if (bots > 0 && this.#stored + bots > this.#mostStored)
      return { code: 'quota', of: 'server', what: 'bots', most: this.#mostStored };
    const most = this.#mostSeats;
    for (const who of table.seated)
      if (!before?.seated.includes(who) && this.seatsOf(who) >= most)
        return { code: 'quota', of: 'person', what: 'seats', most };
    this.count(table);
    return undefined;
  }

  #mostIn(of: Scope, what: keyof Quota, network: number): number {
    return mostOfNetwork(network, { ofAddress: this.#most[of][what], ofServer: this.#most.server[what] });
  }

  /** How many seats a person has at tables that are not over. */
  seatsOf(who: string): number {
    return this.#seats.get(who) ?? 0;
  }

  /** Counts a table whatever the limits are: it stands already. */
  count(table: TableWeight): void {
    const before = this.#tables.get(table.id);
    if (before && isSame(before, table)) return;
    if (before) this.#add(before, -1);
    this.#tables.set(table.id, table);
    this.#add(table, 1);
  }

  /** A match is in the store alone, or in memory again. */
  rest(id: string, rests: boolean): void {
    const table = this.#tables.get(id);
    if (!table || rests === this.#resting.has(id)) return;
    this.#add(table, -1);
    if (rests) this.#resting.add(id);
    else this.#resting.delete(id);
    this.#add(table, 1);
  }

  /** The table is over or gone. */
  forget(id: string): void {
    const table = this.#tables.get(id);
    if (!table) return;
    this.#tables.delete(id);
    this.#add(table, -1);
    this.#resting.delete(id);
  }

  /** Is more than half of the tables set up that may wait at the same time? */
  get isCrowded(): boolean {
    return this.total.open > this.#most.server.open / 2;
  }

  /** All that stands and runs now; of the bots those in memory. */
  get total(): Quota {
    return this.#counts.get(SERVER) ?? { open: 0, running: 0, bots: 0 };
  }

  #add(table: TableWeight, sign: 1 | -1): void {
    this.#stored += sign * weighs(table).bots;
    for (const { of, key } of scopesOf(table)) {
      const weight = this.#weighs(table, of);
      const counts = this.#counts.get(key) ?? { open: 0, running: 0, bots: 0 };
      for (const what of KINDS) counts[what] += sign * weight[what];
      if (KINDS.some((what) => counts[what] > 0)) this.#counts.set(key, counts);
      else this.#counts.delete(key);
    }
    for (const who of table.seated) {
      const seats = this.seatsOf(who) + sign;
      if (seats > 0) this.#seats.set(who, seats);
      else this.#seats.delete(who);
    }
  }

  #weighs(table: TableWeight, of: Scope): Quota {
    const weight = weighs(table);
    return of === 'server' && this.#resting.has(table.id) ? { ...weight, bots: 0 } : weight;
  }
}

const SERVER = 'server';

interface Counting {
  readonly of: Scope;
  readonly key: string;
  /** 0 is an address itself, and those above are networks around it. */
  readonly network: number;
}

function* scopesOf({ host, origin }: TableWeight): Generator<Counting> {
  yield { of: 'person', key: `person ${host}`, network: 0 };
  const networks = origin?.split(' ').slice(0, SCOPES) ?? [];
  for (const [network, part] of networks.entries()) yield { of: 'address', key: `address ${part}`, network };
  yield { of: 'server', key: SERVER, network: 0 };
}

const isSame = (one: TableWeight, other: TableWeight): boolean =>
  one.state === other.state &&
  one.host === other.host &&
  one.origin === other.origin &&
  one.bots === other.bots &&
  one.seated.length === other.seated.length &&
  one.seated.every((who, i) => who === other.seated[i]);

const weighs = ({ state, bots }: TableWeight): Quota =>
  state === 'open' ? { open: 1, running: 0, bots: 0 } : { open: 0, running: 1, bots };
