/** What a player does on a turn: Move, Claim, Steal and Rumour, and the abilities before them. */
import type { Seat } from '../../../contract/index.ts';
import type { Bonus } from '../map/map.ts';
import type { Action } from './actions.ts';
import { freeCells, isHidden, newestCell, receive, spend, spendCell, unspent } from './area.ts';
import { gain, pass, takeNamed } from './balloons.ts';
import { isComplete, spaceOfType } from './claims.ts';
import { callOf } from './moves.ts';
import { enqueue, takeTrajectory } from './settle.ts';
import {
  ABILITIES,
  type Ability,
  type AeronautState,
  Due,
  Flag,
  has,
  isAutomaton,
  SPENT,
  sides,
  type Tell,
  UNKNOWN,
} from './state.ts';
import { GRAY, MULTI, otherEnd, type Tables, tablesOf } from './tables.ts';

/** Abilities leave the turn's action to be made; everything else is that action. */
export function act(s: AeronautState, t: Tables, side: Seat, action: Action, tell: Tell): void {
  if (action.kind !== 'move' && action.kind !== 'claim' && useAbility(s, t, side, action, tell)) return;
  s.acted = 1;
  if (action.kind === 'move') fly(s, t, side, action.path, action.type, tell);
  else if (action.kind === 'claim') claim(s, t, side, action, tell);
  else if (action.kind === 'steal') steal(s, t, side, action, tell);
  else if (action.kind === 'rumour') rumour(s, side, action.trajectory, action.change, tell);
  else throw new Error(`no seat may ${action.kind} now`);
}

// Move

function fly(
  s: AeronautState,
  t: Tables,
  side: number,
  path: readonly number[],
  type: number,
  tell: Tell,
): void {
  const from = s.at[side]!;
  let to = from;
  let anyType = false;
  for (let i = 0; i < path.length; i++) {
    to = otherEnd(t, path[i]!, to);
    anyType ||= t.kind[path[i]!] === GRAY;
  }
  s.at[side] = to;
  s.slots[to]!--;
  tell?.({
    kind: 'moved',
    map: s.map!,
    side,
    from: t.cityIds[from]!,
    to: t.cityIds[to]!,
    path: path.map((route) => t.routeIds[route]!),
  });
  if (anyType) enqueue(s, Due.GAIN, side, t.allTypes, 2);
  else gain(s, t, side, type, 2, tell);
  for (let i = 0; i < path.length; i++) rewardOwners(s, t, side, path[i]!);
}

/** The other sides that have the route are rewarded, in the order of seats, each with its tolls; an unfinished route rewards none. */
function rewardOwners(s: AeronautState, t: Tables, flyer: number, route: number): void {
  if ((s.takers[route]! & ~(1 << flyer)) === 0 || !isComplete(s, t, route)) return;
  for (let side = 0; side < sides(s); side++) {
    if (side === flyer || (s.takers[route]! & (1 << side)) === 0) continue;
    enqueue(s, Due.GAIN, side, isAutomaton(s, side) ? t.offers[route]! : t.allTypes, 1);
    for (const toll of s.tolls) if (toll === route * 8 + side) enqueue(s, Due.TOLL, side, flyer);
  }
}

// Claim

function claim(
  s: AeronautState,
  t: Tables,
  side: number,
  action: Action & { kind: 'claim' | 'share' },
  tell: Tell,
): void {
  const { route, type } = action;
  const isMulti = t.kind[route] === MULTI;
  const isSecond = s.takers[route] === 0 && t.twin[route]! >= 0 && s.takers[t.twin[route]!] !== 0;
  const space = isMulti ? spaceOfType(t, route, type) : -1;
  pay(s, t, side, route, type, space, tell);
  if (s.first[route]! < 0) s.first[route] = side;
  const from = isMulti ? space : 0;
  const to = isMulti ? space : t.length[route]! - 1;
  for (let i = from; i <= to; i++) s.spaces[t.offset[route]! + i] = side;
  if (isSecond && has(s, Flag.thieves)) handOver(s, t, side, s.first[t.twin[route]!]!, action, tell);
  welcome(s, t, route, type, tell);
  if (t.bonuses.length > 0)
    for (let i = from; i <= to; i++) enqueueBonus(s, side, route, t.bonuses[t.offset[route]! + i]!);
  if (isComplete(s, t, route)) enqueue(s, Due.CONNECT, side);
}

function share(s: AeronautState, t: Tables, side: number, route: number, type: number, tell: Tell): void {
  pay(s, t, side, route, type, -1, tell);
  welcome(s, t, route, type, tell);
  enqueue(s, Due.CONNECT, side);
}

