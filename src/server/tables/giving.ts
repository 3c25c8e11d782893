/** The host of a match gives the seat of an absent player to another person, where all agree: see proposals.ts. */
import { Alarm } from '../../match/timer.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Said } from '../gossip.ts';
import type { Answer, Caller, TableServiceDeps } from '../table-service.ts';
import type { Announcer } from './announcer.ts';
import type { Ledger } from './ledger.ts';
import type { PendingChange } from './pending-change.ts';
import type { Play } from './play.ts';
import {
  consented,
  isAbsent,
  isSettled,
  type NotGiven,
  type Proposal,
  propose,
  successorOf,
  withoutGiving,
} from './proposals.ts';
import type { TableRecord } from './record.ts';
import { withSeat } from './seats.ts';
import type { Table } from './table.ts';

/** The host is told of this many spectators who offer to play. */
const MOST_HANDS = 12;

export interface Given {
  readonly table: Pick<Table, 'id' | 'audience' | 'seatOf' | 'isClosed' | 'leads'> & { record: TableRecord };
  readonly ledger: Ledger;
  readonly play: Play;
  readonly announcer: Announcer;
  rewrite(change: PendingChange, record: TableRecord): void;
  /** Other nodes hear that a spectator offers to play. */
  raised(said: Said<'hand'>): void;
  /** Why a person cannot sit down who has no seat yet. */
  refuseSeats(record: TableRecord): ServerRefusal | undefined;
}

export class Giving {
  readonly #deps: Pick<TableServiceDeps, 'clock'>;
  readonly #at: Given;
  readonly #alarm: Alarm;
  /** Spectators who offer to play, by id. */
  readonly #hands = new Map<string, string>();
  /** What the host was told last. */
  #told = '';

  constructor(deps: Pick<TableServiceDeps, 'clock'>, at: Given) {
    this.#deps = deps;
    this.#at = at;
    this.#alarm = new Alarm(deps.clock, () => this.look());
  }

  /** When something is to be done about it. */
  get due(): number | undefined {
    const { giving } = this.#at.table.record;
    if (!giving) return undefined;
    const { from = 0, until } = giving;
    return from > this.#deps.clock.now() ? Math.min(from, until) : until;
  }

  propose(by: string, proposal: Proposal): Promise<Answer> {
    const { table, ledger } = this.#at;
    return ledger.answerAlone((change) => {
      const at = { isHere: (who: string) => table.audience.isHere(who), now: this.#deps.clock.now() };
      const record = propose(table.record, by, proposal, at);
      return 'refused' in record ? record : this.#change(change, record.value);
    });
  }

  withdraw(by: string): Promise<Answer> {
    const { table, ledger } = this.#at;
    return ledger.answer((change) => {
      if (table.record.host !== by) return { refused: { code: 'onlyHost' } };
      if (!table.record.giving) return { refused: { code: 'noGiving' } };
      this.#end(change, 'withdrawn');
      return {};
    });
  }

  consent(by: string, yes: boolean): Promise<Answer> {
    const { table, ledger } = this.#at;
    return ledger.answerAlone((change) => {
      const record = consented(table.record, by, yes);
      if (record === 'no') {
        this.#end(change, 'refused');
        return {};
      }
      return 'refused' in record ? record : this.#change(change, record.value);
    });
  }

  /** A player came or went, the record has changed, or time has passed. */
  look(): void {
    const { table, ledger } = this.#at;
    this.#tellHands();
    const { giving } = table.record;
    // The node that runs the table does what time brings.
    if (!giving || table.isClosed || !table.leads) {
      this.#alarm.clear();
      return;
    }
    const now = this.#deps.clock.now();
    const isBack = !isAbsent(table.record, giving.seat, (who) => table.audience.isHere(who));
    if (!isBack && giving.until > now && !isSettled(table.record, now)) this.#alarm.set(this.due!);
    else
      void ledger.answerAlone((change) => {
        if (table.record.giving !== giving) return {};
        if (isBack || giving.until <= now) this.#end(change, isBack ? 'back' : 'late');
        else this.#pass(change);
        return {};
      });
  }

  stop(): void {
    this.#alarm.clear();
  }

  #change(change: PendingChange, record: TableRecord): Answer {
    this.#at.rewrite(change, record);
    return isSettled(record, this.#deps.clock.now()) ? this.#pass(change) : {};
  }

  #end(change: PendingChange, why: NotGiven): void {
    const { table } = this.#at;
    const { seat, name } = table.record.giving!;
    this.#at.rewrite(change, withoutGiving(table.record, why));
    change.after.push(() => table.audience.tell({ type: 'not-given', table: table.id, seat, name, why }));
  }

