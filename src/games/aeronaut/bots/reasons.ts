/** Why a move: what it pays, what it brings closer, and who else gains by it. */
import type { Reasons, Who, WhoOf } from '../../../contract/index.ts';
import { type Action, actionOf } from '../rules/actions.ts';
import { freeCells, heldOf, isHidden, unspent } from '../rules/area.ts';
import { isComplete, isOpen } from '../rules/claims.ts';
import { bringsItsCell } from '../rules/editions.ts';
import { connects, hasTaken, isFull } from '../rules/network.ts';
import { play } from '../rules/rules.ts';
import { scoreOf, secretPoints } from '../rules/scoring.ts';
import { type AeronautState, Flag, has, isAutomaton, SPENT, sides, TYPE, UNKNOWN } from '../rules/state.ts';
import { GRAY, MULTI, type Tables, tablesOf } from '../rules/tables.ts';
import { copy } from '../rules/view.ts';
import type { ReasonWords } from '../words/index.ts';
import { type Names, namesOn } from '../words/names.ts';

type Of<K extends Action['kind']> = Extract<Action, { readonly kind: K }>;
/** What balloons of a type are good for: an open route that they pay, or that is nearest to being paid. */
export interface Goal {
  readonly route: string;
  readonly length: number;
  readonly points: number;
  /** Balloons that are still missing. */
  readonly missing: number;
  /** Only one space of a route that is claimed space by space. */
  readonly space: boolean;
}

export interface Connection {
  /** Its cities. */
  readonly pair: string;
  readonly reward: string;
  readonly n: number;
}

/** What a claim brings besides the points of its route. */
export interface Brought {
  readonly connections: readonly Connection[];
  readonly bonuses: readonly string[];
  /** The points of the side's secret trajectory, if it is completed. */
  readonly secret: number;
  /** All points that the side has then. */
  readonly total: number;
  /** Who else is in its cities and receives a balloon. */
  readonly guests: readonly Who[];
}

/** What every reason looks at. */
interface Look {
  readonly say: ReasonWords;
  readonly view: AeronautState;
  readonly t: Tables;
  readonly side: number;
  readonly who: WhoOf;
  /** What players call things. */
  readonly names: Names;
}

export const reasons = (say: ReasonWords): Reasons<AeronautState, string> => ({
  why(view, side, move, who) {
    const look = { say, view, t: tablesOf(view.map!), side, who, names: namesOn(say.names, view.map!) };
    const action = actionOf(view.map!, move);
    if (action.kind === 'start') return say.start(...cityFacts(look, action.city));
    return isAutomaton(view, side) ? whyAutomaton(look, action, move) : whyOwn(look, action, move);
  },
});

function whyOwn(look: Look, action: Exclude<Action, Of<'start'>>, move: string): string {
  const { say, view, t, side } = look;
  switch (action.kind) {
    case 'move':
      return whyFly(look, action);
    case 'claim':
    case 'share':
      return whyClaim(look, action, move);
    case 'gain':
      return say.gain(...holding(look, action.type, 1));
    case 'lose':
      return say.lose(...holding(look, action.type, -1));
    case 'toll':
    case 'pickpocket':
      return say.take(...holding(look, action.type, 1), !has(view, Flag.secretAreas));
    case 'swap':
      return say.swap(
        t.types[action.from]!,
        heldOf(view, side, action.from) - 1,
        ...holding(look, action.to, 1),
      );
    case 'noSwap':
      return bringsItsCell(view) ? say.keepAll : say.noSwap(freeCells(view, side));
    case 'teleport':
      return say.teleport(...cityFacts(look, action.city), view.slots[action.city]!);
    case 'again':
      return say.again(unspent(view, side), freeCells(view, side));
    case 'squeeze':
      return say.squeeze(connectionOf(look, action.trajectory));
    case 'steal':
      return whySteal(look, action);
    case 'rumour':
      return whyRumour(look, action);
  }
}

function cityFacts({ t, names }: Look, city: number): [string, number, string[]] {
  const routes = t.routesAt[city]!;
  const offered = t.types.filter((_, type) => routes.some((route) => (t.offers[route]! & (1 << type)) !== 0));
  return [names.city(city), routes.length, offered];
}

/** A type, how many of it one will hold, and what they are good for. */
function holding(look: Look, type: number, more: number): [string, number, Goal | undefined] {
  const held = heldOf(look.view, look.side, type) + more;
  return [look.t.types[type]!, held, goalOf(look, type, held)];
}

/** The best open route that so many balloons pay; failing that, the one that lacks least. */
function goalOf({ view, t, names }: Look, type: number, held: number): Goal | undefined {
  const goals = t.kind.flatMap((kind, route): Goal[] => {
    const space = kind === MULTI;
    if (!isOpen(view, t, route) || !(space ? hasSpace(view, t, route, type) : kind === type || kind === GRAY))
      return [];
    const length = t.length[route]!;
    const missing = Math.max(0, (space ? 1 : length) - held);
    return [{ route: names.route(route), length, points: t.points[route]!, missing, space }];
  });
  // A whole route is worth its points at once, a space only when others are claimed as well.
  const rank = (a: Goal, b: Goal): number =>
    a.missing - b.missing || Number(a.space) - Number(b.space) || b.points - a.points;
  return goals.sort(rank)[0];
}

const hasSpace = (view: AeronautState, t: Tables, route: number, type: number): boolean => {
  const space = t.spaceTypes[route]!.indexOf(type);
  return space >= 0 && view.spaces[t.offset[route]! + space]! < 0;
};

