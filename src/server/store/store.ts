/**
 * Where tables live. SQLite or PostgreSQL stands behind it; another database can, if it keeps the laws in `laws`. Whatever is asked to be written in one
 * turn of the event loop is written in one transaction, and a promise resolves when it is durable. Entries of a log and changes of a record
 * are numbered: of two nodes that write the same number one wins, and the other catches up and works out anew what it was asked for.
 */
import type { Outage } from '../../match/clocks.ts';
import type { MatchFile } from '../../match/file.ts';
import type { LogEntry } from '../../match/log.ts';
import type { ChatLine, TableState } from '../../online/table.ts';
import type { AlertStore } from '../alerts/store.ts';
import type { MannersStore } from '../manners/store.ts';
import type { ProgramStore } from '../programs/store.ts';
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
  /** What it was worked out from: where another node has changed the record or the log since, nothing of it is written. */
  readonly from?: { readonly rev: number; readonly log: number } | undefined;
  /** The record after this change, the `rev` that it changes, and how it was then, where the writer knows: what is the same need not be written to the indexes again. */
  readonly record?:
    | { readonly value: TableRecord; readonly rev: number; readonly was?: TableRecord | undefined }
    | undefined;
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

/** It was found damaged before, and set aside: every node hears it from the store until the table is released. */
export class SetAside extends Damaged {}

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
  /** Hashes of the address from which it was begun, and of the networks around it, from the smallest to the largest. */
  readonly origin: string | undefined;
  readonly bots: number;
  /** The people who have a seat. */
  readonly seated: readonly string[];
}

export interface Identity {
  readonly who: string;
  readonly name: string;
}

/** What is kept of a person beside their matches and their chat. Times are milliseconds since 1970. */
export interface Person extends Identity {
  /** Only tokens of this epoch are good: signing out all other devices begins a new one. */
  readonly epoch: number;
  /** When a device of this person was last here, to a day. */
  readonly seen: number;
  readonly since: number;
  /** When their recovery code was made, where they have one. */
  readonly recovery: number | undefined;
}

/** A key of an authenticator that a person may sign in with. */
export interface Passkey {
  readonly id: string;
  readonly who: string;
  readonly name: string;
  /** The name of the server at which it was made: it is good only there. */
  readonly rp: string;
  /** In base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly at: number;
  readonly used: number;
}

/** A key that signs tokens. All but the newest are only good to recognise old tokens, until a time. */
export interface SigningKey {
  readonly n: number;
  readonly key: Uint8Array;
  readonly until?: number;
}

export interface SaidBy {
  readonly table: string;
  readonly text: string;
  readonly at: number;
}

export interface Store {
  create(id: string, record: TableRecord, secret: string, at: number): Promise<void>;
  /** Rejects with a Conflict where another node was first; then nothing of it is written. */
  change(change: Change): Promise<void>;
  /** With the entries of its log from a number on, all at one moment. Rejects with a Damaged where it cannot be read, with a SetAside where it was set aside. */
  read(
    id: string,
    from?: number,
  ): Promise<(StoredTable & { readonly log: readonly StoredEntry[] }) | undefined>;
  /** Entries from number n on. */
  logFrom(id: string, n: number): Promise<readonly StoredEntry[]>;
  /** Tables in a state, the last changed first. What cannot be read is left out of lists. */
  inState(state: TableState, limit: number): Promise<readonly (StoredTable & { readonly id: string })[]>;
  /** A player's tables, the last changed first; only the first of them where their records have more bytes than `most` together, and at least one. */
  tablesOf(
    who: string,
    limit: number,
    most?: number,
  ): Promise<readonly (StoredTable & { readonly id: string })[]>;
  /** Tables that a person set up, whether or not they have a seat, the last changed first. */
  hostedBy(who: string, limit: number): Promise<readonly (StoredTable & { readonly id: string })[]>;
  /** The table with this join code, which is not over. */
  withCode(code: string): Promise<string | undefined>;
  /** Removes tables that never began and were last changed before this time; answers their ids. */
  clearOpen(before: number): Promise<readonly string[]>;
  /** Removes a table that has not begun; answers whether there was such a one. */
  removeOpen(id: string): Promise<boolean>;

  /** Removes at most so many matches under way in which nothing happened since this time; answers their ids. */
  clearPlaying(before: number, limit: number): Promise<readonly string[]>;
  /** Removes at most so many lines of chat from before this time; answers how many. */
  clearChat(before: number, limit: number): Promise<number>;
  /** Removes at most so many people who have no seat at any table and were last here before this time; answers how many. */
  clearIdentities(before: number, limit: number): Promise<number>;

  /** What every open and running table weighs. */
  weights(): Promise<readonly TableWeight[]>;

