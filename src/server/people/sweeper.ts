/** Removes what was kept for its time: every hour, a little at a time, so that no player waits for it. */
import { type Clock, every } from '../../match/timer.ts';
import type { Retention } from '../retention.ts';
import type { Store } from '../store/store.ts';
import type { Journal } from '../table-service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** So many rows in one transaction, and so long until the next. */
const PIECE = 200;
const PAUSE = 100;

export interface SweeperOptions {
  readonly store: Pick<Store, 'clearPlaying' | 'clearChat' | 'clearIdentities'> & {
    readonly manners: Pick<Store['manners'], 'clearReports'>;
  };
  readonly clock: Clock;
  readonly journal: Pick<Journal, 'trouble'>;
  readonly retention: Retention;
  /** These matches are gone. */
  readonly removed: (ids: readonly string[]) => void;
}

export class Sweeper {
  readonly #options: SweeperOptions;
  readonly #stopTimer: () => void;
  #sweeping: Promise<void> | undefined;
  #callOff: (() => void) | undefined;
  #stopped = false;

  constructor(options: SweeperOptions) {
    this.#options = options;
    this.#stopTimer = every(options.clock, HOUR, () => void this.sweep());
  }

  /** Resolves when nothing is left to remove. */
  sweep(): Promise<void> {
    this.#sweeping ??= this.#sweep()
      .catch((error: unknown) => this.#options.journal.trouble('what is old could not be removed', error))
      .finally(() => {
        this.#sweeping = undefined;
      });
    return this.#sweeping;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#stopTimer();
    this.#callOff?.();
    await this.#sweeping;
  }

  async #sweep(): Promise<void> {
    const { store, clock, retention, removed } = this.#options;
    const before = (days: number): number => clock.now() - days * DAY;
    await this.#pieces(async () => {
      const gone = await store.clearPlaying(before(retention.playing), PIECE);
      removed(gone);
      return gone.length;
    });
    await this.#pieces(() => store.clearChat(before(retention.chat), PIECE));
    await this.#pieces(() => store.manners.clearReports(before(retention.reports), PIECE));
    // Last: a person who had a seat only at tables that are gone now has none.
    await this.#pieces(() => store.clearIdentities(before(retention.people), PIECE));
  }

  async #pieces(remove: () => Promise<number>): Promise<void> {
    while (!this.#stopped && (await remove()) === PIECE) {
      await new Promise<void>((resolve) => {
        const off = this.#options.clock.after(PAUSE, resolve);
        this.#callOff = () => {
          off();
          resolve();
        };
      });
    }
  }
}
