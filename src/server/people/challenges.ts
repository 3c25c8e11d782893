/**
 * Challenges that a passkey has to sign: each is good once, for a short time, at whichever node, and there are only so many. They are kept in the store; how
 * many are open is counted by each node for itself.
 */

import type { Clock } from '../../match/timer.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { Crowd } from '../door/crowd.ts';
import type { Store } from '../store/store.ts';

/** Long enough to look for a key and put a finger on it. */
const GOOD_FOR = 5 * 60_000;

export interface Challenge {
  /** The person who adds a passkey; undefined where one is used to sign in. */
  readonly who: string | undefined;
  /** The page that asked, as it has to stand in what is signed. */
  readonly origin: string;
  readonly rp: string;
  readonly address: string;
}

interface Keeping {
  readonly store: Pick<Store, 'putChallenge' | 'takeChallenge'>;
  readonly clock: Pick<Clock, 'now'>;
}

type Open = Pick<Challenge, 'who' | 'address'> & { readonly until: number };

export class Challenges {
  readonly #store: Keeping['store'];
  readonly #clock: Pick<Clock, 'now'>;
  readonly #crowd: Crowd;
  /** Those of this node, the oldest first. */
  readonly #open = new Map<string, Open>();

  constructor(
    { store, clock }: Keeping,
    {
      challenges,
      challengesOfAddress,
    }: { readonly challenges: number; readonly challengesOfAddress: number },
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#crowd = new Crowd({ ofServer: challenges, ofAddress: challengesOfAddress });
  }

  /** Why there is no room for one more. */
  whyNot(address: string): ServerRefusal | undefined {
    this.#sweep();
    return this.#crowd.isFull(address) ? { code: 'manyChallenges' } : undefined;
  }

  /** A person adds one passkey at a time: their earlier challenge is worth nothing any more. */
  async put(challenge: string, of: Challenge): Promise<void> {
    const { who, address } = of;
    if (who !== undefined) for (const [old, one] of this.#open) if (one.who === who) this.#drop(old);
    this.#crowd.came(address);
    const until = this.#clock.now() + GOOD_FOR;
    this.#open.set(challenge, { who, address, until });
    await this.#store.putChallenge(challenge, who ?? '', JSON.stringify(of), until);
  }

  /** Takes it away, so that no second answer can be given to it. */
  async take(challenge: string): Promise<Challenge | undefined> {
    this.#drop(challenge);
    const found = await this.#store.takeChallenge(challenge, this.#clock.now());
    return found === undefined ? undefined : (JSON.parse(found) as Challenge);
  }

  #sweep(): void {
    const now = this.#clock.now();
    for (const [challenge, { until }] of this.#open) {
      if (until > now) return;
      this.#drop(challenge);
    }
  }

  #drop(challenge: string): void {
    const found = this.#open.get(challenge);
    if (found) this.#crowd.left(found.address);
    this.#open.delete(challenge);
  }
}
