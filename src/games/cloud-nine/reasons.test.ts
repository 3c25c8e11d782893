import { expect, test } from 'vitest';
import { speechOf } from '../../toolkit/speech.ts';
import { payOdds } from './odds.ts';
import { reasons } from './reasons.ts';
import { FAIL, LEAVE, PAY, PAY_WILD, STAY } from './state.ts';
import { at } from './testing/table.ts';
import { unseen } from './view.ts';
import { words } from './words/en/reasons.ts';

const why = (text: string, move: number) => {
  const view = at(text);
  return reasons(words(speechOf('en'))).why(view, view.turn, move, (seat) => ({
    name: String(seat),
    isYou: false,
    sign: 0,
  }));
};

test('a passenger is told the exact chance that the pilot pays', () => {
  const text = 'hands ?6 RGPYYY ?6; cloud 3; roll RR-';
  const { able } = payOdds(unseen(at(text)), 6, [0, 0, 2, 0], 'one die');
  const chance = `${Math.round(able * 100)} %`;
  expect(why(text, LEAVE)).toBe(
    `3 points for sure: one cloud higher would be 4, and the pilot can pay this roll with a chance of ${chance}.`,
  );
  expect(why(text, STAY)).toContain(
    `The pilot can pay this roll with a chance of ${chance}; one cloud higher you are the pilot, and your cards pay 4 dice`,
  );
});

test('a pilot is told what a payment leaves', () => {
  const text = 'hands R*GG ?6; cloud 2; roll R-; turn 0 pay';
  expect(why(text, PAY)).toBe(
    'Lifts the balloon to cloud 3, where a jump brings 3 points; you keep 3 cards.',
  );
  expect(why(text, PAY_WILD + 2)).toBe(
    'Lifts the balloon to cloud 3, where a jump brings 3 points; you keep 3 cards, none of them an umbrella.',
  );
  expect(why('hands *GG ?6; cloud 2; roll R-; turn 0 pay', FAIL)).toBe(
    'You keep all 3 cards and score nothing in this trip, and neither does your passenger.',
  );
});

test('blanks are sure to be paid', () => {
  expect(why('hands ?6 RGPYYY ?6; cloud 2; roll --', LEAVE)).toBe(
    '2 points for sure, though this roll is sure to be paid and one cloud higher is worth 3.',
  );
});
