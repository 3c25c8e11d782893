import { describe, expect, it } from 'vitest';
import { refuser } from '../../../toolkit/refuser.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { type AeronautMap, type MapOptions, SIZES } from '../map/map.ts';
import { NAMES } from '../map/names.ts';
import { toolWords } from '../tests/table.ts';
import { checkMap } from './check.ts';
import type { MapFault } from './faults.ts';
import { makeMap, makeSecrets } from './make.ts';
import { optionsFor, surveySize } from './survey.ts';

const plain: MapOptions = {
  size: 'regular',
  types: 6,
  trajectories: false,
  bonuses: false,
  multiroutes: false,
  wildWinds: false,
  thieves: false,
};
const all: MapOptions = { ...plain, trajectories: true, bonuses: true, multiroutes: true, wildWinds: true };

/** A few digits that change when any byte of a map does. */
function digest(map: AeronautMap): number {
  return new FastRng(JSON.stringify(map)).bits();
}

const worded = (faults: readonly MapFault[]): string =>
  faults.map(refuser<MapFault>(toolWords.faults)).join(' ');

describe('every promise holds for every seed', () => {
  it.each(SIZES)('%s', (size) => {
    const count = size === 'large' || size === 'huge' ? 24 : 64;
    const { broken, times } = surveySize(size, 50_000, count, () => performance.now());
    expect(broken).toEqual([]);
    expect(times.length).toBe(count);
  });
});

describe('a map', () => {
  it('is the same for the same seed, on every machine', () => {
    expect(SIZES.map((size) => digest(makeMap('golden', { ...all, size }, 4)))).toEqual([
      1286939077, 3916514048, 1293577878, 3603678748, 3252569715,
    ]);
  });

  it('keeps its cities and routes whatever the expansions', () => {
    const land = ({ cities, routes }: AeronautMap) => ({
      cities,
      routes: routes.map(({ a, b, length, double }) => ({ a, b, length, double })),
    });
    expect(land(makeMap('7', all, 5))).toEqual(land(makeMap('7', plain, 2)));
  });

  it('has coordinates in whole 1024ths', () => {
    for (const { x, y } of makeMap('7', plain, 2).cities) {
      expect(Number.isInteger(x * 1024) && Number.isInteger(y * 1024)).toBe(true);
    }
  });

  it('leaves out what an expansion does not use', () => {
    const map = makeMap('7', plain, 2);
    expect(Object.keys(map)).toEqual(['types', 'cities', 'routes']);
    expect(map.routes.every((route) => route.type && !('bonus' in route) && !('types' in route))).toBe(true);
  });

  it('names every city differently', () => {
    const names = makeMap('7', { ...plain, size: 'huge' }, 2).cities.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(NAMES).size).toBe(NAMES.length);
    expect(names.every((name) => NAMES.includes(name!))).toBe(true);
  });

  it('never has the same type on both routes of a double', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { routes } = makeMap(String(seed), plain, 2);
      for (const route of routes) {
        const twin = routes.find(({ id }) => id === route.double);
        if (twin) expect(route.type, `seed ${seed}, ${route.id}`).not.toBe(twin.type);
      }
    }
  });
});

describe('trajectories', () => {
  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('with %i players they have %i slots', (players, slots) => {
    const { trajectories } = makeMap('7', all, players);
    expect(trajectories!.every((one) => one.slots === slots)).toBe(true);
  });

  it('never join neighbours', () => {
    const { trajectories, routes } = makeMap('7', all, 4);
    for (const { a, b } of trajectories!) {
      expect(routes.some((route) => route.a === a && route.b === b)).toBe(false);
    }
  });

  it.each(SIZES)('of thieves are secret: other pairs, one for each side (%s)', (size) => {
    const map = makeMap('7', { ...all, size }, 6);
    const secrets = makeSecrets(map, '7', 6);
    expect(secrets).toEqual(makeSecrets(map, '7', 6));
    expect(secrets.length).toBe(6);
    for (const { a, b, n } of secrets) {
      expect(n).toBeGreaterThanOrEqual(3);
      expect(map.trajectories!.some((open) => open.a === a && open.b === b)).toBe(false);
    }
    if (size !== 'tiny') expect(new Set(secrets.map(({ a, b }) => `${a}-${b}`)).size).toBe(6);
  });
});

describe('a promise that is broken is told', () => {
  const map = makeMap('7', all, 4);
  const told = (change: Partial<AeronautMap>) => worded(checkMap({ ...map, ...change }, all));

  it('when a type is missing', () => {
    const routes = map.routes.map((route) =>
      route.type === 'red' ? { ...route, type: 'blue' as const } : route,
    );
    expect(told({ routes })).toMatch(/One type has \d+ spaces and another \d+/);
  });

  it('when the capital is none', () => {
    const cities = map.cities.map((city) => ({ ...city, slots: Math.min(3, city.slots) }));
    expect(told({ cities })).toContain('0 cities have six slots');
  });

  it('when a city lies on a route', () => {
    const { a, b } = map.routes[0]!;
    const [from, to] = [map.cities[a - 1]!, map.cities[b - 1]!];
    const third = map.cities.find(({ id }) => id !== a && id !== b)!;
    const moved = { ...third, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const cities = map.cities.map((city) => (city === third ? moved : city));
    expect(told({ cities })).toContain(`City ${third.id} lies on route r1.`);
  });

  it('when two routes cross', () => {
    const corners = [0, 4, 0, 4].map((x, i) => ({ id: i + 1, slots: 2, x: x + 1, y: i < 2 ? 1 : 5 }));
    const route = (id: string, a: number, b: number) => ({ id, a, b, length: 4, type: 'red' as const });
    const crossed = {
      types: ['red' as const],
      cities: corners,
      routes: [route('r1', 1, 4), route('r2', 2, 3)],
    };
    expect(checkMap(crossed)).toContainEqual({ code: 'crossing', one: 'r1', other: 'r2' });
  });

  it('when an expansion is not in play', () => {
    expect(worded(checkMap(map, { ...plain }))).toMatch(/trajectories, and the expansion is not in play/);
  });

  it('when a trajectory gives too much', () => {
    const trajectories = map.trajectories!.map((one) => ({ ...one, n: 50 }));
    expect(told({ trajectories })).toMatch(/Trajectory t1 gives 50; its distance is worth \d/);
  });

  it('by the options of the survey, and without options', () => {
    expect(checkMap(makeMap('3', optionsFor('small', 3), 2))).toEqual([]);
  });
});
