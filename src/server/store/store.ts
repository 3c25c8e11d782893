/**
 * Where tables live. Embedded SQLite stands behind it (sqlite.ts); another database can. Whatever is asked to be written in one
 * turn of the event loop is written in one transaction, and a promise resolves when it is durable.
 */
import type { Outage } from '../../match/clocks.ts';
import type { MatchFile } from '../../match/file.ts';
import type { LogEntry } from '../../match/log.ts';
import type { ChatLine, TableState } from '../../online/table.ts';
import type { AlertStore } from '../alerts/store.ts';
import type { TableRecord } from '../tables/record.ts';

/** An entry of a match's log, with the time that its seat spent on it. */
export interface StoredEntry {
  readonly entry: LogEntry;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Milliseconds that the mover's clock ran for it. */
  readonly spent: number;
}

export interface StoredTable {
  readonly record: TableRecord;
  readonly secret: string;
  /** Counts the changes of the record: a writer must know the last. */
  readonly rev: number;
  readonly updated: number;
}

/** What happens to a table, all or nothing. */
export interface Change {
  readonly id: string;
  /** The record after this change, and the `rev` that it changes. */
  readonly record?: { readonly value: TableRecord; readonly rev: number } | undefined;
  /** Entries for the log, numbered from `n`. */
  readonly entries?: { readonly n: number; readonly list: readonly StoredEntry[] } | undefined;
  /** The file of a match that is over: from then on it can be shown without its rules. Written once. */
  readonly file?: MatchFile | undefined;
  readonly at: number;
}

/** Another node has written this number or this revision: read the table again. */
export class Conflict extends Error {}

/** The database does not answer, or cannot be opened. Its message is a sentence for people; nothing was written. */
export class Unavailable extends Error {}

/** What is stored of a table cannot be read. Its message says what; only this table is in trouble. */
export class Damaged extends Error {
  readonly table: string;

  constructor(table: string, why: string) {
    super(why);
    this.table = table;
  }
}

/** A table whose stored data cannot be read, and why. */
export interface Quarantined {
  readonly id: string;
  readonly why: string;
  readonly at: number;
}

/** What a table that is not over weighs, and for whom it counts. */
export interface TableWeight {
  readonly id: string;
  readonly state: 'open' | 'playing';
  readonly host: string;
  /** A hash of the address from which it was begun. */
  readonly origin: string | undefined;
  readonly bots: number;
}

export interface Identity {
  readonly who: string;
  readonly name: string;
}

export interface Store {
  create(id: string, record: TableRecord, secret: string, at: number): Promise<void>;
  /** Rejects with a Conflict where another node was first; then nothing of it is written. */
  change(change: Change): Promise<void>;
  /** Rejects with a Damaged where it cannot be read. */
  read(id: string): Promise<(StoredTable & { readonly log: readonly StoredEntry[] }) | undefined>;
  /** Entries from number n on. */
  logFrom(id: string, n: number): Promise<readonly StoredEntry[]>;
  /** Tables in a state, the last changed first. What cannot be read is left out of lists. */
  inState(state: TableState, limit: number): Promise<readonly (StoredTable & { readonly id: string })[]>;
  /** A player's tables, the last changed first. */
  tablesOf(who: string, limit: number): Promise<readonly (StoredTable & { readonly id: string })[]>;
  /** Removes tables that never began and were last changed before this time; answers their ids. */
  clearOpen(before: number): Promise<readonly string[]>;

  /** What every open and running table weighs. */
  weights(): Promise<readonly TableWeight[]>;

  /** A table must be opened at this time; 0 while a node has it in memory, undefined where it owes nothing. */
  setWake(id: string, at: number | undefined): Promise<void>;
  /** The tables whose time has come, the longest due first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** The tables that a node had in memory when it ended without a word. */
  interrupted(): Promise<readonly string[]>;

  quarantine(id: string, why: string, at: number): Promise<void>;
  release(id: string): Promise<void>;
  quarantined(): Promise<readonly Quarantined[]>;

  /** A server runs at this time. */
  setAlive(at: number): Promise<void>;
  /** When no server ran, until now: the newest from the last time that one did. The oldest are forgotten. */
  outages(now: number): Promise<readonly Outage[]>;

  /** The file of a finished match, if it was kept. */
  file(id: string): Promise<MatchFile | undefined>;
  /** The ids of finished matches whose file was not kept. */
  withoutFile(): Promise<readonly string[]>;

  addChat(table: string, line: Omit<ChatLine, 'n'>): Promise<ChatLine>;
  /** The last lines, the oldest first. */
  chat(table: string, limit: number): Promise<readonly ChatLine[]>;

  createIdentity(identity: Identity, at: number): Promise<void>;
  identity(who: string): Promise<Identity | undefined>;
  rename(who: string, name: string): Promise<void>;
  /** A code that makes another device the same person, kept as a hash, good for one use. */
  putCode(hash: string, who: string, until: number): Promise<void>;
  takeCode(hash: string, now: number): Promise<string | undefined>;

  /** What alerts keep. */
  readonly alerts: AlertStore;

  /** The key that signs identities: made at the first start, the same ever after. */
  signingKey(): Promise<Uint8Array>;
  /** Rejects where the database does not answer. */
  check(): Promise<void>;
  /** Finishes what was asked for, then closes. */
  close(): Promise<void>;
}
