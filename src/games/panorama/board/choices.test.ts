import { describe, expect, it } from 'vitest';
import { onSky } from '../../../families/airfield/field/deeds.ts';
import type { Deed } from '../../../families/airfield/field/index.ts';
import { accepted } from '../../../laws/positions.ts';
import { BALLOONS } from '../data.ts';
import { panorama } from '../game.ts';
import { readPosition } from '../position.ts';
import { ASCEND, inflateMove, type PanoramaState } from '../state.ts';
import { type Choices, choicesOf, onBed, onTray, onTruck } from './choices.ts';

const rising = ({ ascend }: Choices) => ({ balloons: ascend, first: ASCEND });

function at(text: string) {
  const value = accepted(readPosition(text));
  const view = value;
  const moves: number[] = [];
  moves.length = panorama.moves(view, view.turn, moves);
  return { view, choices: choicesOf(moves) };
}
const written = (view: PanoramaState, deed: Deed): string =>
  deed && 'move' in deed ? panorama.write(view, view.turn, deed.move) : '';
const balloon = (name: string): number => BALLOONS.indexOf(name as 'GR');

describe('what a click does', () => {
  it('drives every truck that may, and no other', () => {
    const { view, choices } = at('trucks 1 2 3 4 6');
    const drives = [1, 2, 3, 4, 5, 6].map((space) => written(view, onTruck(choices, space, undefined)));
    expect(drives).toEqual(['T 1', 'T 2', 'T 3', 'T 4', '', '']);
  });

  it('launches the balloon and drives the truck under it: two cells, one deed each', () => {
    const { view, choices } = at('trucks 1 2 3 4 6; on 2 PW');
    expect(written(view, onBed(choices, 2, undefined))).toBe('L 2');
    expect(written(view, onTruck(choices, 2, undefined))).toBe('T 2');
  });

  it('raises a flying balloon that has room', () => {
    const { view, choices } = at('sky GR 4,1 PW 2,4');
    expect(written(view, onSky(rising(choices), balloon('GR')))).toBe('A GR');
    expect(onSky(rising(choices), balloon('PW'))).toBeUndefined();
    expect(onSky(rising(choices), -1)).toBeUndefined();
  });

  it('inflates with two choices, in either order, and the second of the same kind replaces the first', () => {
    const { choices } = at('');
    expect(onTray(choices, 4, undefined)).toEqual({ pick: { balloon: 4 } });
    expect(onTray(choices, 5, { balloon: 4 })).toEqual({ pick: { balloon: 5 } });
    expect(onTray(choices, 4, { balloon: 4 })).toEqual({ pick: undefined });
    expect(onBed(choices, 3, { balloon: 4 })).toEqual({ move: inflateMove(3, 4) });
    expect(onBed(choices, 3, undefined)).toEqual({ pick: { truck: 3 } });
    expect(onTray(choices, 4, { truck: 3 })).toEqual({ move: inflateMove(3, 4) });
  });

  it('never drives a truck while a balloon is in hand', () => {
    const { choices } = at('trucks 1 2 3 4 6; on 2 PW');
    expect(onTruck(choices, 1, { balloon: 4 })).toEqual({ move: inflateMove(1, 4) });
    expect(onTruck(choices, 2, { balloon: 4 })).toBeUndefined();
  });

  it('inflates at once where only one truck is empty', () => {
    const { choices } = at('on 1 GP, 2 PW, 4 RY, 5 BW');
    expect(onTray(choices, 4, undefined)).toEqual({ move: inflateMove(3, 4) });
  });

  it('does nothing where nothing is legal', () => {
    const { choices } = at('on 2 PW; sky GR 2,1');
    expect(onBed(choices, 2, undefined)).toBeUndefined();
    expect(onBed(choices, 9, undefined)).toBeUndefined();
    expect(onTruck(choices, 9, undefined)).toBeUndefined();
  });
});
