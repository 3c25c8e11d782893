/** The tables of this server, as its door (sockets) and its API know them; and what they need from outside. */
import type { Entry, GameEntry, Move, Reading } from '../contract/index.ts';
import type { Outage } from '../match/clocks.ts';
import type { MatchFile } from '../match/file.ts';
import type { MatchHead } from '../match/log.ts';
import type { Match } from '../match/match.ts';
import type { Clock } from '../match/timer.ts';
import type { LobbyGiven, Look, QuickGiven, QuickWanted } from '../online/api.ts';
import type { ToServer } from '../online/protocol.ts';
import type { ServerRefusal } from '../online/refusals.ts';
import type { LobbyQuery, TableInfo, TableLine, TablePlan } from '../online/table.ts';
import type { TableWatcher } from './alerts/news.ts';
import type { Bus } from './bus.ts';
import type { Limits } from './limits.ts';
import type { Retention } from './retention.ts';
import type { Identity, Store } from './store/store.ts';
import type { Seen } from './tables/manners.ts';

/** One socket and the person behind it. A person may have several. */
export interface Caller {
  readonly who: string;
  readonly name: string;
  /** Where it comes from, as limits count addresses. */
  readonly address: string;
  /** Which protocol its page speaks. */
  readonly speaks: number;
  /** Sends a message that is JSON already: one text often goes to many. */
  send(text: string): void;
}

export type Request = Exclude<ToServer, { type: 'hello' }>;
/** `to` is the id of a new table, where one was made. */
export type Answer =
  | { readonly to?: string; readonly refused?: never }
  | { readonly refused: ServerRefusal; readonly to?: never };

/** A table as a program has to know it. */
export interface ProgramTable {
  readonly info: TableInfo;
  /** Its seat, or the one that is kept for it. */
  readonly seat: number;
  readonly isAsked: boolean;
  readonly isDealt: boolean;
  /** The choices that it owes now. What they are is worked out when it is asked for. */
  readonly turns: readonly { readonly seat: number; readonly count: number; read(): ProgramTurn }[];
}

export interface ProgramTurn {
  readonly view: unknown;
  readonly legal: readonly string[];
  /** Milliseconds that are left on its clock. */
  readonly left: number | undefined;
}

export type ProgramAsk = { readonly table: string } & (
  | { readonly type: 'accept' | 'decline' | 'resign' | 'return' }
  | { readonly type: 'move'; readonly seat: number; readonly count: number; readonly move: string }
);

/** What programs ask that play through the Bot API. */
export interface ProgramService {
  /** Undefined where it has no seat, taken or kept. */
  at(who: string, table: string): Promise<ProgramTable | undefined>;
  /** `repeated`: it was done before. */
  ask(who: string, ask: ProgramAsk): Promise<Reading<{ readonly repeated?: true }, ServerRefusal>>;
  /** Hears that a seat is kept for a program, at whichever node. */
  onAsked(then: (who: string, table: string) => void): void;
}

export interface TableService {
  readonly programs: ProgramService;
  /** Does what a caller asks for. It never rejects for what a caller can do wrong. Messages are checked in form by the door. */
  receive(caller: Caller, request: Request): Promise<Answer>;
  /** The socket is closed. */
  gone(caller: Caller): void;
  /** A player is called otherwise from now on, at all their tables that are not over. */
  renamed(person: Identity): Promise<void>;
  create(by: Identity, plan: TablePlan, address: string): Promise<Reading<string, ServerRefusal>>;
  /** A player sits down at a listed table that fits, or opens one. */
  quick(by: Identity, wanted: QuickWanted, address: string): Promise<Reading<QuickGiven, ServerRefusal>>;
  /** A page of the tables that are listed. */
  lobby(query?: LobbyQuery): LobbyGiven;
  tablesOf(who: string): Promise<readonly TableLine[]>;
  /** The table that has this join code now; a wrong guess costs its address more than a right one. */
  withCode(typed: string, address: string): Promise<Reading<string, ServerRefusal>>;
  info(id: string): Promise<TableInfo | undefined>;
  /** The file of a match that is over, with its secret. */
  file(id: string): Promise<Reading<MatchFile, ServerRefusal>>;
  /** A match as a spectator may see it now. */
  look(id: string): Promise<Reading<Look, ServerRefusal>>;
  /** What a person can see of another at a table, as it is reported. */
  seenOf(
    by: string,
    meant: Seen,
  ): Promise<Reading<{ readonly name: string; readonly text: string }, ServerRefusal>>;
  /** Takes a person out of all their tables; answers how many matches keep their moves. */
  forget(who: string): Promise<number>;
  /** These tables were removed from the store. */
  removed(ids: readonly string[]): void;
  /** Takes up the matches that were under way when the server stopped. */
  resume(): Promise<void>;
  /** Tells every client that the server stops, and lets go of everything. */
  stop(): Promise<void>;
}

/** What may be replaced: a test brings its own clock, names and dice. */
export interface TableServiceDeps {
  readonly games: readonly GameEntry[];
  readonly store: Store;
  readonly bus: Bus;
  /** What this node is called among those that share the store, and no other is; left out where it has the store for itself. */
  readonly node?: string;
  readonly bots: BotPool;
  readonly journal: Journal;
  readonly clock: Clock;
  newId(): string;
  newSecret(): string;
  /** What chance does now; the match's own generator where it is left out. */
  draw?(match: Match, secret: string): Entry;
  /** Milliseconds before a move that no person makes. */
  readonly pace: number;
  /** The usual ones where they are left out. */
  readonly limits?: Limits;
  /** The usual one where it is left out. */
  readonly retention?: Retention;
  /** When no server ran. */
  readonly outages?: readonly Outage[];
  /** Hears how matches stand for their players. */
  readonly watcher?: TableWatcher;
  /** An address as it may be stored, and behind spaces the networks around it; as it is, where it is left out. */
  hashAddress?(address: string): string;
}

/** Bots think in threads of their own. A view goes there and a move comes back. */
export interface BotPool {
  /** Undefined where the move is not wanted any more. */
  choose(asked: BotAsked): Promise<Move | undefined>;
  /** Draws in those threads all that comes before the first move of a match; where it is left out, tables draw by themselves. */
  deal?(asked: DealQuestion): Promise<readonly Move[]>;
  close(): Promise<void>;
}

/** Addresses, hosts and tables take turns. */
interface Asker {
  readonly address: string;
  readonly host: string;
  readonly table: string;
}

export interface DealQuestion extends Asker {
  readonly head: MatchHead;
  readonly secret: string;
}

export interface BotQuestion extends Asker {
  readonly game: string;
  readonly version: number;
  readonly bot: string;
  /** JSON of the view of the seat that decides. */
  readonly view: string;
  readonly seat: number;
  readonly seed: string;
  readonly ms: number;
}

/** Questions may wait long, and many views are heavy: a view is written when a thread takes its question. */
export interface BotAsked extends Omit<BotQuestion, 'view'> {
  readonly view: () => string | undefined;
}

/** What is worth counting or writing down. Nothing secret ever comes here. */
export interface Journal {
  moved(game: string): void;
  refused(kind: string): void;
  tables(loaded: number): void;
  /** A table cannot be read and was set aside. */
  quarantined(table: string, why: string): void;
  trouble(what: string, error: unknown): void;
}
