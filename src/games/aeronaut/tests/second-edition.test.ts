/** The second edition of the rulings, line by line. What is not about swap and teleport holds in the first as well. */
import { describe, expect, it } from 'vitest';
import { checkMap, readMap } from '../maker/check.ts';
import { makeMap } from '../maker/make.ts';
import type { AeronautMap, Route } from '../map/map.ts';
import { EDITIONS } from '../rules/editions.ts';
import { editions } from '../rules/everything.ts';
import type { AeronautState } from '../rules/state.ts';
import { area, at, legal, phase, play, toAct, why } from './table.ts';

const uses = (s: AeronautState): string[] => legal(s).filter((text) => text.startsWith('use'));

/** Changes routes of the position's map; what has been claimed on it stays. */
function redraw(s: AeronautState, changes: Readonly<Record<string, object>>): AeronautState {
  const redrawn = (route: Route): Route => {
    const changed = { ...route, ...changes[route.id] } as Route;
    if (changed.types === undefined) return changed;
    const { type: _, ...multi } = changed as Route & { type?: unknown };
    return multi as Route;
  };
  const { trajectories, ...map } = s.map!;
  s.map = {
    ...map,
    routes: map.routes.map(redrawn),
    ...(trajectories ? { trajectories } : {}),
  } as AeronautMap;
  return s;
}

describe('swap', () => {
  const full = 'map chart; players 3; at 9 9 9; own r5:0; area0 red red blue; cells 3; play C r3';

  it('brings its own cell: it needs no free cell and costs none', () => {
    const s = at(full);
    expect([toAct(s), legal(s).length]).toEqual([0, 6]);
    play(s, 'swap blue pink');
    expect([area(s, 0), s.cells[0]]).toEqual(['-red -red -blue pink', 4]);
    play(s, 'swap pink red', 'swap red green');
    expect([area(s, 0), s.cells[0], toAct(s)]).toEqual(['-red -red -blue -pink -red green', 6, 1]);
    const roomy = at(full.replace('cells 3', 'cells 7'));
    play(roomy, 'swap blue pink', 'swap -');
    expect(roomy.cells[0]! - roomy.areas[0]!.length).toBe(4);
  });

  it('crosses out the oldest unspent balloon of its type', () => {
    const s = at('map chart; players 3; at 9 9 9; area0 -blue orange orange blue green blue; play C r5');
    play(s, 'swap blue pink');
    expect(area(s, 0)).toBe('-blue -orange -orange -blue green blue pink');
  });

  it('is left out without an unspent balloon', () => {
    expect(toAct(at('map chart; players 3; at 9 9 9; area0 orange orange; play C r5'))).toBe(1);
  });

  it('first edition: it needs a free cell and uses it up', () => {
    expect(toAct(at(`rules 1; ${full}`))).toBe(1);
    const s = at(`rules 1; ${full.replace('cells 3', 'cells 4')}`);
    play(s, 'swap blue pink');
    expect([area(s, 0), s.cells[0], toAct(s)]).toEqual(['-red -red -blue pink', 4, 1]);
  });

  it('where areas are secret all see both types', () => {
    const s = at('map chart; players 3; with secretAreas; at 9 9 9; area0 orange orange blue; play C r5');
    expect(editions[2].hide(s, 0, 'swap blue pink', 1)).toBe('swap blue pink');
  });
});

describe('teleport', () => {
  const table = 'map chart; players 3; at 1 9 9; slots 2:0; can 0:teleport';

  it('goes to any other city with a free slot, never to your own', () => {
    const s = at(table);
    expect(uses(s)).toEqual([3, 4, 5, 6, 7, 8, 9].map((city) => `use teleport ${city}`));
    expect(why(s, 'use teleport 1')).toEqual({ code: 'teleportHome' });
    expect(why(s, 'use teleport 2')).toEqual({ code: 'noSlot', city: 2 });
  });

  it('first edition: also to your own, and takes its slot', () => {
    const s = at(`rules 1; ${table}`);
    play(s, 'use teleport 1');
    expect([s.at[0], s.slots[0]]).toEqual([0, 1]);
  });
});

