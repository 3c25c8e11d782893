/** A bus in memory that sends frames, for the laws' own tests: its connections can be cut, and strangers can speak on it. */
import { WireBus } from '../wire.ts';
import type { BusWorld } from './laws.ts';

/** What all nodes of a world are connected to. */
export class Wire {
  readonly nodes = new Set<MemoryBus>();

  say(frame: string): void {
    for (const node of this.nodes) node.hear(frame);
  }
}

export class MemoryBus extends WireBus {
  protected readonly wire: Wire;

  constructor(wire: Wire) {
    super(8000);
    this.wire = wire;
    wire.nodes.add(this);
  }

  hear(frame: string): void {
    this.inbox.hear(frame);
  }

  /** The connection was lost, and is there again. */
  reconnect(): void {
    this.hearers.lost();
  }

  protected send(frames: readonly string[]): void {
    for (const frame of frames) this.wire.say(frame);
  }

  protected async end(): Promise<void> {
    this.wire.nodes.delete(this);
  }
}

export function memoryWorld(Node: new (wire: Wire) => MemoryBus = MemoryBus): BusWorld {
  const wire = new Wire();
  return {
    patience: 500,
    open: async () => new Node(wire),
    cut: async () => {
      for (const node of wire.nodes) node.reconnect();
    },
    inject: async (text) => wire.say(text),
  };
}
