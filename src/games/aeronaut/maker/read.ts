/** Reads a map from a file or a transcript, or tells the first thing that is wrong. */
import type { Json, Reading } from '../../../contract/index.ts';
import { isObject } from '../../../toolkit/json.ts';
import {
  type AeronautMap,
  ALL_TYPES,
  type BalloonType,
  BONUSES,
  type Bonus,
  type City,
  REWARDS,
  type Route,
  type Trajectory,
} from '../map/map.ts';
import { CAPITAL_SLOTS } from '../map/measure.ts';
import type { MapRefusal } from '../rules/refusals.ts';
import { MOST_REWARD } from '../rules/turnables.ts';
import { MOST_LENGTH } from './plans.ts';

/** What a map by hand may have at most. */
const LIMITS = {
  text: 200_000,
  cities: 80,
  routes: 320,
  trajectories: 30,
  side: 100,
  name: 16,
  reward: MOST_REWARD,
  slots: 3,
} as const;

/** A map that cannot be: caught below, so that a reader can stop anywhere. */
class Wrong extends Error {
  readonly refusal: MapRefusal;

  constructor(refusal: MapRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function readMapText(text: string): Reading<AeronautMap, MapRefusal> {
  if (text.length > LIMITS.text) return { refused: { code: 'mapTooLong', most: LIMITS.text } };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { refused: { code: 'mapNotJson', why: error instanceof Error ? error.message : String(error) } };
  }
  return readMap(json);
}

export function readMap(json: unknown): Reading<AeronautMap, MapRefusal> {
  try {
    return { value: mapFrom(json) };
  } catch (error) {
    if (error instanceof Wrong) return { refused: error.refusal };
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

function mapFrom(json: unknown): AeronautMap {
  const map = object(json, 'map');
  const types = list(map.types, 'types', 1, ALL_TYPES.length).map((type, i) =>
    oneOf(type, `types[${i}]`, ALL_TYPES),
  );
  different(types, 'types');
  const cities = list(map.cities, 'cities', 2, LIMITS.cities).map(cityFrom);
  const routes = list(map.routes, 'routes', 1, LIMITS.routes).map((one, i) =>
    routeFrom(one, i, cities.length, types),
  );
  checkPlaces(cities);
  checkDoubles(routes);
  checkReach(cities.length, routes);
  const read = { types, cities, routes };
  if (map.trajectories === undefined) return read;
  const trajectories = list(map.trajectories, 'trajectories', 0, LIMITS.trajectories);
  return { ...read, trajectories: trajectories.map((one, i) => trajectoryFrom(one, i, cities.length)) };
}

function cityFrom(json: unknown, i: number): City {
  const where = `cities[${i}]`;
  const { id, slots, x, y, name } = object(json, where);
  if (id !== i + 1)
    throw new Wrong({ code: 'mapInOrder', where: `${where}.id`, wanted: i + 1, got: id as Json });
  if (name !== undefined && (typeof name !== 'string' || name.trim() === '' || name.length > LIMITS.name)) {
    throw new Wrong({ code: 'mapName', where: `${where}.name`, most: LIMITS.name });
  }
  return {
    id: i + 1,
    slots: whole(slots, `${where}.slots`, 1, CAPITAL_SLOTS),
    x: number(x, `${where}.x`, 0, LIMITS.side),
    y: number(y, `${where}.y`, 0, LIMITS.side),
    ...(name === undefined ? {} : { name: name as string }),
  };
}

/** What routes and trajectories begin with: their id, and two cities. */
function endsOf(
  { id, a: from, b: to }: ReturnType<typeof object>,
  where: string,
  wanted: string,
  cities: number,
) {
  if (id !== wanted) throw new Wrong({ code: 'mapInOrder', where: `${where}.id`, wanted, got: id as Json });
  const a = whole(from, `${where}.a`, 1, cities);
  const b = whole(to, `${where}.b`, 1, cities);
  if (a === b) throw new Wrong({ code: 'mapSameCity', where });
  return { id: wanted, a, b };
}

function routeFrom(json: unknown, i: number, cities: number, able: readonly BalloonType[]): Route {
  const where = `routes[${i}]`;
  const route = object(json, where);
  const ends = endsOf(route, where, `r${i + 1}`, cities);
  const length = whole(route.length, `${where}.length`, 1, MOST_LENGTH);
  const { double } = route;
  if (double !== undefined && typeof double !== 'string')
    throw new Wrong({ code: 'mapDouble', where, id: double as Json });
  const bonus = route.bonus === undefined ? undefined : bonusFrom(route.bonus, where, length);
  const base = { ...ends, length, ...(double ? { double } : {}), ...(bonus ? { bonus } : {}) };
  if (route.types === undefined) {
    if (route.type === undefined) throw new Wrong({ code: 'mapNoKind', where });
    return { ...base, type: oneOf(route.type, `${where}.type`, [...able, 'gray'] as const) };
  }
  if (route.type !== undefined) throw new Wrong({ code: 'mapBothKinds', where });
  return { ...base, types: multiFrom(route.types, where, length, able) };
}

function multiFrom(
  json: unknown,
  where: string,
  length: number,
  able: readonly BalloonType[],
): BalloonType[] {
  const types = list(json, `${where}.types`, 2, MOST_LENGTH).map((type, i) =>
    oneOf(type, `${where}.types[${i}]`, able),
  );
  if (types.length !== length) throw new Wrong({ code: 'mapMultiLength', where, length });
  different(types, `${where}.types`);
  return types;
}

function bonusFrom(json: unknown, where: string, length: number): (Bonus | null)[] {
  const bonus = list(json, `${where}.bonus`, 1, MOST_LENGTH);
  if (bonus.length !== length) throw new Wrong({ code: 'mapBonusLength', where, length });
  return bonus.map((one, i) => (one === null ? null : oneOf(one, `${where}.bonus[${i}]`, BONUSES)));
}

function trajectoryFrom(json: unknown, i: number, cities: number): Trajectory {
  const where = `trajectories[${i}]`;
  const one = object(json, where);
  const ends = endsOf(one, where, `t${i + 1}`, cities);
  return {
    ...ends,
    reward: oneOf(one.reward, `${where}.reward`, REWARDS),
    n: whole(one.n, `${where}.n`, 1, LIMITS.reward),
    slots: whole(one.slots, `${where}.slots`, 1, LIMITS.slots),
  };
}

function checkPlaces(cities: readonly City[]): void {
  for (const city of cities) {
    const other = cities.find(({ id, x, y }) => id < city.id && x === city.x && y === city.y);
    if (other) throw new Wrong({ code: 'mapSamePlace', a: other.id, b: city.id });
  }
}

const sameEnds = (one: Route, other: Route): boolean =>
  (one.a === other.a && one.b === other.b) || (one.a === other.b && one.b === other.a);

function checkDoubles(routes: readonly Route[]): void {
  for (const [i, route] of routes.entries()) {
    const twin = routes.find(({ id }) => id === route.double);
    const fits =
      twin &&
      twin !== route &&
      twin.double === route.id &&
      sameEnds(route, twin) &&
      twin.length === route.length;
    if (route.double !== undefined && !fits)
      throw new Wrong({ code: 'mapDouble', where: `routes[${i}]`, id: route.double });
    const other = routes.find((one) => one !== route && one !== twin && sameEnds(one, route));
    if (other) throw new Wrong({ code: 'mapUnmarked', id: route.id, other: other.id });
  }
}

function checkReach(cities: number, routes: readonly Route[]): void {
  const reached = new Set([1]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { a, b } of routes) if (reached.has(a) || reached.has(b)) reached.add(a).add(b);
  }
  for (let city = 1; city <= cities; city++)
    if (!reached.has(city)) throw new Wrong({ code: 'mapApart', city });
}

function object(value: unknown, where: string): Fields {
  if (!isObject(value)) throw new Wrong({ code: 'mapObject', where });
  return value;
}

function list(value: unknown, where: string, least: number, most: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length < least || value.length > most)
    throw new Wrong({ code: 'mapList', where, least, most });
  return value;
}

function whole(value: unknown, where: string, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
    throw new Wrong({ code: 'mapWhole', where, least, most, got: value as Json });
  }
  return value as number;
}

function number(value: unknown, where: string, least: number, most: number): number {
  if (typeof value !== 'number' || !(value >= least && value <= most))
    throw new Wrong({ code: 'mapNumber', where, least, most, got: value as Json });
  return value;
}

function oneOf<T extends string>(value: unknown, where: string, able: readonly T[]): T {
  const found = able.find((one) => one === value);
  if (found === undefined) throw new Wrong({ code: 'mapOneOf', where, able, got: value as Json });
  return found;
}

function different(values: readonly string[], where: string): void {
  if (new Set(values).size !== values.length) throw new Wrong({ code: 'mapSameType', where });
}
