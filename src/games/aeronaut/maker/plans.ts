/** What each size of map promises, and the figures that the maker aims at. */
import { SIZES, type Size } from '../map/map.ts';

type Range = readonly [least: number, most: number];

export interface SizePlan {
  readonly size: Size;
  /** How many cities the size stands for; a map has as many within 10 %. */
  readonly usual: number;
  readonly cities: Range;
  /** There is a route of at least this many spaces. */
  readonly longest: number;
  readonly trajectories: Range;
  /** Rewards of trajectories grow with the map: thousandths. */
  readonly reward: number;
  /** Width to height of where cities are placed: a page across, with a strip below. */
  readonly shape: number;
  /** The least algebraic connectivity that makes a good map of this size. */
  readonly connectivity: number;
}

type Row = readonly [
  usual: number,
  longest: number,
  trajectories: Range,
  reward: number,
  shape: number,
  connectivity: number,
];

const rows: Readonly<Record<Size, Row>> = {
  tiny: [6, 2, [4, 4], 750, 1.5, 0.8],
  small: [12, 2, [4, 5], 875, 1.8, 0.3],
  regular: [18, 3, [5, 6], 1000, 1.85, 0.2],
  large: [34, 4, [7, 8], 1150, 1.85, 0.09],
  huge: [46, 5, [8, 10], 1300, 1.85, 0.06],
};

function planOf(size: Size): SizePlan {
  const [usual, longest, trajectories, reward, shape, connectivity] = rows[size];
  const cities = [Math.ceil(usual * 0.9), Math.floor(usual * 1.1)] as const;
  return { size, usual, cities, longest, trajectories, reward, shape, connectivity };
}

export const PLANS = Object.fromEntries(SIZES.map((size) => [size, planOf(size)])) as Record<Size, SizePlan>;

/** The size whose usual number of cities is nearest: for maps that come without their options. */
export function planFor(cities: number): SizePlan {
  const plans = SIZES.map((size) => PLANS[size]);
  return plans.reduce((best, plan) =>
    Math.abs(plan.usual - cities) < Math.abs(best.usual - cities) ? plan : best,
  );
}

/** Connections a city, on average. */
export const DEGREE: Range = [3.0, 3.4];
/** Spaces a route, on average. */
export const SPACES: Range = [1.6, 2.05];
/** The share of connections that are doubles. */
export const DOUBLES: Range = [0.17, 0.37];
/** The share of spaces on multi routes. */
export const MULTI: Range = [0.12, 0.22];
/** The share of spaces, on routes of two or more, that carry a bonus. */
export const BONUS: Range = [0.2, 0.37];
export const MOST_LENGTH = 5;
/** No edge carries a larger share of the shortest paths between cities. */
export const MOST_TRAFFIC = 0.35;
