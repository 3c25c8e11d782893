import { expect, test } from 'vitest';
import { accepted } from '../../laws/positions.ts';
import { panorama as entry } from './index.ts';
import { read } from './notation.ts';
import { readPosition } from './position.ts';

const reasons = (await entry.reasons?.('en'))!;

function why(position: string, move: string): string {
  const at = accepted(readPosition(position));
  const value = accepted(read(at, at.turn, move));
  return reasons.why(at, at.turn, value, (seat) => ({
    name: String(seat),
    isYou: false,
    sign: 0,
  }));
}

test('a launch is told by its tokens and by the sky', () => {
  // Green is one's own, so only the red token makes a set.
  expect(why('on 3 GR; colours G ? ? ?', 'L 3')).toBe(
    'With a green and a red token your sets go from 0 to 1 point, and your formation goes from 0 to 1 point as the sky stands.',
  );
});

test('the safety truck is told by its token', () => {
  expect(why('colours G ? ? ?', 'T 5')).toBe(
    'With another safety token your sets go from 0 to 1 point, and the convoy may close up behind space 6.',
  );
});

test('an ascent is told by what the sky is worth before and after it', () => {
  // Numbers now: GR 1, RW 2. With GR up: RW 1, GR 2.
  expect(why('sky GR 1,1 RW 3,1; colours G ? ? ?', 'A GR')).toBe(
    'Your formation goes from 1 to 2 points as the sky stands; the best other colour, red, stays at 3 points.',
  );
});
