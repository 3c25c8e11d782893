import { describe, expect, it } from 'vitest';
import { onSky } from '../../../families/airfield/field/deeds.ts';
import type { Deed } from '../../../families/airfield/field/index.ts';
import { accepted } from '../../../laws/positions.ts';
import { aloft } from '../game.ts';
import { readPosition } from '../position.ts';
import { type AloftState, ASCEND, unpackMove } from '../state.ts';
import { type Choices, choicesOf, onTray, onTruck } from './choices.ts';

const rising = ({ ascend }: Choices) => ({ balloons: ascend, first: ASCEND });

function at(text: string) {
  const value = accepted(readPosition(text));
  const view = value;
  const moves: number[] = [];
  moves.length = aloft.moves(view, view.turn, moves);
  return { view, choices: choicesOf(view, moves) };
}
const written = (view: AloftState, deed: Deed): string =>
  deed && 'move' in deed ? aloft.write(view, view.turn, deed.move) : '';

describe('what a click does', () => {
  it('moves the one launch truck that may roll, and no other', () => {
    const { view, choices } = at('trucks 1 2 3 5; sky GR 2,2');
    expect([0, 1, 2, 3].map((truck) => written(view, onTruck(choices, truck, undefined)))).toEqual([
      '',
      '',
      'T',
      '',
    ]);
    expect(choices.safety).toBe(true);
  });

  it('inflates, launches and raises at once', () => {
    const { view, choices } = at('on 1 GP, 2 PW inflated; sky GR 4,2; turn 0 advance');
    expect(written(view, onTruck(choices, 0, undefined))).toBe('I 1');
    expect(written(view, onTruck(choices, 1, undefined))).toBe('L 2');
    expect(written(view, onSky(rising(choices), 1))).toBe('A GR');
  });

  it('unpacks with two choices, in either order, and the second of the same kind replaces the first', () => {
    const { choices } = at('');
    expect(onTray(choices, 4, undefined)).toEqual({ pick: { balloon: 4 } });
    expect(onTray(choices, 5, { balloon: 4 })).toEqual({ pick: { balloon: 5 } });
    expect(onTray(choices, 4, { balloon: 4 })).toEqual({ pick: undefined });
    expect(onTruck(choices, 2, { balloon: 4 })).toEqual({ move: unpackMove(2, 4) });
    expect(onTruck(choices, 2, undefined)).toEqual({ pick: { truck: 2 } });
    expect(onTray(choices, 4, { truck: 2 })).toEqual({ move: unpackMove(2, 4) });
  });

  it('unpacks at once where only one truck or one balloon is left', () => {
    const full = at('on 1 GP, 2 PW, 4 RY');
    expect(onTray(full.choices, 4, undefined)).toEqual({ move: unpackMove(2, 4) });
    const alone = at('row WY GP GR GW GY PR PW PY RW RY X1 X2');
    expect(onTruck(alone.choices, 3, undefined)).toEqual({ move: unpackMove(3, 9) });
    expect(onTray(alone.choices, 0, undefined)).toBeUndefined();
  });

  it('does nothing where nothing is legal', () => {
    const { choices } = at('on 2 PW inflated; sky GR 2,1; turn 0 advance');
    expect(onTruck(choices, 1, undefined)).toBeUndefined();
    expect(onTruck(choices, -1, undefined)).toBeUndefined();
    expect(onSky(rising(choices), -1)).toBeUndefined();
  });
});
