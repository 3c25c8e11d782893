import { expect, test } from 'vitest';
import { read } from './notation.ts';
import { reasons } from './reasons.ts';
import { at, english } from './testing/table.ts';
import { words } from './words/en/reasons.ts';

function why(text: string, move: string): string {
  const view = at(text);
  const reading = read(view, 0, move);
  if ('refused' in reading) throw new Error(reading.refused.code);
  return reasons(words(english)).why(view, 0, reading.value, (seat) => ({
    name: String(seat),
    isYou: false,
    sign: 0,
  }));
}

test('a choice is told by where it leads, the points so far and the dice to fear', () => {
  // A die of 6 on the innermost square, which adds 6: twelve is two rows up, to height 10; and one column.
  expect(why('6', '14')).toBe(
    'Climbs 2 to row 5 and an hourglass, next modifier 0: 11 points so far instead of 8, and no die can bring you down next.',
  );
  // The peak stays; a heart and the second column come to it.
  expect(why('6: 14; 1', '13')).toBe(
    'Sinks 1 to row 4 and a heart, next modifier −1: 15 points so far instead of 11, and no die can bring you down next.',
  );
});

test('a crash is told as the end', () => {
  expect(why('1', '1 <> -1')).toBe('Crashes in column 1: the flight ends with 9 points.');
});
