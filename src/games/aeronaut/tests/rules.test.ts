import { describe, expect, it } from 'vitest';
import { EXAMPLE_MAPS } from '../map/examples.ts';
import { cellsFor } from '../rules/deal.ts';
import { aeronaut } from '../rules/everything.ts';
import { area, at, legal, phase, play, toAct, why } from './table.ts';

describe('the examples', () => {
  it('M r3 r8 red gives you two red, and the owner of r8 then chooses a balloon', () => {
    const s = at('players 3; at 4 1 1; slots 7:0; own r8:2');
    play(s, 'M r3 r8 red');
    expect(area(s, 0)).toBe('red red');
    expect(toAct(s)).toBe(2);
    expect(legal(s)).toEqual(['+red', '+orange', '+yellow', '+green', '+blue', '+pink']);
    play(s, '+green');
    expect(area(s, 2)).toBe('green');
    expect(toAct(s)).toBe(1);
    expect(s.slots[8]).toBe(1);
  });

  it('pay three blue for r8, and both travellers in its cities receive one blue', () => {
    const s = at('players 3; at 9 7 1; area1 blue blue red blue; turn 1');
    play(s, 'C r8');
    expect(area(s, 1)).toBe('-blue -blue red -blue blue');
    expect(area(s, 0)).toBe('blue');
    expect(area(s, 2)).toBe('');
    expect(toAct(s)).toBe(2);
  });
});

describe('the player area', () => {
  it('has half as many cells as the map has routes, rounded up, at least 8, and twice that for two', () => {
    const { isles } = EXAMPLE_MAPS;
    expect(cellsFor(isles, false)).toBe(8);
    expect(cellsFor({ ...isles, routes: [...isles.routes, isles.routes[0]!] }, false)).toBe(9);
    expect(cellsFor({ ...isles, routes: isles.routes.slice(0, 6) }, false)).toBe(8);
    expect(cellsFor(isles, true)).toBe(16);
  });

  it('pays the oldest first and frees no cell', () => {
    const s = at('players 3; at 9 1 1; area0 red -red red blue red; cells 5');
    play(s, 'C r7');
    expect(area(s, 0)).toBe('-red -red -red blue red');
    expect(s.areas[0]!.length).toBe(5);
  });
});

describe('the start', () => {
  it('is any city, in seat order, uses no slot, and may be shared', () => {
    const s = at('players 3');
    expect(legal(s)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((city) => `start ${city}`));
    const before = [...s.slots];
    play(s, 'start 3', 'start 3', 'start 3');
    expect(s.slots).toEqual(before);
    expect(s.at).toEqual([2, 2, 2]);
    expect(toAct(s)).toBe(0);
    expect(why(s, 'start 4')).toEqual({ code: 'started' });
  });

  it('comes before everything else', () => {
    const s = at('players 2');
    expect(why(s, 'M r3 red')).toEqual({ code: 'chooseCity' });
    expect(why(s, 'start 44')).toEqual({ code: 'noSuch', what: 'city', text: '44' });
    expect(why(s, 'start 4', 1)).toEqual({ code: 'notYourTurn' });
  });
});

