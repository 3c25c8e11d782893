/** Why a player would do what is asked now, with the routes and balloons of this position. For a first game. */
import type { Place, Seat } from '../../../contract/index.ts';
import { freeCells, heldOf } from '../rules/area.ts';
import { isOpen } from '../rules/claims.ts';
import { type AeronautState, Due, isAutomaton, Phase } from '../rules/state.ts';
import { type Tables, tablesOf } from '../rules/tables.ts';
import type { AidWords } from '../words/index.ts';
import { namesOn } from '../words/names.ts';

export function coach(
  { coach: say, names }: AidWords,
  view: AeronautState,
  seat: Seat,
  held: Place | undefined,
): string {
  if (view.map === null || view.phase === Phase.START) return say.start;
  if (isAutomaton(view, seat)) return say.automaton;
  const t = tablesOf(view.map);
  const on = namesOn(names, view.map);
  if (view.phase === Phase.CHOICE) return choiceWhy(say, view, t, seat, on.route);
  const [kind = '', id = ''] = (held ?? '').split('-');
  if (kind === 'city' && t.cityIndex.has(Number(id)))
    return say.heldCity(on.city(t.cityIndex.get(Number(id))!));
  if (kind === 'route' && t.routeIndex.has(id)) {
    const route = t.routeIndex.get(id)!;
    const guests = view.at.filter(
      (city, side) => side !== seat && (city === t.a[route] || city === t.b[route]),
    );
    return say.heldRoute(on.route(route), guests.length);
  }
  if (kind === 'use') return say.heldUse;
  const [best] = goals(view, t, seat);
  if (freeCells(view, seat) === 0) return say.full;
  if (!best) return say.fly;
  return best.missing === 0
    ? say.canClaim(on.route(best.route), best.points)
    : say.nearly(on.route(best.route), best.points, t.types[best.type]!, best.missing);
}

function choiceWhy(
  say: AidWords['coach'],
  view: AeronautState,
  t: Tables,
  seat: Seat,
  nameOf: (route: number) => string,
): string {
  const [due] = view.queue;
  if (due === Due.LOSE) return say.lose;
  if (due === Due.SWAP) return say.swap;
  if (due === Due.TOLL) return say.toll;
  const near = goals(view, t, seat).find(({ missing }) => missing === 1);
  return near ? say.gain(t.types[near.type], nameOf(near.route)) : say.gain(undefined, '');
}

interface Goal {
  readonly route: number;
  readonly type: number;
  readonly points: number;
  readonly missing: number;
}

/** Open routes of one type, the nearest to being paid first, and of those the most valuable. A single space is no goal. */
function goals(view: AeronautState, t: Tables, seat: Seat): Goal[] {
  return t.kind
    .flatMap((type, route): Goal[] => {
      if (type < 0 || t.length[route]! < 2 || !isOpen(view, t, route)) return [];
      const held = heldOf(view, seat, type);
      const missing = Math.max(0, t.length[route]! - held);
      return held === 0 ? [] : [{ route, type, missing, points: t.points[route]! }];
    })
    .sort((a, b) => a.missing - b.missing || b.points - a.points);
}
