/** Every legal move. */
import type { Rng, Seat } from '../../../contract/index.ts';
import { textToPlay } from './actions.ts';
import { freeCells, heldTypes, unspent } from './area.ts';
import { canMove, canShare, claims, payable } from './claims.ts';
import { leavesItsCity } from './editions.ts';
import { findFlights, flightAt, flights, flightsTo, lowestDestination } from './flights.ts';
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
const others = (s: AeronautState, t: Tables, side: Seat, out: string[], from: number): number =>
  extras(s, t, side, out, claims(s, t, side, out, from));

/** What expansions add. */
function extras(s: AeronautState, t: Tables, side: Seat, out: string[], from: number): number {
  let n = from;
  if (has(s, Flag.thieves)) n = rumours(s, t, side, out, steals(s, t, side, out, n));
  if (has(s, Flag.bonuses)) n = abilities(s, t, side, out, n);
  return n;
}

/** What a side may do, until the next is asked: flights (see flights.ts) come first, then these claims, as places among `Tables.claim`, then these texts. */
export const open = { flights: 0, claims: 0, count: 0, claimed: [] as number[], texts: [] as string[] };

type Chooser = (s: AeronautState, t: Tables, side: Seat, rng: Rng) => number;

/** The legal move at the place that is chosen among `open`: only its text is looked up. */
export function pickBy(s: AeronautState, side: Seat, rng: Rng, choose: Chooser): string {
  const t = tablesOf(s.map!);
  const from = s.at[side]!;
  const listed = s.phase !== Phase.ACTION || isAutomaton(s, side);
  const flights = !listed && canMove(s, side) ? findFlights(s, t, from) : 0;
  const claims = listed ? 0 : payable(s, t, side, open.claimed);
  open.flights = flights;
  open.claims = claims;
  open.count = flights + claims + (listed ? moves(s, side, open.texts) : extras(s, t, side, open.texts, 0));
  const index = choose(s, t, side, rng);
  if (index < flights) return textToPlay(t, flightAt(t, from, index));
  const other = index - flights;
  return other < claims ? textToPlay(t, t.claim[open.claimed[other]!]!) : open.texts[other - claims]!;
}

const anyOne: Chooser = (_s, _t, _side, rng) => rng.below(open.count);

/** Any legal move, each as likely. */
export const pick = (s: AeronautState, side: Seat, rng: Rng): string => pickBy(s, side, rng, anyOne);

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
    out[n++] = t.rumour(2 * i);
    out[n++] = t.rumour(2 * i + 1);
  }
  return n;
}

const mayRumour = (s: AeronautState, t: Tables, side: number, trajectory: number): boolean =>
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
    for (let i = 0; i < list.length; i++) if (canSqueeze(s, t, side, i)) out[n++] = t.squeeze(i);
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
function callable(s: AeronautState, t: Tables, side: number): number {
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
