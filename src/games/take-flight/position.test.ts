import { describe, expect, it } from 'vitest';
import { takeFlight as entry } from './index.ts';
import { position } from './position.ts';
import { Step } from './state.ts';

const refuse = await entry.refusals('en');

describe('a position in notation', () => {
  it('is the rounds flown, and the die on the table', () => {
    expect(position('6: 14 / 15; 3: 13 +2 / 16; 5')).toMatchObject({
      value: { seats: 2, round: 3, die: 5, step: Step.FLY, row: [6, 2] },
    });
  });

  it('can be empty, name its pilots, another sheet, and end with throws', () => {
    expect(position('')).toMatchObject({ value: { seats: 1, round: 0, sheet: 'demo' } });
    expect(position('on drawn-7; pilots 3; 4')).toMatchObject({ value: { seats: 3, sheet: 'drawn-7' } });
    expect(position('1: 15 / 15; throw 300 200')).toMatchObject({ value: { throws: [300, 200] } });
  });

  it.each([
    ['on mars; 4', 'There is no sheet'],
    ['pilots 0; 4', 'at least one pilot'],
    ['7', 'In “7”: A die shows'],
    ['6: 16', 'not the innermost'],
    ['pilots 2; 6: 14; 3', 'is not over'],
    ['6: 14; throw 3', 'In “throw 3”: A die shows'],
  ])('%s is refused', (text, sentence) => {
    const reading = position(text);
    expect('refused' in reading && refuse(reading.refused)).toContain(sentence);
  });
});
