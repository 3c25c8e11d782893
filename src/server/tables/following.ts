/** Keeps what this node has in memory, tables and the lobby, as it stands in the store, whichever node has changed it. */

import type { TableChange } from '../bus.ts';
import { spoken } from '../refusals.ts';
import { Damaged } from '../store/store.ts';
import type { Caller, TableServiceDeps } from '../table-service.ts';
import type { Admission } from './admission.ts';
import type { Catalog } from './catalog.ts';
import { MOST_LISTED } from './enquiries.ts';
import { lineOf } from './lines.ts';
import type { Lobby } from './lobby.ts';
import type { Found, OpenTables } from './open-tables.ts';
import type { Presence } from './presence.ts';
import type { TableRecord } from './record.ts';
import type { AnyTable } from './requests.ts';
import type { SharedChat } from './shared-chat.ts';
import type { Visits } from './visits.ts';

/** No log has so many entries: a table is read without its log. */
const NO_LOG = 2 ** 31 - 1;

export interface Followed {
  readonly catalog: Catalog;
  readonly lobby: Lobby;
  readonly open: OpenTables;
  readonly admission: Admission;
  readonly visits: Visits;
  readonly presence: Presence;
  readonly chat: SharedChat;
}

/** Milliseconds after which a store that did not answer is compared with again. */
const AGAIN = 2000;
/** A comparison that takes longer hangs at one table: the next does not wait for it. */
const MOST_COMPARING = 20_000;

export class Following {
  readonly #deps: TableServiceDeps;
  readonly #at: Followed;
  readonly #unsubscribe: () => void;
  /** The last question to the store for the line of each table. */
  readonly #asked = new Map<string, symbol>();
  #callOff: (() => void) | undefined;
  /** Tables that should have been listed anew and could not be read. */
  readonly #unread = new Set<string>();
  /** Since when it compares. */
  #comparing: number | undefined;
  #compareAgain = false;
  #stopped = false;

