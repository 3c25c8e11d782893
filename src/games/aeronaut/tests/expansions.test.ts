import { describe, expect, it } from 'vitest';
import { aeronaut } from '../rules/everything.ts';
import { ABILITIES, type AeronautState } from '../rules/state.ts';
import { area, at, legal, phase, play, toAct, why } from './table.ts';

const TYPES = ['red', 'orange', 'yellow', 'green', 'blue', 'pink'];
const can = (s: ReturnType<typeof at>, side: number): string[] =>
  ABILITIES.filter((_, i) => s.abilities[side * ABILITIES.length + i]! > 0);

describe('wild winds', () => {
  it('a gray route is claimed with any one type', () => {
    const s = at('map chart; players 3; at 1 1 1; area0 red red blue blue green');
    expect(legal(s).filter((text) => text.startsWith('C r15'))).toEqual(['C r15 red', 'C r15 blue']);
    expect(why(s, 'C r15')).toEqual({ code: 'claimType', route: 'r15', types: TYPES });
    expect(why(s, 'C r15 green')).toEqual({ code: 'tooFew', route: 'r15', price: 2, type: 'green', held: 1 });
    play(s, 'C r15 blue');
    expect(area(s, 0)).toBe('red red -blue -blue green');
  });

  it('flying over one names no type: each balloon is chosen freely, before rewards', () => {
    const s = at('map chart; players 3; at 4 1 1; slots 6:0; own r14:2');
    expect(legal(s)).toEqual(expect.arrayContaining(['M r3 red', 'M r14 r16 yellow']));
    expect(legal(s).filter((text) => text.startsWith('M r14 r15'))).toEqual([]); // r3 is shorter
    const over = at('map chart; players 3; at 4 1 1; slots 6:0 7:0 3:0 5:0 8:0 1:0 2:0; own r14:2 r15:2');
    expect(legal(over)).toEqual([
      'M r3 r8 red',
      'M r3 r8 blue',
      ...['red', 'yellow', 'green', 'blue'].map((t) => `M r14 r16 ${t}`),
    ]);
    const gray = at('map chart; players 3; at 6 1 1; own r15:2');
    expect(why(gray, 'M r15 red')).toEqual({ code: 'grayType' });
    play(gray, 'M r15');
    expect(toAct(gray)).toBe(0);
    expect(legal(gray)).toEqual(TYPES.map((type) => `+${type}`));
    play(gray, '+red', '+blue');
    expect(area(gray, 0)).toBe('red blue');
    expect(toAct(gray)).toBe(2);
    play(gray, '+pink');
    expect(toAct(gray)).toBe(1);
  });

  it('with one free cell only one is chosen', () => {
    const s = at('map chart; players 3; at 6 1 1; area0 red; cells 2');
    play(s, 'M r15', '+pink');
    expect(toAct(s)).toBe(1);
  });

  it('a gray route of the automaton gives it any type', () => {
    const s = at('map chart; players 1; at 6 1; own r15:1');
    play(s, 'M r15', '+red', '+red');
    expect([toAct(s), legal(s).length]).toEqual([1, 6]);
  });
});

describe('multiroutes', () => {
  it('a Claim takes one space, paid with one balloon of its type', () => {
    const s = at('map chart; players 3; at 6 9 1; area0 red red blue');
    expect(legal(s).filter((text) => text.startsWith('C r16'))).toEqual(['C r16 red', 'C r16 blue']);
    play(s, 'C r16 red');
    expect(area(s, 0)).toBe('-red red blue red');
    expect(area(s, 1)).toBe('red');
    expect(why(s, 'C r16 red')).toEqual({ code: 'spaceTaken', route: 'r16', type: 'red' });
    expect(why(s, 'C r16 pink')).toEqual({
      code: 'claimType',
      route: 'r16',
      types: ['red', 'yellow', 'green', 'blue'],
    });
  });

  it('only a completed route scores, in full for every player who took part', () => {
    const s = at(
      'map chart; players 3; at 1 1 1; own r16.yellow:0 r16.red:0 r16.blue:1; area1 green; turn 1',
    );
    const points = (): number[] => aeronaut.result(s).scores.slice();
    expect(points()).toEqual([0, 0, 0]);
    expect(aeronaut.result(s).detail.routes).toEqual([]);
    play(s, 'C r16 green');
    expect(points()).toEqual([7, 7, 0]);
    expect(aeronaut.result(s).detail.routes).toEqual([
      ['r16', 0],
      ['r16', 1],
    ]);
  });

  it('offers each of its types to players who fly over it', () => {
    expect(legal(at('map chart; players 3; at 8 1 1')).filter((text) => text.startsWith('M r12'))).toEqual([
      'M r12 orange',
      'M r12 blue',
    ]);
  });

  it('rewards every other player who took part when it is completed, and none before', () => {
    const open = at('map chart; players 4; at 7 1 1 1; own r12.blue:2');
    play(open, 'M r12 blue');
    expect(toAct(open)).toBe(1);
    expect(phase(open)).toBe('act');
    expect(legal(open)[0]).toMatch(/^M/);
    const done = at('map chart; players 4; at 7 1 1 1; own r12.blue:2 r12.orange:0');
    play(done, 'M r12 blue');
    expect(toAct(done)).toBe(2);
    play(done, '+red');
    expect(toAct(done)).toBe(1);
  });

  it('two may complete it alone, and the automaton is rewarded with its types', () => {
    const s = at('map chart; players 1; at 7 1; own r12.blue:1 r12.orange:1');
    play(s, 'M r12 blue');
    expect(legal(s)).toEqual(['+orange', '+blue']);
  });

  it('completing it connects cities for each player who took part: the claimer takes first, then the others clockwise', () => {
    const s = at('map chart; players 3; at 1 1 1; own r3:02 r12.blue:0; area2 orange; turn 2');
    play(s, 'C r12 orange');
    expect(s.taken).toEqual([1 * 8 + 2, 1 * 8 + 0]);
    expect(toAct(s)).toBe(2);
    play(s, '+red', '+red', '+red');
    expect(toAct(s)).toBe(0);
    play(s, '+blue', '+blue', '+blue');
    expect(toAct(s)).toBe(0);
    expect(legal(s)[0]).toMatch(/^M/);
  });
});