function whyFly(look: Look, { path, type }: Of<'move'>): string {
  const { say, view, t, side } = look;
  const free = freeCells(view, side);
  const count = Math.min(2, free);
  const owners = ownersOf(look, path);
  return path.some((route) => t.kind[route] === GRAY)
    ? say.flyAny(count, owners, free - count)
    : say.fly(...holding(look, type, count), owners, free - count);
}

/** The other sides whose complete routes are flown over. */
function ownersOf({ view, t, side, who }: Look, path: readonly number[]): Who[] {
  const owners: Who[] = [];
  for (let other = 0; other < sides(view); other++) {
    const owns = (route: number): boolean =>
      (view.takers[route]! & (1 << other)) !== 0 && isComplete(view, t, route);
    if (other !== side && path.some(owns)) owners.push(who(other));
  }
  return owners;
}

/** The position after a move, as far as this view can follow it. */
function after({ view, side }: Look, move: string): AeronautState {
  const next = copy(view);
  play(next, side, move);
  return next;
}

const connectionOf = ({ view, names }: Look, trajectory: number): Connection => {
  const { reward, n } = view.map!.trajectories![trajectory]!;
  return { pair: names.trajectory(trajectory), reward, n: reward === 'points' ? view.worth[trajectory]! : n };
};

function whyClaim(look: Look, { route, type }: Of<'claim' | 'share'>, move: string): string {
  const { say, t, side, names } = look;
  const next = after(look, move);
  const left = heldOf(next, side, type);
  const points = t.points[route]!;
  const terms = [points, left, t.types[type]!] as const;
  return isComplete(next, t, route)
    ? say.claim(names.route(route), ...terms, broughtBy(look, next, route, points))
    : say.space(names.route(route), ...terms, openSpaces(next, t, route));
}

function broughtBy(look: Look, next: AeronautState, route: number, points: number): Brought {
  const { view, t, side } = look;
  const joins = t.pairA.flatMap((a, i) =>
    !hasTaken(view, i, side) && !isFull(view, i) && connects(next, t, side, a, t.pairB[i]!)
      ? [connectionOf(look, i)]
      : [],
  );
  const bonuses = bonusesOf(view, next, t, route);
  const fromJoins = joins.reduce((sum, { reward, n }) => sum + (reward === 'points' ? n : 0), 0);
  const fromBonuses =
    bonuses.filter((b) => b === '+point').length - bonuses.filter((b) => b === '-point').length;
  const secret = secretPoints(next, t, side) - secretPoints(view, t, side);
  return {
    connections: joins,
    bonuses,
    secret,
    total: scoreOf(view, t, side) + points + fromJoins + fromBonuses + secret,
    guests: guestsOf(look, route),
  };
}

/** The others whose travellers are in its cities, as far as they have a cell to write into. */
function guestsOf({ view, t, side, who }: Look, route: number): Who[] {
  const guests: Who[] = [];
  for (let other = 0; other < sides(view); other++) {
    const city = view.at[other];
    if (other !== side && (city === t.a[route] || city === t.b[route]) && freeCells(view, other) > 0)
      guests.push(who(other));
  }
  return guests;
}

/** What the spaces carry that are claimed by this move; sharing a route brings nothing of it. */
function bonusesOf(view: AeronautState, next: AeronautState, t: Tables, route: number): string[] {
  const bonus = view.map!.routes[route]!.bonus ?? [];
  const isNew = (i: number): boolean => {
    const at = t.offset[route]! + i;
    return view.spaces[at]! < 0 && next.spaces[at]! >= 0;
  };
  return bonus.flatMap((each, i) => (each !== null && isNew(i) ? [each] : []));
}

function openSpaces(s: AeronautState, t: Tables, route: number): number {
  let open = 0;
  for (let i = 0; i < t.length[route]!; i++) if (s.spaces[t.offset[route]! + i]! < 0) open++;
  return open;
}

function whySteal(look: Look, { side: from, cell }: Of<'steal'>): string {
  const { say, view, who } = look;
  const held = view.areas[from]![cell - 1]!;
  if (isHidden(view, from) || held === UNKNOWN) return say.stealUnknown(who(from));
  return (held & SPENT) !== 0 ? say.stealNothing : say.stealKnown(...holding(look, held & TYPE, 1));
}

function whyRumour({ say, view, t, side, names }: Look, { trajectory, change }: Of<'rumour'>): string {
  const before = view.worth[trajectory]!;
  const mine = connects(view, t, side, t.pairA[trajectory]!, t.pairB[trajectory]!);
  return say.rumour(names.trajectory(trajectory), before, Math.max(1, before + change), mine);
}

/** One chooses for it, but not in its favour: what it gains is what one has to beat. */
function whyAutomaton(look: Look, action: Exclude<Action, Of<'start'>>, move: string): string {
  const { say, view, t, side, names } = look;
  const who = look.who(side);
  if (action.kind === 'noSwap') return say.automatonKeeps(who);
  if (action.kind === 'claim' || action.kind === 'share') {
    const next = after(look, move);
    const { route } = action;
    if (!isComplete(next, t, route))
      return say.automatonShares(who, names.route(route), openSpaces(next, t, route));
    const points = t.points[route]!;
    return say.automatonClaims(who, points, scoreOf(view, t, side) + points);
  }
  const count = action.kind === 'move' ? Math.min(2, freeCells(view, side)) : action.kind === 'lose' ? -1 : 1;
  const type = action.kind === 'swap' ? action.to : 'type' in action ? action.type : UNKNOWN;
  return type < 0
    ? say.automatonAny(who)
    : say.automatonHolds(who, t.types[type]!, heldOf(view, side, type) + count);
}
