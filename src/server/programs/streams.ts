/** The streams of this node: how many there may be, when they end, and signs of life. */
import type { ServerResponse } from 'node:http';
import { type Clock, every } from '../../match/timer.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { Crowd } from '../door/crowd.ts';
import type { Gossip } from '../gossip.ts';
import { Buckets, type ProgramLimits } from '../limits.ts';
import type { Store } from '../store/store.ts';
import type { Journal, TableService } from '../table-service.ts';
import type { Program } from './store.ts';
import { ProgramStream } from './stream.ts';

export interface StreamsOptions {
  readonly store: Store;
  readonly tables: TableService;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly limits: ProgramLimits;
  readonly gossip?: Gossip | undefined;
}

/** So many tables of a bot are looked through for those that are not over. */
const MOST_TABLES = 200;
const MOST_READ = 400_000;

export class Streams {
  readonly #options: StreamsOptions;
  readonly #open = new Map<string, ProgramStream>();
  readonly #crowd: Crowd;
  readonly #opens: Buckets;
  readonly #stopTimers: readonly (() => void)[];

  constructor(options: StreamsOptions) {
    this.#options = options;
    const { limits, clock, gossip, tables } = options;
    this.#crowd = new Crowd({ ofServer: limits.streams, ofAddress: limits.streamsOfAddress });
    this.#opens = new Buckets(limits.opens, clock, gossip?.counting('streams of a program'));
    this.#stopTimers = [
      every(clock, limits.ping, () => void this.#ping()),
      every(clock, limits.look, () => {
        this.#opens.sweep();
        for (const stream of this.#open.values()) void stream.find();
      }),
    ];
    tables.programs.onAsked(
      (who, table) =>
        void this.#open
          .get(who)
          ?.follow(table)
          .catch(() => {}),
    );
    gossip?.hear('person', ({ who, epoch }) => {
      if (epoch !== undefined) void this.#revoke(who);
    });
    gossip?.hear('stream', ({ who, at, id }) => {
      const ours = this.#open.get(who);
      // Of two that were opened at the same moment one stays.
      if (ours && (ours.at < at || (ours.at === at && ours.id < id))) ours.end('replaced');
    });
  }

  get size(): number {
    return this.#crowd.size;
  }

  refuse(program: Program, address: string): ServerRefusal | undefined {
    if (!this.#opens.take(program.who)) return { code: 'tooMany', seconds: this.#opens.wait(program.who, 1) };
    // The one that it has is ended for the new one.
    if (this.#open.has(program.who)) return undefined;
    const full = this.#crowd.isFull(address);
    return full && { code: full === 'address' ? 'manyStreams' : 'fullServer' };
  }

  open(program: Program, token: string, address: string, out: ServerResponse): void {
    const { store, tables, clock, journal, limits, gossip } = this.#options;
    this.#open.get(program.who)?.end('replaced');
    const stream = new ProgramStream(program, token, address, out, {
      tables,
      limits,
      tablesOf: async (who) => {
        const stored = await store.tablesOf(who, MOST_TABLES, MOST_READ);
        return stored.flatMap(({ id, record }) => (record.state === 'over' ? [] : [id]));
      },
      now: clock.now(),
      after: (ms, then) => void clock.after(ms, then),
      trouble: (error) => journal.trouble('a stream of a bot failed', error),
    });
    this.#open.set(program.who, stream);
    this.#crowd.came(address);
    out.once('close', () => {
      this.#crowd.left(address);
      stream.gone();
      if (this.#open.get(program.who) === stream) this.#open.delete(program.who);
    });
    gossip?.say('stream', { who: program.who, at: stream.at, id: stream.id });
    void stream.begin();
  }

  /** The token of this bot is good no more, at any node. */
  revoked(who: string): void {
    void this.#revoke(who);
    this.#options.gossip?.say('person', { who, epoch: Number.MAX_SAFE_INTEGER });
  }

  /** A stream that was opened with the new token, before this was heard here, goes on. */
  async #revoke(who: string): Promise<void> {
    const stream = this.#open.get(who);
    if (stream) await this.#check(stream);
  }

  /** Ends a stream whose token is good no more. Answers whether it goes on. */
  async #check(stream: ProgramStream): Promise<boolean> {
    const { programs } = this.#options.store;
    const found = await programs.withToken(stream.token).catch(() => 'unknown' as const);
    if (!found) stream.end('revoked');
    return found !== undefined;
  }

  /** The owner of the server has banned this person, and with them their bots. */
  banned(who: string): void {
    for (const stream of this.#open.values())
      if (stream.who === who || stream.owner === who) stream.end('banned');
  }

  /** Whatever was missed, a token that is good no more ends its stream by now. */
  async #ping(): Promise<void> {
    for (const stream of [...this.#open.values()]) if (await this.#check(stream)) stream.ping();
  }

  close(): void {
    for (const stop of this.#stopTimers) stop();
    for (const stream of [...this.#open.values()]) stream.end('stopping');
  }
}
