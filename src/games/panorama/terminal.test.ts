import { describe, expect, test } from 'vitest';
import type { Paint } from '../../contract/index.ts';
import { accepted } from '../../laws/positions.ts';
import { panorama } from './game.ts';
import { panorama as entry } from './index.ts';
import { readPosition } from './position.ts';
import { finale } from './rulebook.ts';
import type { PanoramaState } from './state.ts';

const terminal = await entry.terminal('en');
const plain: Paint = (_color, text) => text;

function table(text: string): PanoramaState {
  return accepted(readPosition(text));
}

describe('the board in letters', () => {
  const state = table(
    'trucks 2 3 4 6 7; on 3 GR, 7 BW; sky PW 5,1 X1 2,3; tokens PWs *s -; colours RW BG PY; turn 1 play',
  );

  test('shows sky, convoy, loads, what is packed and all players’ tokens', () => {
    expect(terminal.draw(panorama.view(state, 0), 0, plain).join('\n')).toBe(
      `
          1    2    3    4    5    6    7    8    9   10   11   12   13
      4   .    .    .    .    .    .    .    .    .    .    .    .
      3   .   X1    .    .    .    .    .    .    .    .    .    .
      2   .    .    .    .    .    .    .    .    .    .    .    .
      1   .    .    .    .   PW    .    .    .    .    .    .    .
        -----------------------------------------------------------------
trucks       [  ] [GR] [  ]      [  ] <BW>
        [  ] launch truck   <  > safety truck   [GR] with a balloon
Packed: BG BP BR BY GP GW GY PR PY RW RY WY X2 X3
You hold P1 W1 S1
Player 2 holds *1 S1
Player 3 holds no tokens
Your secret colours: red (R) and white (W)`.slice(1),
    );
  });

  test('keeps the colours from all other players', () => {
    expect(terminal.draw(panorama.view(state, -1), -1, plain).join('\n')).not.toContain('secret');
  });

  test('ends with both scores of every seat', () => {
    const lines = terminal.draw(table(finale), 0, plain);
    expect(lines).toContain('  red (R): sets 12 + formation 28 = 40');
  });

  test('fits in 80 columns, and letters alone say everything', () => {
    for (const view of [state, table(finale)]) {
      const bare = terminal.draw(view, 0, plain);
      const colored = terminal.draw(view, 0, (color, text) => `{${color}:${text}}`);
      expect(Math.max(...bare.map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(colored.map((line) => line.replace(/\{\w+:([^}]*)\}/g, '$1'))).toEqual(bare);
    }
  });
});
