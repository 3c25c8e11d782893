import { describe, expect, it } from 'vitest';
import { refuse } from '../tests/table.ts';
import { makeMap } from './make.ts';
import { readMap, readMapText } from './read.ts';
import { optionsFor } from './survey.ts';

const map = makeMap('7', optionsFor('small', 15), 4);
type Loose = Record<string, unknown>;

/** A copy with another value at a place like `cities.1.id`; undefined takes it away. */
function changed(place: string, value: unknown): unknown {
  const copy = structuredClone(map) as unknown as Loose;
  const keys = place.split('.');
  const last = keys.pop()!;
  const there = keys.reduce((at, key) => at[key] as Loose, copy);
  if (value === undefined) delete there[last];
  else there[last] = value;
  return copy;
}

const refusal = (json: unknown) => {
  const read = readMap(json);
  return 'refused' in read ? refuse!(read.refused) : '';
};

describe('a map from a file', () => {
  it('comes back as it was written', () => {
    expect(readMapText(JSON.stringify(map))).toEqual({ value: map });
  });

  it('loses what no map has', () => {
    expect(readMap({ ...map, hidden: 1 })).toEqual({ value: map });
  });

  it.each([
    ['', /^This is not JSON/],
    ['[1]', /map should be an object/],
    [' '.repeat(200_001), /at most 200000 characters/],
  ])('is refused as text: %#', (text, why) => {
    const read = readMapText(text);
    expect('refused' in read && refuse!(read.refused)).toMatch(why);
  });

  const first = map.routes[0]!;
  it.each([
    ['types', undefined, 'types should be a list of 1 to 8 entries'],
    ['types', ['mauve'], 'types[0] should be red, orange'],
    ['types', ['red', 'red'], 'types names a type twice'],
    ['cities', [], 'cities should be a list of 2 to 80 entries'],
    ['cities.1.id', 5, 'cities[1].id should be 2, because ids count up in order, not 5'],
    ['cities.0.slots', 2.5, 'cities[0].slots should be a whole number from 1 to 6, not 2.5'],
    ['cities.0.x', 'left', 'cities[0].x should be a number from 0 to 100, not "left"'],
    ['cities.0.y', undefined, 'cities[0].y should be a number from 0 to 100, not missing'],
    ['cities.2.name', 'x'.repeat(17), 'cities[2].name should be a text of 1 to 16 characters'],
    ['cities.1', { ...map.cities[0]!, id: 2 }, 'Cities 1 and 2 lie on top of one another'],
    ['routes.0.id', 'one', 'routes[0].id should be "r1"'],
    ['routes.3.a', 99, 'routes[3].a should be a whole number from 1 to'],
    ['routes.0.b', first.a, 'routes[0] should join two different cities'],
    ['routes.0.length', 6, 'routes[0].length should be a whole number from 1 to 5, not 6'],
    ['routes.0', { ...first, type: 'red', types: ['red', 'blue'] }, 'either a type or types, not both'],
    ['routes.0', { ...first, type: undefined, types: undefined }, 'routes[0] should have a type, or types'],
    ['routes.0.double', 'r99', 'it should name the other route'],
    ['routes.0.bonus', new Array((first.length % 5) + 1).fill(null), 'routes[0].bonus should have'],
    ['trajectories.0.reward', 'gold', 'should be points, balloons, cells or swaps, not "gold"'],
    ['trajectories.0.n', 0, 'trajectories[0].n should be a whole number from 1 to 60'],
    ['trajectories.0.id', 't2', 'trajectories[0].id should be "t1"'],
  ])('is refused: %s as %j', (place, value, why) => {
    expect(refusal(changed(place, value))).toContain(why);
  });

  it('is refused when doubles are not marked', () => {
    const routes = map.routes.map(({ double: _, ...route }) => route);
    expect(refusal({ ...map, routes })).toMatch(
      /join the same cities; each should name the other as its double/,
    );
  });

  it('is refused when a city cannot be reached', () => {
    const far = {
      types: ['red'],
      cities: [1, 2, 3].map((id) => ({ id, slots: 1, x: id, y: 1 })),
      routes: [{ id: 'r1', a: 1, b: 2, length: 1, type: 'red' }],
    };
    expect(readMap(far)).toEqual({ refused: { code: 'mapApart', city: 3 } });
  });

  it('never throws, whatever the value', () => {
    for (const value of [null, 1, 'x', [], {}, { types: 1 }, { types: ['red'], cities: [null, 1] }]) {
      expect('refused' in readMap(value)).toBe(true);
    }
  });
});
