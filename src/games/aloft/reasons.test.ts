import { expect, test } from 'vitest';
import { accepted } from '../../laws/positions.ts';
import { aloft as entry } from './index.ts';
import { read } from './notation.ts';
import { readPosition } from './position.ts';

const reasons = (await entry.reasons?.('en'))!;

/** Why a move of the seat whose turn it is, both in notation. */
function why(position: string, move: string): string {
  const at = accepted(readPosition(position));
  const value = accepted(read(at, at.turn, move));
  return reasons.why(at, at.turn, value, (seat) => ({
    name: String(seat),
    isYou: false,
    sign: 0,
  }));
}

test('an ascent is told by what the sky is worth before and after it', () => {
  // Numbers now: GR 1, RW 2, PY 3. With GR up: RW 1, GR 2, PY 3.
  const sky = 'trucks 5 6 7 8; sky GR 1,1 RW 3,1 PY 5,2; colours G ?; turn 0 advance';
  expect(why(sky, 'A GR')).toBe(
    'Your colour, green, goes from 1 to 2 points as the sky stands; the best other colour, purple, stays at 3.',
  );
});

test('what is not in the sky yet is told by what it would do there', () => {
  const field = 'trucks 5 6 7 8; on 8 GW; sky PY 1,1; colours W ?; turn 0 advance';
  expect(why(field, 'I 8')).toBe(
    'Brings green-white, a balloon of your colour, within one step of the sky; launched in column 8 now it would take you from 0 to 2 points.',
  );
  expect(why('trucks 1 2 3 4; sky PY 1,1; colours W ?; turn 0 advance', 'U GR 2')).toBe(
    'Brings green-red, which is not your colour, within two steps of the sky; in column 2 there is no room to launch now.',
  );
});

test('a truck that rolls, and one that does not', () => {
  const field = 'trucks 5 6 7 8; safety 6; on 8 GW; sky PY 1,1; colours W ?; turn 0 truck';
  expect(why(field, 'T')).toBe(
    'Carries green-white, a balloon of your colour, to column 9, where it has room to launch; the convoy has 16 steps left after it.',
  );
  expect(why(field, 'S')).toContain(
    'the last one may now follow to column 7, and the convoy has 17 steps left',
  );
});

test('alone, the width and the balloons on the ground are counted', () => {
  const row = 'trucks 5 6 7 8; on 8 GW inflated; sky PY 1,1; players 1; turn 0 advance';
  expect(why(row, 'L 8')).toBe(
    'Makes the formation 8 columns wide instead of 1 with one balloon fewer on the ground: the score goes from 34 to 38.',
  );
});
