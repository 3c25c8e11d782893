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
  const starts = new Map<number, string>();
  const teleports = new Map<number, string>();
  const flights = new Map<number, Flight[]>();
  const claims = new Map<number, Priced[]>();
  const shares = new Map<number, Priced[]>();
  const types: Kind<'gain' | 'lose' | 'toll'>[] = [];
  const swaps: Kind<'swap'>[] = [];
  const steals: Kind<'steal'>[] = [];
  const pickpockets: Kind<'pickpocket'>[] = [];
  const rumours: Kind<'rumour'>[] = [];
  const squeezes: Kind<'squeeze'>[] = [];
  let noSwap: string | undefined;
  let again: string | undefined;
  for (const move of moves) {
    const action = actionOf(view.map!, move);
    switch (action.kind) {
      case 'start':
        starts.set(action.city, move);
        break;
      case 'teleport':
        teleports.set(action.city, move);
        break;
      case 'move':
        add(flights, landing(view, seat, action.path), { move, path: action.path, type: action.type });
        break;
      case 'claim':
        add(claims, action.route, { move, type: action.type });
        break;
      case 'share':
        add(shares, action.route, { move, type: action.type });
        break;
      case 'swap':
        swaps.push({ ...action, move });
        break;
      case 'noSwap':
        noSwap = move;
        break;
      case 'again':
        again = move;
        break;
      case 'steal':
        steals.push({ ...action, move });
        break;
      case 'pickpocket':
        pickpockets.push({ ...action, move });
        break;
      case 'rumour':
        rumours.push({ ...action, move });
        break;
      case 'squeeze':
        squeezes.push({ ...action, move });
        break;
      default:
        types.push({ ...action, move });
    }
  }
  return {
    starts,
    teleports,
    flights: new Map([...flights].map(([city, list]) => [city, waysOf(view, seat, list)])),
    claims,
    shares,
    types,
    swaps,
    noSwap,
    steals,
    pickpockets,
    rumours,
    squeezes,
    again,
  };
}

function add<T>(map: Map<number, T[]>, key: number, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function landing(view: AeronautState, seat: number, path: readonly number[]): number {
  const t = tablesOf(view.map!);
  return path.reduce((city, route) => otherEnd(t, route, city), view.at[seat]!);
}

/** Who gets what if this seat flies over these routes, in the order of seats. */
export function paymentsFor(view: AeronautState, seat: number, path: readonly number[]): Payment[] {
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
