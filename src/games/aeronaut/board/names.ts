/** What things on the chart are called at this table. */
import type { WhoOf } from '../../../contract/index.ts';
import { type AeronautState, sides } from '../rules/state.ts';
import { MULTI, tablesOf } from '../rules/tables.ts';
import type { TableWords } from '../words/index.ts';
import { namesOn } from '../words/names.ts';

export { whoAt } from '../words/names.ts';

interface Named {
  readonly say: TableWords;
  readonly view: AeronautState;
}

export const cityName = ({ say, view }: Named, city: number): string =>
  namesOn(say.names, view.map!).city(city);
export const routeName = ({ say, view }: Named, route: number): string =>
  namesOn(say.names, view.map!).route(route);
/** A trajectory, by its cities. */
export const pairOf = ({ say, view }: Named, trajectory: number): string =>
  namesOn(say.names, view.map!).trajectory(trajectory);

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
