/** Challenges that a passkey has to sign: each is good once, for a short time, and there are only so many. */
import type { Clock } from '../../match/timer.ts';
import type { ServerRefusal } from '../../online/refusals.ts';

/** Long enough to look for a key and put a finger on it. */
const GOOD_FOR = 5 * 60_000;

export interface Challenge {
  /** Who adds a passkey; undefined where one is used to sign in. */
  readonly who: string | undefined;
  /** The page that asked, as it has to stand in what is signed. */
  readonly origin: string;
  readonly rp: string;
  readonly address: string;
}

export class Challenges {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #most: { readonly challenges: number; readonly challengesOfAddress: number };
  /** The oldest first. */
  readonly #open = new Map<string, Challenge & { readonly until: number }>();

  constructor(
    clock: Pick<Clock, 'now'>,
    most: { readonly challenges: number; readonly challengesOfAddress: number },
  ) {
    this.#clock = clock;
    this.#most = most;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Why there is no room for one more. */
  whyNot(address: string): ServerRefusal | undefined {
    this.#sweep();
    const here = [...this.#open.values()].filter((one) => one.address === address).length;
    const full = this.#open.size >= this.#most.challenges || here >= this.#most.challengesOfAddress;
    return full ? { code: 'manyChallenges' } : undefined;
  }

  /** One person adds one passkey at a time: an earlier challenge of theirs is worth nothing any more. */
  put(challenge: string, of: Challenge): void {
    if (of.who !== undefined)
      for (const [old, { who }] of this.#open) if (who === of.who) this.#open.delete(old);
    this.#open.set(challenge, { ...of, until: this.#clock.now() + GOOD_FOR });
  }

  /** Takes it away, so that no second answer can be given to it. */
  take(challenge: string): Challenge | undefined {
    const found = this.#open.get(challenge);
    this.#open.delete(challenge);
    return found && found.until > this.#clock.now() ? found : undefined;
  }

  #sweep(): void {
    const now = this.#clock.now();
    for (const [challenge, { until }] of this.#open) {
      if (until > now) return;
      this.#open.delete(challenge);
    }
  }
}