describe('trajectories', () => {
  it('are taken the moment your own routes connect them, in list order, once, while there is a slot', () => {
    const s = at('map chart; players 3; at 9 9 9; area0 yellow yellow; area1 green green orange orange');
    play(s, 'C r4');
    expect(s.taken).toEqual([0]);
    play(s, 'C r1', 'M r13 red');
    play(s, 'M r13 red', 'C r5');
    // Seat 1 has connected 1 and 4 over 2, but the only slot of t1 is taken.
    expect(s.taken).toEqual([0]);
    expect(aeronaut.result(s).scores[0]).toBe(2 + 3);
    expect(aeronaut.result(s).detail.trajectories).toEqual([['t1', 0]]);
  });

  it('give cells, swaps or balloons', () => {
    const s = at('map chart; players 3; at 9 9 9; own r6:0 r5:1; area0 red red; area1 red red blue; cells 6');
    play(s, 'C r7', '+pink', '-pink');
    expect(s.cells[0]).toBe(9);
    play(s, 'C r3');
    expect(toAct(s)).toBe(1);
    expect(legal(s)).toEqual([...TYPES.filter((t) => t !== 'blue').map((t) => `swap blue ${t}`), 'swap -']);
    play(s, 'swap blue red');
    expect(area(s, 1)).toBe('-red -red -blue red');
    expect(why(s, 'swap blue red')).toEqual({ code: 'notHeld', type: 'blue' });
    expect(why(s, 'swap red red')).toEqual({ code: 'sameSwap' });
    play(s, 'swap -');
    expect(toAct(s)).toBe(2);
  });
});

