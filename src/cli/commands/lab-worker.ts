/** Plays for runs that are at a queue. A worker may come and go: what it has not finished is played by another. */
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Consumer, type JsMsg, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { isCommand } from '../../bots/index.ts';
import type { Context } from '../context.ts';
import {
  answer,
  answerFailed,
  openQueue,
  plainly,
  type QueueJob,
  SILENCE,
  TODO,
  WORKERS,
} from '../lab/queue.ts';
import { Threads } from '../lab/threads.ts';
import { program } from '../root.ts';

/** How long one asks the queue for a part before one looks whether one is to stop, in milliseconds. */
const ASK_MS = 2000;
/** A part for another version of the program is left to others for so long, in milliseconds. */
const NOT_OURS_MS = 10_000;

export async function labWorker(
  context: Context,
  { queue, threads = availableParallelism() }: { readonly queue: string; readonly threads?: number },
): Promise<void> {
  const connection = await openQueue(context, queue);
  const consumer = await jetstream(connection).consumers.get(TODO, WORKERS);
  const say = context.words.lab;
  context.err.write(`${say.working(plainly(queue), threads)}\n`);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const played = await Promise.all(
    Array.from({ length: threads }, () => serve(context, connection, consumer, stop.signal)),
  );
  await connection.close();
  context.err.write(`${say.workerLeft(played.reduce((sum, count) => sum + count, 0))}\n`);
}

/** One thread's work: part after part, until it is to stop. */
async function serve(
  context: Context,
  connection: NatsConnection,
  consumer: Consumer,
  stop: AbortSignal,
): Promise<number> {
  const thread = new Threads(1);
  let played = 0;
  while (!stop.aborted) {
    // The server may be gone for a while: the connection comes back by itself.
    const message = await consumer.next({ expires: ASK_MS }).catch(() => pause(ASK_MS, null));
    if (message && (await playOne(context, connection, message, thread, stop))) played++;
  }
  await thread.close();
  return played;
}

async function playOne(
  { err, words }: Context,
  connection: NatsConnection,
  message: JsMsg,
  thread: Threads,
  stop: AbortSignal,
): Promise<boolean> {
  const job = message.json<QueueJob>();
  const own = program();
  if (job.plan.program !== own) {
    err.write(`${words.lab.otherProgram(job.plan.program, own)}\n`);
    message.nak(NOT_OURS_MS);
    return false;
  }
  // What stands in a queue must never start a program on this machine.
  if (job.plan.arms.some(({ bots }) => bots.some(isCommand))) {
    await answerFailed(connection, job, words.lab.noCommands);
    message.term();
    return false;
  }
  const alive = setInterval(() => message.working(), (SILENCE / 3) * 1000);
  const given = new Promise<undefined>((resolve) => {
    stop.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  try {
    const lines = await Promise.race([played(thread, job), given]);
    if (lines === undefined) {
      message.nak();
      return false;
    }
    await answer(connection, job, lines);
    await message.ackAck();
    return true;
  } catch (error) {
    if (!(error instanceof Unplayable)) {
      // The queue cannot be reached now. It will give this part to a worker again.
      err.write(`${words.lab.queueLost(error instanceof Error ? error.message : String(error))}\n`);
      return false;
    }
    await thread.renew();
    await answerFailed(connection, job, error.message);
    message.term();
    return false;
  } finally {
    clearInterval(alive);
  }
}

/** A part that fails on every machine: its asker is told. */
class Unplayable extends Error {}

async function played(thread: Threads, { plan, chunk }: QueueJob): Promise<string> {
  let lines = '';
  try {
    await thread.play(plan, [chunk], {
      async done(played) {
        lines = played.lines;
      },
      note() {},
    });
  } catch (error) {
    throw new Unplayable(error instanceof Error ? error.message : String(error));
  }
  return lines;
}
