/** Tells a browser, through the push service of its maker. */
import type { Outgoing, Unanswered } from '../../outgoing/outgoing.ts';
import type { AlertStore, Device } from '../store.ts';
import { pushLetter, type VapidKeys } from '../web-push.ts';

/** What a push service answered, or why it did not. */
export interface PushOutcome {
  readonly status?: number;
  readonly failed?: Unanswered;
  /** The browser is not there any more, and was forgotten. */
  readonly gone: boolean;
}

/** What the service worker shows. Nothing secret stands in it. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The table that a click opens; the settings where it is left out. */
  readonly table?: string;
  /** How many games wait for this person. */
  readonly waiting?: number;
}

export interface PushDeps {
  readonly outgoing: Outgoing;
  readonly store: AlertStore;
  readonly keys: VapidKeys;
  readonly contact: string;
  now(): number;
}

export class Pusher {
  readonly #deps: PushDeps;

  constructor(deps: PushDeps) {
    this.#deps = deps;
  }

  get publicKey(): string {
    return this.#deps.keys.publicKey;
  }

  /** `ttl`: seconds for which it is worth anything. */
  async send(device: Device, message: PushMessage, ttl: number): Promise<PushOutcome> {
    const { outgoing, store, keys, contact, now } = this.#deps;
    const letter = pushLetter(
      JSON.stringify(message),
      device,
      { keys, contact, now: now() },
      { ttl, topic: (message.table ?? 'test').slice(0, 32) },
    );
    const answer = await outgoing.post(device.endpoint, letter);
    if (answer.failed !== undefined) return { failed: answer.failed, gone: false };
    const gone = answer.status === 404 || answer.status === 410;
    if (gone) await store.dropDevice(device.id);
    return { status: answer.status, gone };
  }
}
