import type { FastifyInstance } from 'fastify';
import { games } from '../games/index.ts';
import { newSecret } from '../match/fair.ts';
import { steadyClock } from '../match/timer.ts';
import { allInLanguage } from '../toolkit/listing.ts';
import { SOURCE_LANGUAGE } from '../toolkit/speech.ts';
import { openAlerts } from './alerts/open.ts';
import type { MailSettings } from './alerts/ways/mail.ts';
import { listenForMetrics } from './api/metrics.ts';
import { buildServer, type Online } from './app.ts';
import { Bots } from './bots/pool.ts';
import { originOf } from './door/client-address.ts';
import { Gossip } from './gossip.ts';
import { newId } from './identity.ts';
import { openLog, ServerJournal } from './journal.ts';
import { type Keeping, lookForPostgres, openKeeping } from './keeping.ts';
import { type Limits, usualLimits } from './limits.ts';
import { type Outgoing, openOutgoing } from './outgoing/outgoing.ts';
import { openPeople } from './people/open.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { TableService } from './table-service.ts';
import { createTables } from './tables/registry.ts';

export { usualLimits } from './limits.ts';
// Tests and benchmarks run these as they are built: threads and processes of their own cannot read TypeScript.
export { Bots, openOutgoing, SqliteStore };

/** So many connections wait to be taken where all players come back at once; the system may allow fewer. With the usual 511 the rest would try again a second later. */
const BACKLOG = 4096;

export interface ServeOptions {
  readonly webRoot: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder in which online tables are kept; it is made where it is missing. */
  readonly dataDir: string;
  /** A PostgreSQL in which they are kept instead, as in postgres://name:password@db.example/updraft. */
  readonly databaseUrl?: string;
  /** A NATS server by which nodes on one PostgreSQL tell each other what has changed, as in nats://nats.example. */
  readonly natsUrl?: string;
  readonly limits?: Limits;
  /** The proxies before us that tell whom they speak for: as the setting TRUST_PROXY. */
  readonly trustProxy?: string;
  /** Milliseconds before a move that no person makes. */
  readonly pace?: number;
  /** Where `/metrics` is: on a port of its own, or here for readers who show a token; nowhere where it is left out. */
  readonly metrics?: { readonly port?: number; readonly token?: string };
  /** What is written down: one of trace, debug, info, warn, error, silent. */
  readonly logLevel?: string;
  /** Where pages are for those who come from outside, as in https://updraft.example. */
  readonly publicUrl?: string;
  /** Without it no letters are written. */
  readonly mail?: MailSettings;
  /** Programs that test this one let it reach their own machine; no setting of `npm start` does. */
  readonly outgoing?: Outgoing;
  /** Hears that this server has to be closed, and started again: a backup takes the place of everything online, or the database has come that was not there. */
  readonly replaced?: () => void;
}

export interface Serving {
  readonly port: number;
  /** The port of `/metrics`, where it has one of its own. */
  readonly metricsPort?: number;
  /** Why there is no online play, where there is none. */
  readonly offline?: string;
  close(): Promise<void>;
}

/** People follow a bot's move better when it takes a moment. */
const USUAL_PACE = 700;

/** Starts to serve. Rejects with the error of the operating system where the port cannot be had. */
export async function serve(options: ServeOptions): Promise<Serving> {
  const { webRoot, port, host, limits, trustProxy, pace = USUAL_PACE, logLevel, metrics = {} } = options;
  const journal = new ServerJournal(openLog(logLevel));
  const bots = new Bots();
  journal.gauge('updraft_bot_queue', 'Bots that wait for a thread to think in.', () => bots.queued);
  const keeping = await openKeeping(options, journal);
  const stopLooking = typeof keeping === 'string' ? lookForPostgres(options, journal) : undefined;
  const online =
    typeof keeping === 'string' ? keeping : await openHall({ ...options, ...keeping, bots, journal, pace });
  const app = await buildServer({
    webRoot,
    games: (await allInLanguage(games, SOURCE_LANGUAGE)).map(({ meta }) => meta),
    online,
    journal,
    publicUrl: options.publicUrl,
    ...(limits ? { limits } : {}),
    ...(metrics.token === undefined ? {} : { metricsToken: metrics.token }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
  });
  let gauges: FastifyInstance | undefined;
  const close = async (): Promise<void> => {
    stopLooking?.();
    await app.close();
    await gauges?.close();
    if (typeof online !== 'string') await online.stopAlerts();
    await bots.close();
    if (typeof keeping !== 'string') await keeping.close();
    journal.log.info('stopped');
  };
  try {
    await app.listen({ port, host, backlog: BACKLOG });
    if (metrics.port !== undefined) gauges = await listenForMetrics(journal, { port: metrics.port, host });
    if (typeof online !== 'string') await online.tables.resume();
  } catch (error) {
    await close();
    throw error;
  }
  const taken = portOf(app) ?? port;
  journal.log.info({ host, port: taken, online: typeof online !== 'string' }, 'serving');
  const metricsPort = gauges && portOf(gauges);
  return {
    port: taken,
    ...(metricsPort === undefined ? {} : { metricsPort }),
    ...(typeof online === 'string' ? { offline: online } : {}),
    close,
  };
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
}

interface Hall extends Online {
  stopAlerts(): Promise<void>;
}

interface HallOptions
  extends Pick<ServeOptions, 'limits' | 'publicUrl' | 'mail' | 'outgoing'>,
    Pick<Keeping, 'store' | 'bus' | 'node'> {
  readonly bots: Bots;
  readonly journal: ServerJournal;
  readonly pace: number;
}

async function openHall(options: HallOptions): Promise<Hall> {
  const { store, bus, node, bots, journal, pace, limits, publicUrl, mail, outgoing } = options;
  const clock = steadyClock();
  const gossip = node === undefined ? undefined : new Gossip({ bus, node });
  const people = await openPeople(store, clock, gossip);
  const alerts = await openAlerts({
    store: store.alerts,
    clock,
    gossip,
    journal,
    limits: (limits ?? usualLimits).alerts,
    publicUrl,
    mail,
    outgoing,
    newId,
    titleOf,
    tables: () => tables,
  });
  const tables: TableService = createTables({
    games,
    store,
    bus,
    ...(node === undefined ? {} : { node }),
    bots,
    journal,
    clock,
    newId,
    newSecret,
    pace,
    outages: await store.outages(clock.now()),
    watcher: alerts.watcher,
    hashAddress: (address) => originOf(address, (part) => people.identities.hashOf(part)),
    ...(limits ? { limits } : {}),
  });
  return { tables, store, clock, gossip, ...people, desk: alerts.desk, stopAlerts: () => alerts.stop() };
}

/** What a game is called; its id where this server does not know it any more. */
async function titleOf(id: string, language: string): Promise<string> {
  const entry = games.find(({ facts }) => facts.id === id);
  return entry ? (await entry.text(language)).title : id;
}
