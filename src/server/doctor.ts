/** Looks after the database of a server, also beside one that runs: is it sound, what was set aside, and what can be done. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { holdFolder } from './store/lock.ts';
import { FILE } from './store/open.ts';
import { checkFile, type Found, inspect } from './store/rescue.ts';
import { SqliteStore } from './store/sqlite.ts';
import { type Quarantined, type SigningKey, type Store, Unavailable } from './store/store.ts';
import { storeWords } from './store/words.ts';

export interface Diagnosis {
  readonly file: string;
  readonly bytes: number;
  /** Why the file is damaged; undefined where it is sound. */
  readonly damage: string | undefined;
  /** How many tables there are in each state, where the file is sound. */
  readonly tables: Readonly<Record<string, number>>;
  readonly quarantined: readonly Quarantined[];
}

/** Undefined where there is no database. */
export async function examine(folder: string): Promise<Diagnosis | undefined> {
  const file = join(folder, FILE);
  if (!existsSync(file)) return undefined;
  const bytes = statSync(file).size;
  const damage = await checkFile(file);
  if (damage !== undefined) return { file, bytes, damage, tables: {}, quarantined: [] };
  const db = new Libsql(file, { readonly: true });
  const rows = db.prepare('SELECT state, count(*) FROM tables GROUP BY state').raw().all([]) as [
    string,
    number,
  ][];
  db.close();
  return { file, bytes, damage, tables: Object.fromEntries(rows), quarantined: await quarantined(folder) };
}

/** Writes what is stored of every table that was set aside, as it is, a file each; answers their paths. */
export async function exportQuarantined(folder: string, to: string): Promise<readonly string[]> {
  const aside = await quarantined(folder);
  mkdirSync(to, { recursive: true });
  const db = new Libsql(join(folder, FILE), { readonly: true });
  const rows = (sql: string, id: string) => db.prepare(sql).all([id]);
  const paths = aside.map(({ id, why, at }) => {
    const path = join(to, `${id}.json`);
    const found = {
      id,
      why,
      at: new Date(at).toISOString(),
      table: rows('SELECT * FROM tables WHERE id = ?', id)[0],
      entries: rows('SELECT n, entry, at, spent FROM entries WHERE table_id = ? ORDER BY n', id),
    };
    writeFileSync(path, `${JSON.stringify(found, undefined, 2)}\n`);
    return path;
  });
  db.close();
  return paths;
}

/** Lets a table be opened again, after it was mended. Answers whether it was set aside. */
export function release(folder: string, id: string): Promise<boolean> {
  return withStore(folder, async (store) => {
    const known = (await store.quarantined()).some((one) => one.id === id);
    await store.release(id);
    return known;
  });
}

/** Saves what can be saved of a damaged file. Only where no server runs. */
export async function repair(folder: string): Promise<Found> {
  const letGo = holdFolder(folder);
  try {
    return await inspect(folder);
  } finally {
    letGo();
  }
}

/** The keys of tokens, the newest first; undefined where there is no database. */
export async function signingKeys(folder: string): Promise<readonly SigningKey[] | undefined> {
  return hasDatabase(folder) ? withStore(folder, (store) => store.signingKeys()) : undefined;
}

/** Makes a new key. A server that runs takes it up by itself. Answers whether there is a database. */
export async function rotateKey(folder: string, now: number, until: number): Promise<boolean> {
  if (!hasDatabase(folder)) return false;
  await withStore(folder, (store) => store.rotateKey(now, until));
  return true;
}

/**
 * Where tables are kept is a folder, or the address of a PostgreSQL. An address of another kind is no folder: it is refused, and not shown, because it may
 * hold a password.
 */
export function isAddress(data: string): boolean {
  if (/^postgres(ql)?:\/\//.test(data)) return true;
  if (/^\w[\w+.-]*:\/\//.test(data)) throw new Unavailable(storeWords.noAddress);
  return false;
}

export const hasDatabase = (data: string): boolean => isAddress(data) || existsSync(join(data, FILE));

/** The tables that were set aside. */
export const quarantined = (data: string): Promise<readonly Quarantined[]> =>
  withStore(data, (store) => store.quarantined());

export async function withStore<T>(data: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = isAddress(data)
    ? new (await import('./store/postgres/postgres.ts')).PostgresStore(data)
    : new SqliteStore(data);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

export { Unavailable };
