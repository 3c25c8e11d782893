/**
 * What may stand and run at the same time: tables that are set up, matches under way, and the bots in them. Each table counts for its
 * host, for the address that it was begun from, and for the server. One place counts, refuses and forgets.
 */
import type { ServerRefusal } from '../online/refusals.ts';
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
  readonly #tables = new Map<string, TableWeight>();
  readonly #counts = new Map<string, Counted>();

  constructor({ quotaOfPerson, quotaOfAddress, quotaOfServer }: Limits) {
    this.#most = { person: quotaOfPerson, address: quotaOfAddress, server: quotaOfServer };
  }

  /** Counts a table as it is now, unless that would be too much for its host, its address or the server. */
  admit(table: TableWeight): ServerRefusal | undefined {
    const before = this.#tables.get(table.id);
    for (const [of, key] of scopesOf(table)) {
      for (const what of KINDS) {
        const more = weighs(table)[what] - (before && keyIn(before, of) === key ? weighs(before)[what] : 0);
        const most = this.#most[of][what];
        if (more > 0 && (this.#counts.get(key)?.[what] ?? 0) + more > most)
          return { code: 'quota', of, what, most };
      }
    }
    this.count(table);
    return undefined;
  }

  /** Counts a table whatever the limits are: it stands already. */
  count(table: TableWeight): void {
    this.forget(table.id);
    this.#tables.set(table.id, table);
    this.#add(table, 1);
  }

  /** The table is over or gone. */
  forget(id: string): void {
    const table = this.#tables.get(id);
    if (!table) return;
    this.#tables.delete(id);
    this.#add(table, -1);
  }

  /** All that stands and runs now. */
  get total(): Quota {
    return this.#counts.get(SERVER) ?? { open: 0, running: 0, bots: 0 };
  }

  #add(table: TableWeight, sign: 1 | -1): void {
    const weight = weighs(table);
    for (const [, key] of scopesOf(table)) {
      const counts = this.#counts.get(key) ?? { open: 0, running: 0, bots: 0 };
      for (const what of KINDS) counts[what] += sign * weight[what];
      if (KINDS.some((what) => counts[what] > 0)) this.#counts.set(key, counts);
      else this.#counts.delete(key);
    }
  }
}

const SERVER = 'server';

function* scopesOf({ host, origin }: TableWeight): Generator<readonly [Scope, string]> {
  yield ['person', `person ${host}`];
  if (origin !== undefined) yield ['address', `address ${origin}`];
  yield ['server', SERVER];
}

const keyIn = (table: TableWeight, of: Scope): string | undefined =>
  [...scopesOf(table)].find(([scope]) => scope === of)?.[1];

const weighs = ({ state, bots }: TableWeight): Quota =>
  state === 'open' ? { open: 1, running: 0, bots: 0 } : { open: 0, running: 1, bots };