describe('Move', () => {
  it('goes to each neighbour with a free slot and names a type of the route', () => {
    const s = at('players 3; at 4 1 1');
    expect(legal(s)).toEqual(['M r3 red', 'M r4 yellow', 'M r5 orange', 'M r9 pink', 'M r14 green']);
    play(s, 'M r9 pink');
    expect(s.slots[4]).toBe(2);
    expect(area(s, 0)).toBe('pink pink');
  });

  it('flies over either route of a double', () => {
    expect(legal(at('players 3; at 1 4 4'))).toEqual(['M r1 green', 'M r2 pink', 'M r4 yellow']);
  });

  it('flies over full cities, and a city with a free slot ends the path', () => {
    const s = at('players 3; at 1 4 4; slots 2:0');
    expect(legal(s)).toEqual([
      ...['M r1 r6 green', 'M r1 r6 blue', 'M r2 r6 blue', 'M r2 r6 pink'],
      // City 4 over 2 would take two routes, and one is enough.
      'M r4 yellow',
    ]);
    expect(why(s, 'M r1 r5 green')).toEqual({ code: 'tooLong', city: 4 });
    expect(why(s, 'M r4 r3 red')).toEqual({ code: 'endsThere', city: 4 });
    expect(why(s, 'M r1 green')).toEqual({ code: 'cityFull', city: 2 });
    expect(why(s, 'M r1 r6 red')).toEqual({ code: 'notFlownOver', type: 'red', types: ['green', 'blue'] });
    expect(why(s, 'M r1 r6')).toEqual({ code: 'nameType', types: ['green', 'blue'] });
    expect(why(s, 'M r3 red')).toEqual({ code: 'notFromHere', route: 'r3', city: 1 });
    expect(why(s, 'M r1 r2 green')).toEqual({ code: 'sameCity' });
    expect(why(s, 'M r99 green')).toEqual({ code: 'noSuch', what: 'route', text: 'r99' });
    expect(why(s, 'M r4 mauve')).toEqual({ code: 'noSuch', what: 'type', text: 'mauve' });
  });

  it('may take any of several paths that are equally short', () => {
    const s = at('players 3; at 4 1 1; slots 1:0 2:0 3:0 5:0 6:0 7:0 8:0');
    const paths = new Set(legal(s).map((text) => text.split(' ').slice(0, -1).join(' ')));
    expect([...paths]).toEqual(['M r3 r8', 'M r14 r16']);
    expect(why(s, 'M r9 r10 r13 red')).toEqual({ code: 'tooLong', city: 9 });
  });

  it('needs a free cell; with one you receive one', () => {
    const s = at('players 3; at 4 1 1; area0 red; cells 2');
    play(s, 'M r3 red');
    expect(area(s, 0)).toBe('red red');
    play(s, 'M r4 yellow', 'M r1 green');
    expect(legal(s)).toEqual(['C r3', 'C r7']);
    expect(why(s, 'M r8 blue')).toEqual({ code: 'noFreeCell' });
  });

  it('needs another city with a free slot: the one you stand in does not count', () => {
    const s = at('players 2; at 4 1; slots 1:0 2:0 3:0 4:3 5:0 6:0 7:0 8:0 9:0; area0 red red');
    expect(legal(s)).toEqual(['C r3', 'C r7']);
  });

  it('rewards the owners of the path in its order; no player rewards themselves, and full areas get nothing', () => {
    const owners = 'players 4; at 4 1 1 1; slots 7:0; area3 red red red red red red red red';
    const s = at(`${owners}; own r3:1 r8:2`);
    play(s, 'M r3 r8 red');
    expect(toAct(s)).toBe(1);
    play(s, '+pink');
    expect(toAct(s)).toBe(2);
    play(s, '+pink');
    expect(toAct(s)).toBe(1);
    expect(legal(s)[0]).toMatch(/^M /);
    const full = at(`${owners}; own r3:0 r8:3`);
    play(full, 'M r3 r8 red');
    expect(toAct(full)).toBe(1);
    expect(legal(full)[0]).toMatch(/^M /);
  });

  it('lets only the owner choose the reward', () => {
    const s = at('players 3; at 4 1 1; own r3:2');
    play(s, 'M r3 red');
    expect(why(s, '+red', 0)).toEqual({ code: 'notYourTurn' });
    expect(why(s, 'M r8 blue')).toEqual({ code: 'dueGain' });
    expect(legal(s, 0)).toEqual([]);
  });
});

describe('Claim', () => {
  it('is possible from anywhere, once for each route', () => {
    const s = at('players 3; at 1 1 1; area0 red red red; area1 red red red');
    expect(legal(s)).toEqual(expect.arrayContaining(['C r3', 'C r7', 'C r13']));
    play(s, 'C r13');
    expect(why(s, 'C r13')).toEqual({ code: 'claimed', route: 'r13' });
    expect(why(s, 'C r8')).toEqual({ code: 'tooFew', route: 'r8', price: 3, type: 'blue', held: 0 });
    expect(why(s, 'C r3 red')).toEqual({ code: 'claimNoType', route: 'r3' });
    expect(legal(s)).not.toContain('C r13');
  });

  it('of a double: with two players only one of the two, with three both', () => {
    const two = at('players 2; at 9 9; area0 green green; area1 pink pink pink pink');
    play(two, 'C r1');
    expect(why(two, 'C r2')).toEqual({ code: 'twinClaimed', route: 'r2', twin: 'r1' });
    const three = at('players 3; at 9 9 9; area0 green green; area1 pink pink');
    play(three, 'C r1', 'C r2');
    expect([three.takers[0], three.takers[1]]).toEqual([1, 2]);
  });

  it('gives each traveller in its cities one balloon of the type, if there is a free cell', () => {
    const s = at('players 4; at 4 7 7 1; area0 red red; area2 blue blue blue; cells 3');
    play(s, 'C r3');
    expect([0, 1, 2, 3].map((side) => area(s, side))).toEqual(['-red -red red', 'red', 'blue blue blue', '']);
  });
});

