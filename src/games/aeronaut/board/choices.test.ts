import { describe, expect, it } from 'vitest';
import { SPECTATOR, type Who } from '../../../contract/index.ts';
import { actionOf } from '../rules/actions.ts';
import type { AeronautState } from '../rules/state.ts';
import { tablesOf } from '../rules/tables.ts';
import { at, legal, tableWords, toAct } from '../tests/table.ts';
import { choicesOf, cityIsLit, onlyAtCity, onlyAtRoute, pricesOf, routeIsLit } from './choices.ts';
import { progressOf } from './progress.ts';
import { peekOf, sheetOf } from './sheet-model.ts';
import type { Pick } from './table.ts';

const who = (seat: number): Who => ({
  name: ['Eve', 'Ann', 'Ben'][seat] ?? '',
  isYou: seat === 0,
  sign: seat,
});

function table(text: string, picked?: Pick) {
  const view = at(text);
  const seat = toAct(view);
  const choices = choicesOf(view, seat, legal(view));
  return { view, viewer: seat, seat, choices, who, say: tableWords, mode: 'turn' as const, picked };
}
const city = (view: AeronautState, id: number): number => tablesOf(view.map!).cityIndex.get(id)!;
const route = (view: AeronautState, id: string): number => tablesOf(view.map!).routeIndex.get(id)!;
const labels = (sheet: ReturnType<typeof sheetOf>): string[] =>
  sheet!.sections.flatMap(({ options }) => options.map(({ label }) => label));

describe('a flight is a city, then a type', () => {
  it('is made at once where there is one way and one type', () => {
    const { view, choices } = table('players 3; at 4 1 5; turn 0');
    expect(onlyAtCity(choices, 'turn', city(view, 7))).toBe('M r3 red');
    expect(cityIsLit(choices, 'turn', city(view, 9))).toBe(false);
  });

  it('asks for the type where a double offers two', () => {
    const { view, choices } = table('players 3; at 1 4 5; turn 0');
    expect(onlyAtCity(choices, 'turn', city(view, 2))).toBeUndefined();
    expect(choices.flights.get(city(view, 2))).toHaveLength(1);
  });

  it('asks for the way only where it changes who is paid, and shows the cheapest first', () => {
    const { view, choices } = table('players 3; at 1 4 5; own r1:1; turn 0');
    const ways = choices.flights.get(city(view, 2))!;
    expect(ways.map(({ paid, flights }) => [paid.map(({ side }) => side), flights[0]!.move])).toEqual([
      [[], 'M r2 pink'],
      [[1], 'M r1 green'],
    ]);
  });

  it('joins paths over different full cities that pay no player', () => {
    const { view, choices } = table('players 3; at 4 1 5; slots 7:0 6:0; turn 0');
    const ways = choices.flights.get(city(view, 9))!;
    expect(ways).toHaveLength(1);
    const types = ways[0]!.flights.map(({ type }) => type);
    expect(new Set(types).size).toBe(types.length);
  });

  it('does not count an owner who has no free cell', () => {
    const { view, choices } = table('players 3; at 1 4 5; own r1:1; cells 1; area1 red; turn 0');
    expect(choices.flights.get(city(view, 2))).toHaveLength(1);
  });

  it('knows tolls as something to pay', () => {
    const { view, choices } = table(
      'map chart; players 3; at 7 4 5; own r8:2; tolls r8:2; area0 red; turn 0',
    );
    const way = choices.flights.get(city(view, 9))!.find(({ paid }) => paid.length > 0)!;
    expect(way.paid).toEqual([{ side: 2, rewards: 1, tolls: 1 }]);
  });

  it('covers every legal flight: each has a city at which its type is offered to the same payees', () => {
    const { view, choices } = table('players 3; at 4 1 5; slots 7:0; own r8:2; turn 0');
    const flights = legal(view).filter((move) => move.startsWith('M'));
    const offered = [...choices.flights.values()].flat().flatMap((way) => way.flights);
    expect(offered.length).toBeGreaterThan(0);
    for (const move of flights) {
      const action = actionOf(view.map!, move);
      expect(offered.some(({ type }) => action.kind === 'move' && type === action.type)).toBe(true);
    }
  });
});

describe('a claim is a route', () => {
  it('from anywhere, where it can be paid', () => {
    const { view, choices } = table('players 3; at 9 7 1; area1 blue blue red blue; turn 1');
    expect(onlyAtRoute(choices, 'turn', route(view, 'r8'))).toBe('C r8');
    expect(routeIsLit(choices, 'turn', route(view, 'r13'))).toBe(false);
  });

  it('and a type where it is gray', () => {
    const { view, choices } = table('map chart; players 3; at 1 2 3; area0 red red blue blue; turn 0');
    expect(pricesOf(choices, 'turn', route(view, 'r15')).map(({ move }) => move)).toEqual([
      'C r15 red',
      'C r15 blue',
    ]);
  });
});

describe('the card', () => {
  it('says what a flight gives and who is paid', () => {
    const { view } = table('players 3; at 4 1 5; turn 0');
    const asking = table('players 3; at 4 1 5; slots 7:0; own r8:2; turn 0', { city: city(view, 9) });
    expect(labels(sheetOf(asking))).toContain(
      'Fly to Dunlark over Faldor – Zephra and Zephra – Dunlark for 2 red; Ben gets 1',
    );
  });

  it('says what a claim costs and gives', () => {
    const { view } = table('players 3; at 9 7 1; turn 1');
    const asking = table('players 3; at 9 7 1; area1 blue blue red blue; turn 1', {
      route: route(view, 'r8'),
    });
    expect(labels(sheetOf(asking))).toEqual(['Claim Zephra – Dunlark for 3 blue: 4 points']);
    expect(peekOf(asking, { route: route(view, 'r13') })).toEqual([
      'Caprel – Dunlark',
      '3 red, 4 points, free. You have 1 red.',
    ]);
  });

  it('asks for a reward with one tap', () => {
    const asking = table('players 3; at 4 1 5; slots 7:0; own r8:2; turn 0; play M r3 r8 red');
    const sheet = sheetOf(asking);
    expect(sheet?.due).toBe(true);
    expect(labels(sheet)).toContain('Receive green');
    expect(labels(sheet)).toHaveLength(6);
  });

  it('is not there while nothing is asked', () => {
    expect(sheetOf(table('players 3; at 4 1 5; turn 0'))).toBeUndefined();
    const watching = { ...table('players 3; at 4 1 5; turn 0'), viewer: SPECTATOR, seat: -1 };
    expect(sheetOf({ ...watching, choices: choicesOf(watching.view, -1, []) })).toBeUndefined();
  });
});

describe('progress of a trajectory', () => {
  it('counts the spaces that are missing on the shortest way', () => {
    const view = at('players 3; at 4 1 5; own r3:0; turn 0');
    const t = tablesOf(view.map!);
    const between = (a: number, b: number) => progressOf(view, t, 0, city(view, a), city(view, b));
    expect(between(4, 7)).toEqual({ missing: 0, routes: [] });
    expect(between(4, 9)).toEqual({ missing: 3, routes: [route(view, 'r8')] });
  });

  it('knows when others have closed every way', () => {
    const view = at('players 3; at 4 1 5; own r6:1 r7:2; turn 0');
    const t = tablesOf(view.map!);
    expect(progressOf(view, t, 0, city(view, 3), city(view, 4)).missing).toBe(Number.POSITIVE_INFINITY);
  });
});
