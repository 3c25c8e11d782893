/** For hosts: copies everything that a server keeps into a file, from a file, or into another database; what is copied is compared before it counts. */
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import Libsql from 'libsql';
import { isAddress } from './doctor.ts';
import { type Counted, firstDifference } from './store/copy/census.ts';
import { copyAll, countAll, type Source } from './store/copy/copy.ts';
import { SqliteSource, SqliteTarget } from './store/copy/sqlite.ts';
import { holdFolder } from './store/lock.ts';
import { FILE, makeFolder } from './store/open.ts';
import { isPending, pendingIn, takePending, withdrawPending } from './store/replacement.ts';
import { checkFile } from './store/rescue.ts';
import { Unavailable } from './store/store.ts';
import { storeWords } from './store/words.ts';

/** A server that runs has so long to let go of its database, in milliseconds, and is looked at so often. */
const PATIENCE = 30_000;
const LOOK = 100;

export interface BackedUp {
  readonly counted: readonly Counted[];
  readonly bytes: number;
}

export interface Restored {
  readonly counted: readonly Counted[];
  /** When the backup was made; undefined where the file is a database that no backup made. */
  readonly at: number | undefined;
  /** How many servers ran, and have started afresh. */
  readonly servers: number;
  /** Where the database that stood there before is kept; a PostgreSQL keeps none. */
  readonly kept: string | undefined;
}

/** Beside servers that run: what they write meanwhile is not in it. */
export async function backup(data: string, file: string): Promise<BackedUp> {
  if (existsSync(file)) throw new Unavailable(storeWords.exists(file));
  mkdirSync(dirname(resolve(file)), { recursive: true });
  const source = await openSource(data);
  try {
    const counted = await intoFile(source, file, { isBackup: true });
    return { counted, bytes: statSync(file).size };
  } finally {
    await source.close();
  }
}

/** Beside servers that run, too: they start afresh with what the file holds. */
export async function restore(file: string, data: string, isToReplace: boolean): Promise<Restored> {
  if (!existsSync(file)) throw new Unavailable(storeWords.noBackup(file));
  const source = await openFile(file);
  try {
    const contents = source.contents();
    const wrong = contents && firstDifference(contents.counted, await countAll(source).catch(damaged(file)));
    if (wrong !== undefined) throw new Unavailable(storeWords.otherContents(file, wrong));
    const put = isAddress(data) ? intoAddress : intoFolder;
    return { ...(await put(source, data, isToReplace)), at: contents?.at };
  } finally {
    await source.close();
  }
}

/** What a look at the file as a whole did not find shows when its rows are read. */
const damaged = (file: string) => (error: unknown) => {
  const why = error instanceof Error ? error.message : String(error);
  throw new Unavailable(storeWords.unsound(file, why), { cause: error });
};

/** To another database, which must be empty. No server may run: what it wrote meanwhile would be missing. */
export async function move(from: string, to: string): Promise<readonly Counted[]> {
  const letGo = isAddress(from) ? undefined : holdSource(from);
  try {
    const source = await openSource(from);
    try {
      if ('nodes' in source && (await source.nodes()) > 0) throw new Unavailable(storeWords.running);
      const put = isAddress(to) ? intoAddress : intoFolder;
      return (await put(source, to, false)).counted;
    } finally {
      await source.close();
    }
  } finally {
    letGo?.();
  }
}

async function openSource(data: string) {
  if (isAddress(data)) return (await import('./store/copy/postgres.ts')).PostgresSource.open(data);
  const file = join(data, FILE);
  if (!existsSync(file)) throw new Unavailable(storeWords.noBackup(file));
  return openFile(file);
}

/** Whatever is damaged in a file may end the process that reads it: another one looks first. */
async function openFile(file: string): Promise<SqliteSource> {
  const why = await checkFile(file);
  if (why !== undefined) throw new Unavailable(storeWords.unsound(file, why));
  return SqliteSource.open(file, tmpdir());
}

async function intoFile(source: Source, file: string, options?: { readonly isBackup: boolean }) {
  const target = new SqliteTarget(file, options);
  try {
    return await copyAll(source, target);
  } finally {
    await target.close();
  }
}

type Put = Omit<Restored, 'at'>;

async function intoAddress(source: Source, url: string, isToReplace: boolean): Promise<Put> {
  const target = await (await import('./store/copy/postgres.ts')).PostgresTarget.open(url);
  try {
    if (!isToReplace && !(await target.isEmpty())) throw new Unavailable(storeWords.notEmpty);
    await target.clear();
    const counted = await copyAll(source, target);
    return { counted, servers: target.told, kept: undefined };
  } finally {
    await target.close();
  }
}

async function intoFolder(source: Source, folder: string, isToReplace: boolean): Promise<Put> {
  makeFolder(folder);
  if (!isToReplace && !isEmpty(join(folder, FILE))) throw new Unavailable(storeWords.notEmpty);
  withdrawPending(folder);
  // Where a server holds the folder it is to take the file, else this program does.
  const letGo = holdIfFree(folder);
  try {
    const counted = await intoFile(source, pendingIn(folder));
    if (letGo) return { counted, servers: 0, kept: takePending(folder) };
    await untilTaken(folder);
    return { counted, servers: 1, kept: newestKept(folder) };
  } finally {
    letGo?.();
  }
}

async function untilTaken(folder: string): Promise<void> {
  for (const begun = performance.now(); isPending(folder); ) {
    if (performance.now() - begun > PATIENCE && withdrawPending(folder))
      throw new Unavailable(storeWords.notTaken(folder));
    await new Promise((done) => setTimeout(done, LOOK));
  }
}

const newestKept = (folder: string): string | undefined => {
  const names = readdirSync(folder).filter((name) => /^replaced-.*\.db$/.test(name));
  const newest = names.sort().at(-1);
  return newest && join(folder, newest);
};

function holdIfFree(folder: string): (() => void) | undefined {
  try {
    return holdFolder(folder);
  } catch (error) {
    if (error instanceof Unavailable && error.message === storeWords.taken(folder)) return undefined;
    throw error;
  }
}

function holdSource(folder: string): () => void {
  if (!existsSync(join(folder, FILE))) throw new Unavailable(storeWords.noBackup(join(folder, FILE)));
  const letGo = holdIfFree(folder);
  if (!letGo) throw new Unavailable(storeWords.running);
  return letGo;
}

/** No table and no person; what cannot be read is not empty. */
function isEmpty(file: string): boolean {
  if (!existsSync(file)) return true;
  try {
    const db = new Libsql(file, { readonly: true });
    try {
      const asked = 'SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM identities)';
      return (db.prepare(asked).raw().get([]) as [number])[0] === 0;
    } finally {
      db.close();
    }
  } catch {
    return false;
  }
}

export { Unavailable };
