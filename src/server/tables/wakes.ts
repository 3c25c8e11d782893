/** Opens tables that no client looks at when they owe something: a clock runs out, or a bot's move is due. */
import { every } from '../../match/timer.ts';
import { Damaged } from '../store/store.ts';
import type { TableServiceDeps } from '../table-service.ts';

/** How often forgotten tables are looked for whose time has come. */
const WAKING = 1000;
/** So many of them are opened at a time. */
const AT_A_TIME = 20;
/** How often the store is told that a server runs: an outage is known this exactly. */
const ALIVE = 5000;

export class Wakes {
  readonly #deps: Pick<TableServiceDeps, 'store' | 'clock' | 'journal'>;
  readonly #open: (id: string) => Promise<unknown>;
  readonly #stopTimers: readonly (() => void)[];
  #stopped = false;
  #takingUp: Promise<void> = Promise.resolve();

  constructor(deps: TableServiceDeps, open: (id: string) => Promise<unknown>) {
    this.#deps = deps;
    this.#open = open;
    const { clock, store } = deps;
    this.#stopTimers = [
      every(clock, WAKING, () => void this.#openDue()),
      every(clock, ALIVE, () => void store.setAlive(clock.now()).catch(() => {})),
    ];
  }

  /** A table has to be opened at this time; 0 while it is in memory, undefined where it owes nothing. */
  set(id: string, at: number | undefined): void {
    const { store, journal } = this.#deps;
    void store
      .setWake(id, at)
      .catch((error: unknown) => journal.trouble('when to wake a table could not be stored', error));
  }

  /** What nodes had in memory when they ended is opened a few at a time: bots go on, and clocks are looked at. */
  async takeUp(then: () => Promise<void>): Promise<void> {
    const interrupted = await this.#deps.store.interrupted();
    this.#takingUp = this.#openAll(interrupted).then(then);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const stop of this.#stopTimers) stop();
    await this.#takingUp;
    await this.#deps.store.setAlive(this.#deps.clock.now()).catch(() => {});
  }

  async #openAll(ids: readonly string[]): Promise<void> {
    const { clock, journal } = this.#deps;
    for (const [i, id] of ids.entries()) {
      if (this.#stopped) return;
      if (i > 0 && i % AT_A_TIME === 0)
        await new Promise<void>((resolve) => clock.after(WAKING / 4, resolve));
      await this.#open(id).catch((error: unknown) => {
        if (!(error instanceof Damaged)) journal.trouble(`table ${id} could not be read`, error);
      });
    }
  }

  async #openDue(): Promise<void> {
    const { store, clock } = this.#deps;
    const due = await store.due(clock.now(), AT_A_TIME).catch(() => []);
    for (const id of due) await this.#open(id).catch(() => undefined);
  }
}
