/** Why a text is no legal move: the first rule that it breaks. */

import { type Action, spell } from './actions.ts';
import { freeCells, heldOf } from './area.ts';
import { canClaim, isBlocked, spaceOfType } from './claims.ts';
import { flightsTo, lowestDestination } from './flights.ts';
import { callOf } from './moves.ts';
import { connects, hasTaken, isFull, takings } from './network.ts';
import type { MoveRefusal } from './refusals.ts';
import * as state from './state.ts';
import { type AeronautState, Flag, has, isAutomaton, sides } from './state.ts';
import { GRAY, MULTI, otherEnd, type Tables, tablesOf } from './tables.ts';

type Kind<K extends Action['kind']> = Extract<Action, { kind: K }>;

export function whyNot(s: AeronautState, side: number, text: string): MoveRefusal {
  const t = tablesOf(s.map!);
  const action = spell(t, text);
  if (!action || text.includes('(')) return unspelt(s, t, text);
  if (s.phase === state.Phase.START)
    return action.kind === 'start' ? { code: 'unknown', text } : { code: 'chooseCity' };
  if (s.phase === state.Phase.CHOICE) return whyNotChoose(s, t, action, text);
  if (isAutomaton(s, side)) return whyNotAutomaton(s, t, side, action);
  return whyNotAct(s, t, side, action, text);
}

/** The text has not the form of a move; perhaps a name in it is wrong. */
function unspelt(s: AeronautState, t: Tables, text: string): MoveRefusal {
  const words = text.split(' ');
  if (words.some((word) => word.startsWith('('))) return { code: 'unknown', text };
  const stray = (shape: RegExp, names: { has(word: string): boolean }): string | undefined =>
    words.slice(1).find((word) => shape.test(word) && !names.has(word));
  const route = stray(/^r\d+$/, t.routeIndex);
  if (route !== undefined) return { code: 'noSuch', what: 'route', text: route };
  const trajectory = stray(/^t\d+$/, t.trajectoryIndex);
  if (trajectory !== undefined) return { code: 'noSuch', what: 'trajectory', text: trajectory };
  const isCity = words[0] === 'start' || words[1] === 'teleport';
  const city = words.at(-1)!;
  if (isCity && /^\d+$/.test(city)) return { code: 'noSuch', what: 'city', text: city };
  const hasType = ['M', 'C', 'use', 'swap', 'toll'].includes(words[0]!);
  const type = /^[+-]\D/.test(text) ? text.slice(1) : hasType ? words.at(-1)! : '';
  if (/^[a-z]{3,8}$/.test(type) && !t.types.includes(type))
    return { code: 'noSuch', what: 'type', text: type };
  if (words[0] === 'C' || words[1] === 'share') return whyNotPriced(t, words, text);
  return s.phase === state.Phase.START ? { code: 'chooseCity' } : { code: 'unknown', text };
}

function whyNotPriced(t: Tables, words: readonly string[], text: string): MoveRefusal {
  const id = words.find((word) => t.routeIndex.has(word));
  if (id === undefined) return { code: 'unknown', text };
  const route = t.routeIndex.get(id)!;
  if (words[1] === 'share' && t.kind[route] === MULTI) return { code: 'multiShare' };
  return t.kind[route]! >= 0
    ? { code: 'claimNoType', route: id }
    : { code: 'claimType', route: id, types: names(t, t.offers[route]!) };
}

const names = (t: Tables, types: number): string[] => t.types.filter((_, type) => types & (1 << type));

function whyNotChoose(s: AeronautState, t: Tables, action: Action, text: string): MoveRefusal {
  const [due, , detail] = s.queue as [number, number, number];
  if (due === state.Due.GAIN)
    return action.kind === 'gain' ? { code: 'automatonGain', types: names(t, detail) } : { code: 'dueGain' };
  if (due === state.Due.LOSE)
    return action.kind === 'lose' ? { code: 'notHeld', type: t.types[action.type]! } : { code: 'dueLose' };
  if (due === state.Due.TOLL)
    return action.kind === 'toll' ? { code: 'notHeld', type: t.types[action.type]! } : { code: 'dueToll' };
  if (action.kind !== 'swap')
    return action.kind === 'noSwap' ? { code: 'unknown', text } : { code: 'dueSwap' };
  return action.from === action.to ? { code: 'sameSwap' } : { code: 'notHeld', type: t.types[action.from]! };
}

