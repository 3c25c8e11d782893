/** What players call things: cities and routes by the names on the chart, the automaton by its own. Everywhere alike. */
import type { WhoOf } from '../../../contract/index.ts';
import type { AeronautMap } from '../map/map.ts';
import { withNames } from '../map/named.ts';
import { type AeronautState, isAutomaton } from '../rules/state.ts';
import { tablesOf } from '../rules/tables.ts';
import type { TableWords } from './index.ts';

/** How a language puts names together. */
export type NameWords = Pick<TableWords['names'], 'city' | 'pair' | 'oneOf' | 'kind'>;

/** Names of what is on a map, by index. */
export interface Names {
  /** "Nareth"; "city 7" on a map without names. */
  city(city: number): string;
  /** "Nareth – Olvia", and of a double "Nareth – Olvia (red)". */
  route(route: number): string;
  trajectory(trajectory: number): string;
}

export function namesOn(say: NameWords, map: AeronautMap): Names {
  const t = tablesOf(map);
  const city = (index: number): string => {
    const { id, name } = withNames(map).cities[index]!;
    return say.city(id, name);
  };
  return {
    city,
    route(index) {
      const pair = say.pair(city(t.a[index]!), city(t.b[index]!));
      const { type, types } = map.routes[index]!;
      return t.twin[index]! < 0 ? pair : say.oneOf(pair, say.kind(types ?? [type]));
    },
    trajectory: (index) => say.pair(city(t.pairA[index]!), city(t.pairB[index]!)),
  };
}

/** The same by the ids that events and data carry. */
export interface NamesById {
  city(id: number): string;
  route(id: string): string;
  trajectory(id: string): string;
}

export function namesById(say: NameWords, map: AeronautMap): NamesById {
  const t = tablesOf(map);
  const names = namesOn(say, map);
  return {
    city: (id) => names.city(t.cityIndex.get(id)!),
    route: (id) => names.route(t.routeIndex.get(id)!),
    trajectory: (id) => names.trajectory(t.trajectoryIndex.get(id)!),
  };
}

/** Who is who: seats by their names, and the automaton. */
export const whoAt =
  (say: TableWords, view: AeronautState, who: WhoOf): WhoOf =>
  (side) =>
    isAutomaton(view, side) ? { name: say.automaton, isYou: false, sign: side } : who(side);

/** Where no names are known, players are counted as they sit. */
export const countedAt = (say: TableWords, view: AeronautState, viewer: number): WhoOf =>
  whoAt(say, view, (side) => ({ name: say.names.player(side + 1), isYou: side === viewer, sign: side }));