describe.each(EDITIONS)('edition %i, toll', (edition) => {
  const on = (text: string): AeronautState => at(`rules ${edition}; map chart; ${text}`);

  it('belongs to the player who claimed its space, and counts once a multi route is completed', () => {
    const claim = redraw(on('players 3; at 1 1 7; area0 blue; area1 orange'), {
      r12: { bonus: [null, 'toll'] },
    });
    play(claim, 'C r12 blue');
    expect(claim.tolls).toEqual([11 * 8]);
    const open = on('players 3; at 1 1 7; own r12.blue:0; tolls r12:0; turn 2; area2 red');
    play(open, 'M r12 blue');
    expect([toAct(open), legal(open)[0]![0]]).toEqual([0, 'M']);
    const done = on('players 3; at 1 1 7; own r12.blue:0 r12.orange:1; tolls r12:0; turn 2; area2 red');
    play(done, 'M r12 blue', '+pink', 'toll red');
    expect([toAct(done), area(done, 0), area(done, 2)]).toEqual([1, 'pink red', '-red blue blue']);
    play(done, '+green');
    expect([toAct(done), area(done, 1)]).toEqual([0, 'green']);
  });

  it('two tolls are two balloons', () => {
    const s = on('players 3; at 7 1 1; own r8:2; tolls r8:2 r8:2; area0 red');
    play(s, 'M r8 blue', '+pink', 'toll blue', 'toll red');
    expect([area(s, 0), area(s, 2)]).toEqual(['-red -blue blue', 'pink blue red']);
  });

  it('a player who shares the route gets none of its tolls, and pays them', () => {
    const s = on('players 3; at 7 1 1; own r8:2; tolls r8:2; area0 red blue blue blue; can 0:share');
    play(s, 'use share r8');
    expect(s.tolls).toEqual([7 * 8 + 2]);
    play(s, 'M r8 blue', '+pink', 'toll red');
    expect(toAct(s)).toBe(1);
  });

  it('on each route of a path, seat by seat: the reward, then that seat’s tolls', () => {
    const s = on(
      'players 4; at 4 1 1 1; slots 7:0; own r3:12 r8:2; tolls r3:2 r3:1 r8:2; area0 pink pink pink',
    );
    const order: string[] = [];
    play(s, 'M r3 r8 red');
    while (toAct(s) > 0 && legal(s)[0]![0] !== 'M') {
      const [move] = legal(s);
      order.push(`${toAct(s)} ${move!.startsWith('toll') ? 'toll' : 'reward'}`);
      play(s, move!);
    }
    expect(order).toEqual(['1 reward', '1 toll', '2 reward', '2 toll', '2 reward', '2 toll']);
  });
});

describe.each(EDITIONS)('edition %i, share', (edition) => {
  const on = (text: string): AeronautState => at(`rules ${edition}; map chart; ${text}`);

  it('is a Claim for the travellers’ balloons, and not for Thieves (b)', () => {
    const s = on('players 3; with thieves; at 9 9 1; own r1:1 r2:2; area0 red green green; can 0:share');
    play(s, 'use share r1');
    expect([0, 1, 2].map((side) => area(s, side))).toEqual(['red -green -green', '', 'green']);
  });

  it('is for any number, and scores and connects for each', () => {
    const yellow = 'area0 yellow yellow; area1 yellow yellow; can 0:share 1:share';
    const s = on(`players 4; at 9 9 9 9; own r4:3; taken t1:3; ${yellow}`);
    play(s, 'use share r4', 'M r13 red', 'use share r4');
    expect(editions[edition].result(s).scores).toEqual([2, 2, 0, 2 + 3]);
    const { detail } = editions[edition].result(s);
    expect(detail.routes).toEqual([0, 1, 3].map((side) => ['r4', side]));
    const joined = on(`players 3; at 9 9 9; own r4:2; area0 yellow yellow; can 0:share`);
    play(joined, 'use share r4');
    expect(joined.taken).toEqual([0]);
  });
});

