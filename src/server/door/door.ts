/** Sockets: who they are, what they may say and how fast. What they ask for is done by the table service. */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RawData, WebSocketServer } from 'ws';
import { type Clock, every } from '../../match/timer.ts';
import {
  CLOSE,
  MOST_BYTES,
  OLDEST_PROTOCOL,
  PROTOCOL,
  type ToClient,
  type ToServer,
} from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Gossip } from '../gossip.ts';
import type { ServerJournal } from '../journal.ts';
import { Buckets, type Limits } from '../limits.ts';
import type { Recognised, Recogniser } from '../people/recognise.ts';
import { refusalFor, spoken } from '../refusals.ts';
import { Unavailable } from '../store/store.ts';
import type { Answer, Journal, Request, TableService } from '../table-service.ts';
import type { Proxies } from './client-address.ts';
import type { Connections } from './connections.ts';
import { readMessage } from './messages.ts';
import { Threshold, turnAway } from './threshold.ts';
import { type Doorkeeper, Visitor } from './visitor.ts';

export interface DoorOptions {
  readonly tables: TableService;
  readonly recogniser: Recogniser;
  /** The id of this server. */
  readonly server: string;
  readonly journal: Journal & Pick<ServerJournal, 'unavailable'>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly proxies: Proxies;
  readonly connections: Connections;
  /** Sockets of the same people at other nodes. */
  readonly gossip?: Gossip | undefined;
}

type Hello = Extract<ToServer, { type: 'hello' }>;

const GOING_AWAY = 1001;
const TRY_LATER = 1013;
const MOST_WAITING = 32;
const SWEEP_MS = 1000;
const PARTING_MS = 1000;

