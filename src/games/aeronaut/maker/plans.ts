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

export const PLANS: Readonly<Record<Size, SizePlan>> = {
  tiny: {
    size: 'tiny',
    shape: 1.5,
    usual: 6,
    cities: [6, 6],
    longest: 2,
    trajectories: [4, 4],
    reward: 750,
    connectivity: 0.8,
  },
  small: {
    size: 'small',
    shape: 1.8,
    usual: 12,
    cities: [11, 13],
    longest: 2,
    trajectories: [4, 5],
    reward: 875,
    connectivity: 0.3,
  },
  regular: {
    size: 'regular',
    shape: 1.85,
    usual: 18,
    cities: [17, 19],
    longest: 3,
    trajectories: [5, 6],
    reward: 1000,
    connectivity: 0.2,
  },
  large: {
    size: 'large',
    shape: 1.85,
    usual: 34,
    cities: [31, 37],
    longest: 4,
    trajectories: [7, 8],
    reward: 1150,
    connectivity: 0.09,
  },
  huge: {
    size: 'huge',
    shape: 1.85,
    usual: 46,
    cities: [42, 50],
    longest: 5,
    trajectories: [8, 10],
    reward: 1300,
    connectivity: 0.06,
  },
};

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