describe('bonuses', () => {
  it('come after the travellers’ balloons, in the order of the spaces', () => {
    const s = at('map chart; players 3; at 5 9 9; area0 pink pink pink; cells 4');
    play(s, 'C r9');
    // -1 point, +1 cell, another turn; the traveller’s pink came first and filled the last cell.
    expect(area(s, 0)).toBe('-pink -pink -pink pink');
    expect(s.points[0]).toBe(-1);
    expect(s.cells[0]).toBe(5);
    expect(can(s, 0)).toEqual(['again']);
    expect(aeronaut.result(s).detail.bonus).toEqual([-1, 0, 0]);
  });

  it('+balloon and -balloon are chosen; each is left out when nothing can be received or lost', () => {
    const s = at('map chart; players 3; at 9 9 9; area0 red red; cells 2');
    play(s, 'C r7');
    expect(toAct(s)).toBe(1);
    const t = at('map chart; players 3; at 9 9 9; area0 red red blue; cells 3');
    play(t, 'C r7');
    expect(legal(t)).toEqual(['-blue']);
    expect(aeronaut.forced?.(t, 0)).toBe('-blue');
    expect(why(t, '-red')).toEqual({ code: 'notHeld', type: 'red' });
    play(t, '-blue');
    expect(area(t, 0)).toBe('-red -red -blue');
  });

  it('-cell takes a free cell, if there is one', () => {
    const s = at('map chart; players 3; at 9 9 9; area0 green green; area1 green green; cells 2');
    play(s, 'C r14');
    expect(s.cells[0]).toBe(2);
    const t = at('map chart; players 3; at 9 9 9; area0 green green; cells 3');
    play(t, 'C r14');
    expect(t.cells[0]).toBe(2);
  });

  it('abilities are used before the action and besides it, in any number', () => {
    const s = at('map chart; players 3; at 1 9 9; area1 red; can 0:teleport 0:again 0:steal');
    play(s, 'use teleport 7', 'use steal 1 red', 'use again');
    expect(s.at[0]).toBe(6);
    expect(s.slots[6]).toBe(1);
    expect([area(s, 0), area(s, 1)]).toEqual(['red', '-red']);
    expect(toAct(s)).toBe(0);
    expect(why(s, 'use again')).toEqual({ code: 'noAbility', ability: 'again' });
    play(s, 'M r3 red');
    expect(toAct(s)).toBe(0);
    play(s, 'M r4 yellow');
    expect(toAct(s)).toBe(1);
  });

  it('teleport receives nothing', () => {
    const s = at('map chart; players 3; at 1 9 9; can 0:teleport');
    play(s, 'use teleport 8');
    expect([area(s, 0), s.at[0]]).toEqual(['', 7]);
  });

  it('share costs the usual price, scores and connects for both, gives no bonus again, and is not for multi routes', () => {
    const s = at(
      'map chart; players 3; at 9 9 1; own r4:1 r15:1 r12.blue:1; taken t1:1; area0 yellow yellow blue blue; can 0:share',
    );
    expect(legal(s).filter((text) => text.startsWith('use'))).toEqual([
      'use share r4',
      'use share r15 yellow',
      'use share r15 blue',
    ]);
    expect(why(s, 'use share r12 blue')).toEqual({ code: 'multiShare' });
    expect(why(s, 'use share r3')).toEqual({ code: 'notShared', route: 'r3' });
    const poor = at('map chart; players 3; at 9 9 1; own r4:1; area0 yellow blue; can 0:share');
    expect(why(poor, 'use share r4')).toEqual({
      code: 'tooFew',
      route: 'r4',
      price: 2,
      type: 'yellow',
      held: 1,
    });
    play(s, 'use share r4');
    expect(area(s, 0)).toBe('-yellow -yellow blue blue');
    expect(area(s, 2)).toBe('yellow');
    expect(aeronaut.result(s).scores).toEqual([2, 2 + 2 + 3, 0]);
    expect(aeronaut.result(s).detail.routes).toEqual([
      ['r4', 0],
      ['r4', 1],
      ['r15', 1],
    ]);
    expect(toAct(s)).toBe(0);
    const flown = at('map chart; players 3; at 1 9 9; own r4:12');
    play(flown, 'M r4 yellow', '+red', '+blue');
    expect([area(flown, 1), area(flown, 2)]).toEqual(['red', 'blue']);
  });

  it.each([
    ['teleport', 'at 1 9 9', 'use teleport 8'],
    ['again', 'at 9 9 9', 'use again'],
    ['squeeze', 'at 9 9 9; own r4:0; taken t1:1', 'use squeeze t1'],
    ['share', 'at 9 9 9; own r4:1; area0 yellow yellow', 'use share r4'],
    ['steal', 'with thieves; at 9 9 9; area1 red', 'use steal 1 red'],
  ] as const)('%s is crossed off when it is used, and may be had twice', (ability, position, move) => {
    const left = (s: AeronautState): number => s.abilities[ABILITIES.indexOf(ability)]!;
    const s = at(`map chart; players 3; ${position}; can 0:${ability} 0:${ability}`);
    expect(left(s)).toBe(2);
    play(s, move);
    expect(left(s)).toBe(1);
    const last = at(`map chart; players 3; ${position}; can 0:${ability}`);
    play(last, move);
    expect(left(last)).toBe(0);
  });

  it('squeeze takes a full trajectory that your routes connect', () => {
    const s = at('map chart; players 3; at 9 9 9; own r4:0 r6:0; taken t1:1; can 0:squeeze');
    expect(legal(s).filter((text) => text.startsWith('use'))).toEqual(['use squeeze t1']);
    expect(why(s, 'use squeeze t2')).toEqual({ code: 'notFull', trajectory: 't2' });
    play(s, 'use squeeze t1');
    expect(aeronaut.result(s).detail.trajectories).toEqual([
      ['t1', 1],
      ['t1', 0],
    ]);
    expect(aeronaut.result(s).scores[0]).toBe(2 + 2 + 3);
  });

  it('a toll: a player who flies over the route gives its owner a balloon of the owner’s choice', () => {
    const s = at('map chart; players 3; at 7 1 1; own r8:2; tolls r8:2; area0 red');
    play(s, 'M r8 blue', '+pink');
    expect(toAct(s)).toBe(2);
    expect(legal(s)).toEqual(['toll red', 'toll blue']);
    expect(why(s, 'toll pink')).toEqual({ code: 'notHeld', type: 'pink' });
    play(s, 'toll red');
    expect([area(s, 0), area(s, 2)]).toEqual(['-red blue blue', 'pink red']);
  });

  it('claiming the space with the toll keeps it', () => {
    const s = at('map chart; players 3; at 1 1 1; area0 blue blue blue');
    play(s, 'C r8');
    expect(s.tolls).toEqual([7 * 8]);
  });

  it('do not keep a game going', () => {
    const s = at('map chart; players 2; at 4 1; area0 pink; cells 1; can 0:teleport 0:again');
    expect(phase(s)).toBe('over');
  });

  it('are nothing for the automaton', () => {
    const s = at('map chart; players 1; at 4 1; turn 1; can 1:teleport 1:again');
    expect(legal(s).some((text) => text.startsWith('use'))).toBe(false);
  });
});
