/** Every legal move. */
import type { Rng, Seat } from '../../../contract/index.ts';
import { freeCells, heldTypes, unspent } from './area.ts';
import { canMove, canShare, claims } from './claims.ts';
import { leavesItsCity } from './editions.ts';
import { flights, flightsFrom, flightsTo, lowestDestination } from './flights.ts';
import { canSqueeze, takings } from './network.ts';
import { ABILITIES, type AeronautState, Due, Flag, has, isAutomaton, Phase, sides } from './state.ts';
import { CELLS, type Tables, tablesOf } from './tables.ts';

export function moves(s: AeronautState, side: Seat, out: string[]): number {
  if (s.map === null) return 0;
  const t = tablesOf(s.map);
  if (s.phase === Phase.CHOICE) return side === s.queue[1] ? choices(s, t, out) : 0;
  if (side !== s.turn) return 0;
  if (s.phase === Phase.START) return starts(t, out);
  if (s.phase !== Phase.ACTION) return 0;
  if (isAutomaton(s, side)) return automatonActions(s, t, side, out);
  return others(s, t, side, out, canMove(s, side) ? flights(s, t, s.at[side]!, out, 0) : 0);
}

/** Everything but flights. */
function others(s: AeronautState, t: Tables, side: Seat, out: string[], from: number): number {
  let n = claims(s, t, side, out, from);
  if (has(s, Flag.thieves)) n = rumours(s, t, side, out, steals(s, t, side, out, n));
  if (has(s, Flag.bonuses)) n = abilities(s, t, side, out, n);
  return n;
}

const scratch: string[] = [];
const NO_FLIGHTS: readonly string[] = [];

/** Any legal move, each as likely: flights are known as a list already. */
export function pick(s: AeronautState, side: Seat, rng: Rng): string {
  if (s.phase !== Phase.ACTION || isAutomaton(s, side)) return scratch[rng.below(moves(s, side, scratch))]!;
  const t = tablesOf(s.map!);
  const flown = canMove(s, side) ? flightsFrom(s, t, s.at[side]!).texts : NO_FLIGHTS;
  const index = rng.below(flown.length + others(s, t, side, scratch, 0));
  return index < flown.length ? flown[index]! : scratch[index - flown.length]!;
}

function starts(t: Tables, out: string[]): number {
  for (let city = 0; city < t.cityIds.length; city++) out[city] = t.start(city);
  return t.cityIds.length;
}

/** The automaton claims if it can; otherwise it goes to the lowest number. It uses nothing else. */
function automatonActions(s: AeronautState, t: Tables, side: number, out: string[]): number {
  const n = claims(s, t, side, out, 0);
  if (n > 0 || !canMove(s, side)) return n;
  return flightsTo(s, t, s.at[side]!, lowestDestination(s, t, s.at[side]!), out, 0);
}

function steals(s: AeronautState, t: Tables, side: number, out: string[], from: number): number {
  let n = from;
  if (freeCells(s, side) <= 0) return n;
  for (let other = 0; other < sides(s); other++) {
    if (other === side || s.at[other] !== s.at[side]) continue;
    const cells = s.areas[other]!.length;
    for (let cell = 1; cell <= cells; cell++) {
      if (!s.calls.includes(callOf(side, other, cell))) out[n++] = t.steal(other * CELLS + cell);
    }
  }
  return n;
}

export const callOf = (thief: number, side: number, cell: number): number => (thief * 8 + side) * 1024 + cell;

function rumours(s: AeronautState, t: Tables, side: number, out: string[], from: number): number {
  let n = from;
  const list = s.map!.trajectories ?? [];
  for (let i = 0; i < list.length; i++) {
    if (!mayRumour(s, t, side, i)) continue;
    out[n++] = `rumour ${list[i]!.id} +2`;
    out[n++] = `rumour ${list[i]!.id} -2`;
  }
  return n;
}

