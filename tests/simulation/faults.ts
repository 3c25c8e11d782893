/** What goes wrong in a simulation, and when: drawn from its seed. */
import type { Rng } from '../../src/contract/index.ts';
import type { Fate } from './database.ts';
import type { SimBus } from './network.ts';
import type { Shape } from './shape.ts';

/** How likely things go wrong now, in thousandths. */
interface Weather {
  /** Frames of the bus. */
  lost: number;
  doubled: number;
  late: number;
  /** Writes that do not get to the database, or whose answers do not get back; and questions. */
  refused: number;
  unanswered: number;
  unread: number;
  slow: number;
  /** Bots that fail. */
  thoughtless: number;
}

const calm: Weather = {
  lost: 0,
  doubled: 0,
  late: 0,
  refused: 0,
  unanswered: 0,
  unread: 0,
  slow: 0,
  thoughtless: 0,
};

/** What faults act on. */
export interface Cluster {
  readonly names: readonly string[];
  kill(name: string): void;
  stop(name: string): void;
  stall(name: string, ms: number): void;
  /** Its connection to the bus is there again. */
  reconnect(name: string): void;
  dropClients(share: number): void;
}

export class Faults {
  readonly weather: Weather = { ...calm };
  /** Nodes that hear nothing by the bus, that are not heard, and that do not reach the database. */
  readonly deaf = new Set<string>();
  readonly mute = new Set<string>();
  readonly cutOff = new Set<string>();
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  #happens(thousandths: number): boolean {
    return thousandths > 0 && this.#rng.below(1000) < thousandths;
  }

  /** When each copy of a frame arrives. */
  frame(from: SimBus, to: SimBus): readonly number[] {
    if (this.mute.has(from.node) || this.deaf.has(to.node) || this.#happens(this.weather.lost)) return [];
    const ms = () => 1 + this.#rng.below(this.#happens(this.weather.late) ? 4000 : 8);
    return this.#happens(this.weather.doubled) ? [ms(), ms()] : [ms()];
  }

  store(node: string, what: 'ask' | 'write'): Fate {
    const { refused, unanswered, unread, slow } = this.weather;
    const rng = this.#rng;
    const pause = this.#happens(slow) ? 200 + rng.below(3000) : what === 'write' ? 1 + rng.below(5) : 0;
    const there = rng.below(2) + pause;
    const back = rng.below(2) + (pause > 100 ? rng.below(500) : 0);
    if (this.cutOff.has(node)) return { there: 20 + rng.below(2000), back: 0, fails: 'before' };
    if (what === 'ask') return { there, back, fails: this.#happens(unread) ? 'before' : undefined };
    const fails = this.#happens(refused) ? 'before' : this.#happens(unanswered) ? 'after' : undefined;
    return { there, back, fails };
  }

  /** How long a bot thinks. */
  thought(): number | undefined {
    return this.#happens(this.weather.thoughtless) ? undefined : 5 + this.#rng.below(100);
  }

  calmDown(): void {
    Object.assign(this.weather, calm);
    for (const set of [this.deaf, this.mute, this.cutOff]) set.clear();
  }
}

export interface Fault {
  readonly what: string;
  /** After how many steps it begins, and how many milliseconds it lasts. */
  readonly step: number;
  readonly ms: number;
  begin(cluster: Cluster, faults: Faults): void;
  end(cluster: Cluster, faults: Faults): void;
}

type Kind = (
  rng: Rng,
  node: string,
  ms: number,
) => Pick<Fault, 'what' | 'begin'> & Partial<Pick<Fault, 'end'>>;

/** A share of something goes wrong for a while. */
const storm =
  (what: string, changes: (rng: Rng) => Partial<Weather>): Kind =>
  (rng) => {
    const now = changes(rng);
    return {
      what: `${what} (${Object.values(now).join(', ')} of 1000)`,
      begin: (_cluster, { weather }) => void Object.assign(weather, now),
      end: (_cluster, { weather }) => {
        for (const key of Object.keys(now)) weather[key as keyof Weather] = 0;
      },
    };
  };

const kinds: readonly Kind[] = [
  (_rng, node) => ({ what: `${node} is killed`, begin: (cluster) => cluster.kill(node) }),
  (_rng, node) => ({ what: `${node} is killed`, begin: (cluster) => cluster.kill(node) }),
  (_rng, node) => ({ what: `${node} is told to stop`, begin: (cluster) => cluster.stop(node) }),
  (_rng, node, ms) => ({ what: `${node} stands still`, begin: (cluster) => cluster.stall(node, ms) }),
  (_rng, node) => ({
    what: `${node} hears nothing by the bus`,
    begin: (_cluster, { deaf }) => void deaf.add(node),
    end: (cluster, { deaf }) => {
      if (deaf.delete(node)) cluster.reconnect(node);
    },
  }),
  (_rng, node) => ({
    what: `${node} is cut off from the bus`,
    begin(_cluster, { deaf, mute }) {
      deaf.add(node);
      mute.add(node);
    },
    end(cluster, { deaf, mute }) {
      mute.delete(node);
      if (deaf.delete(node)) cluster.reconnect(node);
    },
  }),
  (_rng, node) => ({
    what: `${node} does not reach the database`,
    begin: (_cluster, { cutOff }) => void cutOff.add(node),
    end: (_cluster, { cutOff }) => void cutOff.delete(node),
  }),
  (_rng, _node) => ({
    what: 'the database does not answer',
    begin(cluster, { cutOff }) {
      for (const name of cluster.names) cutOff.add(name);
    },
    end: (_cluster, { cutOff }) => cutOff.clear(),
  }),
  storm('frames of the bus are lost', (rng) => ({ lost: 100 + rng.below(500) })),
  storm('frames of the bus are doubled', (rng) => ({ doubled: 200 + rng.below(800) })),
  storm('frames of the bus are late', (rng) => ({ late: 100 + rng.below(500) })),
  storm('writes fail', (rng) => ({ refused: 50 + rng.below(300) })),
  storm('answers to commits are lost', (rng) => ({ unanswered: 50 + rng.below(300) })),
  storm('questions to the database fail', (rng) => ({ unread: 50 + rng.below(200) })),
  storm('the database is slow', (rng) => ({ slow: 100 + rng.below(700) })),
  storm('bots fail', (rng) => ({ thoughtless: 100 + rng.below(500) })),
  (rng) => {
    const share = 300 + rng.below(700);
    return { what: `clients are cut off (${share} of 1000)`, begin: (cluster) => cluster.dropClients(share) };
  },
];

/** The faults of a simulation, by the step at which each begins. */
export function planFaults(rng: Rng, names: readonly string[], { steps, faultMs }: Shape): Fault[] {
  const faults = Array.from({ length: 2 + rng.below(5) }, (): Fault => {
    const ms = 300 + rng.below(faultMs);
    const node = names[rng.below(names.length)]!;
    const kind = kinds[rng.below(kinds.length)]!(rng, node, ms);
    // Late enough that tables are under way, early enough that something follows.
    return {
      end: () => {},
      ...kind,
      ms,
      step: Math.floor(steps * 0.05) + rng.below(Math.floor(steps * 0.85)),
    };
  });
  return faults.sort((a, b) => a.step - b.step);
}
