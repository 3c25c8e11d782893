/** A match that plays again by itself: from where its viewer looks, step by step, to now. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { isSeen } from '../seen.ts';
import { replayPace, replayPaces } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import type { TableModel } from './model.ts';
import { toldAt } from './past.ts';

/** What is played again, as far as this needs it. */
export type Replayed = Pick<TableModel, 'lookAt' | 'look' | 'lines' | 'entries' | 'notes' | 'tellNote'>;

class Replay {
  readonly #model: Replayed;
  readonly #playing = signal(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where it went last: where the viewer goes elsewhere, it stops. */
  #at: number | undefined;

  constructor(model: Replayed) {
    this.#model = model;
    effect(() => {
      const at = model.lookAt.value;
      if (this.#playing.value && at !== this.#at) this.pause();
    });
  }

  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  /** From here on; from the beginning where the viewer is at the end. */
  play(): void {
    this.#go(this.#model.lookAt.peek() ?? 0);
    this.#playing.value = true;
    this.#plan();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#playing.value = false;
  }

  toggle(): void {
    if (this.#playing.peek()) this.pause();
    else this.play();
  }

  /** One step by hand, which is told to those who listen. */
  step(by: 1 | -1): void {
    const { lookAt, entries } = this.#model;
    this.pause();
    this.#go((lookAt.peek() ?? entries.peek().length) + by);
    this.#tell();
  }

  #plan(): void {
    this.#timer = setTimeout(() => this.#onward(), replayPaces[replayPace.peek()]);
  }

  #onward(): void {
    if (isSeen.peek()) {
      this.#go(this.#next());
      this.#tell();
    }
    if (this.#model.lookAt.peek() === undefined) this.pause();
    else this.#plan();
  }

  /** The next entry that is told: what only the board shows goes with it. */
  #next(): number {
    const at = this.#at ?? 0;
    const next = this.#model.lines.peek().find(({ n, texts }) => n > at && texts.length > 0);
    return next?.n ?? this.#model.entries.peek().length;
  }

  #go(at: number): void {
    const last = this.#model.entries.peek().length;
    this.#at = at >= last ? undefined : Math.max(0, at);
    this.#model.look(this.#at);
  }

  #tell(): void {
    if (this.#at !== undefined) announce(toldAt(this.#model, this.#at));
  }
}

const replays = new WeakMap<Replayed, Replay>();

export function replayOf(model: Replayed): Replay {
  const known = replays.get(model) ?? new Replay(model);
  replays.set(model, known);
  return known;
}