  /** A table must be opened at this time; 0 while a node has it in memory, undefined where it owes nothing. */
  setWake(id: string, at: number | undefined): Promise<void>;
  /** The tables whose time has come, the longest due first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** The tables that a node had in memory when it ended without a word, and for which no other has a lease at this time. */
  interrupted(now: number): Promise<readonly string[]>;

  /**
   * Takes or renews leases of tables for a node; answers those that it has then: they were free, their time was over, or they were its own. Where
   * nodes on several machines share the store its own clock counts, and of the two times only how long they lie apart.
   */
  lease(ids: readonly string[], node: string, now: number, until: number): Promise<readonly string[]>;
  /** A node gives up its leases of these tables, or all of them. */
  letGo(node: string, ids?: readonly string[]): Promise<void>;

  quarantine(id: string, why: string, at: number): Promise<void>;
  /** A table that was in memory when it was set aside is due from then on. */
  release(id: string): Promise<void>;
  quarantined(): Promise<readonly Quarantined[]>;

  /** A server runs at this time. */
  setAlive(at: number): Promise<void>;
  /** When no server ran, until now: the newest from the last time that one did. The oldest are forgotten. */
  outages(now: number): Promise<readonly Outage[]>;

  /** The file of a finished match, if it was kept. */
  file(id: string): Promise<MatchFile | undefined>;
  /** Writes the file of a finished match anew: it was damaged, or a player wants to be forgotten. */
  setFile(id: string, file: MatchFile): Promise<void>;
  /** The ids of finished matches whose file was not kept. */
  withoutFile(): Promise<readonly string[]>;

  /** Of the lines of a table's players so many stay, the newest, and as many of its spectators; all where `most` is left out. */
  addChat(table: string, line: Omit<ChatLine, 'n'>, most?: number): Promise<ChatLine>;
  /** What a person said anywhere, the newest first. */
  chatOf(who: string, limit: number): Promise<readonly SaidBy[]>;
  /** The last lines, of players only or of all, the oldest first. */
  chat(table: string, limit: number, by?: 'all' | 'players'): Promise<readonly ChatLine[]>;

  createIdentity(identity: Identity, at: number): Promise<void>;
  identity(who: string): Promise<Person | undefined>;
  /** A device of this person was here at this time. */
  see(who: string, at: number): Promise<void>;
  /** Begins a new epoch of a person's tokens, and answers it. */
  signOut(who: string): Promise<number>;
  /** A code that is written down, kept as a hash. It replaces an earlier one. */
  setRecovery(who: string, hash: string, at: number): Promise<void>;
  /** Whose recovery code this is. */
  recovers(hash: string): Promise<string | undefined>;
  /** Forgets a person: name, codes, passkeys, what they said. The seats of their matches are the tables' matter. */
  forget(who: string): Promise<void>;
  addPasskey(passkey: Omit<Passkey, 'used'>): Promise<void>;
  passkey(id: string): Promise<Passkey | undefined>;
  /** A person's passkeys, the oldest first. */
  passkeysOf(who: string): Promise<readonly Passkey[]>;
  usePasskey(id: string, counter: number, at: number): Promise<void>;
  /** Answers whether the passkey belongs to this person. */
  renamePasskey(who: string, id: string, name: string): Promise<boolean>;
  dropPasskey(who: string, id: string): Promise<boolean>;
  rename(who: string, name: string): Promise<void>;
  /** A code that makes another device the same person, kept as a hash, good for one use. */
  putCode(hash: string, who: string, until: number): Promise<void>;
  takeCode(hash: string, now: number): Promise<string | undefined>;
  /** What a passkey has to sign, with what belongs to it. Of a person (`who` is not empty) only the last is good. */
  putChallenge(challenge: string, who: string, value: string, until: number): Promise<void>;
  /** Answers what belongs to it, and takes it away: no second answer can be given to it. */
  takeChallenge(challenge: string, now: number): Promise<string | undefined>;

  /** What alerts keep. */
  readonly alerts: AlertStore;
  /** Blocks, reports and bans. */
  readonly manners: MannersStore;
  /** Bot accounts. */
  readonly programs: ProgramStore;

  /** Which server this is: made at the first start, the same ever after. */
  serverId(): Promise<string>;
  /** The keys of tokens, the newest first: the first is made at the first start. */
  signingKeys(): Promise<readonly SigningKey[]>;
  /** Makes a new key; what was signed by earlier ones is recognised until this time. */
  rotateKey(now: number, until: number): Promise<void>;
  /** Rejects where the database does not answer. */
  check(): Promise<void>;
  /** Finishes what was asked for, then closes. */
  close(): Promise<void>;
}