function pay(
  s: AeronautState,
  t: Tables,
  side: number,
  route: number,
  type: number,
  space: number,
  tell: Tell,
): void {
  const price = space < 0 ? t.length[route]! : 1;
  const shared = space < 0 && s.takers[route] !== 0;
  for (let i = 0; i < price; i++) spend(s, side, type);
  s.takers[route]! |= 1 << side;
  tell?.({
    kind: 'claimed',
    map: s.map!,
    side,
    route: t.routeIds[route]!,
    type: t.types[type]!,
    price,
    space,
    shared,
  });
}

/** Every traveller in one of the two cities receives a balloon of the type that was paid. */
function welcome(s: AeronautState, t: Tables, route: number, type: number, tell: Tell): void {
  for (let side = 0; side < sides(s); side++) {
    const city = s.at[side];
    if ((city === t.a[route] || city === t.b[route]) && receive(s, side, type))
      tell?.({ kind: 'received', side, type: t.types[type]!, count: 1 });
  }
}

/** Thieves: the claimer of the second route of a double gives its newest unspent balloon to the owner of the first. */
function handOver(
  s: AeronautState,
  t: Tables,
  from: number,
  to: number,
  { passed }: Action,
  tell: Tell,
): void {
  if (from === to || freeCells(s, to) <= 0 || unspent(s, from) === 0) return;
  let type = passed ?? UNKNOWN;
  if (!isHidden(s, from)) type = spendCell(s, from, newestCell(s, from));
  else if (type >= 0) spend(s, from, type);
  if (type >= 0) pass(s, t, 'double', from, to, type, tell);
}

function enqueueBonus(s: AeronautState, side: number, route: number, bonus: Bonus | null): void {
  if (bonus === null) return;
  const ability = ABILITIES.indexOf(bonus as Ability);
  if (ability >= 0) enqueue(s, Due.ABILITY, side, ability);
  else if (bonus === '+point' || bonus === '-point') enqueue(s, Due.POINT, side, bonus === '+point' ? 1 : -1);
  else if (bonus === '+cell' || bonus === '-cell') enqueue(s, Due.CELL, side, bonus === '+cell' ? 1 : -1);
  else if (bonus === '+balloon') enqueue(s, Due.GAIN, side, tablesOf(s.map!).allTypes, 1);
  else if (bonus === '-balloon') enqueue(s, Due.LOSE, side);
  else if (bonus === 'swap') enqueue(s, Due.SWAP, side, 1);
  else enqueue(s, Due.KEEP_TOLL, side, route);
}

// Abilities, Steal, Rumour

/** Uses an ability, if the move is one. */
function useAbility(s: AeronautState, t: Tables, side: Seat, action: Action, tell: Tell): boolean {
  switch (action.kind) {
    case 'pickpocket':
      crossOff(s, side, 'steal');
      pass(s, t, 'ability', action.side, side, takeNamed(s, action.side, action.type, action.passed), tell);
      return true;
    case 'share':
      crossOff(s, side, 'share');
      share(s, t, side, action.route, action.type, tell);
      return true;
    case 'squeeze':
      crossOff(s, side, 'squeeze');
      tell?.({
        kind: 'squeezed',
        map: s.map!,
        side,
        trajectory: s.map!.trajectories![action.trajectory]!.id,
      });
      takeTrajectory(s, t, side, action.trajectory, tell);
      return true;
    case 'teleport':
      crossOff(s, side, 'teleport');
      teleport(s, t, side, action.city, tell);
      return true;
    case 'again':
      crossOff(s, side, 'again');
      s.again++;
      tell?.({ kind: 'again', side });
      return true;
    default:
      return false;
  }
}

function crossOff(s: AeronautState, side: number, ability: Ability): void {
  s.abilities[side * ABILITIES.length + ABILITIES.indexOf(ability)]!--;
}

function teleport(s: AeronautState, t: Tables, side: number, city: number, tell: Tell): void {
  const from = s.at[side]!;
  s.at[side] = city;
  s.slots[city]!--;
  tell?.({ kind: 'teleported', map: s.map!, side, from: t.cityIds[from]!, to: t.cityIds[city]! });
}

function steal(
  s: AeronautState,
  t: Tables,
  side: number,
  action: Action & { kind: 'steal' },
  tell: Tell,
): void {
  const { side: from, cell } = action;
  s.calls.push(callOf(side, from, cell));
  let type = action.passed ?? -1;
  if (!isHidden(s, from)) {
    const isSpent = (s.areas[from]![cell - 1]! & SPENT) !== 0;
    type = isSpent ? -1 : spendCell(s, from, cell - 1);
  } else if (type >= 0) spend(s, from, type);
  pass(s, t, 'theft', from, side, type, tell);
}

function rumour(s: AeronautState, side: number, trajectory: number, change: number, tell: Tell): void {
  s.rumours.push(trajectory * 8 + side);
  s.worth[trajectory] = Math.max(1, s.worth[trajectory]! + change);
  const { id } = s.map!.trajectories![trajectory]!;
  tell?.({ kind: 'rumoured', map: s.map!, side, trajectory: id, worth: s.worth[trajectory]! });
}
