/** Brings a message to a person by all ways that they have: their browsers, a letter, the webhook of the table. */
import type { Clock } from '../../match/timer.ts';
import type { Gossip } from '../gossip.ts';
import { type AlertLimits, Buckets } from '../limits.ts';
import type { Posted as Answered, Outgoing } from '../outgoing/outgoing.ts';
import type { Message } from './alerts.ts';
import type { AlertStore, CallKind, Device, PersonSettings } from './store.ts';
import type { Tokens } from './tokens.ts';
import { plain, postHook } from './ways/hook.ts';
import type { Mailer, MailOutcome } from './ways/mail.ts';
import type { Pusher, PushMessage, PushOutcome } from './ways/push.ts';
import type { About, Posted, Telling } from './words/en/alerts.ts';
import { type AlertWords, alertWords } from './words/index.ts';

const DAY = 86_400;

/** What is needed to write to people. */
export interface WritingDeps {
  readonly store: AlertStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly limits: AlertLimits;
  /** Left out where no other node shares the store. */
  readonly gossip?: Gossip | undefined;
  readonly outgoing: Outgoing;
  readonly mailer: Mailer | undefined;
  readonly tokens: Tokens;
  /** Where pages are, as in https://updraft.example; without it no letters are written, and webhooks carry no link. */
  readonly publicUrl: string | undefined;
  titleOf(game: string, language: string): Promise<string>;
}

export interface DeliveryDeps extends WritingDeps {
  readonly pusher: Pusher;
  /** For what operators count. */
  counted(way: 'push' | 'mail' | 'hook', outcome: string): void;
}

/** Is it told to the table's channel, when a person is told? */
const isPosted = (what: Telling): what is Posted =>
  !['over', 'invited', 'offered', 'consent', 'losing', 'lost'].includes(what);

/** Does a match wait for the person who is called so? */
export const isWaiting = (kind: CallKind): boolean => kind === 'turn' || kind === 'salt';

/** What a message says besides its game. */
const aboutOf = ({ until, settings, table: { seats, host, giving } }: Message): About => ({
  until,
  zone: settings.zone,
  host: seats.find(({ who }) => who === host)?.name,
  giving: giving && { from: seats[giving.seat]?.name ?? '', to: giving.name },
});

/** A table as messages name it. */
type ToldTable = Pick<Message['table'], 'id' | 'game' | 'seats'>;

export class Delivery {
  readonly #deps: DeliveryDeps;
  readonly #pushes: Buckets;
  readonly #letters: Buckets;
  readonly #posts: Buckets;

  constructor(deps: DeliveryDeps) {
    this.#deps = deps;
    const { limits, clock, gossip } = deps;
    this.#pushes = new Buckets(limits.pushesOfPerson, clock, gossip?.counting('pushes of a person'));
    this.#letters = new Buckets(limits.lettersOfPerson, clock, gossip?.counting('letters of a person'));
    this.#posts = new Buckets(limits.postsOfTable, clock, gossip?.counting('posts of a table'));
  }

  async deliver(message: Message): Promise<void> {
    const words = await alertWords(message.settings.language);
    const game = await this.#deps.titleOf(message.table.game, message.settings.language);
    await Promise.all([
      this.#pushAll(message, words, game),
      message.live ? undefined : this.#write(message, words, game),
      isPosted(message.what) ? this.#post(message, message.table, message.what) : undefined,
    ]);
    for (const buckets of [this.#pushes, this.#letters, this.#posts]) buckets.sweep();
  }

  /** In the language of the host's page, whose table it is. */
  async deliverEnd(table: Message['table']): Promise<void> {
    const settings = await this.#deps.store.settings(table.host);
    await this.#post(
      { who: table.host, settings: settings ?? { zone: 'UTC', language: 'en' } },
      table,
      'over',
    );
  }

  // — browsers —

  async #pushAll(about: Message, words: AlertWords, game: string) {
    const { who, what, until, table } = about;
    const { store, clock } = this.#deps;
    const devices = await store.devices(who);
    if (devices.length === 0) return;
    const waiting = (await store.callsOf(who)).filter(({ kind }) => isWaiting(kind)).length;
    const message: PushMessage = {
      title: words.title(what, game),
      body: words.body(what, aboutOf(about)),
      table: table.id,
      waiting,
    };
    const ttl = until === undefined ? DAY : (until - clock.now()) / 1000;
    await Promise.all(devices.map((device) => this.push(device, message, ttl)));
  }

  /** Undefined where this person was told too much within the hour. */
  async push(device: Device, message: PushMessage, ttl = DAY): Promise<PushOutcome | undefined> {
    if (!this.#pushes.take(device.who)) return undefined;
    const outcome = await this.#deps.pusher.send(device, message, ttl);
    this.#deps.counted('push', String(outcome.status ?? outcome.failed));
    return outcome;
  }

  // — letters —

  async #write(about: Message, words: AlertWords, game: string) {
    const { publicUrl } = this.#deps;
    const { who, what, table, settings } = about;
    const text = [
      words.body(what, aboutOf(about)),
      '',
      `${words.mail.open} ${publicUrl}/${what === 'over' ? 'matches' : 't'}/${table.id}`,
    ];
    await this.letter(who, settings, words.title(what, game), text, words);
  }

  /** To a confirmed address only. Undefined where there is none, or too much was written within the hour. */
  async letter(
    who: string,
    settings: PersonSettings,
    subject: string,
    lines: readonly string[],
    words: AlertWords,
  ): Promise<MailOutcome | undefined> {
    const { mailer, publicUrl, tokens, store } = this.#deps;
    const { mail } = settings;
    if (!mailer || publicUrl === undefined || mail?.state !== 'confirmed') return undefined;
    if (!this.#letters.take(who)) return undefined;
    const stop = tokens.sign('stop', who, mail.address);
    const text = [...lines, '', '-- ', words.mail.foot, `${words.mail.stop} ${publicUrl}/mail/stop/${stop}`];
    const outcome = await mailer.send({
      to: mail.address,
      subject,
      text: text.join('\n'),
      stop: `${publicUrl}/api/mail/stop/${stop}`,
    });
    this.#deps.counted('mail', outcome.is);
    // What a mail server refuses for good is not tried again.
    if (outcome.is === 'refused') {
      const now = await store.settings(who);
      if (now?.mail?.address === mail.address)
        await store.setSettings(who, { ...now, mail: { ...mail, state: 'bounced', why: outcome.said } });
    }
    return outcome;
  }

  // — webhooks —

  async #post({ who, settings }: Pick<Message, 'who' | 'settings'>, table: ToldTable, what: Posted) {
    const words = await alertWords(settings.language);
    const game = await this.#deps.titleOf(table.game, settings.language);
    const name = table.seats.find((seat) => seat.who === who)?.name ?? '';
    await this.post(table.id, plain(words.hook(what, name, game)), what === 'over' ? 'matches' : 't');
  }

  /** Undefined where the table has no webhook, or too much was posted within the hour. */
  async post(table: string, sentence: string, page: 't' | 'matches' = 't'): Promise<Answered | undefined> {
    const { outgoing, store, publicUrl } = this.#deps;
    const hook = await store.hook(table);
    if (!hook || !this.#posts.take(table)) return undefined;
    const content = publicUrl === undefined ? sentence : `${sentence} ${publicUrl}/${page}/${table}`;
    const answer = await postHook(outgoing, store, { table, hook, content });
    this.#deps.counted('hook', String(answer.failed ?? answer.status));
    return answer;
  }
}
