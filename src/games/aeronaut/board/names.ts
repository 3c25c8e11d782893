/** What things on the chart are called at this table. */
import type { WhoOf } from '../../../contract/index.ts';
import { withNames } from '../map/named.ts';
import { type AeronautState, isAutomaton, sides } from '../rules/state.ts';
import { MULTI, tablesOf } from '../rules/tables.ts';
import type { TableWords } from '../words/index.ts';

/** Who is who: seats by their names, and the automaton. */
export const whoAt =
  ({ automaton }: TableWords, view: AeronautState, who: WhoOf): WhoOf =>
  (side) =>
    isAutomaton(view, side) ? { name: automaton, isYou: false } : who(side);

/** "7 Nareth" */
export function cityName(view: AeronautState, city: number): string {
  const { id, name } = withNames(view.map!).cities[city]!;
  return name ? `${id} ${name}` : String(id);
}

export function typeName({ type: name, board }: TableWords, view: AeronautState, type: number): string {
  const id = view.map!.types[type];
  return id === undefined ? board.anyType : name(id);
}

/** "3 blue", "red, blue and green" */
export function routeKind(say: TableWords, view: AeronautState, route: number): string {
  const { length, type, types } = view.map!.routes[route]!;
  return types ? say.types(types) : say.board.balloons(length, say.type(type));
}

export const ownersOf = (view: AeronautState, route: number): number[] =>
  Array.from({ length: sides(view) }, (_, side) => side).filter(
    (side) => (view.takers[route]! & (1 << side)) !== 0,
  );

/** "free", "Ben’s", "Ben’s and Ann’s", "red taken by Ben" */
export function ownerWords(say: TableWords, view: AeronautState, route: number, who: WhoOf): string {
  const owners = ownersOf(view, route);
  if (owners.length === 0) return say.board.free;
  const t = tablesOf(view.map!);
  if (t.kind[route] !== MULTI) return say.board.owned(owners.map(who));
  const parts = t.spaceTypes[route]!.flatMap((type, i) => {
    const taker = view.spaces[t.offset[route]! + i]!;
    return taker < 0 ? [] : [say.board.part(say.type(t.types[type]!), who(taker))];
  });
  return say.list(parts);
}
