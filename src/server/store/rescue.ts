/**
 * Looks at the database file before the server opens it, and saves what can be saved of a damaged one. Both happen in a process of
 * their own, because a damaged page can end the process that reads it.
 */
import { fork } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { FILE } from './open.ts';
import { Unavailable } from './store.ts';
import { storeWords } from './words.ts';

/** What came of a look at the file. */
export type Found =
  | { readonly is: 'sound' }
  /** The file was damaged; what could be read stands in a new file, and the old one is kept under this name. */
  | { readonly is: 'rescued'; readonly kept: string; readonly why: string };

/** What belongs to a database: the file, and its log of writes. */
const ENDS = ['', '-wal', '-shm'] as const;
/** A process that dies again and again at new places is given up. */
const MOST_DEATHS = 200;

export async function inspect(folder: string): Promise<Found> {
  const file = join(folder, FILE);
  if (!existsSync(file)) return { is: 'sound' };
  const why = await checkFile(file);
  // What was never a database is not rescued: opening it says so.
  if (why === undefined || isForeign(file)) return { is: 'sound' };
  const work = mkdtempSync(join(folder, '.rescue-'));
  try {
    const saved = await salvage(file, work);
    const kept = setAside(file, 'damaged');
    renameSync(saved, file);
    return { is: 'rescued', kept, why };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Why the file is damaged; undefined where it is sound. It looks at a copy's way of opening, and changes nothing. */
export async function checkFile(file: string): Promise<string | undefined> {
  const { said, died } = await run(['check', file]);
  if (died) return storeWords.deadly(died);
  return said === 'sound' ? undefined : said || storeWords.silent;
}

async function salvage(file: string, work: string): Promise<string> {
  // The process may change what it opens: it gets a copy.
  const copy = join(work, FILE);
  for (const end of ENDS) if (existsSync(file + end)) copyFileSync(file + end, copy + end);
  mendHeader(copy);
  const saved = join(work, 'saved.db');
  const progress = join(work, 'progress');
  for (let deaths = 0; deaths <= MOST_DEATHS; deaths++) {
    const { said, died } = await run(['salvage', copy, saved, progress]);
    if (died) continue;
    if (said === 'saved') return saved;
    throw new Unavailable(storeWords.lost(file, said));
  }
  throw new Unavailable(storeWords.lost(file, lastLine(progress)));
}

/** The first bytes of our files: the name of the format, pages of 4096 bytes, a log of writes, and what is the same in all files. */
const HEADER = Buffer.from('53514c69746520666f726d61742033001000020200402020', 'hex');
const PAGE = 4096;
/** Where the first page's own header begins, and what it may begin with: a leaf or an inner page of a table. */
const ROOT_AT = 100;
const ROOTS = [0x0d, 0x05];

/** Neither its header nor its root is one of ours. */
function isForeign(file: string): boolean {
  const start = bytesOf(file, ROOT_AT + 1);
  return !start.subarray(0, 16).equals(HEADER.subarray(0, 16)) && !ROOTS.includes(start[ROOT_AT] ?? 0);
}

function mendHeader(file: string): void {
  if (statSync(file).size < PAGE || bytesOf(file, HEADER.length).equals(HEADER)) return;
  const handle = openSync(file, 'r+');
  writeSync(handle, HEADER, 0, HEADER.length, 0);
  closeSync(handle);
}

function bytesOf(file: string, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  const handle = openSync(file, 'r');
  readSync(handle, bytes, 0, count, 0);
  closeSync(handle);
  return bytes;
}

export function setAside(file: string, why: 'damaged' | 'replaced'): string {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const kept = join(dirname(file), `${why}-${stamp}.db`);
  for (const end of ENDS) if (existsSync(file + end)) renameSync(file + end, kept + end);
  return kept;
}

const lastLine = (path: string): string =>
  existsSync(path) ? (readFileSync(path, 'utf8').trim().split('\n').at(-1) ?? '') : '';

interface Ran {
  readonly said: string;
  /** How it died, where it did. */
  readonly died?: string;
}

function run(args: readonly string[]): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./rescue.worker.ts', import.meta.url), [...args], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A damaged tree may have no end.
      timeout: 600_000,
    });
    let said = '';
    child.on('message', (text) => {
      said = String(text);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      resolve(signal || (code !== 0 && said === '') ? { said, died: signal ?? `exit ${code}` } : { said }),
    );
  });
}
