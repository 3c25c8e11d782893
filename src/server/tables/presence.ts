/**
 * Who is at which table, at all nodes. Each node says who comes to it and goes, and again everything every few seconds: what was missed is put right. Of a node that
 * ends, or whose lease does, all have left after a moment; of one that is heard no more, after a while.
 */
import { SPECTATOR } from '../../contract/index.ts';
import { every } from '../../match/timer.ts';
import { MOST_TEXT } from '../bus.ts';
import type { Gossip, Said } from '../gossip.ts';
import type { TableServiceDeps } from '../table-service.ts';
import type { Audience, Elsewhere } from './audience.ts';
import type { TableLeases } from './leases.ts';
import { Neighbours } from './neighbours.ts';

/** How often a node says everything, and how long is believed what it said. */
export const SAID_EVERY = 5000;
export const BELIEVED = 13_000;
/** The clients of a node that ends need so long to come back at another. */
export const MOVING = 3000;
/** How often is looked what is believed no more. */
export const FORGOTTEN_EVERY = 1000;

type As = 0 | 1 | 2;
const [WATCHES, ONLOOKS, PLAYS] = [0, 1, 2] as const satisfies readonly As[];
type Came = NonNullable<Said<'here'>['came']>[number];

interface Sighting {
  name: string;
  as: As;
  here: boolean;
  /** The number of the message that said so, and until when it is believed. */
  n: number;
  until: number;
}

/** Hears that a person came to a table at another node, or left it; `flipped`: now there is a player of it at other nodes, or is none any more. */
export type PresenceChanged = (table: string, who: string, flipped: boolean) => void;

export interface PresenceDeps {
  readonly gossip: Gossip;
  readonly leases: TableLeases;
  readonly changed: PresenceChanged;
  /** A node may have ended between storing something and saying so. */
  missed(): void;
}

const alone: Elsewhere = { has: () => false, watching: () => [] };

export class Presence {
  readonly #deps: Pick<TableServiceDeps, 'clock' | 'node'>;
  readonly #gossip: Gossip;
  readonly #changed: PresenceChanged;
  /** What this node has said of its own tables. */
  readonly #own = new Map<string, ReadonlyMap<string, readonly [name: string, as: As]>>();
  /** By table, person and node. */
  readonly #others = new Map<string, Map<string, Map<string, Sighting>>>();
  readonly #neighbours: Neighbours | undefined;
  readonly #stopTimers: readonly (() => void)[];
  #n = 0;

