/** Pairs of cities that pay when your routes connect them: near, medium and far in turn. */
import type { Rng } from '../../../contract/index.ts';
import { FastRng, shuffle } from '../../../toolkit/rng.ts';
import type { AeronautMap, Route, Secret, Trajectory } from '../map/map.ts';
import { between } from './draft.ts';
import { distancesFrom, neighboursOf } from './graph.ts';
import { planFor, type SizePlan } from './plans.ts';

interface Pair {
  readonly a: number;
  readonly b: number;
  /** Spaces on the shortest path. */
  readonly spaces: number;
}

/** Half the players, rounded up; alone there are two sides. */
const trajectorySlots = (players: number): number => Math.ceil(Math.max(2, players) / 2);

/** Small rewards may be something else than points. */
export const MOST_BALLOONS = 5;
export const MOST_OTHERS = 6;

export function makeTrajectories(
  cities: number,
  routes: readonly Route[],
  plan: SizePlan,
  players: number,
  rng: Rng,
): Trajectory[] {
  const count = between(rng, plan.trajectories[0], plan.trajectories[1]);
  const slots = trajectorySlots(players);
  return choosePairs(pairsOf(cities, routes), count, rng)
    .sort((p, q) => p.spaces - q.spaces || p.a - q.a || p.b - q.b)
    .map(({ a, b, spaces }, i) => {
      const n = worthOf(spaces, plan, rng);
      return { id: `t${i + 1}`, a, b, reward: rewardFor(n, rng), n, slots };
    });
}

/** Five quarters of the spaces, by size, at so many hundredths; at least 3. */
const worthAt = (spaces: number, plan: SizePlan, hundredths: number): number =>
  Math.max(3, Math.round((spaces * 125 * plan.reward * hundredths) / 10_000_000));

const worthOf = (spaces: number, plan: SizePlan, rng: Rng): number =>
  worthAt(spaces, plan, between(rng, 90, 110));

/** What so many spaces may be worth: within a tenth. */
export const worthBetween = (spaces: number, plan: SizePlan): readonly [number, number] => [
  worthAt(spaces, plan, 90),
  worthAt(spaces, plan, 110),
];

function rewardFor(n: number, rng: Rng): Trajectory['reward'] {
  const able: Trajectory['reward'][] = ['points', 'points'];
  if (n <= MOST_BALLOONS) able.push('balloons');
  if (n <= MOST_OTHERS) able.push('cells', 'swaps');
  return able[rng.below(able.length)]!;
}

/** All pairs, nearest first; those that a single route joins only where there are no others. */
function pairsOf(cities: number, routes: readonly Route[]): Pair[] {
  const edges = routes.map(({ a, b }) => ({ a: a - 1, b: b - 1 }));
  const near = neighboursOf(cities, edges);
  const pairs: Pair[] = [];
  const joined: Pair[] = [];
  for (let a = 0; a < cities; a++) {
    const spaces = distancesFrom(a, near, (edge) => routes[edge]!.length);
    for (let b = a + 1; b < cities; b++) {
      const list = near[a]!.some(({ to }) => to === b) ? joined : pairs;
      list.push({ a: a + 1, b: b + 1, spaces: spaces[b]! });
    }
  }
  return (pairs.length > 0 ? pairs : joined).sort((p, q) => p.spaces - q.spaces || p.a - q.a || p.b - q.b);
}

/** One from each third in turn, each time with the cities that were used least. */
function choosePairs(pairs: readonly Pair[], count: number, rng: Rng): Pair[] {
  const used = new Map<number, number>();
  const times = ({ a, b }: Pair): number => (used.get(a) ?? 0) + (used.get(b) ?? 0);
  const chosen: Pair[] = [];
  for (let i = 0; chosen.length < count && chosen.length < pairs.length; i++) {
    const from = Math.floor((pairs.length * (i % 3)) / 3);
    const to = Math.floor((pairs.length * ((i % 3) + 1)) / 3);
    const third = shuffle(pairs.slice(from, to), rng).filter((pair) => !chosen.includes(pair));
    const pair = third.reduce<Pair | undefined>(
      (best, one) => (best && times(best) <= times(one) ? best : one),
      undefined,
    );
    if (!pair) continue;
    chosen.push(pair);
    for (const city of [pair.a, pair.b]) used.set(city, (used.get(city) ?? 0) + 1);
  }
  return chosen;
}

/** Thieves: one secret trajectory for each side, all about as far, none on the map and no two alike as long as there are others. */
export function makeSecrets(map: AeronautMap, seed: string, sides: number): Secret[] {
  const rng = new FastRng(`${seed}/secrets`);
  const plan = planFor(map.cities.length);
  const pairs = pairsForSecrets(map);
  const enough = Math.max(sides, Math.ceil(pairs.length / 3));
  const first = Math.max(0, Math.min(pairs.length - enough, Math.floor((pairs.length - enough) / 2)));
  const medium = shuffle(pairs.slice(first, first + enough), rng);
  return Array.from({ length: sides }, (_, i) => {
    const { a, b, spaces } = medium[i % medium.length]!;
    return { a, b, n: worthOf(spaces, plan, rng) };
  });
}

/** By map: every guess of a bot asks for them. */
const forSecrets = new WeakMap<AeronautMap, readonly Pair[]>();

/** The pairs that are not on the map; all where there are no others. */
function pairsForSecrets(map: AeronautMap): readonly Pair[] {
  const known = forSecrets.get(map);
  if (known) return known;
  const open = map.trajectories ?? [];
  const all = pairsOf(map.cities.length, map.routes);
  const free = all.filter(
    ({ a, b }) => !open.some((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a)),
  );
  const pairs = free.length > 0 ? free : all;
  forSecrets.set(map, pairs);
  return pairs;
}
