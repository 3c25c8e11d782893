/** Which tables may be set up and which matches may begin: what stands is counted, and what begins costs what it weighs. */
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Gossip } from '../gossip.ts';
import { Buckets, HEAVY_DEAL, usualLimits } from '../limits.ts';
import { Quotas } from '../quotas.ts';
import type { TableWeight } from '../store/store.ts';
import type { Caller, TableServiceDeps } from '../table-service.ts';
import type { Catalog } from './catalog.ts';
import { Portions } from './portions.ts';
import type { TableRecord } from './record.ts';
import { weightOf } from './weight.ts';

export class Admission {
  readonly #catalog: Catalog;
  readonly #quotas: Quotas;
  readonly #starts: Buckets;
  readonly #matches: Portions;

  constructor({ limits = usualLimits, clock }: TableServiceDeps, catalog: Catalog, gossip: Gossip) {
    this.#catalog = catalog;
    this.#quotas = new Quotas(limits);
    this.#starts = new Buckets(limits.startsOfAddress, clock);
    const { matchesOfPerson: person, matchesOfAddress: address } = limits;
    this.#matches = new Portions('matches', { person, address }, clock, gossip);
  }

  /** May a table be set up? It counts from now on. */
  setUp(id: string, record: TableRecord): ServerRefusal | undefined {
    return this.#quotas.admit(weightOf(id, record)!);
  }

  /** May a match begin? It counts from now on. */
  begin(id: string, record: TableRecord, caller: Caller): ServerRefusal | undefined {
    const weight = weightOf(id, record)!;
    const refused = this.#quotas.admit(weight);
    if (refused) return refused;
    const deal = this.#catalog.facts(record.game)?.heavyDeal ? HEAVY_DEAL : 1;
    const tooFast = this.#starts.take(caller.address, deal + weight.bots)
      ? this.#matches.take(caller)
      : ({ code: 'startsTooFast' } as const);
    if (tooFast) this.#quotas.count({ ...weight, state: 'open' });
    return tooFast;
  }

  /** May the people sit here who do then? They count from now on. */
  seat(id: string, record: TableRecord): ServerRefusal | undefined {
    return this.#quotas.admit(weightOf(id, record)!);
  }

  /** Counts a table as it stands now, whatever the limits are. */
  count(id: string, record: TableRecord): void {
    const weight = weightOf(id, record);
    if (weight) this.#quotas.count(weight);
    else this.#quotas.forget(id);
  }

  /** What stood already when the server was started. */
  countAll(weights: readonly TableWeight[]): void {
    for (const weight of weights) {
      this.#quotas.count(weight);
      this.#quotas.rest(weight.id, true);
    }
  }

  /** A match is in the store alone, or in memory again. */
  rest(id: string, rests: boolean): void {
    this.#quotas.rest(id, rests);
  }

  /** Is room for tables that wait scarce? */
  get isCrowded(): boolean {
    return this.#quotas.isCrowded;
  }

  /** The table is gone. */
  forget(id: string): void {
    this.#quotas.forget(id);
  }

  sweep(): void {
    this.#starts.sweep();
    this.#matches.sweep();
  }
}
