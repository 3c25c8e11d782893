/** Puts alerts together: what listens to tables, what brings messages, what people set. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../match/timer.ts';
import type { Gossip } from '../gossip.ts';
import type { ServerJournal } from '../journal.ts';
import type { AlertLimits } from '../limits.ts';
import { type Outgoing, openOutgoing } from '../outgoing/outgoing.ts';
import type { TableService } from '../table-service.ts';
import { Alerts } from './alerts.ts';
import { Delivery } from './delivery.ts';
import { AlertDesk } from './desk.ts';
import type { AlertStore } from './store.ts';
import { Tokens } from './tokens.ts';
import { Mailer, type MailSettings } from './ways/mail.ts';
import { Pusher } from './ways/push.ts';
import { newVapidKeys, type VapidKeys } from './web-push.ts';

/** How messages leave the server. */
export interface AlertWays {
  readonly publicUrl?: string | undefined;
  readonly mail?: MailSettings | undefined;
  /** Tests bring one that lets them serve on their own machine. */
  readonly outgoing?: Outgoing | undefined;
}

export interface AlertSetup extends AlertWays {
  readonly store: AlertStore;
  readonly clock: Clock;
  readonly journal: ServerJournal;
  readonly limits: AlertLimits;
  /** Left out where no other node shares the store. */
  readonly gossip?: Gossip | undefined;
  newId(): string;
  titleOf(game: string, language: string): Promise<string>;
  /** The tables, once they are there. */
  tables(): Pick<TableService, 'info' | 'tablesOf'>;
}

export interface OpenAlerts {
  readonly watcher: Alerts;
  readonly desk: AlertDesk;
  stop(): Promise<void>;
}

export async function openAlerts(setup: AlertSetup): Promise<OpenAlerts> {
  const { store, clock, journal, publicUrl, mail, outgoing = openOutgoing() } = setup;
  const keys = JSON.parse(await store.once('vapid', JSON.stringify(newVapidKeys()))) as VapidKeys;
  // Signs what letters and calendars link to.
  const key = Buffer.from(await store.once('alerts-key', randomBytes(32).toString('hex')), 'hex');
  const contact = publicUrl ?? `mailto:${mail ? addressIn(mail.from) : 'owner@localhost'}`;
  const mailer = mail && new Mailer(mail);
  const shared = { ...setup, outgoing, mailer, publicUrl, tokens: new Tokens(key) };
  const delivery = new Delivery({
    ...shared,
    pusher: new Pusher({ outgoing, store, keys, contact, now: () => clock.now() }),
    counted: (way, outcome) => journal.alerted(way, outcome),
  });
  const tableOf = (id: string) => setup.tables().info(id);
  const watcher = new Alerts({
    store,
    clock,
    journal,
    tableOf,
    deliver: (message) => delivery.deliver(message),
    deliverEnd: (table) => delivery.deliverEnd(table),
  });
  const desk = new AlertDesk({
    ...shared,
    delivery,
    publicKey: keys.publicKey,
    tableOf,
    tablesOf: (who) => setup.tables().tablesOf(who),
  });
  return {
    watcher,
    desk,
    async stop() {
      await watcher.stop();
      await mailer?.close();
    },
  };
}

/** Of "Updraft <updraft@example.org>" what stands in the brackets. */
const addressIn = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from;