export const mayRumour = (s: AeronautState, t: Tables, side: number, trajectory: number): boolean =>
  (s.at[side] === t.pairA[trajectory] || s.at[side] === t.pairB[trajectory]) &&
  s.map!.trajectories![trajectory]!.reward === 'points' &&
  takings(s, trajectory) === 0 &&
  !s.rumours.includes(trajectory * 8 + side);

function abilities(s: AeronautState, t: Tables, side: number, out: string[], from: number): number {
  let n = from;
  for (let ability = 0; ability < ABILITIES.length; ability++) {
    if (s.abilities[side * ABILITIES.length + ability] === 0) continue;
    n = USES[ability]!(s, t, side, out, n);
  }
  return n;
}

type Use = (s: AeronautState, t: Tables, side: number, out: string[], from: number) => number;

/** In the order of ABILITIES. */
const USES: readonly Use[] = [
  function steal(s, t, side, out, from) {
    let n = from;
    if (freeCells(s, side) <= 0) return n;
    for (let other = 0; other < sides(s); other++) {
      if (other === side) continue;
      const types = callable(s, t, other);
      for (let type = 0; type < t.types.length; type++)
        if ((types & (1 << type)) !== 0) out[n++] = t.pickpocket(other * t.types.length + type);
    }
    return n;
  },
  function squeeze(s, t, side, out, from) {
    let n = from;
    const list = s.map!.trajectories ?? [];
    for (let i = 0; i < list.length; i++)
      if (canSqueeze(s, t, side, i)) out[n++] = `use squeeze ${list[i]!.id}`;
    return n;
  },
  function share(s, t, side, out, from) {
    let n = from;
    for (let route = 0; route < t.kind.length; route++) {
      if (s.takers[route] === 0) continue;
      for (let type = 0; type < t.types.length; type++) {
        if (canShare(s, t, side, route, type)) out[n++] = t.share(route * t.types.length + type);
      }
    }
    return n;
  },
  function teleport(s, t, side, out, from) {
    let n = from;
    const not = leavesItsCity(s) ? s.at[side] : -1;
    for (let city = 0; city < s.slots.length; city++)
      if (s.slots[city]! > 0 && city !== not) out[n++] = t.teleport(city);
    return n;
  },
  function again(_s, _t, _side, out, from) {
    out[from] = 'use again';
    return from + 1;
  },
];

/**
 * The types that may be asked of a side. Where areas are open these are the types it has. Where they are secret no side can
 * tell, so any type may be named as long as there is a balloon at all; a wrong guess gets nothing.
 */
export function callable(s: AeronautState, t: Tables, side: number): number {
  if (!has(s, Flag.secretAreas)) return heldTypes(s, side);
  return unspent(s, side) > 0 ? t.allTypes : 0;
}

/** What the first entry of the queue lets its side choose. A choice is a move even where there is only one. */
function choices(s: AeronautState, t: Tables, out: string[]): number {
  const due = s.queue[0]!;
  const side = s.queue[1]!;
  const detail = s.queue[2]!;
  if (due === Due.GAIN) return named(t.gain, detail, out);
  if (due === Due.LOSE) return named(t.lose, heldTypes(s, side), out);
  if (due === Due.TOLL) return named(t.toll, callable(s, t, detail), out);
  return swaps(s, t, side, out);
}

function named(texts: readonly string[], types: number, out: string[]): number {
  let n = 0;
  for (let type = 0; type < texts.length; type++) if ((types & (1 << type)) !== 0) out[n++] = texts[type]!;
  return n;
}

function swaps(s: AeronautState, t: Tables, side: number, out: string[]): number {
  let n = 0;
  const held = heldTypes(s, side);
  for (let from = 0; from < t.types.length; from++) {
    if ((held & (1 << from)) === 0) continue;
    for (let to = 0; to < t.types.length; to++)
      if (to !== from) out[n++] = t.swap[from * t.types.length + to]!;
  }
  out[n++] = 'swap -';
  return n;
}