function whyNotAutomaton(s: AeronautState, t: Tables, side: number, action: Action): MoveRefusal {
  if (action.kind === 'claim') return whyNotClaim(s, t, side, action);
  if (action.kind !== 'move') return { code: 'automatonPlain' };
  if (canClaim(s, t, side)) return { code: 'automatonClaims' };
  const lowest = t.cityIds[lowestDestination(s, t, s.at[side]!)]!;
  return landsIn(s, t, side, action.path) === lowest
    ? whyNotMove(s, t, side, action)
    : { code: 'automatonLowest', city: lowest };
}

/** The city where a path ends, or undefined where it is none. */
function landsIn(s: AeronautState, t: Tables, side: number, path: readonly number[]): number | undefined {
  let city = s.at[side]!;
  for (const route of path) {
    if (t.a[route] !== city && t.b[route] !== city) return undefined;
    city = otherEnd(t, route, city);
  }
  return t.cityIds[city];
}

function whyNotAct(s: AeronautState, t: Tables, side: number, action: Action, text: string): MoveRefusal {
  switch (action.kind) {
    case 'start':
      return { code: 'started' };
    case 'gain':
    case 'lose':
    case 'toll':
    case 'swap':
    case 'noSwap':
      return { code: 'nothingDue' };
    case 'move':
      return whyNotMove(s, t, side, action);
    case 'claim':
      return whyNotClaim(s, t, side, action);
    case 'steal':
      return whyNotSteal(s, side, action, text);
    case 'rumour':
      return whyNotRumour(s, t, side, action.trajectory);
    default:
      return whyNotUse(s, t, side, action, text);
  }
}

function whyNotMove(s: AeronautState, t: Tables, side: number, { path, type }: Kind<'move'>): MoveRefusal {
  if (freeCells(s, side) <= 0) return { code: 'noFreeCell' };
  const here = s.at[side]!;
  let city = here;
  for (const [i, route] of path.entries()) {
    if (t.a[route] !== city && t.b[route] !== city)
      return { code: 'notFromHere', route: t.routeIds[route]!, city: t.cityIds[city]! };
    if (i > 0 && s.slots[city]! > 0 && city !== here) return { code: 'endsThere', city: t.cityIds[city]! };
    city = otherEnd(t, route, city);
  }
  if (city === here) return { code: 'sameCity' };
  if (s.slots[city]! <= 0) return { code: 'cityFull', city: t.cityIds[city]! };
  const shortest: string[] = [];
  shortest.length = flightsTo(s, t, here, city, shortest, 0);
  const text = `M ${path.map((route) => t.routeIds[route]).join(' ')}`;
  if (!shortest.some((each) => each === text || each.startsWith(`${text} `)))
    return { code: 'tooLong', city: t.cityIds[city]! };
  return whyNotType(t, path, type);
}

function whyNotType(t: Tables, path: readonly number[], type: number): MoveRefusal {
  if (path.some((route) => t.kind[route] === GRAY)) return { code: 'grayType' };
  const offered = names(
    t,
    path.reduce((bits, route) => bits | t.offers[route]!, 0),
  );
  return type < 0
    ? { code: 'nameType', types: offered }
    : { code: 'notFlownOver', type: t.types[type]!, types: offered };
}

