/** What a side may still make of its balloons, cells and routes, for bots. */
import { freeCells, heldOf, isHidden } from '../rules/area.ts';
import { isComplete, isOpen } from '../rules/claims.ts';
import { cheapest, hasTaken, isFull } from '../rules/network.ts';
import { ABILITIES, type AeronautState } from '../rules/state.ts';
import { MULTI, type Tables } from '../rules/tables.ts';

/** Found by trying, in games against random bots. */
const WEIGHT = {
  /** A planned route that can be paid for now, and what each Move that it still needs leaves of it. */
  affordable: 0.9,
  eachMove: 0.72,
  /** A type that a plan still needs and that is offered by a route where we stand. */
  atHand: 0.25,
  cell: 0.3,
  ability: 0.6,
  /** A part in a multi route, and how much of it grows with the spaces that are taken. */
  part: 0.15,
  filled: 0.6,
  trajectory: 0.4,
} as const;

/** Routes that the balloons at hand will soon pay for, and everything else that is not points yet. */
export function prospects(view: AeronautState, t: Tables, side: number): number {
  if (isHidden(view, side) || view.at[side]! < 0) return 0;
  let value = WEIGHT.cell * freeCells(view, side) + parts(view, t, side) + trajectories(view, t, side);
  for (let i = 0; i < ABILITIES.length; i++)
    value += WEIGHT.ability * view.abilities[side * ABILITIES.length + i]!;
  return value + plans(view, t, side);
}

const planned: boolean[] = [];

/** For each type the routes that its balloons would pay for soonest and best, one after the other. */
function plans(view: AeronautState, t: Tables, side: number): number {
  planned.length = 0;
  let value = 0;
  let cells = freeCells(view, side);
  const order = t.types.map((_, type) => type).sort((p, q) => heldOf(view, side, q) - heldOf(view, side, p));
  for (const type of order) {
    for (let held = heldOf(view, side, type); ; ) {
      const best = bestPlan(view, t, type, held, cells);
      if (best < 0) break;
      planned[best] = true;
      const price = priceOf(t, best);
      const missing = Math.max(0, price - held);
      value += worthOf(view, t, best, held);
      if (missing > 0 && offeredHere(t, view.at[side]!, type)) value += WEIGHT.atHand;
      cells -= missing;
      held -= price;
      if (held <= 0) break;
    }
  }
  return value;
}

const priceOf = (t: Tables, route: number): number => (t.kind[route] === MULTI ? 1 : t.length[route]!);

function bestPlan(view: AeronautState, t: Tables, type: number, held: number, cells: number): number {
  let best = -1;
  let top = 0;
  for (let route = 0; route < t.kind.length; route++) {
    if (planned[route] || !takes(view, t, route, type) || priceOf(t, route) - held > cells) continue;
    const value = worthOf(view, t, route, held);
    if (value <= top) continue;
    top = value;
    best = route;
  }
  return best;
}

/** Could a balloon of this type be paid for a route that is still open? */
function takes(view: AeronautState, t: Tables, route: number, type: number): boolean {
  if ((t.offers[route]! & (1 << type)) === 0 || !isOpen(view, t, route)) return false;
  if (t.kind[route] !== MULTI) return true;
  return view.spaces[t.offset[route]! + t.spaceTypes[route]!.indexOf(type)]! < 0;
}

/** The points of a route, less the longer it takes to pay for it. */
function worthOf(view: AeronautState, t: Tables, route: number, held: number): number {
  const missing = Math.max(0, priceOf(t, route) - held);
  const points = t.points[route]!;
  const stake = t.kind[route] === MULTI ? WEIGHT.part + WEIGHT.filled * filled(view, t, route) : 1;
  return points * stake * WEIGHT.affordable * WEIGHT.eachMove ** Math.ceil(missing / 2);
}

function filled(view: AeronautState, t: Tables, route: number): number {
  let count = 0;
  for (let i = 0; i < t.length[route]!; i++) if (view.spaces[t.offset[route]! + i]! >= 0) count++;
  return count / t.length[route]!;
}

const offeredHere = (t: Tables, city: number, type: number): boolean =>
  t.routesAt[city]!.some((route) => (t.offers[route]! & (1 << type)) !== 0);

/** Parts that a side has in unfinished multi routes. */
function parts(view: AeronautState, t: Tables, side: number): number {
  let value = 0;
  for (let route = 0; route < t.kind.length; route++) {
    if (t.kind[route] !== MULTI || (view.takers[route]! & (1 << side)) === 0 || isComplete(view, t, route))
      continue;
    value += t.points[route]! * (WEIGHT.part + WEIGHT.filled * filled(view, t, route));
  }
  return value;
}

/** How far a side has come with the trajectories that are still open to it, its secret one included. */
function trajectories(view: AeronautState, t: Tables, side: number): number {
  let value = 0;
  for (let i = 0; i < t.pairA.length; i++) {
    if (hasTaken(view, i, side) || isFull(view, i)) continue;
    const { reward, n } = view.map!.trajectories![i]!;
    value +=
      (reward === 'points' ? view.worth[i]! : n / 2) * progress(view, t, side, t.pairA[i]!, t.pairB[i]!);
  }
  const secret = view.secret[side];
  if (secret != null) {
    const share = progress(view, t, side, t.cityIndex.get(secret.a)!, t.cityIndex.get(secret.b)!);
    if (share < 1) value += secret.n * share * WEIGHT.trajectory;
  }
  return value * WEIGHT.trajectory;
}

/** 1 for connected, 0 for out of reach: the fewer spaces are missing on the cheapest way, the more. */
function progress(view: AeronautState, t: Tables, side: number, from: number, to: number): number {
  const { cost } = cheapest(t, from, (route) => stepCost(view, t, side, route));
  return 1 / (1 + cost[to]! / 3);
}

function stepCost(view: AeronautState, t: Tables, side: number, route: number): number {
  if ((view.takers[route]! & (1 << side)) !== 0 && isComplete(view, t, route)) return 0;
  return isOpen(view, t, route) ? t.length[route]! : Number.POSITIVE_INFINITY;
}
