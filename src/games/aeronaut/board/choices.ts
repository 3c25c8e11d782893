/** A seat's legal moves, sorted by what they are done to: a city, a route, a type, another seat. */
import { type Action, actionOf } from '../rules/actions.ts';
import { freeCells, unspent } from '../rules/area.ts';
import { isComplete } from '../rules/claims.ts';
import { type AeronautState, sides } from '../rules/state.ts';
import { otherEnd, type Tables, tablesOf } from '../rules/tables.ts';

/** What others get for a flight: who, how many balloons of the bank, and how many of the flier's. */
export interface Payment {
  readonly side: number;
  readonly rewards: number;
  readonly tolls: number;
}

export interface Flight {
  readonly move: string;
  readonly path: readonly number[];
  /** -1: over a gray route, so the types are chosen freely. */
  readonly type: number;
}

/** Flights to one city that pay the same players: one for each type, because the path makes no difference. */
export interface Way {
  readonly paid: readonly Payment[];
  readonly flights: readonly Flight[];
}

/** A move for which only a type is left to choose. */
export interface Priced {
  readonly move: string;
  readonly type: number;
}

type Kind<K extends Action['kind']> = Extract<Action, { kind: K }> & { readonly move: string };

export interface Choices {
  readonly starts: ReadonlyMap<number, string>;
  /** By city; the way that pays the fewest first. */
  readonly flights: ReadonlyMap<number, readonly Way[]>;
  readonly claims: ReadonlyMap<number, readonly Priced[]>;
  readonly shares: ReadonlyMap<number, readonly Priced[]>;
  readonly teleports: ReadonlyMap<number, string>;
  /** A choice that belongs to this seat: what to receive, lose or take as a toll. */
  readonly types: readonly Kind<'gain' | 'lose' | 'toll'>[];
  readonly swaps: readonly Kind<'swap'>[];
  readonly noSwap: string | undefined;
  readonly steals: readonly Kind<'steal'>[];
  readonly pickpockets: readonly Kind<'pickpocket'>[];
  readonly rumours: readonly Kind<'rumour'>[];
  readonly squeezes: readonly Kind<'squeeze'>[];
  readonly again: string | undefined;
}

export function choicesOf(view: AeronautState, seat: number, moves: readonly string[]): Choices {
  const all = moves.map((move): Kind<Action['kind']> => ({ ...actionOf(view.map!, move), move }));
  const of = <K extends Action['kind']>(...kinds: K[]): Kind<K>[] =>
    all.filter((one): one is Kind<K> => (kinds as string[]).includes(one.kind));
  const byCity = (kind: 'start' | 'teleport') => new Map(of(kind).map(({ city, move }) => [city, move]));
  const byRoute = (kind: 'claim' | 'share') => groupedBy(of(kind), ({ route }) => route);
  const flights = groupedBy(of('move'), ({ path }) => landing(view, seat, path));
  return {
    starts: byCity('start'),
    teleports: byCity('teleport'),
    flights: new Map([...flights].map(([city, list]) => [city, waysOf(view, seat, list)])),
    claims: byRoute('claim'),
    shares: byRoute('share'),
    types: of('gain', 'lose', 'toll'),
    swaps: of('swap'),
    noSwap: all.find(({ kind }) => kind === 'noSwap')?.move,
    steals: of('steal'),
    pickpockets: of('pickpocket'),
    rumours: of('rumour'),
    squeezes: of('squeeze'),
    again: all.find(({ kind }) => kind === 'again')?.move,
  };
}

function groupedBy<T>(list: readonly T[], keyOf: (one: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}

function landing(view: AeronautState, seat: number, path: readonly number[]): number {
  const t = tablesOf(view.map!);
  return path.reduce((city, route) => otherEnd(t, route, city), view.at[seat]!);
}

/** Who gets what if this seat flies over these routes, in the order of seats. */
function paymentsFor(view: AeronautState, seat: number, path: readonly number[]): Payment[] {
  const t = tablesOf(view.map!);
  return Array.from({ length: sides(view) }, (_, side) => side).flatMap((side) => {
    // Without a free cell a side receives nothing.
    if (side === seat || freeCells(view, side) <= 0) return [];
    const own = path.filter((route) => rewards(view, t, side, route));
    if (own.length === 0) return [];
    const tolls = view.tolls.filter((toll) => (toll & 7) === side && own.includes(toll >> 3)).length;
    return [{ side, rewards: own.length, tolls: unspent(view, seat) > 0 ? tolls : 0 }];
  });
}

const rewards = (view: AeronautState, t: Tables, side: number, route: number): boolean =>
  (view.takers[route]! & (1 << side)) !== 0 && isComplete(view, t, route);

const keyOf = (paid: readonly Payment[]): string =>
  paid.map(({ side, rewards: count, tolls }) => `${side}:${count}:${tolls}`).join(' ');
const sumOf = (paid: readonly Payment[]): number =>
  paid.reduce((sum, { rewards: count, tolls }) => sum + count + 2 * tolls, 0);

function waysOf(view: AeronautState, seat: number, flights: readonly Flight[]): Way[] {
  const ways = new Map<string, { paid: readonly Payment[]; flights: Flight[] }>();
  for (const flight of flights) {
    const paid = paymentsFor(view, seat, flight.path);
    const key = keyOf(paid);
    const way = ways.get(key);
    if (!way) ways.set(key, { paid, flights: [flight] });
    else if (way.flights.every(({ type }) => type !== flight.type)) way.flights.push(flight);
  }
  return [...ways.values()].sort((a, b) => sumOf(a.paid) - sumOf(b.paid));
}

/** What a tap on the map is about. */
export type Mode = 'turn' | 'teleport' | 'share';

export const cityIsLit = (choices: Choices, mode: Mode, city: number): boolean =>
  mode === 'teleport'
    ? choices.teleports.has(city)
    : mode === 'turn' && (choices.starts.has(city) || choices.flights.has(city));

export const routeIsLit = (choices: Choices, mode: Mode, route: number): boolean =>
  mode === 'share' ? choices.shares.has(route) : mode === 'turn' && choices.claims.has(route);

/** The only thing that can be done at a city, if there is only one. */
export function onlyAtCity(choices: Choices, mode: Mode, city: number): string | undefined {
  if (mode === 'teleport') return choices.teleports.get(city);
  if (mode === 'share') return undefined;
  const start = choices.starts.get(city);
  if (start !== undefined) return start;
  const ways = choices.flights.get(city);
  return ways?.length === 1 && ways[0]!.flights.length === 1 ? ways[0]!.flights[0]!.move : undefined;
}

export function onlyAtRoute(choices: Choices, mode: Mode, route: number): string | undefined {
  const list = pricesOf(choices, mode, route);
  return list.length === 1 ? list[0]!.move : undefined;
}

export const pricesOf = (choices: Choices, mode: Mode, route: number): readonly Priced[] =>
  (mode === 'share' ? choices.shares : choices.claims).get(route) ?? [];
