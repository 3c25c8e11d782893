/** What things on the chart are called at this table. */
import type { NameOf } from '../../../contract/index.ts';
import { withNames } from '../map/named.ts';
import { type AeronautState, isAutomaton, sides } from '../rules/state.ts';
import { MULTI, tablesOf } from '../rules/tables.ts';
import { boardWords as say } from './words.ts';

/** Who is who: seats by their names, and the automaton. */
export const namesAt =
  (view: AeronautState, name: NameOf): NameOf =>
  (side) =>
    isAutomaton(view, side) ? say.automaton : name(side);

/** "7 Nareth" */
export function cityName(view: AeronautState, city: number): string {
  const { id, name } = withNames(view.map!).cities[city]!;
  return name ? `${id} ${name}` : String(id);
}

export const typeName = (view: AeronautState, type: number): string => view.map!.types[type] ?? say.anyType;

/** "3 blue", "red, blue and green" */
export function routeKind(view: AeronautState, route: number): string {
  const { length, type, types } = view.map!.routes[route]!;
  return types ? say.list(types) : `${length} ${type === 'gray' ? say.gray : type}`;
}

export const ownersOf = (view: AeronautState, route: number): number[] =>
  Array.from({ length: sides(view) }, (_, side) => side).filter(
    (side) => (view.takers[route]! & (1 << side)) !== 0,
  );

/** "free", "Ben’s", "Ben’s and Ann’s", "red taken by Ben" */
export function ownerWords(view: AeronautState, route: number, name: NameOf): string {
  const owners = ownersOf(view, route);
  if (owners.length === 0) return say.free;
  const t = tablesOf(view.map!);
  if (t.kind[route] !== MULTI) return say.owned(owners.map(name));
  const parts = t.spaceTypes[route]!.flatMap((type, i) => {
    const taker = view.spaces[t.offset[route]! + i]!;
    return taker < 0 ? [] : [say.part(t.types[type]!, name(taker))];
  });
  return say.list(parts);
}
