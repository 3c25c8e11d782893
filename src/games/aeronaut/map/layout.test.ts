import { describe, expect, it } from 'vitest';
import { makeMap } from '../maker/make.ts';
import { optionsFor } from '../maker/survey.ts';
import { toolWords } from '../tests/table.ts';
import { layoutMap, lineOf } from './layout.ts';
import { SIZES } from './map.ts';
import { overlapsOf } from './overlaps.ts';
import { drawMap } from './sheet.ts';

const map = makeMap('7', optionsFor('regular', 15), 4);
const layout = layoutMap(map);

describe('a layout', () => {
  it('has a place for every space, slot and name', () => {
    expect(layout.routes.map(({ id, spaces }) => [id, spaces.length])).toEqual(
      map.routes.map(({ id, length }) => [id, length]),
    );
    expect(layout.cities.map(({ slots }) => slots.length)).toEqual(map.cities.map(({ slots }) => slots));
  });

  it.each(SIZES)('keeps everything apart (%s)', (size) => {
    for (let seed = 0; seed < 5; seed++) {
      expect(overlapsOf(layoutMap(makeMap(String(seed), optionsFor(size, seed), 4)))).toEqual([]);
    }
  });

  it('draws spaces about as long as one another', () => {
    for (const { id, spaces } of layout.routes) {
      for (const { hl } of spaces) {
        expect(2 * hl, id).toBeGreaterThan(0.7);
        expect(2 * hl, id).toBeLessThan(1.3);
      }
    }
  });

  it('knows the line of a flight from city to city', () => {
    const link = layout.links[0]!;
    const line = lineOf(link);
    expect(line[0]).toEqual({ x: map.cities[link.a - 1]!.x, y: map.cities[link.a - 1]!.y });
    expect(line.at(-1)!.x).toBeCloseTo(map.cities[link.b - 1]!.x);
  });

  it('tells what overlaps', () => {
    const cities = map.cities.map((city) => ({ ...city, x: city.x / 2 }));
    expect(overlapsOf(layoutMap({ ...map, cities })).length).toBeGreaterThan(10);
  });
});

describe('a chart', () => {
  const svg = drawMap(map, 'Seed "7"', { ...toolWords.sheet, title: 'A <chart> & more' });

  it('holds every route, city and trajectory, and escapes its texts', () => {
    for (const { id } of map.routes) expect(svg).toContain(`<g data-route="${id}" `);
    for (const { id, name } of map.cities) expect(svg).toMatch(new RegExp(`>${id}</tspan>.*>${name}</`));
    for (const { id } of map.trajectories!) expect(svg).toContain(`>${id}</text>`);
    expect(svg).toContain('A &lt;chart&gt; &amp; more');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is well-formed', () => {
    const open: string[] = [];
    for (const [, close, name, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
      if (close) expect(open.pop()).toBe(name);
      else if (!self) open.push(name!);
    }
    expect(open).toEqual([]);
  });

  it('has a pattern and a letter for every type, not colour alone', () => {
    for (const type of map.types) expect(svg).toContain(`id="p-${type}"`);
  });
});
