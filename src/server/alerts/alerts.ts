/**
 * Tells people what happens at their tables while they look elsewhere. Tables say how they stand; what is to be told is stored with its
 * time, so that it is told with every page closed and once, whatever restarts in between. Before something is told the store notes that
 * it is: a server that dies in this moment tells too little, never twice.
 */
import { type Clock, every } from '../../match/timer.ts';
import type { TableInfo } from '../../online/table.ts';
import type { Journal } from '../table-service.ts';
import { callsOf, type TableNews, type TableWatcher } from './news.ts';
import { quietUntil } from './quiet.ts';
import type { AlertStore, PersonSettings, ReminderLevel, StoredCall } from './store.ts';
import type { Telling } from './words/en/alerts.ts';

/** How often is looked for what is due, and how much of it is told at a time. */
const LOOKING = 1000;
const AT_A_TIME = 20;
/** So many may be on their way; push services that answer slowly hold up only what comes after these. */
const MOST_UNDER_WAY = 100;

export const usualSettings: PersonSettings = { zone: 'UTC', language: 'en' };

/** What is told to one person about one table. */
export interface Message {
  readonly who: string;
  readonly what: Telling;
  readonly live: boolean;
  readonly until: number | undefined;
  readonly table: TableInfo;
  readonly settings: PersonSettings;
}

export interface AlertDeps {
  readonly store: AlertStore;
  readonly clock: Clock;
  readonly journal: Pick<Journal, 'trouble'>;
  /** A table as it stands now. It is opened for this, and then tells its news to the watcher. */
  tableOf(id: string): Promise<TableInfo | undefined>;
  /** Brings a message by all ways that its person has. */
  deliver(message: Message): Promise<void>;
  /** A match is over: those who follow its table from outside are told once. */
  deliverEnd(table: TableInfo): Promise<void>;
}

export class Alerts implements TableWatcher {
  readonly #deps: AlertDeps;
  /** How each open table stood when it was heard of last. */
  readonly #known = new Map<string, string>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #stopLooking: () => void;
  /** Writes happen in their order: when the last is done all are. */
  #written: Promise<unknown> = Promise.resolve();
  #looking = false;

  constructor(deps: AlertDeps) {
    this.#deps = deps;
    this.#stopLooking = every(deps.clock, LOOKING, () => void this.#look());
  }

  // — what tables tell —

  hear(news: TableNews): void {
    const { table, over } = news;
    const before = this.#known.get(table);
    // An end is news only where the match was seen to run: it is told once.
    if (over && before === undefined) return;
    const now = over ? 'over' : JSON.stringify(news.people);
    if (now === before) return;
    // Most tables before their start have nothing to tell, and never had.
    if (before === undefined && news.people.length === 0) return;
    if (over) this.#known.delete(table);
    else this.#known.set(table, now);
    const { calls, seen } = callsOf(news, this.#deps.clock.now());
    this.#write(this.#deps.store.setCalls(table, calls, seen));
    if (over) this.#follow(this.#tellEnd(table));
  }

  seen(who: string, table: string): void {
    this.#write(this.#deps.store.see(who, table));
  }

  left(who: string, table: string, entries: number): void {
    this.#write(this.#deps.store.see(who, table));
    this.#write(this.#deps.store.look(who, table, entries));
  }

  closed(table: string): void {
    this.#known.delete(table);
  }

  #write(work: Promise<unknown>): void {
    this.#written = work.catch((error: unknown) =>
      this.#deps.journal.trouble('what is to be told could not be stored', error),
    );
  }

  // — what is due —

  async #look(): Promise<void> {
    if (this.#looking || this.#underWay.size >= MOST_UNDER_WAY) return;
    this.#looking = true;
    try {
      for (const call of await this.#deps.store.dueCalls(this.#deps.clock.now(), AT_A_TIME))
        await this.#tell(call);
    } catch (error) {
      this.#deps.journal.trouble('what is to be told could not be read', error);
    } finally {
      this.#looking = false;
    }
  }

  async #tell(due: StoredCall): Promise<void> {
    const { store, clock } = this.#deps;
    const table = await this.#deps.tableOf(due.table);
    await this.#written;
    // Opening the table may have changed it: time in which no server ran is excused.
    const call = (await store.callsOf(due.who)).find((one) => one.table === due.table);
    const now = clock.now();
    if (!call || call.told !== due.told || dueAt(call) > now) return;
    const level = levelAt(call, now);
    const isHere = table?.seats.some(({ who, here }) => who === call.who && here) ?? true;
    if (isHere) {
      await store.tell(call, level);
      return;
    }
    const settings = (await store.settings(call.who)) ?? usualSettings;
    const quiet = quietUntil(settings, now);
    if (quiet !== undefined) await store.hold(call, quiet);
    else if (await store.tell(call, level)) {
      const { who, live, until } = call;
      // Only turns have words for half and a tenth of their time: a reminder of anything else reads as its first alert.
      const what = call.kind === 'turn' ? levels[level] : call.kind;
      this.#follow(this.#deps.deliver({ who, what, live, until, table: table!, settings }));
    }
  }

  async #tellEnd(id: string): Promise<void> {
    // Few tables have a webhook: the others need not be read again for this.
    if (!(await this.#deps.store.hook(id))) return;
    const table = await this.#deps.tableOf(id);
    if (table) await this.#deps.deliverEnd(table);
  }

  #follow(work: Promise<void>): void {
    const followed = work
      .catch((error: unknown) => this.#deps.journal.trouble('a message could not be sent', error))
      .finally(() => this.#underWay.delete(followed));
    this.#underWay.add(followed);
  }

  /** Finishes what is on its way. */
  async stop(): Promise<void> {
    this.#stopLooking();
    await Promise.all([this.#written, ...this.#underWay]);
  }
}

const levels: Readonly<Record<ReminderLevel, Telling>> = { 0: 'turn', 1: 'turn', 2: 'half', 3: 'tenth' };

/** When it is to be told next, if at all. */
const dueAt = ({ told, first, half, tenth }: StoredCall): number =>
  [first, half, tenth][told] ?? Number.POSITIVE_INFINITY;

/** What was missed is told once, as it stands now. */
function levelAt({ half, tenth }: StoredCall, now: number): ReminderLevel {
  if (tenth !== undefined && now >= tenth) return 3;
  return half !== undefined && now >= half ? 2 : 1;
}
