import { describe, expect, test } from 'vitest';
import type { Paint } from '../../contract/index.ts';
import { accepted } from '../../laws/positions.ts';
import { aloft } from './game.ts';
import { aloft as entry } from './index.ts';
import type { AloftState } from './state.ts';

const terminal = await entry.terminal('en');
const plain: Paint = (_color, text) => text;

function table(seats: number, setup: string, moves: readonly string[]): AloftState {
  const state = aloft.start(seats, {});
  for (const text of [setup, ...moves]) {
    const next = aloft.next(state);
    const by = next.to === 'act' ? next.seats[0]! : -1;
    const value = accepted(aloft.read(state, by, text));
    aloft.play(state, by, value);
  }
  return state;
}

describe('the board in letters', () => {
  const state = table(2, 'deal R G', ['U GR 3', 'I 3', 'L 3', 'T', 'U PY 1', 'S', 'I 1', 'T', 'A GR']);

  test('shows sky, trucks, loads and what is packed', () => {
    expect(terminal.draw(aloft.view(state, 0), 0, plain).join('\n')).toBe(
      `
          1    2    3    4    5    6    7    8    9   10   11   12   13
      4   .    .    .    .    .    .    .    .    .    .    .    .
      3   .    .    .    .    .    .    .    .    .    .    .    .
      2   .    .   GR    .    .    .    .    .    .    .    .    .
      1   .    .    .    .    .    .    .    .    .    .    .    .
        -----------------------------------------------------------------
trucks  (PY) [  ]      [  ] [  ]
safety        <S>
        [  ] truck   [gr] unpacked   (GR) inflated   <S> safety truck
Packed: GP GW GY PR PW RW RY WY X1 X2 X3
Your secret colour: red (R)`.slice(1),
    );
  });

  test('keeps the colour from all other players', () => {
    const seen = terminal.draw(aloft.view(state, -1), -1, plain).join('\n');
    expect(seen).not.toContain('secret');
  });

  test('fits in 80 columns, and letters alone say everything', () => {
    const bare = terminal.draw(state, 0, plain);
    const colored = terminal.draw(state, 0, (color, text) => `{${color}:${text}}`);
    expect(Math.max(...bare.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(colored.map((line) => line.replace(/\{\w+:([^}]*)\}/g, '$1'))).toEqual(bare);
  });

  test('alone, packed balloons stand in their order', () => {
    const solo = table(1, 'row X1 GP GR GW GY PR PW PY RW RY WY X2', ['U X1 1']);
    expect(terminal.draw(solo, 0, plain).at(-1)).toBe(
      'Packed, in this order: GP GR GW GY PR PW PY RW RY WY X2',
    );
  });
});
