/**
 * A database that is to take the place of the one in a folder. It lies beside it, whole, until the server that has the folder, or the next one, lets
 * go of the old one: no program ever has a file open that is exchanged.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { flush } from './copy/sqlite.ts';
import { FILE } from './open.ts';
import { setAside } from './rescue.ts';

const PENDING = 'replacement.db';

export const pendingIn = (folder: string): string => join(folder, PENDING);

export const isPending = (folder: string): boolean => existsSync(pendingIn(folder));

/** Puts it in place; only the holder of the folder may. Answers the name under which the old one is kept, where there was one. */
export function takePending(folder: string): string | undefined {
  if (!isPending(folder)) return undefined;
  const file = join(folder, FILE);
  intoOneFile(file);
  const kept = existsSync(file) ? setAside(file, 'replaced') : undefined;
  // A log of writes that an interrupted exchange has left is none of the new file's.
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
  renameSync(pendingIn(folder), file);
  flush(folder);
  return kept;
}

/** Its log of writes goes into the file, so that no moment of the exchange parts them. A damaged one is kept as it is. */
function intoOneFile(file: string): void {
  if (!existsSync(file)) return;
  try {
    const db = new Libsql(file);
    db.pragma('wal_checkpoint(TRUNCATE)');
    db.close();
  } catch {
    // The file is set aside all the same.
  }
}

/** Takes it back; answers whether it was still there. */
export function withdrawPending(folder: string): boolean {
  const there = isPending(folder);
  rmSync(pendingIn(folder), { force: true });
  return there;
}
