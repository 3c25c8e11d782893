/** What the server needs to know who is who: its id, the keys of its tokens, and who shows one. */
import type { Clock } from '../../match/timer.ts';
import type { Gossip } from '../gossip.ts';
import { Identities } from '../identity.ts';
import type { Store } from '../store/store.ts';
import { Recogniser } from './recognise.ts';

export interface People {
  readonly identities: Identities;
  readonly recogniser: Recogniser;
  /** The id of this server. */
  readonly server: string;
}

export async function openPeople(store: Store, clock: Pick<Clock, 'now'>, gossip?: Gossip): Promise<People> {
  const server = await store.serverId();
  const identities = new Identities(await store.signingKeys());
  return { server, identities, recogniser: new Recogniser({ store, identities, clock, server, gossip }) };
}