  /** The person has the seat, and is told what it knows; the former player watches, if they look at it. */
  #pass(change: PendingChange): Answer {
    const { table, play, announcer } = this.#at;
    const { giving, seats, tookOver = [] } = table.record;
    const { seat, who, name } = giving!;
    const before = seats[seat] as Extract<TableRecord['seats'][number], { kind: 'person' }>;
    const after = withSeat(withoutGiving(table.record), seat, {
      kind: 'person',
      who,
      name,
      since: this.#deps.clock.now(),
    });
    const refused = this.#at.refuseSeats(after);
    if (refused) {
      this.#end(change, 'full');
      return {};
    }
    const { name: distinct } = after.seats[seat] as { readonly name: string };
    play.step(change, { type: 'give', seat, name: distinct, from: before.name });
    this.#at.rewrite(change, {
      ...withoutGiving(table.record),
      seats: after.seats,
      tookOver: [...tookOver, who, before.who],
    });
    table.audience.seatAll((one) => table.seatOf(one));
    change.after.push(() => {
      this.#hands.delete(who);
      announcer.taken(seat);
      for (const [caller] of table.audience.callers) if (caller.who === before.who) this.welcome(caller);
      announcer.gaveBack(before.who);
    });
    return {};
  }

  // — spectators who offer to play —

  nameOfHand(who: string): string | undefined {
    return this.#hands.get(who);
  }

  async raise({ who, name }: Caller, up: boolean): Promise<Answer> {
    const { table } = this.#at;
    const { record, audience } = table;
    if (up) {
      if (table.seatOf(who) >= 0) return { refused: { code: 'seated' } };
      if (record.tookOver?.includes(who)) return { refused: { code: 'tookOver' } };
      const isHere = (one: string) => audience.isHere(one);
      if (record.state !== 'playing' || !record.seats.some((_, seat) => isAbsent(record, seat, isHere)))
        return { refused: { code: 'noneAbsent' } };
    }
    this.hear({ who, name, up });
    this.#at.raised({ table: table.id, who, name, up });
    return {};
  }

  /** A hand was raised or lowered, at whichever node. */
  hear({ who, name, up }: Omit<Said<'hand'>, 'table'>): void {
    if (up) this.#hands.set(who, name);
    else this.#hands.delete(who);
    this.#tellHands();
  }

  #tellHands(): void {
    const { audience, record, id } = this.#at.table;
    for (const who of this.#hands.keys()) if (!audience.isHere(who)) this.#hands.delete(who);
    const people = [...this.#hands].slice(0, MOST_HANDS).map(([who, name]) => ({ who, name }));
    const told = JSON.stringify([record.host, people]);
    if (told === this.#told || (people.length === 0 && this.#told === '')) return;
    this.#told = told;
    const text = JSON.stringify({ type: 'hands', table: id, people } satisfies ToClient);
    for (const [caller] of audience.callers) if (caller.who === record.host) caller.send(text);
  }

  /** To a caller who has just come: the host reads who offers to play, a former player that their seat has another one. */
  welcome(caller: Caller): void {
    const { table } = this.#at;
    const { record, id } = table;
    const by = successorOf(record, caller.who);
    if (by !== undefined && record.state === 'playing')
      caller.send(JSON.stringify({ type: 'replaced', table: id, by } satisfies ToClient));
    if (caller.who !== record.host) return;
    this.#told = '';
    this.#tellHands();
  }
}
