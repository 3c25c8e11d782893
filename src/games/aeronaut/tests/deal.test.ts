import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../contract/index.ts';
import { defaultOptions } from '../../../toolkit/options.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { facts } from '../facts.ts';
import { EXAMPLE_MAPS } from '../map/examples.ts';
import { aeronaut } from '../rules/everything.ts';
import type { AeronautState } from '../rules/state.ts';
import { refuse } from './table.ts';

const start = (seats: number, extra: object = {}): AeronautState =>
  aeronaut.start(seats, { ...defaultOptions(facts.options), size: 'tiny', ...extra });

function dealt(seats: number, extra: object = {}): AeronautState {
  const s = start(seats, extra);
  const rng = new FastRng('deal');
  while (aeronaut.next(s).to === 'deal') aeronaut.play(s, -1, aeronaut.draw(s, rng));
  return s;
}

const ALL = { trajectories: true, bonuses: true, multiroutes: true, wildWinds: true, thieves: true };

describe('the set-up of a transcript', () => {
  it('has what the base game uses, and leaves out what expansions would add', () => {
    const setup = aeronaut.transcript.setup(dealt(3)) as unknown as {
      map: typeof EXAMPLE_MAPS.isles;
      cells: number;
    };
    expect(Object.keys(setup)).toEqual(['map', 'cells']);
    expect(Object.keys(setup.map)).toEqual(['types', 'cities', 'routes']);
    expect(setup.map.types).toEqual(['red', 'orange', 'yellow', 'green', 'blue', 'pink']);
    expect(setup.map.cities[0]).toMatchObject({
      id: 1,
      slots: expect.any(Number),
      x: expect.any(Number),
      y: expect.any(Number),
    });
    const [route] = setup.map.routes;
    expect(route).toMatchObject({
      id: 'r1',
      a: 1,
      b: expect.any(Number),
      length: expect.any(Number),
      type: expect.any(String),
    });
    expect(setup.map.routes.some((each) => 'bonus' in each || 'types' in each || each.type === 'gray')).toBe(
      false,
    );
    expect(setup.cells).toBe(Math.max(8, Math.ceil(setup.map.routes.length / 2)));
  });

  it('has trajectories and secrets where they are used', () => {
    const setup = aeronaut.transcript.setup(dealt(3, ALL)) as unknown as {
      map: typeof EXAMPLE_MAPS.chart;
      secret: unknown[];
    };
    expect(setup.map.trajectories[0]).toMatchObject({ id: 't1', slots: 2, n: expect.any(Number) });
    expect(setup.secret).toHaveLength(3);
    expect(setup.secret[0]).toMatchObject({
      a: expect.any(Number),
      b: expect.any(Number),
      n: expect.any(Number),
    });
  });

  it('gives two areas to each where there are two sides, alone too', () => {
    for (const seats of [1, 2]) {
      const s = dealt(seats);
      expect(s.cells).toEqual([0, 1].map(() => 2 * Math.max(8, Math.ceil(s.map!.routes.length / 2))));
    }
    expect(dealt(1, ALL).secret).toHaveLength(2);
  });

  it('can be a map made by hand', () => {
    const { isles } = EXAMPLE_MAPS;
    const opening = aeronaut.transcript.opening(
      start(3),
      JSON.parse(JSON.stringify({ map: isles, cells: 9 })),
    );
    expect(opening).toEqual({ value: [JSON.stringify({ map: isles, cells: 9 })] });
  });

  it('is refused where it is broken, or uses what the table does not play', () => {
    const { isles, chart } = EXAMPLE_MAPS;
    const why = (seats: number, extra: object, setup: object) => {
      const reading = aeronaut.transcript.opening(start(seats, extra), JSON.parse(JSON.stringify(setup)));
      return 'refused' in reading ? refuse!(reading.refused as Refusal) : '';
    };
    expect(why(3, {}, {})).toContain('map');
    expect(why(3, {}, { map: { ...isles, routes: 3 }, cells: 9 })).not.toBe('');
    expect(why(3, {}, { map: isles, cells: 'all' })).toContain('cells');
    expect(why(3, {}, { map: chart, cells: 9 })).toContain('trajectories');
    expect(why(3, { thieves: true }, { map: isles, cells: 9 })).toContain('secret');
    expect(why(3, { thieves: true }, { map: isles, cells: 9, secret: [{ a: 1, b: 1, n: 3 }] })).toContain(
      'secret',
    );
  });

  it('plays on from JSON as if nothing had happened', () => {
    const s = dealt(4, ALL);
    const twin: AeronautState = JSON.parse(JSON.stringify(s));
    const rng = new FastRng('twin');
    const [a, b]: [string[], string[]] = [[], []];
    for (let next = aeronaut.next(s); next.to === 'act'; next = aeronaut.next(s)) {
      const side = next.seats[0]!;
      const count = aeronaut.moves(s, side, a);
      expect(aeronaut.moves(twin, side, b)).toBe(count);
      const move = a[rng.below(count)]!;
      aeronaut.play(s, side, move);
      aeronaut.play(twin, side, move);
    }
    expect(twin).toEqual(s);
  });
});
