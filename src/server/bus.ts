/** How nodes tell each other what they have stored. One process needs no more than this; several would put a broker here. */
export interface Bus {
  publish(topic: string, message: BusMessage): void;
  /** Answers how to stop listening. */
  subscribe(topic: string, hear: (message: BusMessage) => void): () => void;
}

export interface BusMessage {
  /** The node that speaks: it need not listen to itself. */
  readonly from: string;
  /** The table that has changed. */
  readonly table: string;
  /** Has its record changed, and not only its log? Then lobbies want to know. */
  readonly record: boolean;
}

export class LocalBus implements Bus {
  readonly #topics = new Map<string, Set<(message: BusMessage) => void>>();

  publish(topic: string, message: BusMessage): void {
    for (const hear of this.#topics.get(topic) ?? []) hear(message);
  }

  subscribe(topic: string, hear: (message: BusMessage) => void): () => void {
    const hearers = this.#topics.get(topic) ?? new Set();
    this.#topics.set(topic, hearers.add(hear));
    return () => {
      hearers.delete(hear);
      if (hearers.size === 0) this.#topics.delete(topic);
    };
  }
}
