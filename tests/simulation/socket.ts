/** A socket between a client and a node: what is said arrives in its order, until it is closed. */
import { PROTOCOL } from '../../src/online/protocol.ts';
import type { Request } from '../../src/server/table-service.ts';
import type { Line, SimNode } from './node.ts';
import { newProcess, type Process, type VirtualTime } from './virtual-time.ts';

export type Asking = Request & { readonly re: number };

/** The client that has opened it. */
export interface SocketOwner {
  readonly who: string;
  readonly name: string;
  readonly address: string;
  hear(socket: SimSocket, text: string): void;
  closed(socket: SimSocket): void;
}

export interface Way {
  readonly time: VirtualTime;
  /** Milliseconds until what is said arrives. */
  latency(): number;
  /** Milliseconds until a node hears that a client is gone. */
  parting(): number;
  /** Milliseconds until a client hears that its node is gone; undefined where it hears nothing. */
  ending(): number | undefined;
}

export class SimSocket implements Line {
  readonly speaks = PROTOCOL;
  readonly node: SimNode;
  /** Ends when this socket is closed for its client. */
  readonly of: Process = newProcess();
  readonly #owner: SocketOwner;
  readonly #way: Way;
  readonly #waiting: Asking[] = [];
  #busy = false;
  #last = { up: 0, down: 0 };

  constructor(node: SimNode, owner: SocketOwner, way: Way) {
    this.node = node;
    this.#owner = owner;
    this.#way = way;
    node.lines.add(this);
  }

  get who(): string {
    return this.#owner.who;
  }
  get name(): string {
    return this.#owner.name;
  }
  get address(): string {
    return this.#owner.address;
  }

  /** From the node to the client. */
  send(text: string): void {
    if (!this.of.ended) this.#carry('down', () => this.#owner.hear(this, text), this.of);
  }

  /** From the client to the node. */
  say(asking: Asking): void {
    this.#carry('up', () => this.#take(asking), this.node.process);
  }

  /** The client is gone; its node hears of it later. */
  drop(): void {
    if (this.of.ended) return;
    this.of.ended = true;
    const { time, parting } = this.#way;
    time.after(parting(), () => this.node.left(this), this.node.process);
  }

  cut(): void {
    const ms = this.#way.ending();
    if (ms === undefined) return;
    this.#carry(
      'down',
      () => {
        this.of.ended = true;
        this.#owner.closed(this);
      },
      this.of,
      ms,
    );
  }

  #carry(way: 'up' | 'down', then: () => void, of: Process, ms = this.#way.latency()): void {
    const { time } = this.#way;
    const at = Math.max(this.#last[way], time.now + ms);
    this.#last[way] = at;
    time.after(at - time.now, then, of);
  }

  /** What it asked for is done one after the other, in the order in which it was said. */
  #take(asking: Asking): void {
    if (!this.node.lines.has(this)) return;
    if (this.#busy) {
      this.#waiting.push(asking);
      return;
    }
    this.#busy = true;
    void this.node.ask(this, asking).then(() => {
      this.#busy = false;
      const next = this.#waiting.shift();
      if (next) this.#take(next);
    });
  }
}