describe.each(EDITIONS)('edition %i, Thieves (b) with multi routes', (edition) => {
  const twins = (text: string): AeronautState =>
    redraw(at(`rules ${edition}; players 4; with thieves; at 1 1 1 1; ${text}`), {
      r11: { types: ['yellow', 'blue'] },
    });

  it('a multi route counts from its first space; the balloon is given once, when the second route is begun', () => {
    const s = twins('own r10:3; area0 red yellow; area1 pink blue');
    play(s, 'C r11 yellow');
    expect([area(s, 0), area(s, 3)]).toEqual(['-red -yellow', 'red']);
    play(s, 'C r11 blue');
    expect([area(s, 1), area(s, 3)]).toEqual(['pink -blue', 'red']);
  });

  it('to the player who began the first', () => {
    const s = twins('area0 yellow; area1 blue; area2 pink green green');
    play(s, 'C r11 yellow', 'C r11 blue', 'C r10');
    expect([0, 1, 2].map((side) => area(s, side))).toEqual(['-yellow pink', '-blue', '-pink -green -green']);
  });
});

describe.each(EDITIONS)('edition %i, secret areas', (edition) => {
  const on = (text: string): AeronautState =>
    at(`rules ${edition}; map chart; players 3; with secretAreas; ${text}`);

  it('use steal may name any type of a player who has an unspent balloon; a wrong guess uses the ability up', () => {
    const s = on('at 1 9 9; area1 blue; area2 -red; can 0:steal');
    expect(uses(s).map((text) => text.slice(0, 11))).toEqual(Array.from({ length: 6 }, () => 'use steal 1'));
    play(s, 'use steal 1 red');
    expect([area(s, 0), area(s, 1)]).toEqual(['', 'blue']);
    expect(why(s, 'use steal 1 blue')).toEqual({ code: 'noAbility', ability: 'steal' });
  });

  it('toll may name any type; a wrong guess gives nothing', () => {
    const s = on('at 7 1 1; own r8:2; tolls r8:2');
    play(s, 'M r8 blue', '+pink');
    expect(legal(s)).toHaveLength(6);
    play(s, 'toll green');
    expect([area(s, 0), toAct(s)]).toEqual(['blue blue', 1]);
  });

  it('a balloon that changes hands is seen by all', () => {
    const s = on('at 7 1 1; own r8:2; tolls r8:2');
    play(s, 'M r8 blue', '+pink');
    expect(editions[edition].hide(s, 2, 'toll blue', 1)).toBe('toll blue (blue)');
    play(s, 'toll blue');
    expect(area(editions[edition].view(s, 1), 2)).toBe('? blue');
  });
});

