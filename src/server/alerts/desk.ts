/** What people set about alerts: their browsers, quiet hours, mail address, calendar and the webhooks of their tables. */
import { createHash } from 'node:crypto';
import type { Reading } from '../../contract/index.ts';
import type {
  AlertsGiven,
  AlertsWanted,
  DeviceWanted,
  HookGiven,
  HookWanted,
  MailWanted,
  TrialGiven,
  TrialWanted,
} from '../../online/api.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { TableInfo, TableLine } from '../../online/table.ts';
import { Buckets, type Rate } from '../limits.ts';
import type { Posted } from '../outgoing/outgoing.ts';
import type { Identity } from '../store/store.ts';
import { usualSettings } from './alerts.ts';
import { type CalendarEvent, calendarText } from './calendar.ts';
import type { Delivery, WritingDeps } from './delivery.ts';
import { isZone } from './quiet.ts';
import type { PersonSettings } from './store.ts';
import type { Purpose } from './tokens.ts';
import { isMailAddress } from './ways/mail.ts';
import { isTarget } from './web-push.ts';
import { alertWords } from './words/index.ts';

export interface DeskDeps extends WritingDeps {
  readonly delivery: Delivery;
  readonly publicKey: string;
  newId(): string;
  tableOf(id: string): Promise<TableInfo | undefined>;
  tablesOf(who: string): Promise<readonly TableLine[]>;
}

type Answer<T> = Promise<Reading<T, ServerRefusal>>;
/** Milliseconds for which a calendar's text is good: programs ask once an hour. */
const CALENDAR_FOR = 60_000;

interface CalendarKept {
  readonly text: string;
  readonly at: number;
  /** What it was written for. */
  readonly of: string;
}

const refused = <C extends ServerRefusal>(refusal: C) => ({ refused: refusal });

export class AlertDesk {
  readonly #deps: DeskDeps;
  readonly #asks: Readonly<Record<'mailAddress' | 'person' | 'address' | 'trial' | 'trialsFrom', Buckets>>;
  readonly #calendars = new Map<string, CalendarKept>();
  #swept = 0;

