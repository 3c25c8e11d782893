/** For tests: a program that listens to its stream, and plays. */
import { Compile } from 'typebox/compile';
import type { BotEvent } from '../../online/schemas/programs.ts';
import { botEvents } from '../../online/schemas/programs.ts';
import type { TestServer } from './server.ts';

const checks = new Map(Object.entries(botEvents).map(([t, schema]) => [t, Compile(schema)]));

export class Listener {
  readonly heard: BotEvent[] = [];
  readonly status: Promise<number>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  readonly #abort = new AbortController();
  #waiting: (() => void)[] = [];

  constructor(url: string, token: string) {
    const opened = fetch(`${url}/api/bot/v1/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: this.#abort.signal,
    });
    this.status = opened.then(({ status }) => status);
    this.ended = opened.then((answer) => this.#read(answer)).catch(() => {});
  }

  async #read(answer: Response): Promise<void> {
    if (answer.status !== 200) {
      await answer.text();
      return;
    }
    let pending = '';
    const decoder = new TextDecoder();
    for await (const piece of answer.body!) {
      pending += decoder.decode(piece, { stream: true });
      const lines = pending.split('\n');
      pending = lines.pop()!;
      for (const line of lines) {
        const event = JSON.parse(line) as BotEvent;
        if (!checks.get(event.t)?.Check(event)) throw new Error(`no event of the schemas: ${line}`);
        this.heard.push(event);
      }
      for (const wake of this.#waiting.splice(0)) wake();
    }
  }

  /** The first event of this kind that fits, from now on or before. */
  async event<T extends BotEvent['t']>(
    t: T,
    fits: (event: Extract<BotEvent, { t: T }>) => boolean = () => true,
  ): Promise<Extract<BotEvent, { t: T }>> {
    for (;;) {
      const found = this.heard.find(
        (event): event is Extract<BotEvent, { t: T }> =>
          event.t === t && fits(event as Extract<BotEvent, { t: T }>),
      );
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  close(): void {
    this.#abort.abort();
  }
}

/** Makes a bot account for a person, and answers what its owner is shown. */
export async function newBot(server: TestServer, owner: string, name: string) {
  const { body } = await server.ask('POST', '/api/me/bots', { name }, owner);
  return body as { who: string; name: string; token: string };
}

/** Plays the first legal move at every turn, until its streams ends. */
export async function playFirst(server: TestServer, token: string, stream: Listener): Promise<void> {
  let read = 0;
  const end = stream.ended.then(() => 'ended' as const);
  for (;;) {
    const event = stream.heard[read];
    if (!event) {
      const next = stream.event('ping', () => stream.heard.length > read).catch(() => {});
      if ((await Promise.race([end, next, new Promise((done) => setTimeout(done, 5))])) === 'ended') return;
      continue;
    }
    read++;
    if (event.t === 'invited') await server.ask('POST', '/api/bot/v1/accept', { table: event.table }, token);
    if (event.t === 'turn') {
      const { table, seat, count, legal } = event;
      await server.ask('POST', '/api/bot/v1/move', { table, seat, count, move: legal[0] }, token);
    }
  }
}
