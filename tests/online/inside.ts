/** A whole server within the test's own process, on a real port and a real file, whose surroundings a test may replace. */

import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games/index.ts';
import { newSecret } from '../../src/match/fair.ts';
import { systemClock } from '../../src/match/timer.ts';
import { openAlerts } from '../../src/server/alerts/open.ts';
import { buildServer } from '../../src/server/app.ts';
import { LocalBus } from '../../src/server/bus.ts';
import { newId } from '../../src/server/identity.ts';
import { openLog, ServerJournal } from '../../src/server/journal.ts';
import { type Limits, usualLimits } from '../../src/server/limits.ts';
import { openPeople } from '../../src/server/people/open.ts';
import { SqliteStore } from '../../src/server/store/sqlite.ts';
import type { TableService, TableServiceDeps } from '../../src/server/table-service.ts';
import { createTables } from '../../src/server/tables/registry.ts';
import { allInLanguage } from '../../src/toolkit/listing.ts';
import { SOURCE_LANGUAGE } from '../../src/toolkit/speech.ts';
import type { Person } from './client.ts';

const MANY = 1_000_000;
const rate = { perSecond: MANY, burst: MANY };

/** No limits: all clients of a test come from one address. */
const openLimits: Limits = {
  ...usualLimits,
  messagesOfPerson: rate,
  messagesOfAddress: rate,
  socketsOfAddress: MANY,
  connectionsOfAddress: MANY,
  requestsOfPerson: MANY,
  requestsOfAddress: MANY,
  identitiesOfAddress: MANY,
  tablesOfPerson: MANY,
};

export interface Inside {
  readonly url: string;
  readonly store: SqliteStore;
  /** A person with this id. */
  person(who: string, name: string): Promise<Person>;
  close(): Promise<void>;
}

/** Every server of a test asks for its bots' moves here, if it has any. */
const noBots: TableServiceDeps['bots'] = {
  choose: () => Promise.reject(new Error('nobody asked for bots')),
  close: () => Promise.resolve(),
};

/** On the disk; or, where a test is not about what survives, in a file system without one. */
export function newFolder(where: 'disk' | 'memory' = 'disk'): string {
  const parent = where === 'memory' && existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
  return mkdtempSync(join(parent, 'updraft-online-'));
}

export async function startInside(
  changes: Partial<TableServiceDeps> & {
    readonly folder?: string;
    readonly store?: SqliteStore;
    /** What goes wrong is written down, unless a test makes it go wrong. */
    readonly logLevel?: string;
  } = {},
): Promise<Inside> {
  const folder = changes.folder ?? newFolder();
  const store = changes.store ?? new SqliteStore(folder);
  const journal = new ServerJournal(openLog(changes.logLevel ?? 'error'));
  const clock = changes.clock ?? systemClock;
  const people = await openPeople(store, clock);
  const alerts = await openAlerts({
    store: store.alerts,
    clock,
    journal,
    limits: openLimits.alerts,
    newId,
    titleOf: async (game) => game,
    tables: () => tables,
  });
  const tables: TableService = createTables({
    games,
    bus: new LocalBus(),
    bots: noBots,
    journal,
    clock,
    watcher: alerts.watcher,
    newId,
    newSecret,
    pace: 0,
    ...changes,
    store,
  });
  const app = await buildServer({
    webRoot: folder,
    games: (await allInLanguage(games, SOURCE_LANGUAGE)).map(({ meta }) => meta),
    online: { tables, store, clock, desk: alerts.desk, ...people },
    journal,
    limits: openLimits,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await tables.resume();
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return {
    url: `http://127.0.0.1:${address.port}`,
    store,
    async person(who, name) {
      if (!(await store.identity(who))) await store.createIdentity({ who, name }, 0);
      return { who, name, token: people.identities.token(who, 0) };
    },
    async close() {
      await app.close();
      await alerts.stop();
      await store.close();
      if (!changes.folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}