  constructor(
    deps: Pick<TableServiceDeps, 'clock' | 'node'>,
    { gossip, leases, changed, missed }: PresenceDeps,
  ) {
    this.#deps = deps;
    this.#gossip = gossip;
    this.#changed = changed;
    const { clock, node } = deps;
    this.#neighbours =
      node === undefined
        ? undefined
        : new Neighbours({
            clock,
            leases,
            node,
            lapsed: missed,
            gone: (one) => this.#end(one),
            back: () => this.sayAll(),
          });
    this.#stopTimers =
      node === undefined
        ? []
        : [
            every(clock, SAID_EVERY, () => this.sayAll()),
            every(clock, FORGOTTEN_EVERY, () => this.#forget()),
          ];
    gossip.hear('here', (said) => this.#hear(said));
    gossip.hear('who', () => this.sayAll());
    gossip.hear('bye', ({ node }) => this.#end(node));
  }

  /** Asks the others who is where: at the start, and where something may have been missed. */
  ask(): void {
    if (!this.#gossip.isAlone) this.#gossip.say('who', { node: this.#deps.node! });
  }

  /** Who is at a table elsewhere. */
  at(table: string): Elsewhere {
    if (this.#gossip.isAlone) return alone;
    return {
      has: (who) => this.#sightings(table, who).some(({ here }) => here),
      watching: () => this.#watching(table),
    };
  }

  /** Is one of its players at a table, at another node? But for one of them. */
  hasPlayer(table: string, but?: string): boolean {
    for (const who of this.#others.get(table)?.keys() ?? [])
      if (who !== but && this.#sightings(table, who).some(({ here, as }) => here && as === PLAYS))
        return true;
    return false;
  }

  /** A client came to a table of this node or left it, or has another seat. */
  note(table: string, audience: Audience): void {
    if (this.#gossip.isAlone) return;
    const before = this.#own.get(table);
    const now = peopleOf(audience);
    if (now.size > 0) this.#own.set(table, now);
    else this.#own.delete(table);
    const came = [...now].filter(([who, [name, as]]) => {
      const was = before?.get(who);
      return was?.[0] !== name || was[1] !== as;
    });
    const left = [...(before?.keys() ?? [])].filter((who) => !now.has(who));
    if (came.length > 0) this.#say([[table, came.map(([who, [name, as]]) => [who, name, as])]]);
    if (left.length > 0) this.#gossip.say('here', { ...this.#next(), left: [[table, left]] });
  }

  /** Clients that were there come to another node, or have left. */
  stop(): void {
    for (const stop of this.#stopTimers) stop();
    this.#neighbours?.stop();
    if (!this.#gossip.isAlone) this.#gossip.say('bye', { node: this.#deps.node! });
  }

  sayAll(): void {
    this.#say(
      [...this.#own].map(
        ([table, people]): Came => [table, [...people].map(([who, [name, as]]) => [who, name, as])],
      ),
    );
  }

  /** In as many messages as it needs. Also where there is nothing to say: that a message was missed is seen when the next one comes. */
  #say(all: readonly Came[]): void {
    let came: Came[] = [];
    let bytes = 0;
    for (const [table, people] of all)
      for (const person of people) {
        const more = bytesOf(person) + bytesOf(table) + 10;
        if (bytes + more > ROOM) {
          this.#gossip.say('here', { ...this.#next(), came });
          came = [];
          bytes = 0;
        }
        bytes += more;
        if (came.at(-1)?.[0] === table) came.at(-1)![1].push(person);
        else came.push([table, [person]]);
      }
    this.#gossip.say('here', { ...this.#next(), came });
  }

  #next(): Pick<Said<'here'>, 'node' | 'n' | 'leased'> {
    return { node: this.#deps.node!, n: this.#n++, ...(this.#neighbours?.isKnown ? { leased: true } : {}) };
  }

  #hear({ node, n, leased, came = [], left = [] }: Said<'here'>): void {
    if (node === this.#deps.node) return;
    if (leased) this.#neighbours?.heard(node);
    const until = this.#deps.clock.now() + BELIEVED;
    for (const [table, people] of came)
      for (const [who, name, as] of people) this.#see(table, who, node, { name, as, here: true, n, until });
    for (const [table, people] of left)
      for (const who of people) this.#see(table, who, node, { name: '', as: WATCHES, here: false, n, until });
  }

  /** That a person has left is remembered for a while: an older message may come later. */
  #see(table: string, who: string, node: string, sighting: Sighting): void {
    const people = this.#others.get(table) ?? new Map<string, Map<string, Sighting>>();
    this.#others.set(table, people);
    const nodes = people.get(who) ?? new Map<string, Sighting>();
    people.set(who, nodes);
    const before = nodes.get(node);
    if (before && before.n > sighting.n) return;
    this.#watch(table, who, () => nodes.set(node, sighting));
  }

  /** Does something, and says so where it changes who is here. */
  #watch(table: string, who: string, then: () => void): void {
    const stand = () => {
      const sightings = this.#sightings(table, who).filter(({ here }) => here);
      return [
        sightings.length > 0,
        Math.max(-1, ...sightings.map(({ as }) => as)),
        sightings.at(-1)?.name,
      ] as const;
    };
    const before = stand();
    then();
    const after = stand();
    if (after.every((one, i) => one === before[i])) return;
    const isOther = (before[1] === PLAYS) !== (after[1] === PLAYS);
    this.#changed(table, who, isOther && !this.hasPlayer(table, who));
  }

  #sightings(table: string, who: string): Sighting[] {
    return [...(this.#others.get(table)?.get(who)?.values() ?? [])];
  }

  *#watching(table: string): Generator<readonly [who: string, name: string]> {
    for (const who of this.#others.get(table)?.keys() ?? []) {
      const here = this.#sightings(table, who).filter((one) => one.here && one.as !== ONLOOKS);
      if (here.length > 0 && here.every(({ as }) => as === WATCHES)) yield [who, here[0]!.name];
    }
  }

  #end(node: string): void {
    const until = this.#deps.clock.now() + MOVING;
    for (const people of this.#others.values())
      for (const nodes of people.values()) {
        const sighting = nodes.get(node);
        if (sighting) sighting.until = Math.min(sighting.until, until);
      }
  }

  #forget(): void {
    const now = this.#deps.clock.now();
    for (const [table, people] of this.#others) {
      for (const [who, nodes] of people) {
        for (const [node, { until }] of nodes)
          if (until <= now) this.#watch(table, who, () => nodes.delete(node));
        if (nodes.size === 0) people.delete(who);
      }
      if (people.size === 0) this.#others.delete(table);
    }
  }
}

/** What a message has room for, beside its own frame. */
const ROOM = MOST_TEXT - 400;
/** As JSON in JSON. */
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)));

function peopleOf(audience: Audience): ReadonlyMap<string, readonly [name: string, as: As]> {
  const people = new Map<string, readonly [string, As]>();
  for (const [caller, viewer] of audience.callers) {
    const as = viewer !== SPECTATOR ? PLAYS : audience.isOnlooker(caller) ? ONLOOKS : WATCHES;
    const before = people.get(caller.who)?.[1];
    // With several pages a person is what the most telling of them says.
    if (before === undefined || before === ONLOOKS || as === PLAYS) people.set(caller.who, [caller.name, as]);
  }
  return people;
}