describe('the end', () => {
  it('comes at once when the player to move has no Move and no Claim', () => {
    const s = at('players 3; at 4 1 1; area0 red red; area1 green blue; cells 2');
    play(s, 'C r3');
    expect(phase(s)).toBe('over');
    expect(legal(s, 0)).toEqual([]);
    const result = aeronaut.result(s);
    expect(result.scores).toEqual([2, 0, 0]);
    expect(result.winners).toEqual([0]);
    expect(result.detail).toEqual({ routes: [['r3', 0]] });
  });

  it('scores 1 2 4 7 10 for lengths 1 to 5, and shares a tie', () => {
    const s = at('players 3; at 1 1 1; own r3:0 r8:1 r16:2 r13:0 r12:1 r1:1 r2:0; cells 0');
    expect(phase(s)).toBe('over');
    const { scores, winners, detail } = aeronaut.result(s);
    expect(scores).toEqual([8, 8, 7]);
    expect(winners).toEqual([0, 1]);
    expect(detail.routes).toEqual([
      ...[
        ['r1', 1],
        ['r2', 0],
        ['r3', 0],
        ['r8', 1],
        ['r12', 1],
        ['r13', 0],
        ['r16', 2],
      ],
    ]);
  });
});

describe('alone', () => {
  it('you choose your city, then the automaton’s', () => {
    const s = at('players 1');
    play(s, 'start 4');
    expect(toAct(s)).toBe(1);
    expect(aeronaut.decides(s, 1)).toBe(0);
    play(s, 'start 8');
    expect(s.at).toEqual([3, 7]);
    expect(toAct(s)).toBe(0);
  });

  it('the automaton claims if it can, whichever you like', () => {
    const s = at('players 1; at 4 8; turn 1; area1 red red orange orange');
    expect(legal(s)).toEqual(['C r3', 'C r5', 'C r7', 'C r12']);
    expect(why(s, 'M r12 orange')).toEqual({ code: 'automatonClaims' });
    expect(why(s, 'M r12 orange', 0)).toEqual({ code: 'notYourTurn' });
  });

  it('otherwise it flies to the lowest number that it can reach, on any shortest path', () => {
    const s = at('players 1; at 4 8; turn 1; slots 5:0 4:0');
    expect(legal(s)).toEqual([
      ...['M r10 r9 r4 yellow', 'M r10 r9 r4 green', 'M r10 r9 r4 pink'],
      ...['M r11 r9 r4 yellow', 'M r11 r9 r4 pink'],
    ]);
    expect(why(s, 'M r12 orange')).toEqual({ code: 'automatonLowest', city: 1 });
    expect(why(s, 'M r10 r9 r4 red')).toEqual({
      code: 'notFlownOver',
      type: 'red',
      types: ['yellow', 'green', 'pink'],
    });
    // This is no path from where it stands.
    expect(why(s, 'M r4 r9 r10 yellow')).toEqual({ code: 'automatonLowest', city: 1 });
  });

  it('when you fly over its route it takes the type of the route', () => {
    const s = at('players 1; at 4 8; own r3:1');
    play(s, 'M r3 red');
    expect(toAct(s)).toBe(1);
    expect(legal(s)).toEqual(['+red']);
    expect(aeronaut.forced?.(s, 1)).toBe('+red');
    expect(why(s, '+blue')).toEqual({ code: 'automatonGain', types: ['red'] });
  });

  it('when it flies over yours you choose freely', () => {
    const s = at('players 1; at 1 8; own r10:0 r11:0; turn 1');
    play(s, legal(s)[0]!);
    expect(toAct(s)).toBe(0);
    expect(legal(s)).toHaveLength(6);
  });

  it('two sides play by the duo rules, and both have a score', () => {
    const s = at('players 1; at 1 1; own r1:1; area0 pink pink');
    expect(s.cells).toEqual([16, 16]);
    expect(legal(s)).not.toContain('C r2');
    const over = at('players 1; at 1 1; own r1:1 r3:0; cells 0');
    expect(aeronaut.result(over)).toMatchObject({ scores: [2, 2], winners: [0, 1] });
  });
});

describe('reading', () => {
  it('does not mind small letters and spaces', () => {
    expect(aeronaut.read(at('players 2; at 4 1'), 0, '  m  R3   RED ')).toEqual({ value: 'M r3 red' });
  });

  it('refuses what is no move', () => {
    const s = at('players 2; at 4 1');
    expect(why(s, 'fly away')).toEqual({ code: 'unknown', text: 'fly away' });
    expect(why(s, '+red')).toEqual({ code: 'nothingDue' });
    expect(why(s, 'M r3 ?')).toEqual({ code: 'nameType', types: ['red'] });
    expect(why(s, 'M r3 red (over)')).toEqual({ code: 'unknown', text: 'M r3 red (over)' });
  });
});