function whyNotClaim(
  s: AeronautState,
  t: Tables,
  side: number,
  { route, type }: Kind<'claim' | 'share'>,
): MoveRefusal {
  const id = t.routeIds[route]!;
  const isMulti = t.kind[route] === MULTI;
  if (isMulti && s.spaces[t.offset[route]! + spaceOfType(t, route, type)]! >= 0)
    return { code: 'spaceTaken', route: id, type: t.types[type]! };
  if (!isMulti && s.takers[route] !== 0) return { code: 'claimed', route: id };
  if (isBlocked(s, t, route)) return { code: 'twinClaimed', route: id, twin: t.routeIds[t.twin[route]!]! };
  return whyNotPaid(s, t, side, route, type);
}

function whyNotPaid(s: AeronautState, t: Tables, side: number, route: number, type: number): MoveRefusal {
  const price = t.kind[route] === MULTI ? 1 : t.length[route]!;
  return {
    code: 'tooFew',
    route: t.routeIds[route]!,
    price,
    type: t.types[type]!,
    held: heldOf(s, side, type),
  };
}

function whyNotSteal(
  s: AeronautState,
  side: number,
  { side: other, cell }: Kind<'steal'>,
  text: string,
): MoveRefusal {
  if (!has(s, Flag.thieves)) return { code: 'noThieves' };
  if (other === side || other >= sides(s)) return { code: 'unknown', text };
  if (s.at[other] !== s.at[side]) return { code: 'notTogether' };
  if (freeCells(s, side) <= 0) return { code: 'stealNeedsCell' };
  if (s.calls.includes(callOf(side, other, cell))) return { code: 'calledBefore', cell };
  return { code: 'notWritten', cell };
}

function whyNotRumour(s: AeronautState, t: Tables, side: number, trajectory: number): MoveRefusal {
  const { id, reward } = s.map!.trajectories![trajectory]!;
  if (!has(s, Flag.thieves)) return { code: 'noThieves' };
  if (reward !== 'points') return { code: 'rumourPoints', trajectory: id };
  if (s.at[side] !== t.pairA[trajectory] && s.at[side] !== t.pairB[trajectory])
    return { code: 'rumourElsewhere', trajectory: id };
  return takings(s, trajectory) > 0
    ? { code: 'rumourTaken', trajectory: id }
    : { code: 'rumoured', trajectory: id };
}

const ABILITY: Readonly<Partial<Record<Action['kind'], state.Ability>>> = {
  pickpocket: 'steal',
  squeeze: 'squeeze',
  share: 'share',
  teleport: 'teleport',
  again: 'again',
};

function whyNotUse(s: AeronautState, t: Tables, side: number, action: Action, text: string): MoveRefusal {
  const ability = ABILITY[action.kind]!;
  if (!s.abilities[side * state.ABILITIES.length + state.ABILITIES.indexOf(ability)])
    return { code: 'noAbility', ability };
  switch (action.kind) {
    case 'pickpocket':
      if (action.side === side || action.side >= sides(s)) return { code: 'noSquare' };
      return freeCells(s, side) <= 0 ? { code: 'stealNeedsCell' } : { code: 'nothingToSteal' };
    case 'squeeze':
      return whyNotSqueeze(s, t, side, action.trajectory);
    case 'share': {
      const id = t.routeIds[action.route]!;
      if (s.takers[action.route] === 0) return { code: 'notShared', route: id };
      if ((s.takers[action.route]! & (1 << side)) !== 0) return { code: 'ownRoute', route: id };
      return whyNotPaid(s, t, side, action.route, action.type);
    }
    case 'teleport':
      return s.slots[action.city]! > 0
        ? { code: 'teleportHome' }
        : { code: 'noSlot', city: t.cityIds[action.city]! };
    default:
      return { code: 'unknown', text };
  }
}

function whyNotSqueeze(s: AeronautState, t: Tables, side: number, trajectory: number): MoveRefusal {
  const { id } = s.map!.trajectories![trajectory]!;
  if (hasTaken(s, trajectory, side)) return { code: 'takenBefore', trajectory: id };
  if (!isFull(s, trajectory)) return { code: 'notFull', trajectory: id };
  return connects(s, t, side, t.pairA[trajectory]!, t.pairB[trajectory]!)
    ? { code: 'unknown', text: id }
    : { code: 'notConnected', trajectory: id };
}
