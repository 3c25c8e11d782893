/** Opens tables that no client looks at when they owe something: a clock runs out, or a bot's move is due. */
import { every } from '../../match/timer.ts';
import { Damaged } from '../store/store.ts';
import type { TableServiceDeps } from '../table-service.ts';
import type { Admission } from './admission.ts';
import { LEASE_LIFE, type TableLeases } from './leases.ts';

/** How often forgotten tables are looked for whose time has come. */
const WAKING = 1000;
/** So many of them are opened at a time. */
const AT_A_TIME = 20;
/** How often the store is told that a server runs: an outage is known this exactly. */
const ALIVE = 5000;

/** How often tables are looked for whose node has ended without a word. */
const TAKING_OVER = LEASE_LIFE;

export interface WakesDeps {
  open(id: string): Promise<unknown>;
  readonly admission: Pick<Admission, 'rest'>;
  readonly leases: Pick<TableLeases, 'take'>;
}

export class Wakes {
  readonly #deps: Pick<TableServiceDeps, 'store' | 'clock' | 'journal'>;
  readonly #at: WakesDeps;
  readonly #stopTimers: readonly (() => void)[];
  /** Tables of which the store knows that they are in memory here. */
  readonly #awake = new Set<string>();
  #stopped = false;
  #takingUp: Promise<void> = Promise.resolve();
  #isTakingOver = false;

  constructor(deps: TableServiceDeps, at: WakesDeps) {
    this.#deps = deps;
    this.#at = at;
    const { clock, store, node } = deps;
    this.#stopTimers = [
      every(clock, WAKING, () => void this.#openDue()),
      every(clock, ALIVE, () => void store.setAlive(clock.now()).catch(() => {})),
      // What a node alone had in memory it takes up when it starts.
      ...(node === undefined ? [] : [every(clock, TAKING_OVER, () => void this.#takeOver())]),
    ];
  }

  /** A table has to be opened at this time; 0 while it is in memory, undefined where it owes nothing. */
  set(id: string, at: number | undefined): void {
    const { store, journal } = this.#deps;
    this.#at.admission.rest(id, at !== 0);
    if (at === 0) this.#awake.add(id);
    else this.#awake.delete(id);
    void store.setWake(id, at).catch((error: unknown) => {
      this.#awake.delete(id);
      journal.trouble('when to wake a table could not be stored', error);
    });
  }

  /** The table is in memory, as it may have been before: only its first time in memory is stored. */
  keepAwake(id: string): void {
    if (!this.#awake.has(id)) this.set(id, 0);
  }

  /** What nodes had in memory when they ended is opened a few at a time: bots go on, and clocks are looked at. */
  async takeUp(then: () => Promise<void>): Promise<void> {
    const { store, clock } = this.#deps;
    const interrupted = await store.interrupted(clock.now());
    this.#takingUp = this.#openAll(interrupted).then(then);
  }

  /** Another node has ended: its tables are opened here, or at whichever node is first. */
  async #takeOver(): Promise<void> {
    if (this.#isTakingOver) return;
    this.#isTakingOver = true;
    const { store, clock } = this.#deps;
    await this.#takingUp;
    await this.#openAll(await store.interrupted(clock.now()).catch(() => []));
    this.#isTakingOver = false;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const stop of this.#stopTimers) stop();
    await this.#takingUp;
    await this.#deps.store.setAlive(this.#deps.clock.now()).catch(() => {});
  }

  async #openAll(ids: readonly string[]): Promise<void> {
    const { clock, journal } = this.#deps;
    for (let i = 0; i < ids.length && !this.#stopped; i += AT_A_TIME) {
      if (i > 0) await new Promise<void>((resolve) => clock.after(WAKING / 4, resolve));
      for (const id of await this.#at.leases.take(ids.slice(i, i + AT_A_TIME)))
        await this.#at.open(id).catch((error: unknown) => {
          if (!(error instanceof Damaged)) journal.trouble(`table ${id} could not be read`, error);
        });
    }
  }

  async #openDue(): Promise<void> {
    const { store, clock } = this.#deps;
    const due = await store.due(clock.now(), AT_A_TIME).catch(() => []);
    for (const id of await this.#at.leases.take(due)) await this.#at.open(id).catch(() => undefined);
  }
}
