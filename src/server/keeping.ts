/** What a server keeps its tables in, and how it tells other nodes: a folder and no other node, or a PostgreSQL that several can share. */
import { type Bus, LocalBus } from './bus.ts';
import { newId } from './identity.ts';
import type { ServerJournal } from './journal.ts';
import { holdFolder } from './store/lock.ts';
import { makeFolder } from './store/open.ts';
import { isPending, takePending } from './store/replacement.ts';
import { inspect } from './store/rescue.ts';
import { SqliteStore } from './store/sqlite.ts';
import { type Store, Unavailable } from './store/store.ts';

export interface Where {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly natsUrl?: string;
  /** Hears, once, that all that was opened has to be opened anew: a backup takes the place of everything, or a database has come that was not there. */
  readonly replaced?: () => void;
}

/** Milliseconds between two looks whether everything is replaced. */
const LOOK = 1000;

export interface Keeping {
  readonly store: Store;
  readonly bus: Bus;
  /** What this node is called, where others may share the store. */
  readonly node?: string;
  close(): Promise<void>;
}

/** Answers a sentence where it cannot be had: without a database there are still pages and games on one device. */
export async function openKeeping(where: Where, journal: ServerJournal): Promise<Keeping | string> {
  const { databaseUrl } = where;
  try {
    return await (databaseUrl === undefined
      ? openFolder(where, journal)
      : openPostgres({ ...where, databaseUrl }, journal));
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    journal.trouble('there is no online play', error);
    return error.message;
  }
}

/** Milliseconds between two looks for a database that was not there at the start. */
const LOOK_AGAIN = 5000;

/**
 * Where a database or NATS could not be reached, looks for it until it is there, and tells it once: all machines of a house may start at the same moment. A folder that cannot be used needs a
 * person. Answers how to stop.
 */
export function lookForPostgres(
  { databaseUrl, replaced, ...where }: Where,
  journal: ServerJournal,
): () => void {
  if (databaseUrl === undefined) return () => {};
  const isThere = async (): Promise<boolean> => {
    await (await openPostgres({ ...where, databaseUrl }, journal)).close();
    return true;
  };
  return lookFor(isThere, replaced, LOOK_AGAIN);
}

async function openFolder({ dataDir, replaced }: Where, journal: ServerJournal): Promise<Keeping> {
  makeFolder(dataDir);
  const letGo = holdFolder(dataDir);
  try {
    const kept = takePending(dataDir);
    if (kept)
      journal.log.warn({ kept }, 'a backup has taken the place of the database: the old file is kept');
    const found = await inspect(dataDir);
    if (found.is === 'rescued')
      journal.log.error(
        found,
        'the database was damaged: what could be saved was saved, the old file is kept',
      );
    const store = new SqliteStore(dataDir, { committed: journal.committed, thread: true });
    const stopLooking = lookFor(async () => isPending(dataDir), replaced);
    return {
      store,
      bus: new LocalBus(),
      async close() {
        stopLooking();
        await store.close();
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Drivers are loaded only here: a server with a folder starts without them. */
async function openPostgres(
  { databaseUrl, natsUrl, replaced }: Where & { readonly databaseUrl: string },
  journal: ServerJournal,
): Promise<Keeping> {
  const { PostgresStore } = await import('./store/postgres/postgres.ts');
  const store = new PostgresStore(databaseUrl, { committed: journal.committed });
  try {
    await store.open();
    const bus =
      natsUrl === undefined
        ? await (await import('./bus/postgres.ts')).PostgresBus.open(databaseUrl)
        : await (await import('./bus/nats.ts')).NatsBus.open(natsUrl, await store.serverId());
    journal.gauge(
      'updraft_bus_ignored_total',
      'Messages on the bus that no node can have said.',
      () => bus.ignored,
    );
    const stopLooking = lookFor(() => store.isReplaced(), replaced);
    return {
      store,
      bus,
      node: newId(),
      async close() {
        stopLooking();
        await bus.close();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Looks again and again, and tells it once. A database that does not answer is asked again. Answers how to stop. */
function lookFor(happens: () => Promise<boolean>, then: (() => void) | undefined, pause = LOOK): () => void {
  if (!then) return () => {};
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const look = async (): Promise<void> => {
    const happened = await happens().catch(() => false);
    if (isStopped) return;
    if (happened) then();
    else next();
  };
  const next = (): void => {
    timer = setTimeout(look, pause).unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