export class Door implements Doorkeeper {
  readonly mostBuffered: number;
  readonly #options: DoorOptions;
  readonly #sockets = new WebSocketServer<typeof Visitor>({
    noServer: true,
    WebSocket: Visitor,
    // Compression would cost 222 kB a socket.
    perMessageDeflate: false,
    maxPayload: MOST_BYTES,
  });
  readonly #threshold: Threshold;
  readonly #strangers = new Set<Visitor>();
  readonly #leavers = new Set<Visitor>();
  readonly #people: Buckets;
  readonly #addresses: Buckets;
  readonly #stopTimers: readonly (() => void)[];
  #stopping = false;

  constructor(options: DoorOptions) {
    this.#options = options;
    const { limits, clock } = options;
    this.mostBuffered = limits.mostBuffered;
    this.#threshold = new Threshold(limits);
    this.#people = new Buckets(limits.messagesOfPerson, clock);
    this.#addresses = new Buckets(limits.messagesOfAddress, clock);
    this.#stopTimers = [
      every(clock, Math.min(SWEEP_MS, limits.helloWithin), () => this.#sweep()),
      every(clock, limits.heartbeat, () => this.#beat()),
    ];
    options.gossip?.hear('person', ({ who, name, epoch }) => {
      if (name !== undefined) this.#rename(who, name);
      if (epoch !== undefined) this.#signOut(who, epoch);
    });
  }

  get size(): number {
    return this.#sockets.clients.size;
  }

  listen(server: Server): void {
    server.on('upgrade', (request, socket, head) => this.#knock(request, socket, head));
  }

  /** A player has a new name, on all of their sockets. */
  renamed(who: string, name: string): void {
    this.#rename(who, name);
    this.#options.gossip?.say('person', { who, name });
  }

  #rename(who: string, name: string): void {
    for (const visitor of this.#sockets.clients) if (visitor.who === who) visitor.name = name;
  }

  /** Ends the sockets of a person that were opened with a token from before this epoch. */
  signedOut(who: string, epoch: number): void {
    this.#signOut(who, epoch);
    this.#options.gossip?.say('person', { who, epoch });
  }

  #signOut(who: string, epoch: number): void {
    const refusal = { code: 'signedOut', server: this.#options.server } as const;
    for (const visitor of this.#sockets.clients)
      if (visitor.who === who && visitor.epoch < epoch && visitor.stage === 'inside')
        this.#sendAway(visitor, refusal, CLOSE.stranger);
  }

  /** Ends the sockets of a person whom the owner has banned. */
  banned(who: string): void {
    for (const visitor of this.#sockets.clients)
      if (visitor.who === who && visitor.stage === 'inside')
        this.#sendAway(visitor, { code: 'banned' }, CLOSE.banned);
  }

  /** Accepts no more sockets, and reads no more: what is not answered, clients ask another node. */
  shut(): void {
    this.#stopping = true;
  }

  async close(): Promise<void> {
    this.shut();
    for (const stop of this.#stopTimers) stop();
    const { clients } = this.#sockets;
    if (clients.size === 0) return;
    for (const visitor of clients) visitor.close(GOING_AWAY);
    await new Promise<void>((resolve) => {
      const callOff = this.#options.clock.after(PARTING_MS, resolve);
      for (const visitor of clients)
        visitor.once('close', () => {
          if (clients.size > 0) return;
          callOff();
          resolve();
        });
    });
    for (const visitor of clients) visitor.terminate();
  }

  #knock(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.#options.proxies.addressOf(request);
    const away = this.#stopping
      ? { status: 503 as const, refusal: { code: 'stopping' } as const }
      : this.#threshold.whyNot(request, address);
    if (away) {
      this.#options.journal.refused(`socket-${away.status}`);
      turnAway(socket, away);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (visitor) => {
      this.#options.connections.release(socket);
      this.#threshold.came(address);
      visitor.enter(this, address, this.#options.clock.now(), socket);
      this.#strangers.add(visitor);
    });
  }

  hear(visitor: Visitor, data: RawData, isBinary: boolean): void {
    if (visitor.stage === 'leaving') return;
    visitor.alive = true;
    const text = String(data);
    if (!this.#mayTalk(visitor)) {
      const read = isBinary ? undefined : readMessage(text);
      this.#strike(visitor, 'fast', { code: 'tooFast' }, read && ('value' in read ? read.value.re : read.re));
      return;
    }
    if (isBinary) this.#strike(visitor, 'binary', { code: 'binary' });
    else if (!visitor.busy) this.#take(visitor, text);
    else {
      visitor.waiting ??= [];
      // A client that sends faster than the server answers is not read for a while.
      if (visitor.waiting.push(text) >= MOST_WAITING) visitor.pause();
    }
  }

  left(visitor: Visitor): void {
    const { address, stage } = visitor;
    this.#threshold.left(address);
    this.#strangers.delete(visitor);
    this.#leavers.delete(visitor);
    visitor.stage = 'leaving';
    visitor.waiting = undefined;
    if (stage === 'inside') this.#options.tables.gone(visitor);
  }

  #take(visitor: Visitor, text: string): void {
    if (this.#stopping) return;
    const read = readMessage(text);
    if ('refused' in read) this.#strike(visitor, read.kind, read.refused, read.re);
    else if (visitor.stage === 'inside') this.#ask(visitor, read.value);
    else if (read.value.type === 'hello') this.#greet(visitor, read.value);
    else this.#sendAway(visitor, { code: 'helloFirst' }, CLOSE.stranger, read.value.re);
  }

  #ask(visitor: Visitor, message: ToServer): void {
    const { re } = message;
    if (message.type === 'hello') {
      this.#strike(visitor, 'hello', { code: 'helloAgain' }, re);
      return;
    }
    visitor.busy = true;
    this.#options.tables.receive(visitor, message as Request).then(
      (answer) => {
        if ('refused' in answer) this.#options.journal.refused(message.type);
        tell(visitor, answer, re);
        this.#goOn(visitor);
      },
      (error: unknown) => {
        const { journal } = this.#options;
        if (error instanceof Unavailable) journal.unavailable(`a ${message.type} message was refused`, error);
        else journal.trouble(`a ${message.type} message failed`, error);
        say(visitor, refusal(refusalFor(error), re));
        this.#goOn(visitor);
      },
    );
  }

  #greet(visitor: Visitor, { protocol, token, re }: Hello): void {
    if (protocol < OLDEST_PROTOCOL || protocol > PROTOCOL) {
      const code = protocol < PROTOCOL ? 'oldPage' : 'otherProtocol';
      this.#sendAway(visitor, { code }, CLOSE.protocol, re);
      return;
    }
    visitor.speaks = protocol;
    visitor.busy = true;
    this.#options.recogniser.whoShows(token).then(
      (found) => this.#welcome(visitor, found, re),
      (error: unknown) => this.#sendAway(visitor, refusalFor(error), TRY_LATER, re),
    );
  }

  #welcome(visitor: Visitor, found: Recognised, re?: number): void {
    if (visitor.stage !== 'stranger') return;
    if ('refused' in found) {
      const code = found.refused.code === 'banned' ? CLOSE.banned : CLOSE.stranger;
      this.#sendAway(visitor, found.refused, code, re);
      return;
    }
    const { who, name, epoch } = found.person;
    this.#strangers.delete(visitor);
    visitor.who = who;
    visitor.name = name;
    visitor.epoch = epoch;
    visitor.stage = 'inside';
    const renewed = found.token === undefined ? {} : { token: found.token };
    say(visitor, { type: 'welcome', who, name, server: this.#options.server, ...renewed });
    if (re !== undefined) say(visitor, { type: 'done', re });
    this.#goOn(visitor);
  }

  /** What was asked for is done: now to what was said meanwhile. */
  #goOn(visitor: Visitor): void {
    visitor.busy = false;
    while (visitor.waiting && !visitor.busy && visitor.stage !== 'leaving') {
      const text = visitor.waiting.shift();
      if (text === undefined) {
        visitor.waiting = undefined;
        if (visitor.isPaused) visitor.resume();
      } else this.#take(visitor, text);
    }
  }

  #mayTalk({ address, who }: Visitor): boolean {
    // Both are asked: a person at many addresses must not empty the bucket of one of them.
    return this.#addresses.take(address) && (who === '' || this.#people.take(who));
  }

  /** Refuses what means nothing or comes too fast. A client that does not stop is disconnected. */
  #strike(visitor: Visitor, kind: string, why: ServerRefusal, re?: number): void {
    const { limits, journal } = this.#options;
    journal.refused(kind);
    const now = this.#options.clock.now();
    if (now - visitor.strikesSince > limits.strikeWindow) {
      visitor.strikesSince = now;
      visitor.strikes = 0;
    }
    if (++visitor.strikes > limits.strikes) this.#throwOut(visitor);
    else say(visitor, refusal(why, re));
  }

  #throwOut(visitor: Visitor): void {
    this.#sendAway(visitor, { code: 'flood' }, CLOSE.flood);
  }

  #sendAway(visitor: Visitor, why: ServerRefusal, code: number, re?: number): void {
    this.#options.journal.refused(`closed-${code}`);
    say(visitor, refusal(why, re));
    if (visitor.stage === 'inside') this.#options.tables.gone(visitor);
    visitor.stage = 'leaving';
    visitor.waiting = undefined;
    if (visitor.isPaused) visitor.resume();
    visitor.since = this.#options.clock.now();
    this.#strangers.delete(visitor);
    this.#leavers.add(visitor);
    visitor.close(code);
  }

  /** One look at all who have not said who they are, and at all who were sent away and have not gone: the first come first. */
  #sweep(): void {
    const now = this.#options.clock.now();
    for (const visitor of this.#strangers) {
      if (visitor.since > now - this.#options.limits.helloWithin) break;
      this.#sendAway(visitor, { code: 'helloFirst' }, CLOSE.stranger);
    }
    for (const visitor of this.#leavers) {
      if (visitor.since > now - PARTING_MS) break;
      this.#leavers.delete(visitor);
      visitor.terminate();
    }
  }

  #beat(): void {
    this.#people.sweep();
    this.#addresses.sweep();
    for (const visitor of this.#sockets.clients) {
      if (!visitor.alive) visitor.terminate();
      else {
        visitor.alive = false;
        visitor.ping();
      }
    }
  }
}

function tell(visitor: Visitor, answer: Answer, re: number | undefined): void {
  if ('refused' in answer) say(visitor, refusal(answer.refused, re));
  else if (re !== undefined)
    say(visitor, answer.to === undefined ? { type: 'done', re } : { type: 'done', re, to: answer.to });
}

const refusal = (why: ServerRefusal, re: number | undefined): ToClient => ({
  type: 'refused',
  ...(re === undefined ? {} : { re }),
  ...spoken(why),
});

function say(visitor: Visitor, message: ToClient): void {
  visitor.send(JSON.stringify(message));
}
