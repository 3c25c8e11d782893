/**
 * Small things that nodes tell each other besides changes of tables: who is here, lines of chat, nudges, offers to play, new names, and what was
 * taken of limits that count over all nodes (`counting`). What is heard fits its schema, or is passed over. A node alone says nothing.
 */
import Type, { type Static, type TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import type { SharedCount } from './limits.ts';
import type { TableServiceDeps } from './table-service.ts';

const id = Type.String({ minLength: 1, maxLength: 200 });
const line = Type.Object({
  n: Type.Integer({ minimum: 0 }),
  who: Type.String(),
  name: Type.String(),
  seat: Type.Integer({ minimum: -1 }),
  text: Type.String(),
  at: Type.Number(),
});
/** A person at a table, and as what: a spectator, a screen for all, a player. */
const person = Type.Tuple([
  id,
  Type.String(),
  Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]),
]);

const topics = {
  /** Who is at tables of a node; the number says which of two messages is the newer one. */
  here: Type.Object({
    node: id,
    n: Type.Integer({ minimum: 0 }),
    /** The node has the lease of its own name. */
    leased: Type.Optional(Type.Boolean()),
    came: Type.Optional(Type.Array(Type.Tuple([id, Type.Array(person)]))),
    left: Type.Optional(Type.Array(Type.Tuple([id, Type.Array(id)]))),
  }),
  /** A node wants to hear who is where. */
  who: Type.Object({ node: id }),
  /** A node ends. */
  bye: Type.Object({ node: id }),
  /** A line of chat, which is stored. */
  chat: Type.Object({ table: id, line }),
  /** The host of a table has asked players to move: which turn each. */
  nudged: Type.Object({
    table: id,
    at: Type.Number(),
    turns: Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })])),
  }),
  /** A spectator offers to play, or does so no longer. */
  hand: Type.Object({ table: id, who: id, name: Type.String(), up: Type.Boolean() }),
  /** A person has another name, or tokens from before this epoch are good no more, or the person is just being forgotten, or that is over. */
  person: Type.Object({
    who: id,
    name: Type.Optional(Type.String()),
    epoch: Type.Optional(Type.Integer({ minimum: 0 })),
    leaving: Type.Optional(Type.Boolean()),
  }),
  /** A seat is kept for a program at this table. */
  asked: Type.Object({ who: id, table: id }),
  /** A program has opened a stream at a node: any that is older, at another, is ended. */
  stream: Type.Object({ who: id, at: Type.Number(), id }),
  /** Of a limit that counts over all nodes so much was taken, or given back. */
  taken: Type.Object({
    of: Type.String({ maxLength: 40 }),
    key: Type.String({ maxLength: 400 }),
    cost: Type.Number({ minimum: -1000, maximum: 1000 }),
  }),
} as const satisfies Record<string, TSchema>;

export type Topic = keyof typeof topics;

const checks = new Map<Topic, Validator>();

/** Made once for all who hear of a topic, and only where there are other nodes. */
function checkOf(topic: Topic): Validator {
  const check = checks.get(topic) ?? Compile(topics[topic]);
  checks.set(topic, check);
  return check;
}
export type Said<T extends Topic> = Static<(typeof topics)[T]>;

export class Gossip {
  readonly #deps: Pick<TableServiceDeps, 'bus' | 'node'>;
  readonly #hearers = new Map<string, ((value: unknown) => void)[]>();
  readonly #unsubscribe: () => void;

  constructor(deps: Pick<TableServiceDeps, 'bus' | 'node'>) {
    this.#deps = deps;
    this.#unsubscribe = deps.bus.listen({
      message: (topic, text) => {
        const value = parsed(text);
        for (const hear of this.#hearers.get(topic) ?? []) hear(value);
      },
    });
  }

  /** Does this node serve alone, so that no other would hear it? */
  get isAlone(): boolean {
    return this.#deps.node === undefined;
  }

  say<T extends Topic>(topic: T, said: Said<T>): void {
    if (!this.isAlone) this.#deps.bus.publish(topic, JSON.stringify(said));
  }

  hear<T extends Topic>(topic: T, then: (said: Said<T>) => void): void {
    if (this.isAlone) return;
    const check = checkOf(topic);
    const hear = (value: unknown) => {
      if (check.Check(value)) then(value as Said<T>);
    };
    this.#hearers.set(topic, [...(this.#hearers.get(topic) ?? []), hear]);
  }

  /** What buckets of this name share between nodes; nothing where this node is alone. */
  counting(of: string): SharedCount | undefined {
    if (this.isAlone) return undefined;
    return {
      taken: (key, cost) => this.say('taken', { of, key: key.slice(0, 400), cost }),
      hear: (then) =>
        this.hear('taken', (said) => {
          if (said.of === of) then(said.key, said.cost);
        }),
    };
  }

  stop(): void {
    this.#unsubscribe();
    this.#hearers.clear();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
