/** How much one person and one address may add in a day to what is kept for long: one place takes, refuses and forgets. */
import type { Clock } from '../../match/timer.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Gossip } from '../gossip.ts';
import { Buckets, type Rate } from '../limits.ts';
import type { Caller } from '../table-service.ts';

interface Rates {
  readonly person: Rate;
  readonly address: Rate;
}
type What = Extract<ServerRefusal, { code: 'portion' }>['what'];

export class Portions {
  readonly #what: What;
  readonly #rates: Rates;
  readonly #person: Buckets;
  readonly #address: Buckets;

  /** What is taken at other nodes counts, too. */
  constructor(what: What, rates: Rates, clock: Pick<Clock, 'now'>, gossip: Gossip) {
    this.#what = what;
    this.#rates = rates;
    this.#person = new Buckets(rates.person, clock, gossip.counting(`${what} of a person`));
    this.#address = new Buckets(rates.address, clock, gossip.counting(`${what} of an address`));
  }

  /** Takes one, or answers why there is none left. */
  take({ who, address }: Pick<Caller, 'who' | 'address'>): ServerRefusal | undefined {
    if (!this.#person.take(who)) return this.#refusal('person');
    if (!this.#address.take(address)) return this.#refusal('address');
    return undefined;
  }

  sweep(): void {
    this.#person.sweep();
    this.#address.sweep();
  }

  #refusal(of: 'person' | 'address'): ServerRefusal {
    return { code: 'portion', of, what: this.#what, most: this.#rates[of].burst };
  }
}
