/** The numbers of Aeronaut Odyssey that a table may change: points by length, cells, slots and what trajectories reward. */
import type { House, Options, Turnables } from '../../../contract/index.ts';
import { fillList, turnList } from '../../../toolkit/house.ts';
import type { AeronautMap, City, Trajectory } from '../map/map.ts';
import { CAPITAL_SLOTS, MOST_SLOTS } from '../map/measure.ts';

/** By length. */
export const ROUTE_POINTS: readonly number[] = [0, 1, 2, 4, 7, 10];

/** A trajectory pays at most so much. */
export const MOST_REWARD = 60;

/** What a tuned position counts with. */
export interface AeronautNumbers {
  /** Of a route, by its length. */
  readonly points: readonly number[];
  /** Cells of each player: for every ten routes, and at least. */
  readonly cells: number;
  readonly leastCells: number;
  /** Added to the slots of every city but the capital; those of the capital. */
  readonly slots: number;
  readonly capital: number;
  /** Percent of the points of trajectories; added to what others reward. */
  readonly rewards: number;
  readonly gifts: number;
}

export const nameOf = (length: number): string => `route${length}`;

const withTrajectories = (_seats: number, options: Options): boolean => options.trajectories === true;

const numbers: Turnables = {
  cells: { standard: 5, min: 2, max: 10 },
  leastCells: { standard: 8, min: 4, max: 30 },
  // Three fit into the ring of a city, six into that of the capital, which has more than any other.
  slots: { standard: 0, min: 1 - MOST_SLOTS, max: MOST_SLOTS - 1 },
  capital: { standard: CAPITAL_SLOTS, min: MOST_SLOTS + 1, max: CAPITAL_SLOTS },
  rewards: { standard: 100, min: 50, max: 200, step: 10, applies: withTrajectories },
  gifts: { standard: 0, min: -2, max: 3, applies: withTrajectories },
};

export const turnables: Turnables = {
  ...turnList(ROUTE_POINTS, nameOf, (_points, length) => (length === 0 ? undefined : { min: 0, max: 30 })),
  ...numbers,
};

export function tune(house: House): AeronautNumbers {
  const others = Object.entries(numbers).map(([name, { standard }]) => [name, house[name] ?? standard]);
  return { points: fillList(ROUTE_POINTS, house, nameOf), ...Object.fromEntries(others) };
}

export const STANDARD = tune({});

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** The map of the same land with the numbers of a house. It says what its routes are worth, as no other map needs to. */
export function tunedMap(map: AeronautMap, tuned: AeronautNumbers): AeronautMap {
  const { capital, slots, rewards, gifts, points } = tuned;
  const city = (one: City): City => ({
    ...one,
    slots: one.slots > MOST_SLOTS ? capital : within(one.slots + slots, 1, MOST_SLOTS),
  });
  const trajectory = (one: Trajectory): Trajectory => ({
    ...one,
    n: within(one.reward === 'points' ? Math.round((one.n * rewards) / 100) : one.n + gifts, 1, MOST_REWARD),
  });
  return {
    ...map,
    cities: map.cities.map(city),
    ...(map.trajectories ? { trajectories: map.trajectories.map(trajectory) } : {}),
    points,
  };
}
