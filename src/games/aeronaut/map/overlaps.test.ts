import { expect, it } from 'vitest';
import type { Disc } from './geometry.ts';
import type { Layout, PlacedCity } from './layout.ts';
import { overlapsOf } from './overlaps.ts';

const label = { x: 5, y: 5, ux: 1, uy: 0, hl: 1, hw: 0.5, lines: 1 } as const;
const city = (disc: Disc, rest: Partial<PlacedCity> = {}): PlacedCity => ({
  id: 1,
  name: 'A',
  slots: [],
  label,
  ...disc,
  ...rest,
});
const page = (cities: readonly PlacedCity[], routes: Layout['routes'] = []): Layout => ({
  width: 10,
  height: 8,
  cities,
  routes,
  links: [],
});
const said = (layout: Layout): string[] =>
  overlapsOf(layout).map((one) => {
    if (one.code === 'touches')
      return `${one.one.what} ${one.one.id} touches ${one.other.what} ${one.other.id}`;
    return one.code === 'offPage' ? `${one.thing.what} ${one.thing.id} is off` : `${one.city} is cramped`;
  });

it('a city may reach the edge of the page, and not beyond', () => {
  for (const [x, y] of [
    [1, 2],
    [2, 1],
    [9, 2],
    [2, 7],
  ] as const) {
    expect(said(page([city({ x, y, r: 1 })]))).toEqual([]);
    expect(said(page([city({ x, y, r: 1.001 })]))).toEqual(['city 1 is off']);
  }
});

it('so may a space, upright or lying', () => {
  const at = (x: number, y: number, ux: number, uy: number, hl = 1) =>
    said(page([], [{ id: 'r1', spaces: [{ x, y, ux, uy, hl, hw: 0.5 }] }]));
  for (const [x, y, ux, uy] of [
    [1, 0.5, 1, 0],
    [9, 7.5, 1, 0],
    [0.5, 1, 0, 1],
    [9.5, 7, 0, 1],
    [0.5, 1, 0, -1],
    [9.5, 7, 0, -1],
  ] as const) {
    expect(at(x, y, ux, uy)).toEqual([]);
    expect(at(x, y, ux, uy, 1.001)).toEqual(['space r1 is off']);
  }
});

it('names what touches: cities, names and spaces', () => {
  const [one, two] = [city({ x: 2, y: 2, r: 1 }), { ...city({ x: 3.9, y: 2, r: 1 }), id: 2 }];
  expect(said(page([one, { ...two, label: { ...label, y: 7 } }]))).toEqual(['city 1 touches city 2']);
  expect(said(page([{ ...one, label: { ...label, x: 3, y: 2 } }]))).toEqual(['city 1 touches name 1']);
  const space = { x: 5, y: 5.9, ux: 1, uy: 0, hl: 0.5, hw: 0.5 };
  expect(said(page([one], [{ id: 'r1', spaces: [space] }]))).toEqual(['name 1 touches space r1']);
  expect(said(page([one], [{ id: 'r1', spaces: [{ ...space, y: 7 }] }]))).toEqual([]);
});

it('slots lie inside their city, and apart', () => {
  const slots = (...all: readonly Disc[]) => said(page([city({ x: 3, y: 3, r: 1 }, { slots: all })]));
  expect(slots({ x: 2.5, y: 3, r: 0.4 }, { x: 3.5, y: 3, r: 0.4 })).toEqual([]);
  expect(slots({ x: 2.7, y: 3, r: 0.4 }, { x: 3.3, y: 3, r: 0.4 })).toEqual(['1 is cramped']);
  expect(slots({ x: 3, y: 2.3, r: 0.4 })).toEqual(['1 is cramped']);
  expect(slots({ x: 2.3, y: 3, r: 0.4 })).toEqual(['1 is cramped']);
});