describe.each(EDITIONS)('edition %i, smaller gaps', (edition) => {
  const on = (text: string): AeronautState => at(`rules ${edition}; map chart; ${text}`);

  it('what is lost or taken by type is the oldest of it', () => {
    const lost = on('players 3; at 9 9 9; area0 red red blue pink blue; play C r7; cells 5');
    play(lost, '-blue');
    expect(area(lost, 0)).toBe('-red -red -blue pink blue');
    const taken = on('players 3; at 1 9 9; area1 -red red pink red; can 0:steal; play use steal 1 red');
    expect(area(taken, 1)).toBe('-red -red pink red');
    const toll = on(
      'players 3; at 7 1 1; own r8:2; tolls r8:2; area0 red pink red; play M r8 blue, +pink, toll red',
    );
    expect(area(toll, 0)).toBe('-red pink red blue blue');
  });

  it('cells count from 1', () => {
    const s = on('players 2; with thieves; at 9 9; area1 red blue; play steal 1 1');
    expect([area(s, 0), area(s, 1)]).toEqual(['red', '-red blue']);
    expect(why(on('players 2; with thieves; at 9 9; area1 red'), 'steal 1 0')).toEqual({
      code: 'notWritten',
      cell: 0,
    });
  });

  it('the steal ability needs a free cell of yours', () => {
    const s = on('players 2; at 9 1; area0 blue blue blue; area1 red; cells 3; can 0:steal');
    expect(why(s, 'use steal 1 red')).toEqual({ code: 'stealNeedsCell' });
  });

  it('squeeze needs the pair connected by your routes', () => {
    const apart = on('players 3; at 9 9 9; taken t1:1; can 0:squeeze');
    expect(uses(apart)).toEqual([]);
    expect(why(apart, 'use squeeze t1')).toEqual({ code: 'notConnected', trajectory: 't1' });
    expect(uses(on('players 3; at 9 9 9; own r4:0; taken t1:1; can 0:squeeze'))).toEqual(['use squeeze t1']);
  });

  it('Rumour is for trajectories that give points; -2 is legal at 1', () => {
    const s = on('players 3; with thieves; at 4 1 4; play rumour t1 -2');
    expect(s.worth[0]).toBe(1);
    expect(legal(s)).toContain('rumour t1 -2');
    expect(why(on('players 3; with thieves; at 4 1 1'), 'rumour t2 -2')).toEqual({
      code: 'rumourPoints',
      trajectory: 't2',
    });
  });

  it('several again add up', () => {
    const s = on('players 3; at 1 9 9; can 0:again 0:again; play use again, use again');
    play(s, 'M r4 yellow', 'M r3 red');
    expect(toAct(s)).toBe(0);
    play(s, 'M r12 blue');
    expect(toAct(s)).toBe(1);
  });

  it('the End is checked after each ability', () => {
    // Teleport takes the last slot there is: no Move is left, and no Claim can be paid.
    const slots = 'slots 1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0 9:1';
    const s = on(`players 3; at 1 1 1; ${slots}; can 0:teleport 0:again`);
    expect(phase(s)).toBe('act');
    play(s, 'use teleport 9');
    expect(phase(s)).toBe('over');
  });

  it('the automaton can be stolen from', () => {
    const s = on(
      'players 1; with thieves; at 9 9; area1 red blue; can 0:steal; play use steal 1 blue, steal 1 1',
    );
    expect([area(s, 0), area(s, 1)]).toEqual(['blue red', '-red -blue']);
  });
});

describe('maps', () => {
  const plain = { size: 'small', types: 6, multiroutes: false, wildWinds: false, thieves: false } as const;
  const made = makeMap('7', { ...plain, trajectories: false, bonuses: true }, 3);
  const squeezing = (): AeronautMap => {
    const at = made.routes.findIndex(({ bonus }) => bonus);
    const swapped = made.routes[at]!.bonus!.map((each) => (each ? 'squeeze' : null));
    return {
      ...made,
      routes: made.routes.map((route, i) => (i === at ? { ...route, bonus: swapped } : route)),
    };
  };

  it('squeeze is on no map without trajectories', () => {
    for (let seed = 0; seed < 12; seed++) {
      const map = makeMap(`s${seed}`, { ...plain, size: 'tiny', trajectories: false, bonuses: true }, 3);
      expect(map.routes.some(({ bonus }) => bonus?.includes('squeeze'))).toBe(false);
    }
    expect(checkMap(made)).toEqual([]);
    expect(checkMap(squeezing())).toHaveLength(1);
    const options = { size: 'small', types: 6, bonuses: true };
    const setup = JSON.parse(JSON.stringify({ map: squeezing(), cells: 8 }));
    const opened = EDITIONS.map((edition) =>
      editions[edition].transcript.opening(editions[edition].start(3, options), setup),
    );
    expect(opened[0]).toEqual({ refused: { code: 'setupSqueeze' } });
    expect(opened[1]).toHaveProperty('value');
  });

  it('both routes of a double have the same length', () => {
    const double = made.routes.find((route) => route.double)!;
    expect(made.routes.find(({ id }) => id === double.double)!.length).toBe(double.length);
    const longer = made.routes.map((r) =>
      r === double ? { ...r, length: r.length + 1, bonus: undefined } : r,
    );
    expect(readMap(JSON.parse(JSON.stringify({ ...made, routes: longer })))).toHaveProperty('refused');
  });
});
