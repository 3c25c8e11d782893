/** Matches of this browser, in IndexedDB. An entry is only ever added, so two tabs cannot overwrite each other. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MatchFile } from '../../match/file.ts';
import type { LogEntry, MatchHead } from '../../match/log.ts';

export interface KeptMatch {
  readonly id: string;
  readonly head: MatchHead;
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly updated: number;
  readonly over: boolean;
}

interface KeptEntry {
  readonly match: string;
  readonly n: number;
  readonly entry: LogEntry;
}

interface Schema extends DBSchema {
  matches: { key: string; value: KeptMatch };
  entries: { key: [string, number]; value: KeptEntry };
  /** Files of finished matches: they show a match without its rules. Since schema 2. */
  files: { key: string; value: MatchFile };
}

const SCHEMA = 2;

/** What a table needs of a store. Every promise may reject: then the match goes on in memory. */
export interface Store {
  create(match: KeptMatch): Promise<void>;
  /** Adds entries from number n on, all or none; rejects with a ConstraintError where another tab has written one already. */
  add(id: string, n: number, entries: readonly LogEntry[], over: boolean): Promise<void>;
  read(id: string): Promise<{ match: KeptMatch; log: LogEntry[] } | undefined>;
  /** The file of a finished match, if it was kept. */
  file(id: string): Promise<MatchFile | undefined>;
}

/** What the archive needs of it. */
export interface FileStore extends Pick<Store, 'read'> {
  /** The ids of finished matches whose file was not kept yet. */
  withoutFile(): Promise<readonly string[]>;
  keepFile(file: MatchFile): Promise<void>;
}

const everything = (id: string) => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** WebKit may never answer, where a page was left while it made the stores: then a match goes on in memory. */
const PATIENCE = 4000;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= inTime(open());
  return opened;
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the browser does not open its store')), PATIENCE);
  });
  return Promise.race([promise, late]);
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>('updraft', SCHEMA, {
    upgrade(db, before) {
      if (before < 1) {
        db.createObjectStore('matches', { keyPath: 'id' });
        db.createObjectStore('entries', { keyPath: ['match', 'n'] });
      }
      if (before < 2) db.createObjectStore('files', { keyPath: 'id' });
    },
    // A newer version of the program in another tab wants to change the stores: let it.
    blocking: () => void opened?.then((db) => db.close()),
    terminated: () => {
      opened = undefined;
    },
  });

export const browserStore: Store & FileStore = {
  async create(match) {
    await (await database()).add('matches', match);
  },
  async add(id, n, entries, over) {
    const transaction = (await database()).transaction(['matches', 'entries'], 'readwrite');
    const matches = transaction.objectStore('matches');
    const match = await matches.get(id);
    if (!match) {
      transaction.abort();
      await transaction.done.catch(() => {});
      throw new Error('the match was deleted');
    }
    await Promise.all([
      ...entries.map((entry, i) => transaction.objectStore('entries').add({ match: id, n: n + i, entry })),
      matches.put({ ...match, updated: Date.now(), over }),
      transaction.done,
    ]);
  },
  async read(id) {
    const db = await database();
    const match = await db.get('matches', id);
    if (!match) return undefined;
    const entries = await db.getAll('entries', everything(id));
    return { match, log: entries.map(({ entry }) => entry) };
  },
  async file(id) {
    return (await database()).get('files', id);
  },
  async withoutFile() {
    const db = await database();
    const [matches, filed] = await Promise.all([db.getAll('matches'), db.getAllKeys('files')]);
    const has = new Set(filed);
    return matches.flatMap(({ id, over }) => (over && !has.has(id) ? [id] : []));
  },
  async keepFile(file) {
    await (await database()).put('files', file);
  },
};

/** Every kept match, the last played first; none where the browser keeps nothing. */
export async function keptMatches(): Promise<KeptMatch[]> {
  try {
    const matches = await (await database()).getAll('matches');
    return matches.sort((a, b) => b.updated - a.updated);
  } catch {
    return [];
  }
}

export async function deleteMatch(id: string): Promise<void> {
  const transaction = (await database()).transaction(['matches', 'entries', 'files'], 'readwrite');
  await Promise.all([
    transaction.objectStore('matches').delete(id),
    transaction.objectStore('entries').delete(everything(id)),
    transaction.objectStore('files').delete(id),
    transaction.done,
  ]);
}
