import { describe, expect, it } from 'vitest';
import { diceOf, flightOn, shareText } from './daily.ts';
import { Step } from './state.ts';
import { english } from './testing/table.ts';
import { words } from './words/en/pages.ts';

describe('the daily flight', () => {
  it('has the same dice for all pilots, and other dice on another day', () => {
    expect(diceOf('2026-07-31').join('')).toBe('363445346363355411326432');
    expect(diceOf('2026-07-31')).toEqual(diceOf('2026-07-31'));
    expect(diceOf('2026-08-01')).not.toEqual(diceOf('2026-07-31'));
    expect(diceOf('2026-07-31')).toHaveLength(24);
  });

  it('puts the first die on the table, and the next one after every move', () => {
    const [first, second] = diceOf('2026-07-31');
    expect(flightOn('2026-07-31', [])).toMatchObject({ value: { step: Step.FLY, round: 1, die: first } });
    expect(flightOn('2026-07-31', ['14'])).toMatchObject({ value: { round: 2, die: second } });
  });

  it('refuses moves that the dice do not allow', () => {
    expect(flightOn('2026-07-31', ['14', '14'])).toHaveProperty('refused');
  });

  it('is shared as a short text that gives no die away', () => {
    const outwards = [
      ...Array.from({ length: 14 }, (_, i) => 15 + i),
      ...Array.from({ length: 10 }, (_, i) => 14 - i),
    ];
    const flown = outwards.map((_, i) => flightOn('2026-07-31', outwards.slice(0, i + 1).map(String)));
    const flight = flown.find((each) => 'value' in each && each.value.step === Step.OVER);
    if (flight === undefined || 'refused' in flight) throw new Error('no flight ended');
    expect(shareText(words(english), '2026-07-31', flight.value)).toMatchInlineSnapshot(`
      "Take Flight! daily flight, 31 July 2026
      ▁▁▁▁▁▃▁▂▂▂▃▃▁▁▂▂▁▁💥
      43 points, Amateur, down in column 19"
    `);
  });
});
