/**
 * The places of the board, by the names that its elements carry: `city-7`, `slots-7`, `route-r8`, `space-r8-1`, `traveller-0`,
 * `area-1`, `cell-1-5`, `purse-red`, `trajectory-t3`, `secret`, `use-teleport`, and in the card `balloon-red`.
 */
import type { Place, Trace } from '../../../contract/index.ts';
import { actionOf } from '../rules/actions.ts';
import type { AeronautEvent, AeronautState } from '../rules/state.ts';
import { MULTI, otherEnd, tablesOf } from '../rules/tables.ts';
import type { Mode } from './choices.ts';
import type { Pick } from './table.ts';

export const cityPlace = (view: AeronautState, city: number): Place => `city-${view.map!.cities[city]!.id}`;
export const routePlace = (view: AeronautState, route: number): Place =>
  `route-${view.map!.routes[route]!.id}`;
/** Spaces and cells count from 1. */
export const spacePlace = (view: AeronautState, route: number, space: number): Place =>
  `space-${view.map!.routes[route]!.id}-${space + 1}`;
export const cellPlace = (side: number, cell: number): Place => `cell-${side}-${cell + 1}`;
export const balloonPlace = (view: AeronautState, type: number): Place =>
  `balloon-${view.map!.types[type] ?? 'any'}`;

/** The cities at which places of the map are: a route is at both of its ends. */
export function citiesAt(view: AeronautState, places: readonly Place[]): readonly number[] {
  const t = tablesOf(view.map!);
  return places.flatMap((place) => {
    const [kind = '', id = ''] = place.split('-');
    if (kind === 'traveller') return view.at[Number(id)] ?? [];
    if (kind === 'city' || kind === 'slots') return t.cityIndex.get(Number(id)) ?? [];
    const route = kind === 'route' || kind === 'space' ? t.routeIndex.get(id) : undefined;
    return route === undefined ? [] : [t.a[route]!, t.b[route]!];
  });
}

/** What the player has picked up, if anything can be done with it. */
export function heldPlace(view: AeronautState, picked: Pick | undefined, mode: Mode): Place | undefined {
  if (picked === undefined) return mode === 'turn' ? undefined : `use-${mode}`;
  if ('city' in picked) return cityPlace(view, picked.city);
  if ('route' in picked) return routePlace(view, picked.route);
  return 'deed' in picked ? `use-${picked.deed}` : undefined;
}

export function places(view: AeronautState, seat: number, move: string): readonly Place[] {
  const t = tablesOf(view.map!);
  const action = actionOf(view.map!, move);
  const trajectory = (index: number): Place => `trajectory-${view.map!.trajectories![index]!.id}`;
  switch (action.kind) {
    case 'start':
      return [cityPlace(view, action.city)];
    case 'teleport':
      return ['use-teleport', cityPlace(view, action.city)];
    case 'move': {
      const to = action.path.reduce((at, route) => otherEnd(t, route, at), view.at[seat]!);
      return [
        `traveller-${seat}`,
        ...action.path.map((route) => routePlace(view, route)),
        cityPlace(view, to),
      ];
    }
    case 'claim':
      return t.kind[action.route] === MULTI
        ? [spacePlace(view, action.route, t.spaceTypes[action.route]!.indexOf(action.type))]
        : [routePlace(view, action.route)];
    case 'share':
      return ['use-share', routePlace(view, action.route)];
    case 'gain':
    case 'lose':
    case 'toll':
      return [balloonPlace(view, action.type)];
    case 'swap':
      return [`swap-${t.types[action.from]}-${t.types[action.to]}`];
    case 'noSwap':
      return ['swap-none'];
    case 'again':
      return ['use-again'];
    case 'pickpocket':
      return ['use-pickpocket', `take-${action.side}-${t.types[action.type]}`];
    case 'squeeze':
      return ['use-squeeze', trajectory(action.trajectory)];
    case 'steal':
      return ['use-steal', cellPlace(action.side, action.cell - 1)];
    case 'rumour':
      return ['use-rumour', trajectory(action.trajectory)];
  }
}

export function trace(view: AeronautState, event: AeronautEvent): Trace | undefined {
  switch (event.kind) {
    case 'started':
      return { to: `traveller-${event.side}` };
    case 'moved':
    case 'teleported':
      return { from: `city-${event.from}`, to: `city-${event.to}` };
    case 'claimed':
      return { to: event.space < 0 ? `route-${event.route}` : `space-${event.route}-${event.space + 1}` };
    case 'received':
      return event.count > 0 ? { to: cellPlace(event.side, view.areas[event.side]!.length - 1) } : undefined;
    case 'passed':
      return { from: `area-${event.from}`, to: `area-${event.to}` };
    case 'connected':
    case 'squeezed':
    case 'rumoured':
      return { to: `trajectory-${event.trajectory}` };
    default:
      return undefined;
  }
}