  constructor(deps: TableServiceDeps, at: Followed) {
    this.#deps = deps;
    this.#at = at;
    this.#unsubscribe = deps.bus.listen({
      changed: (change) => void this.#hear(change),
      lost: () => void this.compare(),
    });
  }

  stop(): void {
    this.#stopped = true;
    this.#unsubscribe();
    this.#callOff?.();
  }

  /** Another node has changed a table: it follows where it is open, and else its line in the lobby does. */
  async #hear(change: TableChange): Promise<void> {
    const { table: id, record } = change;
    const table = await this.#at.open.here(id);
    if (this.#stopped) return;
    if (table) table.hear(change);
    else if (record) await this.#relist(id);
  }

  /** A person came to a table at another node, or left it; `flipped`: its players came, or all have left. */
  async attended(id: string, who: string, flipped: boolean): Promise<void> {
    const table = await this.#at.open.here(id);
    if (this.#stopped) return;
    if (table) table.attendedElsewhere(who);
    else if (flipped) await this.#relist(id);
  }

  /** A table that is not in memory here is listed and counted as it stands in the store. */
  async #relist(id: string): Promise<void> {
    const { open, admission, presence } = this.#at;
    const asked = Symbol(id);
    this.#asked.set(id, asked);
    try {
      const stored = await this.#deps.store.read(id, NO_LOG);
      // The table may have been asked for again meanwhile: answers come in any order, and the last question knows most.
      if (this.#asked.get(id) !== asked) return;
      this.#asked.delete(id);
      if (open.has(id)) {
        // The table was opened meanwhile, and knows no more of players at other nodes than was known when this was asked for.
        const table = await open.here(id);
        if (table && stored && presence.hasPlayer(id)) this.list(id, table.record, stored.updated);
        return;
      }
      if (stored) {
        this.list(id, stored.record, stored.updated);
        admission.count(id, stored.record);
        // Its bots think elsewhere, if at all.
        admission.rest(id, true);
      } else this.unlist(id);
    } catch (error) {
      // The table cannot be read: a client that opens it is told.
      const isLast = this.#asked.get(id) === asked;
      if (isLast) this.#asked.delete(id);
      if (error instanceof Damaged) {
        if (isLast) this.unlist(id);
        return;
      }
      this.#unread.add(id);
      this.#compareLater();
    }
  }

  /** A table is no more, or is set aside: it is neither listed nor counted, whatever a question says that is on its way. */
  unlist(id: string): void {
    this.#asked.delete(id);
    this.#at.lobby.drop(id);
    this.#at.admission.forget(id);
  }

  async listOpen(): Promise<void> {
    for (const { id, record, updated } of await this.#deps.store.inState('open', MOST_LISTED))
      this.list(id, record, updated);
  }

  list(id: string, record: TableRecord, updated: number): void {
    const { catalog, lobby, presence } = this.#at;
    if (catalog.has(record.game, record.version))
      lobby.note(lineOf(id, record, updated), presence.hasPlayer(id));
  }

  /** What other nodes said, or had no time to say, may have been missed: what stands otherwise in the store is read again. */
  async compare(): Promise<void> {
    // However often a comparison is asked for while one runs, one more does for all.
    const now = this.#deps.clock.now();
    if (this.#comparing !== undefined && now - this.#comparing < MOST_COMPARING) {
      this.#compareAgain = true;
      return;
    }
    this.#comparing = now;
    try {
      do {
        this.#compareAgain = false;
        await this.#compareNow();
      } while (this.#compareAgain && !this.#stopped);
    } finally {
      this.#comparing = undefined;
    }
  }

  async #compareNow(): Promise<void> {
    const { open, presence, chat, lobby } = this.#at;
    presence.ask();
    try {
      for (const id of open.ids) {
        const table = await open.here(id);
        await table?.compare();
        if (table) await chat.compare(table);
      }
      // A table may have begun, ended or gone.
      const unread = [...this.#unread];
      this.#unread.clear();
      for (const id of new Set([...lobby.ids, ...unread])) if (!open.has(id)) await this.#relist(id);
      await this.listOpen();
    } catch (error) {
      this.#deps.journal.trouble('tables could not be compared with the store', error);
      this.#compareLater();
    }
  }

  /** The store did not answer: what may have been missed is still missing. */
  #compareLater(): void {
    if (this.#stopped) return;
    this.#callOff ??= this.#deps.clock.after(AGAIN, () => {
      this.#callOff = undefined;
      void this.compare();
    });
  }

  /** Reads a table again as it stands in the store, for all who look at it. */
  async reload(id: string): Promise<void> {
    const { open, admission, visits, presence } = this.#at;
    const read = this.#stopped ? undefined : await open.again(id);
    if (!read) return;
    const { before, after } = read;
    // Where it cannot be read now it counts as before: it stands all the same.
    if (isTable(after)) admission.count(id, after.record);
    const callers = visits.end(before);
    for (const [caller] of [...before.audience.callers]) before.audience.remove(caller);
    // Until it can be read again no client is at it here.
    if (!isTable(after)) presence.note(id, before.audience);
    for (const caller of callers) void this.#bring(caller, id, after, before.audience.isOnlooker(caller));
  }

  /** A caller looks at a table that was read again. Where that fails too it is told: a page that hears nothing would wait for ever. */
  async #bring(caller: Caller, id: string, to: Found, onlooker: boolean): Promise<void> {
    const { visits } = this.#at;
    const answer = isTable(to) && (await visits.join(caller, to, { onlooker }).catch(() => undefined));
    if (answer && answer.refused?.code !== 'trouble') return;
    const code = to === 'damaged' ? to : 'trouble';
    caller.send(JSON.stringify({ type: 'again', table: id, ...spoken({ code }) }));
  }
}

const isTable = (found: Found): found is AnyTable => found !== undefined && found !== 'damaged';