  constructor(deps: DeskDeps) {
    this.#deps = deps;
    const { limits, clock, gossip } = deps;
    const count = (of: string, rate: Rate) => new Buckets(rate, clock, gossip?.counting(of));
    this.#asks = {
      mailAddress: count('letters asking an address', limits.asksOfMailAddress),
      person: count('letters asking for a person', limits.asksOfPerson),
      address: count('letters asking from a place', limits.asksOfAddress),
      trial: count('trials of a person', limits.trialsOfPerson),
      trialsFrom: count('trials from a place', limits.trialsOfAddress),
    };
  }

  /** Buckets that are full again, and calendars that are old. */
  #sweep(): void {
    const now = this.#deps.clock.now();
    if (now < this.#swept + CALENDAR_FOR) return;
    this.#swept = now;
    for (const buckets of Object.values(this.#asks)) buckets.sweep();
    for (const [who, { at }] of this.#calendars) if (at <= now - CALENDAR_FOR) this.#calendars.delete(who);
  }

  /** How many buckets and calendars are in memory. */
  get kept(): number {
    return Object.values(this.#asks).reduce((sum, { size }) => sum + size, this.#calendars.size);
  }

  async #settings(who: string): Promise<PersonSettings> {
    return (await this.#deps.store.settings(who)) ?? usualSettings;
  }

  async given(who: string): Promise<AlertsGiven> {
    const { store, publicKey, mailer, publicUrl, tokens } = this.#deps;
    const { quiet, zone, mail, calendar, noInvitations = false } = await this.#settings(who);
    return {
      key: publicKey,
      devices: (await store.devices(who)).map(({ id, label, at }) => ({ id, label, at })),
      quiet: quiet ?? null,
      zone,
      invitations: !noInvitations,
      mail: {
        possible: mailer !== undefined && publicUrl !== undefined,
        ...(mail ? { address: mail.address, state: mail.state } : {}),
        ...(mail?.why === undefined ? {} : { why: mail.why }),
      },
      ...(calendar === undefined
        ? {}
        : { calendar: `/calendar/${tokens.sign('calendar', who, calendar)}.ics` }),
    };
  }

  async change(who: string, { quiet, zone, language, invitations }: AlertsWanted): Answer<AlertsGiven> {
    if (!isZone(zone)) return refused({ code: 'badZone' });
    const settings = await this.#settings(who);
    const noInvitations = invitations === undefined ? settings.noInvitations : !invitations;
    const now = { ...settings, zone, language, quiet: quiet ?? undefined, noInvitations };
    await this.#deps.store.setSettings(who, now);
    return { value: await this.given(who) };
  }

  // — browsers —

  async addDevice(who: string, { zone, language, label, ...target }: DeviceWanted): Answer<AlertsGiven> {
    const { store, outgoing, limits, clock } = this.#deps;
    if (!isZone(zone)) return refused({ code: 'badZone' });
    if (!outgoing.accepts(target.endpoint) || !isTarget(target)) return refused({ code: 'badDevice' });
    const id = createHash('sha256').update(target.endpoint).digest('base64url').slice(0, 22);
    const others = (await store.devices(who)).filter((device) => device.id !== id);
    if (others.length >= limits.devicesOfPerson)
      return refused({ code: 'manyDevices', most: limits.devicesOfPerson });
    await store.addDevice({ id, who, label, at: clock.now(), ...target });
    // Of those that were asked for at the same moment, here or at another node, the last are too many.
    const surplus = (await store.devices(who)).slice(limits.devicesOfPerson);
    for (const device of surplus) await store.dropDevice(device.id);
    if (surplus.some((device) => device.id === id))
      return refused({ code: 'manyDevices', most: limits.devicesOfPerson });
    await store.setSettings(who, { ...(await this.#settings(who)), zone, language });
    return { value: await this.given(who) };
  }

  async dropDevice(who: string, id: string): Promise<AlertsGiven> {
    const { store } = this.#deps;
    if ((await store.devices(who)).some((device) => device.id === id)) await store.dropDevice(id);
    return this.given(who);
  }

  // — letters —

  /** Asks an address whether it is this person's. An empty one is forgotten. `from` is where the request came from. */
  async setMail(
    { who, name }: Identity,
    { address: typed, zone, language }: MailWanted,
    from: string,
  ): Answer<AlertsGiven> {
    const { store, mailer, publicUrl, tokens } = this.#deps;
    const address = typed.trim();
    const settings = await this.#settings(who);
    if (address === '') {
      await store.setSettings(who, { ...settings, mail: undefined });
      return { value: await this.given(who) };
    }
    if (!mailer || publicUrl === undefined) return refused({ code: 'noMail' });
    if (!isMailAddress(address)) return refused({ code: 'badMailAddress' });
    if (!isZone(zone)) return refused({ code: 'badZone' });
    if (settings.mail?.address === address && settings.mail.state === 'confirmed')
      return { value: await this.given(who) };
    const stop = tokens.sign('stop', who, address);
    const never = await store.settings(strangerOf(address));
    if (never) return refused({ code: 'mailUnwanted' });
    this.#sweep();
    const { mailAddress, person, address: place } = this.#asks;
    if (!person.take(who) || !place.take(from) || !mailAddress.take(strangerOf(mailboxOf(address))))
      return refused({ code: 'mailTooOften' });
    await store.setSettings(who, { ...settings, zone, language, mail: { address, state: 'asked' } });
    const { mail: say } = await alertWords(language);
    const outcome = await mailer.send({
      to: address,
      subject: say.confirmSubject,
      text: [
        say.confirmText(name),
        `${publicUrl}/mail/confirm/${tokens.sign('confirm', who, address)}`,
        '',
        say.confirmElse,
        `${publicUrl}/mail/stop/${stop}`,
      ].join('\n'),
      stop: `${publicUrl}/api/mail/stop/${stop}`,
    });
    if (outcome.is !== 'taken')
      await this.#mailIs(who, address, outcome.is === 'refused' ? 'bounced' : 'stopped', outcome.said);
    return { value: await this.given(who) };
  }

  async confirmMail(token: string): Answer<Record<never, never>> {
    const found = await this.#mailOf(token, 'confirm');
    if (!found) return refused({ code: 'badLink' });
    if (found.mail.state === 'asked') await this.#mailIs(found.who, found.mail.address, 'confirmed');
    return { value: {} };
  }

  /** A stranger who did not ask for the first letter gets no other one, from any person here. */
  async stopMail(token: string): Answer<Record<never, never>> {
    const found = await this.#mailOf(token, 'stop');
    if (!found) return refused({ code: 'badLink' });
    const { who, mail } = found;
    if (mail.state === 'asked') await this.#deps.store.setSettings(strangerOf(mail.address), usualSettings);
    await this.#mailIs(who, mail.address, 'stopped');
    return { value: {} };
  }

  async #mailOf(token: string, purpose: Purpose) {
    const { store, tokens } = this.#deps;
    const who = tokens.whoIn(token);
    const mail = who === undefined ? undefined : (await store.settings(who))?.mail;
    return who !== undefined && mail && tokens.fits(token, purpose, mail.address) ? { who, mail } : undefined;
  }

  async #mailIs(who: string, address: string, state: 'confirmed' | 'stopped' | 'bounced', why?: string) {
    const settings = await this.#deps.store.settings(who);
    // A letter takes its time: the person may have been forgotten meanwhile, or wants another address.
    if (settings?.mail?.address !== address) return;
    await this.#deps.store.setSettings(who, { ...settings, mail: { address, state, why } });
  }

  // — the calendar —

  /** A new address, which ends an older one; or none any more. */
  async setCalendar(who: string, on: boolean): Promise<AlertsGiven> {
    const settings = await this.#settings(who);
    const calendar = on ? this.#deps.newId() : undefined;
    await this.#deps.store.setSettings(who, { ...settings, calendar });
    return this.given(who);
  }

  /** Undefined where the address is not good, or not any more. `origin` is where its reader asked. */
  async calendar(token: string, origin: string): Promise<string | undefined> {
    const { store, tokens, clock, titleOf, publicUrl = origin } = this.#deps;
    const who = tokens.whoIn(token);
    const settings = who === undefined ? undefined : await store.settings(who);
    if (who === undefined || settings?.calendar === undefined) return undefined;
    if (!tokens.fits(token, 'calendar', settings.calendar)) return undefined;
    const of = `${settings.language} ${publicUrl}`;
    this.#sweep();
    const kept = this.#calendars.get(who);
    if (kept?.of === of && kept.at > clock.now() - CALENDAR_FOR) return kept.text;
    const { calendar: say } = await alertWords(settings.language);
    const events: CalendarEvent[] = [];
    for (const { id, game, pace, yourTurn, until, seats, you } of await this.#deps.tablesOf(who)) {
      if (!yourTurn || until === undefined || pace.kind !== 'turns') continue;
      const others = seats.filter((seat, i) => i !== you && seat.kind !== 'open').map(({ name }) => name);
      events.push({
        uid: `${id}@updraft`,
        until,
        summary: say.summary(await titleOf(game, settings.language), others),
        description: say.description,
        url: `${publicUrl}/t/${id}`,
      });
    }
    const at = clock.now();
    const text = calendarText(say.name, events, at);
    this.#calendars.set(who, { text, at, of });
    return text;
  }

  // — webhooks —

  async hook(who: string, table: string): Answer<HookGiven> {
    const info = await this.#deps.tableOf(table);
    if (!info) return refused({ code: 'noTable' });
    if (info.host !== who) return refused({ code: 'onlyHost' });
    const hook = await this.#deps.store.hook(table);
    return { value: hook ? { host: new URL(hook.url).host } : {} };
  }

  async setHook(who: string, { table, url: typed }: HookWanted): Answer<HookGiven> {
    const { store, outgoing } = this.#deps;
    const now = await this.hook(who, table);
    if ('refused' in now) return now;
    const url = typed.trim();
    if (url !== '' && !outgoing.accepts(url)) return refused({ code: 'badHook' });
    await store.setHook(table, url === '' ? undefined : { url, failures: 0 });
    return this.hook(who, table);
  }

  // — trials —

  /** Uses a way once, and says what happened. `from` is the client's address. */
  async try(who: string, { by, id }: TrialWanted, from: string): Answer<TrialGiven> {
    this.#sweep();
    if (!this.#asks.trial.take(who) || !this.#asks.trialsFrom.take(from)) return refused({ code: 'tooFast' });
    const { store, delivery } = this.#deps;
    const settings = await this.#settings(who);
    const words = await alertWords(settings.language);
    if (by === 'mail') {
      const { testSubject, testText } = words.mail;
      const outcome = await delivery.letter(who, settings, testSubject, [testText], words);
      return { value: outcome ? { is: outcome.is, said: outcome.said } : { is: 'nothing' } };
    }
    if (by === 'hook') {
      const mine = await this.hook(who, id ?? '');
      if ('refused' in mine) return mine;
      return { value: trialOf(await delivery.post(id!, words.test.hook)) };
    }
    const device = (await store.devices(who)).find((one) => one.id === id);
    if (!device) return { value: { is: 'nothing' } };
    const { title, body } = words.test;
    const outcome = await delivery.push(device, { title, body });
    if (!outcome) return refused({ code: 'tooFast' });
    if (outcome.failed !== undefined) return { value: { is: 'failed', why: outcome.failed } };
    return { value: { is: outcome.gone ? 'gone' : 'answered', status: outcome.status! } };
  }

  // — everything about a person —

  /** What is kept of a person here, for themselves. */
  async export(who: string): Promise<object> {
    const { store } = this.#deps;
    const devices = (await store.devices(who)).map(({ id, label, at, endpoint }) => ({
      id,
      label,
      at,
      endpoint,
    }));
    return { settings: (await store.settings(who)) ?? null, devices, looks: [...(await store.looks(who))] };
  }

  forget(who: string): Promise<void> {
    this.#calendars.delete(who);
    return this.#deps.store.forget(who);
  }
}

/** Where letters arrive: what stands behind a plus sign is the reader's own mark, and no other mailbox. */
const mailboxOf = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

function trialOf(answer: Posted | undefined): TrialGiven {
  if (!answer) return { is: 'nothing' };
  if (answer.failed !== undefined) return { is: 'failed', why: answer.failed };
  return { is: answer.status < 400 ? 'answered' : 'refused', status: answer.status };
}

/** Under this name is kept that the owner of an address wants no letters; the address itself is not. */
const strangerOf = (address: string): string =>
  `no-mail ${createHash('sha256').update(address.toLowerCase()).digest('base64url')}`;
