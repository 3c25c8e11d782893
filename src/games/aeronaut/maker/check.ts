/** Every promise of the rules about maps, checked: what does not hold. */

import { type Box, discMeetsBox, distanceToSegment, segmentsCross } from '../map/geometry.ts';
import { layoutMap } from '../map/layout.ts';
import {
  type AeronautMap,
  hasIdleSqueeze,
  type MapOptions,
  type Route,
  type Trajectory,
} from '../map/map.ts';
import { CAPITAL_SLOTS, MARGIN, MOST_SLOTS, radiusOf, SPACE_HALF } from '../map/measure.ts';
import { overlapsOf } from '../map/overlaps.ts';
import type { MapFault } from './faults.ts';
import { distancesFrom, neighboursOf, staysConnected } from './graph.ts';
import { graysFor } from './kinds.ts';
import { BONUS, DEGREE, DOUBLES, MULTI, PLANS, planFor, type SizePlan, SPACES } from './plans.ts';
import { slotsFor } from './slots.ts';
import { MOST_BALLOONS, MOST_OTHERS, worthBetween } from './trajectories.ts';

export { readMap, readMapText } from './read.ts';

/** What is promised of expansions is checked by the options, or without them by what the map has. */
export function checkMap(map: AeronautMap, options?: MapOptions): MapFault[] {
  const plan = options ? PLANS[options.size] : planFor(map.cities.length);
  return [
    ...checkNumbers(map, plan),
    ...checkLines(map),
    ...checkSlots(map),
    ...checkTypes(map, options),
    ...checkExpansions(map, plan, options),
    ...overlapsOf(layoutMap(map)),
  ];
}

const when = (broken: boolean, fault: MapFault): MapFault[] => (broken ? [fault] : []);
const unless = (kept: boolean, fault: MapFault): MapFault[] => when(!kept, fault);
const holds = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;
const spacesOf = (routes: readonly Route[]): number => routes.reduce((sum, { length }) => sum + length, 0);
/** One route of each connection. */
const linksOf = (map: AeronautMap): Route[] => {
  const first = (route: Route): boolean => {
    const twin = map.routes.findIndex(({ id }) => id === route.double);
    return twin < 0 || twin > map.routes.indexOf(route);
  };
  return map.routes.filter(first);
};

function checkNumbers(map: AeronautMap, plan: SizePlan): MapFault[] {
  const links = linksOf(map);
  const cities = map.cities.length;
  const degree = (2 * links.length) / cities;
  const spaces = spacesOf(map.routes) / map.routes.length;
  const doubles = links.filter(({ double }) => double).length / links.length;
  const longest = Math.max(...map.routes.map(({ length }) => length));
  const edges = links.map(({ a, b }) => ({ a: a - 1, b: b - 1 }));
  return [
    ...unless(Math.abs(cities - plan.usual) <= plan.usual / 10, {
      code: 'cities',
      count: cities,
      size: plan.size,
      usual: plan.usual,
    }),
    ...unless(holds(degree, DEGREE), { code: 'degree', value: degree, range: DEGREE }),
    ...unless(holds(spaces, SPACES), { code: 'spaces', value: spaces, range: SPACES }),
    ...unless(holds(doubles, DOUBLES), { code: 'doubles', share: doubles, range: DOUBLES }),
    ...unless(longest >= plan.longest, { code: 'longest', length: longest, wanted: plan.longest }),
    ...unless(staysConnected(cities, edges), { code: 'bridge' }),
  ];
}

/** As straight lines between cities; bends are drawn only where they touch nothing. */
function checkLines(map: AeronautMap): MapFault[] {
  const at = (id: number) => map.cities[id - 1]!;
  const links = linksOf(map);
  return links.flatMap((one, i) => {
    const crossed = links.slice(i + 1).flatMap((other) => {
      const shared = [one.a, one.b].filter((city) => city === other.a || city === other.b);
      const crosses =
        shared.length === 0
          ? segmentsCross(at(one.a), at(one.b), at(other.a), at(other.b))
          : liesAlong(map, shared[0]!, one, other);
      return when(crosses, { code: 'crossing', one: one.id, other: other.id });
    });
    const met = map.cities.flatMap((city) => {
      if (city.id === one.a || city.id === one.b) return [];
      const clear = radiusOf(city.slots) + SPACE_HALF;
      return when(distanceToSegment(at(one.a), at(one.b), city) < clear, {
        code: 'cityOnRoute',
        city: city.id,
        route: one.id,
      });
    });
    return [...crossed, ...met];
  });
}

/** Do two routes from one city leave it in the same direction? */
function liesAlong(map: AeronautMap, city: number, one: Route, other: Route): boolean {
  const [from, p, q] = [city, one.a === city ? one.b : one.a, other.a === city ? other.b : other.a].map(
    (id) => map.cities[id - 1]!,
  );
  const cross = (p!.x - from!.x) * (q!.y - from!.y) - (p!.y - from!.y) * (q!.x - from!.x);
  const dot = (p!.x - from!.x) * (q!.x - from!.x) + (p!.y - from!.y) * (q!.y - from!.y);
  return cross === 0 && dot > 0;
}

const routesOf = (map: AeronautMap, city: number): number =>
  map.routes.filter(({ a, b }) => a === city || b === city).length;

