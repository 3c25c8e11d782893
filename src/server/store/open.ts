/** Opens the one file that everything online is kept in, or says in a sentence why that cannot be. */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Libsql, { type Database } from 'libsql';
import { migrate, steps } from './migrations.ts';
import { Unavailable } from './store.ts';
import { storeWords } from './words.ts';

export const FILE = 'updraft.db';
/** Another process that writes is waited for so long, and everything else waits too. */
const PATIENCE_MS = 2000;

/** 32 MB. */
const PAGES_IN_LOG = 8000;
/** Pages that are kept in memory, in kilobytes: every match under way has a page of its own that each of its moves changes, and the usual 2 MB are those of a few hundred. */
const KEPT_PAGES = 16_000;

export interface Opened {
  readonly db: Database;
  readonly file: string;
  /** The file on the disk: it may be taken away while we still hold it. Undefined where all is in memory. */
  readonly inode: number | undefined;
}

export function openDatabase(folder: string): Opened {
  makeFolder(folder);
  const file = join(folder, FILE);
  let db: Database | undefined;
  try {
    db = new Libsql(file);
    prepare(db, file);
    return { db, file, inode: statSync(file).ino };
  } catch (error) {
    db?.close();
    if (error instanceof Unavailable) throw error;
    const code = (error as { code?: unknown }).code;
    const sentence = code === 'SQLITE_NOTADB' ? storeWords.noDatabase(file) : storeWords.noFile(file);
    throw new Unavailable(sentence, { cause: error });
  }
}

export function makeFolder(folder: string): void {
  try {
    // The file holds secrets of matches under way and the key of all identities: only the server's account may read it.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new Unavailable(storeWords.noFolder(folder, why), { cause: error });
  }
}

function prepare(db: Database, file: string): void {
  db.pragma(`busy_timeout = ${PATIENCE_MS}`);
  db.pragma('journal_mode = WAL');
  // Every commit is on the disk before it is acknowledged.
  db.pragma('synchronous = FULL');
  // Pages that change with every move go from the log of writes into the file now and then, not every few commits.
  db.pragma(`wal_autocheckpoint = ${PAGES_IN_LOG}`);
  db.pragma(`cache_size = -${KEPT_PAGES}`);
  db.pragma('foreign_keys = ON');
  const newer = migrate(db);
  if (newer !== undefined) throw new Unavailable(storeWords.newer(file, newer, steps.length));
}
