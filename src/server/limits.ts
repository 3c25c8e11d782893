/** How much one person and one address may ask for. Benchmarks and tests of many bring their own. */
import type { Clock } from '../match/timer.ts';
import type { Quota } from './quotas.ts';

/** So many a second in the long run, and so many at once. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Of what is told to people who look elsewhere. */
export interface AlertLimits {
  /** Browsers that one person may be told in. */
  readonly devicesOfPerson: number;
  /** Messages to a person's browsers, letters to them, and messages to the webhook of a table. */
  readonly pushesOfPerson: Rate;
  readonly lettersOfPerson: Rate;
  readonly postsOfTable: Rate;
  /** Letters that ask whether an address is right: to one mail address, of one person, from one place. */
  readonly asksOfMailAddress: Rate;
  readonly asksOfPerson: Rate;
  readonly asksOfAddress: Rate;
  /** Trials of a way to be told: of one person, and from one place. */
  readonly trialsOfPerson: Rate;
  readonly trialsOfAddress: Rate;
}

/** Of programs that play through the Bot API. */
export interface ProgramLimits {
  /** Bot accounts that one person may have. */
  readonly ofPerson: number;
  /** Streams that are open: in all, and from one address. */
  readonly streams: number;
  readonly streamsOfAddress: number;
  /** Streams that one bot opens: each is told all its tables. */
  readonly opens: Rate;
  /** Requests of one bot; and a minute of all bots from one address. */
  readonly posts: Rate;
  readonly postsOfAddress: number;
  /** Moves that one bot sends again: each is looked for by playing the match through. */
  readonly repeats: Rate;
  /** Milliseconds between two signs of life on a stream, and between two looks for tables that were missed. */
  readonly ping: number;
  readonly look: number;
  /** A stream that is not read is ended when so many bytes wait for it. */
  readonly mostBuffered: number;
  /** Invitations of bots: by one person, and of one bot. */
  readonly summonsOfPerson: Rate;
  readonly summonsOfProgram: Rate;
}

export interface Limits {
  /** Socket messages of one person, over all their sockets. */
  readonly messagesOfPerson: Rate;
  /** Socket messages from one address: a school has many people behind one. */
  readonly messagesOfAddress: Rate;
  /** What looking at tables may cost one person: each is told whole. A table costs one, and `AGAIN` on a socket that looks at it already. */
  readonly looksOfPerson: Rate;
  readonly socketsOfAddress: number;
  readonly sockets: number;
  /** Connections that are no sockets; those of a trusted proxy count only for the whole server. */
  readonly connectionsOfAddress: number;
  readonly connections: number;
  /** Milliseconds within which a request's head, and the whole request, have come. */
  readonly headersWithin: number;
  readonly requestWithin: number;
  /** Milliseconds after which a connection that waits for a next request, or on which nothing moves, is closed. */
  readonly keepAlive: number;
  readonly stillFor: number;
  /** So many messages that mean nothing, or come too fast, within `strikeWindow` milliseconds end a socket. */
  readonly strikes: number;
  readonly strikeWindow: number;
  /** Milliseconds within which a socket says who it is. */
  readonly helloWithin: number;
  /** Milliseconds between two pings; a socket that has not answered the last is dead. */
  readonly heartbeat: number;
  /** A socket that does not read is ended when so many bytes wait for it. */
  readonly mostBuffered: number;
  /** HTTP requests to the API a minute. */
  readonly requestsOfPerson: number;
  readonly requestsOfAddress: number;
  /** New identities, codes and attempts at codes a minute from one address. */
  readonly identitiesOfAddress: number;
  /** What joining by a code may cost one address: a right code costs one, a wrong guess `WRONG_CODE`. */
  readonly joinsOfAddress: Rate;
  /** Calendars read a minute from one address: services that read for many people have few addresses. */
  readonly calendarsOfAddress: number;
  /** Tables whose links one address may have described; beyond them pages come without it. */
  readonly previewsOfAddress: Rate;
  /** Matches looked at a minute without a name, from one address. */
  readonly looksOfAddress: number;
  /** New names a minute of one person. */
  readonly namesOfPerson: number;
  /** Tries at recovery codes from one address, and at the code of one person. */
  readonly recoveriesOfAddress: Rate;
  readonly recoveriesOfPerson: Rate;
  /** Passkeys that one person may have. */
  readonly passkeysOfPerson: number;
  /** Passkeys that are just being made or used: each has a challenge that waits for its answer. */
  readonly challenges: number;
  readonly challengesOfAddress: number;
  /** New recovery codes, exports and the like an hour of one person. */
  readonly seldomOfPerson: number;
  /** People whom one person may block; reports of one person and from one address; and reports that are kept. */
  readonly blocksOfPerson: number;
  readonly reportsOfPerson: Rate;
  readonly reportsOfAddress: Rate;
  readonly reports: number;
  /** Invitations by name: of one person, to one person, and of one to the same other. */
  readonly invitationsSent: Rate;
  readonly invitationsReceived: Rate;
  readonly invitationsOfPair: Rate;
  /** New tables a minute of one person. */
  readonly tablesOfPerson: number;
  /** What matches begun from one address cost: one, or five where the deal is heavy, and one more for each bot. */
  readonly startsOfAddress: Rate;
  /** Matches begun in a day: a match that is over is kept, so no more are begun than can be kept. */
  readonly matchesOfPerson: Rate;
  readonly matchesOfAddress: Rate;
  /** Choices taken back in one match: its log keeps them, so it has an end. */
  readonly undosOfMatch: number;
  /** Lines of chat that are kept at one table, the newest; and lines in a day of one person and from one address. */
  readonly chatOfTable: number;
  readonly chatOfPerson: Rate;
  readonly chatOfAddress: Rate;
  readonly alerts: AlertLimits;
  readonly programs: ProgramLimits;
  /** Seats that one person may have at tables that wait or play. */
  readonly seatsOfPerson: number;
  /** What may stand and run at the same time. */
  readonly quotaOfPerson: Quota;
  readonly quotaOfAddress: Quota;
  /** Of the bots those at tables in memory. */
  readonly quotaOfServer: Quota;
  /** Bots in all matches under way, also in those that rest in the store until a player comes or a clock runs out. */
  readonly storedBots: number;
}