/** The middle third of the chart, across and down. */
function middleOf(map: AeronautMap): Box {
  const width = Math.max(...map.cities.map(({ x, slots }) => x + radiusOf(slots))) + MARGIN;
  const height = Math.max(...map.cities.map(({ y, slots }) => y + radiusOf(slots))) + MARGIN;
  return { x: width / 2, y: height / 2, ux: 1, uy: 0, hl: width / 6, hw: height / 6 };
}

function checkSlots(map: AeronautMap): MapFault[] {
  const wrong = map.cities.flatMap(({ id, slots }) => {
    const range = slotsFor(routesOf(map, id));
    return unless(slots === CAPITAL_SLOTS || holds(slots, range), { code: 'slots', city: id, slots, range });
  });
  const capitals = map.cities.filter(({ slots }) => slots > MOST_SLOTS);
  const [capital] = capitals;
  if (!capital || capitals.length > 1) return [...wrong, { code: 'capitals', count: capitals.length }];
  const middle = middleOf(map);
  const isNear = ({ x, y }: { x: number; y: number }) => discMeetsBox({ x, y, r: 0.001 }, middle);
  if (!isNear(capital)) wrong.push({ code: 'capitalAside', city: capital.id });
  const better = map.cities.find(
    (city) => isNear(city) && routesOf(map, city.id) > routesOf(map, capital.id),
  );
  return better ? [...wrong, { code: 'capitalPoor', city: capital.id, better: better.id }] : wrong;
}

function checkTypes(map: AeronautMap, options?: MapOptions): MapFault[] {
  const spaces = map.types.map((type) =>
    map.routes.reduce((sum, route) => {
      if (route.types) return sum + (route.types.includes(type) ? 1 : 0);
      return sum + (route.type === type ? route.length : 0);
    }, 0),
  );
  const [most, least] = [Math.max(...spaces), Math.min(...spaces)];
  return [
    ...unless(most - least <= 2, { code: 'spread', most, least }),
    ...unless((options?.types ?? map.types.length) === map.types.length, {
      code: 'types',
      count: map.types.length,
      wanted: options?.types ?? 0,
    }),
  ];
}

function checkExpansions(map: AeronautMap, plan: SizePlan, options?: MapOptions): MapFault[] {
  const multi = map.routes.filter(({ types }) => types);
  const grays = map.routes.filter(({ type }) => type === 'gray').length;
  const hasBonus = map.routes.some(({ bonus }) => bonus);
  const found: MapFault[] = [];
  const part = (on: boolean | undefined, has: boolean, not: MapFault, check: () => MapFault[]): void => {
    if (on === false && has) found.push(not);
    else if (on ?? has) found.push(...check());
  };
  part(options?.multiroutes, multi.length > 0, { code: 'noMulti' }, () => {
    const share = spacesOf(multi) / spacesOf(map.routes);
    return unless(holds(share, MULTI), { code: 'multi', share, range: MULTI });
  });
  part(options?.wildWinds, grays > 0, { code: 'noGray' }, () => {
    const wanted = graysFor(map.routes.length);
    return unless(Math.abs(grays - wanted) <= 1, { code: 'gray', count: grays, wanted });
  });
  part(options?.bonuses, hasBonus, { code: 'noBonus' }, () => checkBonuses(map));
  part(options?.trajectories, map.trajectories !== undefined, { code: 'noTrajectories' }, () =>
    checkTrajectories(map, plan),
  );
  return found;
}

function checkBonuses(map: AeronautMap): MapFault[] {
  const long = map.routes.filter(({ length }) => length >= 2);
  const carried = map.routes.reduce((sum, { bonus }) => sum + (bonus?.filter(Boolean).length ?? 0), 0);
  const share = carried / spacesOf(long);
  return [
    ...unless(holds(share, BONUS), { code: 'bonus', share, range: BONUS }),
    ...when(hasIdleSqueeze(map), { code: 'idleSqueeze' }),
  ];
}

function checkTrajectories(map: AeronautMap, plan: SizePlan): MapFault[] {
  const list = map.trajectories ?? [];
  const near = neighboursOf(
    map.cities.length,
    map.routes.map(({ a, b }) => ({ a: a - 1, b: b - 1 })),
  );
  return [
    ...unless(holds(list.length, plan.trajectories), {
      code: 'trajectories',
      count: list.length,
      range: plan.trajectories,
    }),
    ...list.flatMap((one, i) => {
      const spaces = distancesFrom(one.a - 1, near, (edge) => map.routes[edge]!.length)[one.b - 1]!;
      return checkTrajectory(one, list.slice(0, i), spaces, plan);
    }),
  ];
}

function checkTrajectory(
  one: Trajectory,
  before: readonly Trajectory[],
  spaces: number,
  plan: SizePlan,
): MapFault[] {
  const { id, a, b, n, reward } = one;
  const range = worthBetween(spaces, plan);
  const same = before.find((other) => (other.a === a && other.b === b) || (other.a === b && other.b === a));
  const most = reward === 'points' ? n : reward === 'balloons' ? MOST_BALLOONS : MOST_OTHERS;
  return [
    ...(same ? when(true, { code: 'twice', id, other: same.id }) : []),
    ...unless(holds(n, range), { code: 'worth', id, n, range }),
    ...unless(n <= most, { code: 'reward', id, n, reward }),
  ];
}
