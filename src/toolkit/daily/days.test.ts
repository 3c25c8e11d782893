import { describe, expect, it } from 'vitest';
import { dayAfter, dayAt, dayOf, daysFrom, inARow, isDay } from './days.ts';

const MORNING = Date.parse('2026-07-31T08:30:00Z');

describe('the days of a daily game', () => {
  it('change at midnight UTC, wherever the player is', () => {
    expect(dayOf(MORNING)).toBe('2026-07-31');
    expect(dayOf(Date.parse('2026-07-31T23:59:59+00:00'))).toBe('2026-07-31');
    expect(dayOf(Date.parse('2026-08-01T01:00:00+02:00'))).toBe('2026-07-31');
    expect(new Date(dayAfter(MORNING)).toISOString()).toBe('2026-08-01T00:00:00.000Z');
  });

  it('follow each other over months and leap years', () => {
    expect(dayAt('2028-02-28', 1)).toBe('2028-02-29');
    expect(dayAt('2027-01-01', -1)).toBe('2026-12-31');
    expect(daysFrom('2026-11-01', '2027-10-31')).toBe(364);
  });

  it('are told from what looks like one', () => {
    expect(['2028-02-29', '2027-02-29', '2027-13-01', '1.1.2027', ''].map(isDay)).toEqual([
      true,
      ...new Array<boolean>(4).fill(false),
    ]);
  });

  it('are in a row up to the first one that was left out', () => {
    const done = ['2026-07-31', '2026-07-30', '2026-07-28'];
    const row = (day: string) => inARow(day, (one) => done.includes(one));
    expect([row('2026-07-31'), row('2026-07-28'), row('2026-08-01')]).toEqual([2, 1, 0]);
  });
});