/** What the start of a match costs whose deal takes long. A class of 99 can still begin one each at once. */
export const HEAVY_DEAL = 5;

/** What it costs to be told a table again on a socket that was told it. */
export const AGAIN = 5;

/** What a wrong guess at a join code costs. */
export const WRONG_CODE = 10;

const perHour = (burst: number): Rate => ({ perSecond: burst / 3600, burst });
const perDay = (burst: number): Rate => ({ perSecond: burst / 86_400, burst });

export const usualLimits: Limits = {
  messagesOfPerson: { perSecond: 20, burst: 60 },
  messagesOfAddress: { perSecond: 400, burst: 1200 },
  looksOfPerson: { perSecond: 2, burst: 60 },
  socketsOfAddress: 200,
  sockets: 20_000,
  // A class of 99 whose browsers open six each.
  connectionsOfAddress: 800,
  connections: 5000,
  headersWithin: 10_000,
  requestWithin: 20_000,
  keepAlive: 20_000,
  stillFor: 60_000,
  strikes: 20,
  strikeWindow: 10_000,
  helloWithin: 10_000,
  heartbeat: 30_000,
  mostBuffered: 1_000_000,
  requestsOfPerson: 240,
  requestsOfAddress: 1200,
  // A class of 99 comes within a minute.
  identitiesOfAddress: 150,
  // A class of 99 comes within a minute, and a third of it mistypes. Of 64 million codes a guesser tries one in five seconds.
  joinsOfAddress: { perSecond: 2, burst: 400 },
  calendarsOfAddress: 120,
  // A class of 99 opens one link; the readers of a messenger have few addresses.
  previewsOfAddress: { perSecond: 5, burst: 200 },
  // A class of 99 follows one link.
  looksOfAddress: 150,
  namesOfPerson: 6,
  // A code has 117 random bits: in ten years of such tries one in 2^86 would find a given one. This spares the server, and one visitor
  // cannot keep their neighbours out for long. A code's first letters, which only its owner knows, have the narrow limit.
  recoveriesOfAddress: { perSecond: 5, burst: 300 },
  recoveriesOfPerson: { perSecond: 1 / 600, burst: 6 },
  passkeysOfPerson: 12,
  challenges: 2000,
  challengesOfAddress: 120,
  seldomOfPerson: 30,
  blocksOfPerson: 200,
  reportsOfPerson: perDay(10),
  reportsOfAddress: perDay(50),
  reports: 5000,
  invitationsSent: perDay(100),
  invitationsReceived: perDay(40),
  invitationsOfPair: perDay(8),
  tablesOfPerson: 30,
  startsOfAddress: { perSecond: 5, burst: 600 },
  // A class of 99 that plays 30 matches each, and says a hundred lines each.
  matchesOfPerson: perDay(300),
  matchesOfAddress: perDay(3000),
  // More than most games have choices of one player.
  undosOfMatch: 200,
  chatOfTable: 500,
  chatOfPerson: perDay(1000),
  chatOfAddress: perDay(10_000),
  alerts: {
    devicesOfPerson: 10,
    pushesOfPerson: perHour(120),
    lettersOfPerson: perHour(20),
    postsOfTable: perHour(120),
    asksOfMailAddress: perDay(3),
    asksOfPerson: perDay(5),
    asksOfAddress: perDay(60),
    trialsOfPerson: { perSecond: 0.1, burst: 6 },
    trialsOfAddress: { perSecond: 0.2, burst: 60 },
  },
  programs: {
    ofPerson: 5,
    streams: 2000,
    streamsOfAddress: 40,
    opens: { perSecond: 0.2, burst: 20 },
    // As many as sockets may send, and half as many again.
    posts: { perSecond: 30, burst: 120 },
    postsOfAddress: 6000,
    // More than a program repeats whose connection was lost at all its tables.
    repeats: { perSecond: 2, burst: 80 },
    ping: 15_000,
    look: 30_000,
    mostBuffered: 1_000_000,
    // As many as one person may begin matches.
    summonsOfPerson: perDay(400),
    summonsOfProgram: perDay(3000),
  },
  // As many as one person may set up and play; a player of games by days has many.
  seatsOfPerson: 80,
  quotaOfPerson: { open: 20, running: 60, bots: 200 },
  quotaOfAddress: { open: 150, running: 400, bots: 600 },
  quotaOfServer: { open: 3000, running: 20_000, bots: 4000 },
  storedBots: 40_000,
};

