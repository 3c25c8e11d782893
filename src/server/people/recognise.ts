/** Who shows a token: asked by every socket and every request. */
import type { Clock } from '../../match/timer.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Gossip } from '../gossip.ts';
import type { Identities } from '../identity.ts';
import type { Person, Store } from '../store/store.ts';

export type Recognised =
  | {
      readonly person: Person /** In place of the old one, where that is to be renewed. */;
      readonly token?: string;
    }
  | { readonly refused: ServerRefusal };

/** That a person was here is noted once a day. */
const SEEN_EVERY = 24 * 3_600_000;
/** A token of a key that we do not know makes us read the keys again, this often at most. */
const KEYS_EVERY = 1000;
/** Forgetting a person takes no longer. After that other nodes do not wait to hear the end: the node that did it may have died. */
const LEAVING = 60_000;

export interface RecogniserOptions {
  readonly store: Pick<Store, 'identity' | 'see' | 'signingKeys' | 'manners'>;
  readonly identities: Identities;
  readonly clock: Pick<Clock, 'now'>;
  /** The id of this server: a page that is refused has to know by which one. */
  readonly server: string;
  /** Left out where no other node shares the store. */
  readonly gossip?: Gossip | undefined;
}

export class Recogniser {
  readonly #options: RecogniserOptions;
  #keysRead = Number.NEGATIVE_INFINITY;
  /** People who are just being forgotten, here or at another node, and until when that is believed: nothing that they ask for is written any more. */
  readonly #leaving = new Map<string, number>();

  constructor(options: RecogniserOptions) {
    this.#options = options;
    options.gossip?.hear('person', ({ who, leaving }) => {
      if (leaving) this.#leaving.set(who, options.clock.now() + LEAVING);
      else if (leaving === false) this.#leaving.delete(who);
    });
  }

  async whoShows(token: string): Promise<Recognised> {
    const { store, identities, clock, server } = this.#options;
    const now = clock.now();
    if (identities.isOfUnknownKey(token) && now - this.#keysRead >= KEYS_EVERY) await this.readKeys();
    const shown = identities.read(token, now);
    const person = shown && (await store.identity(shown.who));
    if (!person || (this.#leaving.get(person.who) ?? 0) > now)
      return { refused: { code: 'stranger', server } };
    if (shown.epoch < person.epoch) return { refused: { code: 'signedOut', server } };
    if (await store.manners.isBanned(person.who)) return { refused: { code: 'banned' } };
    // It need not be durable before the answer; where it fails the next visit notes it.
    if (now - person.seen > SEEN_EVERY) void store.see(person.who, now).catch(() => {});
    return shown.isFresh ? { person } : { person, token: identities.token(person.who, person.epoch) };
  }

  /** While a person is being forgotten none of their tokens is good; where forgetting fails they can ask again. */
  async whileLeaving<T>(who: string, forget: () => Promise<T>): Promise<T> {
    const { clock, gossip } = this.#options;
    this.#leaving.set(who, clock.now() + LEAVING);
    gossip?.say('person', { who, leaving: true });
    try {
      return await forget();
    } finally {
      this.#leaving.delete(who);
      gossip?.say('person', { who, leaving: false });
    }
  }

  /** The owner may have rotated the keys, from another process. */
  async readKeys(): Promise<void> {
    const { store, identities, clock } = this.#options;
    this.#keysRead = clock.now();
    identities.use(await store.signingKeys());
  }
}
