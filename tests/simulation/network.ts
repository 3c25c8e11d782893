/** The bus of a simulation: the real frames, inboxes and outboxes of nodes, and a network between them that loses, doubles and delays. */
import { WireBus } from '../../src/server/bus/wire.ts';
import type { Process, VirtualTime } from './virtual-time.ts';

/** What PostgreSQL takes as the text of a notification. */
const MOST_BYTES = 7900;

/** After how many milliseconds each copy of a frame arrives; none where it is lost. */
export type FrameFate = (from: SimBus, to: SimBus) => readonly number[];

export class Network {
  readonly time: VirtualTime;
  readonly #fate: FrameFate;
  readonly #buses = new Set<SimBus>();

  constructor(time: VirtualTime, fate: FrameFate) {
    this.time = time;
    this.#fate = fate;
  }

  join(bus: SimBus): void {
    this.#buses.add(bus);
  }

  leave(bus: SimBus): void {
    this.#buses.delete(bus);
  }

  carry(from: SimBus, frames: readonly string[]): void {
    for (const to of this.#buses) {
      if (to === from) continue;
      for (const frame of frames)
        for (const ms of this.#fate(from, to)) this.time.after(ms, () => to.hear(frame), to.of);
    }
  }
}

/** One node's handle. */
export class SimBus extends WireBus {
  readonly node: string;
  readonly of: Process;
  readonly #network: Network;

  constructor(network: Network, node: string, of: Process) {
    super(
      MOST_BYTES,
      (flush) => network.time.after(0, flush, of),
      () => network.time.now,
    );
    this.#network = network;
    this.node = node;
    this.of = of;
    network.join(this);
  }

  hear(frame: string): void {
    if (!this.isClosed) this.inbox.hear(frame);
  }

  /** Its connection broke, and is there again. */
  reconnected(): void {
    this.hearers.lost();
  }

  protected send(frames: readonly string[]): void {
    this.#network.carry(this, frames);
  }

  protected async end(): Promise<void> {
    this.#network.leave(this);
  }
}
