/** Where room is scarce, tables that wait for players and have none there do not keep it for days. */
import { usualLimits } from '../limits.ts';
import type { TableServiceDeps } from '../table-service.ts';
import type { Admission } from './admission.ts';
import type { OpenTables } from './open-tables.ts';
import type { TableRecord } from './record.ts';

/** Milliseconds after its last change for which a table keeps its place though no player is there. */
const KEPT = 3_600_000;
/** Milliseconds between two searches: each reads all open tables. */
const PAUSE = 5 * 60_000;

export class Abandoned {
  readonly #deps: TableServiceDeps;
  readonly #admission: Admission;
  readonly #open: OpenTables;
  #searched = 0;

  constructor(deps: TableServiceDeps, admission: Admission, open: OpenTables) {
    this.#deps = deps;
    this.#admission = admission;
    this.#open = open;
  }

  /** Where room is scarce: removes open tables without a player there at which no person but the host has sat down; answers which. */
  async clear(): Promise<readonly string[]> {
    const { store, clock, limits = usualLimits } = this.#deps;
    const now = clock.now();
    if (!this.#admission.isCrowded || now < this.#searched + PAUSE) return [];
    this.#searched = now;
    const cleared: string[] = [];
    // A table that a player looks at is in memory.
    for (const { id, record, updated } of await store.inState('open', limits.quotaOfServer.open))
      if (updated < now - KEPT && !this.#open.has(id) && isAlone(record) && (await store.removeOpen(id)))
        cleared.push(id);
    return cleared;
  }
}

const isAlone = ({ host, seats }: TableRecord): boolean =>
  seats.every((seat) => seat.kind !== 'person' || seat.who === host);
