import { describe, expect, it } from 'vitest';
import { reader } from '../rules/everything.ts';
import { readPosition } from '../rules/position.ts';
import { Phase } from '../rules/state.ts';
import { area, at, phase, refuse } from './table.ts';

const refused = (text: string): string => {
  const reading = readPosition(text, reader);
  return 'refused' in reading ? refuse!(reading.refused) : '';
};

describe('positions as text', () => {
  it('need say only what differs from the start', () => {
    const s = at('');
    expect([s.seats, s.turn, s.phase]).toEqual([2, 0, Phase.START]);
    expect(at('at 4 7 9').seats).toBe(3);
    expect(at('players 3; at 4').turn).toBe(1);
    expect(at('players 1; at 4 7').phase).toBe(Phase.ACTION);
  });

  it('read the example of the header', () => {
    const s = at(
      'map isles; players 3; at 4 7 9; slots 7:0 9:1; own r8:2; area0 red red -blue; turn 0; play M r3 r8 red',
    );
    expect(area(s, 0)).toBe('red red -blue red red');
    expect(s.slots[8]).toBe(0);
    expect(phase(s)).toBe('act');
  });

  it('know cells that no viewer may see', () => {
    const s = at('players 3; at 4 7 9; area1 ? -blue red');
    expect(area(s, 1)).toBe('? blue red');
    expect(s.paid.slice(6, 12)).toEqual([0, 0, 0, 0, 1, 0]);
  });

  it.each([
    ['clouds 3', 'no part'],
    ['at 4; at 5', 'twice'],
    ['map moon', 'one of the example maps: isles, bay'],
    ['players 9', '1 to 6'],
    ['with magic', 'no option'],
    ['at 44', 'no city'],
    ['players 2; at 1 2 3', 'More travellers'],
    ['slots 4', 'nothing about slots'],
    ['slots 44:1', 'no city'],
    ['own r3', 'no route to anybody'],
    ['own r99:0', 'no route to anybody'],
    ['own r3:7', 'no route to anybody'],
    ['own r3.red:0', 'no route to anybody'],
    ['map chart; own r16:0', 'no route to anybody'],
    ['cells many', 'whole number'],
    ['cells 1; area0 red red', 'whole number'],
    ['area0 mauve', 'no type'],
    ['players 2; area2 red', 'area2'],
    ['points 0', 'seat and a value'],
    ['can 0:sing', 'seat and a value'],
    ['tolls r3', 'no route to anybody'],
    ['taken t1:0', 'no trajectory'],
    ['secret 1-2:3 ?', 'no secret trajectory'],
    ['turn 5', 'seat from 0 to 1'],
    ['at 4 7; play M r4', 'cannot be played'],
    ['at 4 7; cells 0; play M r4 yellow', 'Nobody is to move'],
  ])('refuse %s', (text, why) => {
    expect(refused(text)).toContain(why);
  });
});
