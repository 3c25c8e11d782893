/** Which callers look at which tables: they come, leave, and are gone when their socket closes. */
import { AGAIN, Buckets, usualLimits } from '../limits.ts';
import type { Answer, Caller, TableServiceDeps } from '../table-service.ts';
import type { Joining } from './attendance.ts';
import { chatOf } from './chat.ts';
import type { Presence } from './presence.ts';
import { type AnyTable, isTooOld } from './requests.ts';

export class Visits {
  readonly #deps: TableServiceDeps;
  readonly #joined = new Map<Caller, Set<AnyTable>>();
  /** Callers whose socket has closed: a `join` that still waits for its table must not add them. */
  readonly #gone = new WeakSet<Caller>();
  readonly #looks: Buckets;
  readonly #presence: Pick<Presence, 'note'>;

  constructor(deps: TableServiceDeps, presence: Pick<Presence, 'note'>) {
    this.#deps = deps;
    this.#presence = presence;
    this.#looks = new Buckets((deps.limits ?? usualLimits).looksOfPerson, deps.clock);
  }

  sweep(): void {
    this.#looks.sweep();
  }

  /** A caller asks to look at a table: a short message, for which much is sent. */
  async ask(caller: Caller, table: AnyTable, joining: Joining): Promise<Answer> {
    if (!this.#looks.take(caller.who, table.audience.has(caller) ? AGAIN : 1))
      return { refused: { code: 'tooFast' } };
    return this.join(caller, table, joining);
  }

  get callers(): Iterable<Caller> {
    return this.#joined.keys();
  }

  async join(caller: Caller, table: AnyTable, joining: Joining = {}): Promise<Answer> {
    if (isTooOld(caller, table)) return { refused: { code: 'oldPage' } };
    const answer = await table.join(caller, joining);
    if (answer.refused !== undefined) return answer;
    if (this.#gone.has(caller)) {
      table.leave(caller);
      return answer;
    }
    // The table was read again in this moment, and the caller is at neither copy: its page asks once more.
    if (table.isClosed && !table.audience.has(caller)) return { refused: { code: 'trouble' } };
    // From now on the caller is told what happens, whatever fails below.
    const joined = this.#joined.get(caller) ?? new Set();
    this.#joined.set(caller, joined.add(table));
    this.#presence.note(table.id, table.audience);
    await this.#welcome(caller, table);
    await chatOf(this.#deps, table, caller);
    return answer;
  }

  /** A player who was here before is told where they were. */
  async #welcome(caller: Caller, table: AnyTable): Promise<void> {
    const { who } = caller;
    if (table.seatOf(who) < 0 || table.record.state === 'open') return;
    const n = (await this.#deps.store.alerts.looks(who)).get(table.id);
    const now = table.machine?.match.standing.length ?? 0;
    if (n !== undefined && n < now) caller.send(JSON.stringify({ type: 'since', table: table.id, n }));
    this.#deps.watcher?.seen(who, table.id);
  }

  leave(caller: Caller, table: AnyTable): void {
    this.#leave(caller, table);
    this.#joined.get(caller)?.delete(table);
  }

  /** The caller's socket is closed; answers the tables that were left. */
  gone(caller: Caller): Iterable<AnyTable> {
    this.#gone.add(caller);
    const tables = this.#joined.get(caller) ?? [];
    for (const table of tables) this.#leave(caller, table);
    this.#joined.delete(caller);
    return tables;
  }

  #leave(caller: Caller, table: AnyTable): void {
    table.leave(caller);
    // The table was read again: clients that look at it now are at the newer copy.
    if (table.isClosed) return;
    this.#presence.note(table.id, table.audience);
    const { machine, record } = table;
    if (record.state !== 'playing' || !machine || table.seatOf(caller.who) < 0) return;
    if (!table.audience.isHere(caller.who))
      this.#deps.watcher?.left(caller.who, table.id, machine.match.standing.length);
  }

  /** The table is no more; answers those of its callers who are still here. */
  end(table: AnyTable): readonly Caller[] {
    const callers = [...table.audience.callers].map(([caller]) => caller);
    for (const caller of callers) this.#joined.get(caller)?.delete(table);
    return callers.filter((caller) => this.#joined.has(caller));
  }
}
