/** A position of Aeronaut Odyssey. Sides are seats; alone, the automaton is side 1. */
import type { AeronautMap, Secret } from '../map/map.ts';
import type { AeronautNumbers } from './turnables.ts';

/** Where a game is. `ACTION`: a turn's action or an ability. `CHOICE`: the first entry of the queue is to be chosen. */
export const Phase = { DEAL: 0, SPIES: 1, START: 2, ACTION: 3, CHOICE: 4, REVEAL: 5, OVER: 6 } as const;

/** The options that are flags, as bits. */
export const Flag = {
  secretAreas: 1,
  trajectories: 2,
  bonuses: 4,
  multiroutes: 8,
  wildWinds: 16,
  thieves: 32,
} as const;
export type FlagName = keyof typeof Flag;
export const FLAGS = Object.keys(Flag) as readonly FlagName[];

/** A written cell: a type, and these marks. */
export const TYPE = 7;
/** Its type was named in secret: other sides see a written cell and no more. */
export const SECRET = 8;
/** Crossed out. */
export const SPENT = 16;
/** A type that this viewer may not know. */
export const UNKNOWN = -1;

/** What waits in the queue. The first four are chosen by a side; the others happen by themselves when their time comes. */
export const Due = {
  /** side, types that may be named (bits), how many. */
  GAIN: 0,
  /** side. */
  LOSE: 1,
  /** side, how many. */
  SWAP: 2,
  /** the route's owner, who flew over it. */
  TOLL: 3,
  /** side, points. */
  POINT: 4,
  /** side, cells. */
  CELL: 5,
  /** side, ability. */
  ABILITY: 6,
  /** side, route. */
  KEEP_TOLL: 7,
  /** The side that claimed, and may have connected a trajectory now. */
  CONNECT: 8,
} as const;
/** Numbers in an entry of the queue: what, side, and two more. */
export const STRIDE = 4;

export const ABILITIES = ['steal', 'squeeze', 'share', 'teleport', 'again'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface AeronautState {
  /** Which edition of the rulings is played; see editions.ts. */
  edition: number;
  /** Players, and the options of the table. */
  seats: number;
  size: string;
  types: number;
  flags: number;
  /** Only where house rules are played. */
  tuned?: AeronautNumbers;
  /** Never changed after the deal, so copies share it. */
  map: AeronautMap | null;
  phase: number;
  turn: number;
  /** Turns that the side whose turn it is will have after this one. */
  again: number;
  /** 1 when the action of the turn is made, and only its consequences are left. */
  acted: number;
  /** The city of each traveller, as an index; -1 before it is chosen. */
  at: number[];
  /** Free slots by city. */
  slots: number[];
  /** By route: the sides that have claimed it or some of its spaces, as bits. */
  takers: number[];
  /** By route: who was the first to claim, or -1. */
  first: number[];
  /** By space, routes one after the other: who claimed it, or -1. */
  spaces: number[];
  /** By side: the written cells, oldest first. */
  areas: number[][];
  /** By side: cells, written or free. */
  cells: number[];
  /** By side and type: unspent balloons. */
  held: number[];
  /** By side and type: balloons crossed out. All viewers may know these. */
  paid: number[];
  /** The sides whose area this view does not show, as bits. Their `held` is blank, and their cells carry no marks. */
  hidden: number;
  /** What is still to be settled, in order; see `Due`. */
  queue: number[];
  /** Bonuses. Points by side; abilities by side and ability; tolls as route × 8 + side. */
  points: number[];
  abilities: number[];
  tolls: number[];
  /** Trajectories. What each is worth now; those taken, as trajectory × 8 + side. */
  worth: number[];
  taken: number[];
  /** Thieves. Cells called as (thief × 8 + side) × 1024 + cell; rumours as trajectory × 8 + side. */
  calls: number[];
  rumours: number[];
  secret: readonly (Secret | null)[];
}

/** Alone there are two sides: yours and the automaton's. */
export const sidesOf = (seats: number): number => Math.max(2, seats);
export const sides = (s: AeronautState): number => sidesOf(s.seats);
export const has = (s: AeronautState, flag: number): boolean => (s.flags & flag) !== 0;
export const isAutomaton = (s: AeronautState, side: number): boolean => s.seats === 1 && side === 1;
/** Two sides: only one of a double can be claimed. */
export const isDuo = (s: AeronautState): boolean => s.seats <= 2;
export const countTypes = (s: AeronautState): number => s.map!.types.length;

/** Something that happened at cities, routes or trajectories: they are named by their ids, and the map knows what players call them. */
interface OnMap {
  readonly map: AeronautMap;
}

/** What happened, for the log and the board. Types by name; null where unknown. */
export type AeronautEvent =
  | { readonly kind: 'dealt'; readonly cities: number; readonly routes: number }
  | { readonly kind: 'spies' }
  | (OnMap & { readonly kind: 'started'; readonly side: number; readonly city: number })
  | (OnMap & {
      readonly kind: 'moved';
      readonly side: number;
      readonly from: number;
      readonly to: number;
      readonly path: readonly string[];
    })
  | { readonly kind: 'received'; readonly side: number; readonly type: string | null; readonly count: number }
  | (OnMap & {
      readonly kind: 'claimed';
      readonly side: number;
      readonly route: string;
      readonly type: string;
      readonly price: number;
      /** The space of a multi route, from 0; -1 for a whole route. */
      readonly space: number;
      readonly shared: boolean;
    })
  | { readonly kind: 'lost'; readonly side: number; readonly type: string }
  | { readonly kind: 'swapped'; readonly side: number; readonly from: string; readonly to: string }
  | { readonly kind: 'swapsDone'; readonly side: number }
  /** A balloon changed hands, or was asked for in vain (null). */
  | {
      readonly kind: 'passed';
      readonly why: 'toll' | 'ability' | 'theft' | 'double';
      readonly from: number;
      readonly to: number;
      readonly type: string | null;
    }
  | (OnMap & {
      readonly kind: 'teleported';
      readonly side: number;
      readonly from: number;
      readonly to: number;
    })
  | { readonly kind: 'again'; readonly side: number }
  | (OnMap & { readonly kind: 'squeezed'; readonly side: number; readonly trajectory: string })
  | (OnMap & {
      readonly kind: 'rumoured';
      readonly side: number;
      readonly trajectory: string;
      readonly worth: number;
    })
  | { readonly kind: 'point'; readonly side: number; readonly points: number }
  | { readonly kind: 'cells'; readonly side: number; readonly cells: number }
  | { readonly kind: 'ability'; readonly side: number; readonly ability: Ability }
  | (OnMap & { readonly kind: 'keepsToll'; readonly side: number; readonly route: string })
  | (OnMap & {
      readonly kind: 'connected';
      readonly side: number;
      readonly trajectory: string;
      readonly reward: string;
      readonly n: number;
    })
  | { readonly kind: 'ended'; readonly side: number }
  | (OnMap & { readonly kind: 'revealed'; readonly secret: readonly (Secret | null)[] });

export type Tell = ((event: AeronautEvent) => void) | undefined;
