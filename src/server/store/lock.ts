/**
 * One server, one folder. A lock of the operating system, held through a small database of its own: it ends with the process, however
 * that ends, and holds between containers that share the folder.
 */
import { join } from 'node:path';
import Libsql, { type Database } from 'libsql';
import { giveToOwner } from './copy/sqlite.ts';
import { Unavailable } from './store.ts';
import { storeWords } from './words.ts';

/** Answers how to let the folder go. Throws an Unavailable where another server has it. */
export function holdFolder(folder: string): () => void {
  const file = join(folder, 'server.lock');
  let db: Database | undefined;
  try {
    db = new Libsql(file);
    db.pragma('busy_timeout = 0');
    db.exec('BEGIN EXCLUSIVE');
    giveToOwner(file);
  } catch (error) {
    db?.close();
    const busy = String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');
    throw new Unavailable(busy ? storeWords.taken(folder) : storeWords.noFile(file), { cause: error });
  }
  const held = db;
  return () => {
    // The library closes a file only when it has forgotten all statements, and holds its lock until then.
    held.exec('ROLLBACK');
    held.close();
  };
}