/** How nodes that share a store tell each other what was taken of a limit that counts over all of them. */
export interface SharedCount {
  taken(key: string, cost: number): void;
  hear(then: (key: string, cost: number) => void): void;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket of tokens for each key, which fills as time goes by. */
export class Buckets {
  readonly #rate: Rate;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #shared: SharedCount | undefined;
  readonly #buckets = new Map<string, Bucket>();

  /** With `shared` what is taken at other nodes counts, too. */
  constructor(rate: Rate, clock: Pick<Clock, 'now'>, shared?: SharedCount) {
    this.#rate = rate;
    this.#clock = clock;
    this.#shared = shared;
    shared?.hear((key, cost) => this.#takenElsewhere(key, cost));
  }

  /** Takes as many tokens as something costs, or answers that there are not so many. */
  take(key: string, cost = 1): boolean {
    const isTaken = this.#take(key, cost);
    if (isTaken) this.#shared?.taken(key, cost);
    return isTaken;
  }

  #take(key: string, cost: number): boolean {
    const now = this.#clock.now();
    const bucket = this.#buckets.get(key);
    if (!bucket) {
      const enough = this.#rate.burst >= cost;
      this.#buckets.set(key, { tokens: this.#rate.burst - (enough ? cost : 0), at: now });
      return enough;
    }
    bucket.tokens = this.#filled(bucket, now);
    bucket.at = now;
    if (bucket.tokens < cost) return false;
    bucket.tokens -= cost;
    return true;
  }

  /** Gives back what something did not cost after all. */
  give(key: string, tokens: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.tokens = Math.min(this.#rate.burst, bucket.tokens + tokens);
    this.#shared?.taken(key, -tokens);
  }

  /** Where two nodes took the last at the same time there is none, and not less. */
  #takenElsewhere(key: string, cost: number): void {
    const now = this.#clock.now();
    const { burst } = this.#rate;
    const tokens = this.#filled(this.#buckets.get(key) ?? { tokens: burst, at: now }, now);
    this.#buckets.set(key, { tokens: Math.max(0, Math.min(burst, tokens - cost)), at: now });
  }

  /** In how many seconds something of this cost will be possible again. */
  wait(key: string, cost: number): number {
    const bucket = this.#buckets.get(key);
    const tokens = bucket ? this.#filled(bucket, this.#clock.now()) : this.#rate.burst;
    return Math.max(1, Math.ceil((cost - tokens) / this.#rate.perSecond));
  }

  /** Forgets those that are full again: a new one would be the same. */
  sweep(): void {
    const now = this.#clock.now();
    for (const [key, bucket] of this.#buckets)
      if (this.#filled(bucket, now) >= this.#rate.burst) this.#buckets.delete(key);
  }

  get size(): number {
    return this.#buckets.size;
  }

  #filled({ tokens, at }: Bucket, now: number): number {
    return Math.min(this.#rate.burst, tokens + ((now - at) / 1000) * this.#rate.perSecond);
  }
}
