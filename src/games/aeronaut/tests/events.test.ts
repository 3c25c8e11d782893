/** What players are told: every move, and all that comes of it, in the order in which it happens. */
import { expect, it } from 'vitest';
import { FastRng } from '../../../toolkit/rng.ts';
import { aeronaut } from '../rules/everything.ts';
import type { AeronautEvent } from '../rules/state.ts';
import { at, play } from './table.ts';

/** `swapped 0 blue pink`: the kind and its values, without the map. */
function worded(event: AeronautEvent): string {
  const { map: _map, ...values } = event as AeronautEvent & { map?: unknown };
  return Object.values(values).join(' ');
}

const chart = 'map chart; players 3; at 9 9 9';

it.each<[string, string, string, string]>([
  ['a start', 'players 2; at 1', 'start 4', 'started 1 4'],
  [
    'a flight over a route of another',
    'players 3; at 4 4 7; own r3:2',
    'M r3 red, +blue',
    'moved 0 4 7 r3, received 0 red 2, received 2 blue 1',
  ],
  [
    'a claim, and the balloon of who stands in its city',
    'players 2; at 4 9; area0 red red',
    'C r3',
    'claimed 0 r3 red 2 -1 false, received 0 red 1',
  ],
  ['a space of a multi route', `${chart}; area0 blue`, 'C r12 blue', 'claimed 0 r12 blue 1 1 false'],
  ['a gray route', `${chart}; area0 blue blue`, 'C r15 blue', 'claimed 0 r15 blue 2 -1 false'],
  ['a point', `${chart}; area0 green green`, 'C r1', 'claimed 0 r1 green 2 -1 false, point 0 1'],
  [
    'a swap and an ability',
    `${chart}; area0 orange orange blue`,
    'C r5, swap blue red',
    'claimed 0 r5 orange 2 -1 false, swapped 0 blue red, ability 0 steal',
  ],
  [
    'a balloon more and one less',
    `${chart}; area0 red red blue`,
    'C r7, +green, -blue',
    'claimed 0 r7 red 2 -1 false, received 0 green 1, lost 0 blue',
  ],
  [
    'a cell less',
    `${chart}; area0 green green`,
    'C r14',
    'claimed 0 r14 green 2 -1 false, cells 0 -1, ability 0 teleport',
  ],
  [
    'a point less, cells more, and a trajectory that gives cells',
    `${chart}; own r5:0; area0 pink pink pink`,
    'C r9',
    'claimed 0 r9 pink 3 -1 false, point 0 -1, cells 0 1, ability 0 again, connected 0 t3 cells 3, cells 0 3',
  ],
  [
    'a trajectory that gives balloons',
    `${chart}; own r14:0 r15:0 r12.orange:0; area0 blue`,
    'C r12 blue, +red, +red, +blue',
    'claimed 0 r12 blue 1 1 false, connected 0 t2 balloons 3, received 0 red 1, received 0 red 1, received 0 blue 1',
  ],
  [
    'swaps, until there are enough',
    `${chart}; own r5:0; area0 red red blue; cells 7; play C r3`,
    'swap blue pink, swap -',
    'swapped 0 blue pink, swapsDone 0',
  ],
  [
    'a toll',
    'map chart; players 3; at 7 1 1; own r8:2; tolls r8:2; area0 red',
    'M r8 blue, +pink, toll red',
    'moved 0 7 9 r8, received 0 blue 2, received 2 pink 1, passed toll 0 2 red',
  ],
  [
    'a toll that is kept',
    'map chart; players 3; at 1 1 1; area0 blue blue blue',
    'C r8',
    'claimed 0 r8 blue 3 -1 false, keepsToll 0 r8',
  ],
  ['a teleport', 'map chart; players 3; at 1 9 9; can 0:teleport', 'use teleport 8', 'teleported 0 1 8'],
  ['another turn', `${chart}; can 0:again`, 'use again', 'again 0'],
  [
    'a squeeze',
    `${chart}; own r4:0; taken t1:1; can 0:squeeze`,
    'use squeeze t1',
    'squeezed 0 t1, connected 0 t1 points 3',
  ],
  [
    'a shared route',
    'map chart; players 3; at 9 9 1; own r4:1; area0 yellow yellow; can 0:share',
    'use share r4',
    'claimed 0 r4 yellow 2 -1 true, received 2 yellow 1, connected 0 t1 points 3',
  ],
  ['a theft', 'players 2; with thieves; at 4 4; area1 red blue', 'steal 1 2', 'passed theft 1 0 blue'],
  [
    'a theft by name that gets nothing, and one that does',
    'map chart; players 3; with secretAreas thieves; at 1 9 9; area1 blue; can 0:steal 0:steal',
    'use steal 1 red, use steal 1 blue',
    'passed ability 1 0 , passed ability 1 0 blue',
  ],
  ['a rumour', 'map chart; with thieves; players 3; at 1 4 9', 'rumour t1 -2', 'rumoured 0 t1 1'],
  [
    'the second route of a double, with thieves',
    'players 3; with thieves; at 1 9 9; own r1:2; area0 blue red pink pink',
    'C r2',
    'claimed 0 r2 pink 2 -1 false, passed double 0 2 red, received 0 pink 1',
  ],
  [
    'the end',
    'players 3; at 4 4 7; area0 red; area1 red; cells 2; play M r3 red, M r4 yellow, M r3 red',
    'C r7',
    'claimed 0 r7 red 2 -1 false, ended 1',
  ],
])('%s', (_what, position, moves, events) => {
  expect(
    play(at(position), ...moves.split(', '))
      .map(worded)
      .join(', '),
  ).toBe(events);
});

it('the deal, the spies, and what was secret', () => {
  const s = aeronaut.start(2, { size: 'tiny', types: 6, thieves: true });
  const rng = new FastRng('told');
  const draw = (): AeronautEvent[] => {
    const events: AeronautEvent[] = [];
    aeronaut.play(s, -1, aeronaut.draw(s, rng), (event) => events.push(event));
    return events;
  };
  const [cities, routes] = [expect.any(Number), expect.any(Number)];
  expect(draw()).toEqual([{ kind: 'dealt', cities, routes }]);
  expect(draw()).toEqual([{ kind: 'spies' }]);
  const over = at('players 2; with thieves; at 1 1; secret 4-7:5 4-7:6; cells 0');
  const shown: AeronautEvent[] = [];
  aeronaut.play(over, -1, aeronaut.draw(over, rng), (event) => shown.push(event));
  expect(shown).toMatchObject([
    {
      kind: 'revealed',
      secret: [
        { a: 4, b: 7, n: 5 },
        { a: 4, b: 7, n: 6 },
      ],
    },
  ]);
});
