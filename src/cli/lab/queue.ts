/**
 * A run that is shared by workers on any number of machines, through JetStream. Games to play are in a work queue: one worker has a part at
 * a time, says that it is still at it, and takes it off when its rows are stored. A worker that vanishes falls silent, and its part goes to
 * another. Rows come back through a second stream, so a run that was stopped finds those that were played meanwhile.
 */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  AckPolicy,
  DeliverPolicy,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
} from '@nats-io/jetstream';
import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { type Chunk, gamesIn, type Plan } from '../../lab/plan.ts';
import { natsOptions } from '../../server/bus/nats.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { Executor, Gathering } from './threads.ts';

export const TODO = 'UPDRAFT_LAB_TODO';
export const DONE = 'UPDRAFT_LAB_DONE';
export const WORKERS = 'workers';
const TODO_SUBJECT = 'updraft.lab.todo';
const DONE_SUBJECT = 'updraft.lab.done';
/** Nanoseconds, as JetStream counts. */
const SECOND = 1_000_000_000;
/** A worker that has said nothing for so many seconds is gone. */
export const SILENCE = 15;
const DAY = 86_400 * SECOND;
/** Rows of a part go in pieces that any NATS takes: a megabyte is its usual limit. */
const PIECE = 500_000;
const PIECES = 'Updraft-Pieces';
/** Stands where the number of a piece does. */
const FAILED = 'failed';

/** What a worker is asked to play. */
export interface QueueJob {
  readonly run: string;
  readonly plan: Plan;
  readonly chunk: Chunk;
}

/** The same plan is the same run, on whatever machine it was asked for. */
const runOf = (plan: Plan): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 24);

const nameOf = ({ from, to }: Chunk): string => `${from}-${to}`;

export async function openQueue({ words }: Context, url: string): Promise<NatsConnection> {
  try {
    const connection = await connect({ ...natsOptions(url), maxReconnectAttempts: -1 });
    const manager = await jetstreamManager(connection);
    await ensureStreams(manager);
    return connection;
  } catch (error) {
    throw new Refusal(
      words.lab.noQueue(plainly(url), error instanceof Error ? error.message : String(error)),
    );
  }
}

/** Without the name and password that an address may hold. */
export const plainly = (url: string): string => url.replace(/\/\/[^@/]*@/, '//');

async function ensureStreams(manager: JetStreamManager): Promise<void> {
  const streams: string[] = [];
  for await (const name of manager.streams.names()) streams.push(name);
  if (!streams.includes(TODO))
    await manager.streams.add({
      name: TODO,
      subjects: [`${TODO_SUBJECT}.*`],
      retention: RetentionPolicy.Workqueue,
      max_age: 7 * DAY,
    });
  if (!streams.includes(DONE))
    await manager.streams.add({
      name: DONE,
      subjects: [`${DONE_SUBJECT}.>`],
      max_msgs_per_subject: 1,
      max_age: 7 * DAY,
    });
  await manager.consumers.add(TODO, {
    durable_name: WORKERS,
    ack_policy: AckPolicy.Explicit,
    ack_wait: SILENCE * SECOND,
    max_ack_pending: 10_000,
  });
}

/** Gives the parts of a plan to the queue and gathers their rows. */
export class QueueExecutor implements Executor {
  readonly #connection: NatsConnection;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
  }

  static async open(context: Context, url: string): Promise<QueueExecutor> {
    return new QueueExecutor(await openQueue(context, url));
  }

  async play(plan: Plan, chunks: readonly Chunk[], to: Gathering): Promise<void> {
    if (chunks.length === 0) return;
    const run = runOf(plan);
    const manager = await jetstreamManager(this.#connection);
    const left = new Map(chunks.map((chunk) => [nameOf(chunk), chunk]));
    // What an earlier asker has left in the queue is asked for anew, and so is what failed then: its cause may be gone.
    await manager.streams.purge(TODO, { filter: `${TODO_SUBJECT}.${run}` });
    await manager.streams.purge(DONE, { filter: `${DONE_SUBJECT}.${run}.*.${FAILED}` });
    const publishing = async (): Promise<void> => {
      const js = jetstream(this.#connection);
      for (const chunk of chunks)
        if (left.has(nameOf(chunk)))
          await js.publish(`${TODO_SUBJECT}.${run}`, JSON.stringify({ run, plan, chunk } satisfies QueueJob));
    };
    const gathering = this.#gather(run, left, async (chunk, lines) => {
      await to.done({ chunk, lines });
      to.note(gamesIn(plan, chunk));
    });
    await Promise.all([gathering, publishing()]);
    await manager.streams.purge(TODO, { filter: `${TODO_SUBJECT}.${run}` });
    await manager.streams.purge(DONE, { filter: `${DONE_SUBJECT}.${run}.>` });
  }

  /** Hears rows of this run, those that are there already first, until nothing is left. */
  async #gather(
    run: string,
    left: Map<string, Chunk>,
    take: (chunk: Chunk, lines: string) => Promise<void>,
  ): Promise<void> {
    // One of its own, which is forgotten when its asker is. One subject: older servers filter by no more.
    const manager = await jetstreamManager(this.#connection);
    const { name: own } = await manager.consumers.add(DONE, {
      ack_policy: AckPolicy.Explicit,
      deliver_policy: DeliverPolicy.All,
      filter_subject: `${DONE_SUBJECT}.${run}.>`,
      inactive_threshold: DAY,
    });
    const consumer = await jetstream(this.#connection).consumers.get(DONE, own);
    const pieces = new Map<string, Map<number, Uint8Array>>();
    const messages = await consumer.consume();
    try {
      for await (const message of messages) {
        message.ack();
        const [name = '', piece = ''] = message.subject.split('.').slice(-2);
        if (piece === FAILED) throw new Error(message.string());
        const chunk = left.get(name);
        if (!chunk) continue;
        const have = pieces.get(name) ?? new Map<number, Uint8Array>();
        pieces.set(name, have.set(Number(piece), message.data));
        if (have.size < Number(message.headers?.get(PIECES) ?? '1')) continue;
        pieces.delete(name);
        left.delete(name);
        await take(chunk, joined(have));
        if (left.size === 0) return;
      }
    } finally {
      messages.stop();
      await consumer.delete().catch(() => false);
    }
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }
}

const joined = (pieces: ReadonlyMap<number, Uint8Array>): string =>
  gunzipSync(Buffer.concat([...pieces].sort(([a], [b]) => a - b).map(([, bytes]) => bytes))).toString();

/** Stores the rows of a part; when it answers, they are safe. */
export async function answer(
  connection: NatsConnection,
  { run, chunk }: QueueJob,
  lines: string,
): Promise<void> {
  const bytes = gzipSync(lines);
  const count = Math.max(1, Math.ceil(bytes.length / PIECE));
  const js = jetstream(connection);
  for (let piece = 0; piece < count; piece++) {
    const told = headers();
    told.set(PIECES, String(count));
    await js.publish(
      `${DONE_SUBJECT}.${run}.${nameOf(chunk)}.${piece}`,
      bytes.subarray(piece * PIECE, (piece + 1) * PIECE),
      { headers: told },
    );
  }
}

/** A part that cannot be played: the asker is told why. */
export const answerFailed = async (
  connection: NatsConnection,
  { run, chunk }: QueueJob,
  why: string,
): Promise<void> => {
  await jetstream(connection).publish(`${DONE_SUBJECT}.${run}.${nameOf(chunk)}.${FAILED}`, why);
};
