/**
 * A player invites people they have played with, by name: a seat is kept for each until they sit down or would rather not. A person who
 * blocks the inviter is told nothing, and the inviter is not told that.
 */
import type { Seat } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Gossip } from '../gossip.ts';
import { Buckets, type Limits, usualLimits } from '../limits.ts';
import type { Answer, Caller, TableServiceDeps } from '../table-service.ts';
import { hasMet } from './acquaintances.ts';
import { isUnwanted } from './manners.ts';
import { refuseProposal } from './proposals.ts';
import { invited } from './seats.ts';
import type { Table } from './table.ts';

export class Invitations {
  readonly #deps: TableServiceDeps;
  readonly #limits: Readonly<Record<'sent' | 'received' | 'pair', Buckets>>;

  constructor(deps: TableServiceDeps, gossip: Gossip) {
    this.#deps = deps;
    const { invitationsSent, invitationsReceived, invitationsOfPair }: Limits = deps.limits ?? usualLimits;
    this.#limits = {
      sent: new Buckets(invitationsSent, deps.clock, gossip.counting('invitations sent')),
      received: new Buckets(invitationsReceived, deps.clock, gossip.counting('invitations received')),
      pair: new Buckets(invitationsOfPair, deps.clock, gossip.counting('invitations of a pair')),
    };
  }

  sweep(): void {
    for (const buckets of Object.values(this.#limits)) buckets.sweep();
  }

  async invite(caller: Caller, table: Table, whom: string): Promise<Answer> {
    const { store } = this.#deps;
    const { record } = table;
    if (table.seatOf(caller.who) < 0 && record.host !== caller.who) return { refused: { code: 'notSeated' } };
    // The seat is kept already: nothing is asked twice.
    if (record.seats.some((seat) => 'who' in seat && seat.who === whom)) return {};
    if (!this.#limits.sent.take(caller.who)) return { refused: { code: 'invitationsTooOften' } };
    const person = (await hasMet(store, caller.who, whom)) ? await store.identity(whom) : undefined;
    if (!person) return { refused: { code: 'notMet' } };
    const { who, name } = person;
    const refused = await this.#refuse(caller.who, person);
    if (refused) return { refused };
    const silent = (await store.manners.blockersOf(caller.who)).has(who);
    return table.rewrite((now) => invited(now, { who, name, silent }));
  }

  /** The host would like to give the seat of an absent player to a person who has offered to play, or whom the host has met. */
  async give(
    caller: Caller,
    { giving, record, audience }: Table,
    { seat, who: whom }: { readonly seat: Seat; readonly who?: string | undefined },
  ): Promise<Answer> {
    if (whom === undefined) return giving.withdraw(caller.who);
    const offered = giving.nameOfHand(whom);
    const { store } = this.#deps;
    const person = offered === undefined ? await store.identity(whom) : { who: whom, name: offered };
    const proposal = { seat, who: whom, name: person?.name ?? '' };
    const refused = refuseProposal(record, caller.who, proposal, (who) => audience.isHere(who));
    if (refused) return { refused };
    if (offered !== undefined) return giving.propose(caller.who, { ...proposal, agreed: true, quiet: false });
    if (!this.#limits.sent.take(caller.who)) return { refused: { code: 'invitationsTooOften' } };
    if (!person || !(await hasMet(store, caller.who, whom))) return { refused: { code: 'notMet' } };
    const unwelcome = await this.#refuse(caller.who, person);
    if (unwelcome) return { refused: unwelcome };
    const quiet =
      (await store.manners.blockersOf(caller.who)).has(whom) || (await isUnwanted(store, record, whom));
    return giving.propose(caller.who, { ...proposal, agreed: false, quiet });
  }

  /** A player (`by`) asks others to play again. Answers those of them whom only the page of the finished match asks: no alert calls them. */
  async quietOf(by: string, others: readonly string[]): Promise<ReadonlySet<string>> {
    const { manners } = this.#deps.store;
    const quiet = new Set(await manners.blockersOf(by));
    for (const who of others)
      if (!quiet.has(who) && (await this.#refuse(by, { who, name: '' }))) quiet.add(who);
    return quiet;
  }

  /** A player who agrees to play again was not bothered. */
  agreed(by: string, who: string): void {
    this.#limits.pair.give(`${by} ${who}`, 1);
    this.#limits.received.give(who, 1);
  }

  async #refuse(
    by: string,
    { who, name }: { who: string; name: string },
  ): Promise<ServerRefusal | undefined> {
    if ((await this.#deps.store.alerts.settings(who))?.noInvitations) return { code: 'noInvitations', name };
    const { pair, received } = this.#limits;
    // The limit of the pair comes first: one inviter cannot use up the invitations that a person may have from others.
    return pair.take(`${by} ${who}`) && received.take(who) ? undefined : { code: 'invitationsTooOften' };
  }
}
