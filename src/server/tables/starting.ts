/** From the host's "start" to the deal: seats are fixed, players show their salts, and then the match is dealt. */
import type { Answer, Caller, TableServiceDeps } from '../table-service.ts';
import type { Announcer } from './announcer.ts';
import { absences, allRevealed, begin, deal, refuseToGoOn, reveal } from './beginning.ts';
import type { Playable } from './catalog.ts';
import type { Dealing } from './dealing.ts';
import { withoutFreeSeats } from './hosting.ts';
import type { Ledger } from './ledger.ts';
import type { Overseer } from './overseer.ts';
import type { PendingChange } from './pending-change.ts';
import type { Play } from './play.ts';
import type { TableRecord } from './record.ts';
import type { Table } from './table.ts';

/** After an outage of the server its clients need so long to come back and show their salts. */
const COMING_BACK = 10_000;

export interface StartingDeps {
  readonly table: Pick<Table, 'id' | 'secret' | 'audience' | 'seatOf' | 'deadline' | 'leads'> & {
    record: TableRecord;
  };
  readonly playable: Playable;
  readonly overseer: Overseer;
  readonly ledger: Ledger;
  readonly play: Play;
  readonly dealing: Dealing;
  readonly announcer: Announcer;
  rewrite(change: PendingChange, record: TableRecord): void;
  /** The table is woken at this time, or earlier. */
  wakeAt(at: number): void;
}

export class Starting {
  readonly #deps: TableServiceDeps;
  readonly #at: StartingDeps;

  constructor(deps: TableServiceDeps, at: StartingDeps) {
    this.#deps = deps;
    this.#at = at;
  }

  /** From now on seats are fixed, and their players' pages show their salts. */
  start(caller: Caller, free?: 'bots' | 'gone'): Promise<Answer> {
    const { table, playable, overseer, ledger } = this.#at;
    return ledger.answer((change) => {
      // The host waits no longer for players who have not come.
      if (table.record.revealing && table.record.host === caller.who) {
        const isHere = (who: string) => table.audience.isHere(who);
        const refused = refuseToGoOn(table.record, isHere, this.#deps.clock.now());
        if (refused) return { refused };
        change.after.push(() => this.#deal());
        return {};
      }
      const least = playable.facts.seats.min;
      const full = withoutFreeSeats(table.record, caller.who, { free, least });
      if ('refused' in full) return full;
      const record = begin(full.value, caller.who, this.#deps.clock.now());
      if ('refused' in record) return record;
      const refused = overseer.admit(table.id, record.value, caller);
      if (refused) return { refused };
      this.#at.rewrite(change, record.value);
      change.wake = table.deadline;
      // Where only programs play there are no salts to wait for.
      if (allRevealed(record.value) && table.leads) change.after.push(() => this.#deal());
      change.after.push(() => {
        if (record.value.watch) return;
        for (const [one, viewer] of [...table.audience.callers]) if (viewer < 0) table.audience.remove(one);
      });
      return {};
    });
  }

  /** A player shows their salt; the last one brings the deal. */
  reveal(caller: Caller, salt: string): Promise<Answer> {
    const { table, ledger, announcer } = this.#at;
    return ledger.answer((change) => {
      const record = reveal(table.record, caller.who, salt);
      if ('refused' in record) return record;
      if (record.value === table.record) return {};
      change.record = record.value;
      table.record = record.value;
      change.after.push(() => announcer.presence(table.seatOf(caller.who)));
      // Where another node runs the table, it hears of the last salt.
      if (allRevealed(record.value) && table.leads) change.after.push(() => this.#deal());
      return {};
    });
  }

  /** Read from a store while it waited for salts. */
  goOn(until: number): void {
    const { table, wakeAt } = this.#at;
    const { outages = [], clock } = this.#deps;
    const back = Math.max(until, (outages.at(-1)?.[1] ?? 0) + COMING_BACK);
    table.record = { ...table.record, revealing: { until: back } };
    if (allRevealed(table.record) || back <= clock.now()) this.#deal();
    else wakeAt(back);
  }

  /** The time for salts may be over. */
  wake(until: number): void {
    if (until > this.#deps.clock.now()) this.#at.wakeAt(until);
    else this.#deal();
  }

  /** Alone: what is asked for next is told to those who may see it, once each was told how the match begins. */
  #deal(): void {
    const { table, ledger, play, dealing, announcer } = this.#at;
    void ledger.answerAlone((change) => {
      if (!table.record.revealing) return {};
      const { id, secret, audience } = table;
      const dealt = deal(table.record, { id, secret, now: this.#deps.clock.now() });
      if (!dealing.isReady(dealt.head!, () => this.#deal())) return {};
      table.record = dealt;
      change.record = dealt;
      play.begin([]);
      audience.seatAll((who) => table.seatOf(who));
      play.step(change, { type: 'open' });
      change.after.push(() => {
        for (const [one, viewer] of audience.callers) announcer.everything(one, viewer);
      });
      for (const event of absences(table.record, (who) => audience.isHere(who))) play.step(change, event);
      // Each viewer is told the match as it stands once it is dealt.
      change.showNothing();
      return {};
    });
  }
}
