/** A map as data: what the maker makes, a file holds, the rules play on, the board draws and a transcript's set-up keeps. */

export const ALL_TYPES = ['red', 'orange', 'yellow', 'green', 'blue', 'pink', 'white', 'black'] as const;
export type BalloonType = (typeof ALL_TYPES)[number];

export const SIZES = ['tiny', 'small', 'regular', 'large', 'huge'] as const;
export type Size = (typeof SIZES)[number];

export interface City {
  /** From 1. */
  readonly id: number;
  readonly slots: number;
  /** In spaces, from the top left corner of the page. */
  readonly x: number;
  readonly y: number;
  readonly name?: string;
}

export const BONUSES = [
  '+point',
  '-point',
  '+balloon',
  '-balloon',
  '+cell',
  '-cell',
  'swap',
  'steal',
  'squeeze',
  'share',
  'teleport',
  'again',
  'toll',
] as const;
export type Bonus = (typeof BONUSES)[number];

interface RouteBase {
  /** `r1`, `r2`, … in order. */
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly length: number;
  /** The other route between the same two cities. */
  readonly double?: string;
  /** One entry a space. */
  readonly bonus?: readonly (Bonus | null)[];
}
/** All spaces of one type, or gray: any one type. */
export interface PlainRoute extends RouteBase {
  readonly type: BalloonType | 'gray';
  readonly types?: never;
}
/** Each space of a type of its own. */
export interface MultiRoute extends RouteBase {
  readonly types: readonly BalloonType[];
  readonly type?: never;
}
export type Route = PlainRoute | MultiRoute;

export const REWARDS = ['points', 'balloons', 'cells', 'swaps'] as const;

export interface Trajectory {
  /** `t1`, `t2`, … in order. */
  readonly id: string;
  readonly a: number;
  readonly b: number;
  readonly reward: (typeof REWARDS)[number];
  readonly n: number;
  readonly slots: number;
}

export interface AeronautMap {
  readonly types: readonly BalloonType[];
  readonly cities: readonly City[];
  readonly routes: readonly Route[];
  readonly trajectories?: readonly Trajectory[];
  /** Only where house rules are played: what a route is worth, by its length. */
  readonly points?: readonly number[];
}

/** A squeeze on a map that has no trajectory to squeeze into. */
export const hasIdleSqueeze = ({ routes, trajectories = [] }: AeronautMap): boolean =>
  trajectories.length === 0 && routes.some(({ bonus }) => bonus?.includes('squeeze'));

/** A secret trajectory of the thieves expansion, by seat. */
export interface Secret {
  readonly a: number;
  readonly b: number;
  readonly n: number;
}

export interface MapOptions {
  readonly size: Size;
  readonly types: number;
  readonly trajectories: boolean;
  readonly bonuses: boolean;
  readonly multiroutes: boolean;
  readonly wildWinds: boolean;
  readonly thieves: boolean;
}
