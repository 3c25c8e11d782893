/**
 * Who may have which secret colours: every way they can lie, as likely as the sky speaks for it. A seat brings along the balloons of its own
 * colours, so what has come far tells of them.
 */
import type { Rng, Seat } from '../../contract/index.ts';
import { countBits } from '../../toolkit/bits.ts';

/** What tells of a colour: numbers that a viewer can count, and how much each of them speaks for it, as logarithms of odds. */
export interface Signs<S> {
  readonly weights: readonly number[];
  /** Counts what speaks for or against a seat having a colour. */
  count(view: S, viewer: Seat, seat: Seat, color: number, out: Float64Array): void;
}

/** Players are not the bots that the weights were fitted on. */
const TRUST = 0.8;
/** Random numbers tell likelihoods apart to this part of the whole. */
const GRAIN = 1 << 20;

/** How much speaks for a seat having a colour. */
export function likelihood<S>(signs: Signs<S>, view: S, viewer: Seat, seat: Seat, color: number): number {
  const counts = new Float64Array(signs.weights.length);
  signs.count(view, viewer, seat, color, counts);
  return TRUST * signs.weights.reduce((sum, weight, i) => sum + weight * counts[i]!, 0);
}

/**
 * All ways to give the seats whose set is empty so many of the colours that are left; answers a draw of one of them, as each seat's set.
 * `likes` says how much, as a logarithm, speaks for a seat having a colour.
 */
export function drawWorlds(
  known: readonly number[],
  each: number,
  colors: number,
  likes: (seat: Seat, color: number) => number,
): (rng: Rng) => readonly number[] {
  const worlds: (readonly number[])[] = [];
  const logs: number[] = [];
  const sets = Array.from({ length: 1 << colors }, (_, set) => set).filter((set) => countBits(set) === each);
  const world = known.slice();
  const give = (seat: Seat, left: number, log: number): void => {
    if (seat === known.length) {
      worlds.push(world.slice());
      logs.push(log);
      return;
    }
    if (known[seat] !== 0) {
      give(seat + 1, left, log);
      return;
    }
    for (const set of sets) {
      if ((set & ~left) !== 0) continue;
      world[seat] = set;
      give(seat + 1, left & ~set, log + sumOver(set, (color) => likes(seat, color)));
    }
  };
  give(0, ((1 << colors) - 1) & ~known.reduce((all, set) => all | set, 0), 0);
  return chooser(worlds, logs);
}

function sumOver(set: number, worth: (color: number) => number): number {
  let sum = 0;
  for (let left = set; left !== 0; left &= left - 1) sum += worth(31 - Math.clz32(left & -left));
  return sum;
}

function chooser<T>(list: readonly T[], logs: readonly number[]): (rng: Rng) => T {
  const top = Math.max(...logs);
  const upTo: number[] = [];
  let sum = 0;
  for (const log of logs) {
    sum += Math.exp(log - top);
    upTo.push(sum);
  }
  return (rng) => {
    const at = (rng.below(GRAIN) / GRAIN) * sum;
    let i = 0;
    while (upTo[i]! <= at) i++;
    return list[i]!;
  };
}
