import { expect, test } from 'vitest';
import { speechOf } from '../../../toolkit/speech.ts';
import { reasons } from '../bots/reasons.ts';
import { words } from '../words/en/reasons.ts';
import { at, toAct } from './table.ts';

const names = ['Ann', 'Bo', 'Cy'];
const why = (position: string, move: string) => {
  const s = at(position);
  return reasons(words(speechOf('en'))).why(s, toAct(s), move, (side) => ({
    name: names[side] ?? 'The automaton',
    isYou: false,
    sign: 0,
  }));
};

test('a claim is told by its points, what is left and who else gains', () => {
  // r8 is three long. Its claimer and Ann are in its cities, so both receive a blue.
  expect(why('players 3; at 9 7 1; area1 blue blue red blue; turn 1', 'C r8')).toBe(
    'Zephra – Dunlark brings 4 points: 4 points in all, with 1 blue left, and Ann receives a balloon.',
  );
});

test('a flight is told by what its balloons will pay, and by whose routes it crosses', () => {
  expect(why('players 3; at 4 1 1; slots 7:0; own r8:2', 'M r3 r8 red')).toMatch(
    /^You hold 2 red then, (enough for|\d short of) [A-Z]\w+ – [A-Z]\w+, which is \d long and worth \d+ points?, and Cy receives a balloon; 6 free cells left\.$/,
  );
});
