import { describe, expect, test } from 'vitest';
import type { GameMeta } from '../../../contract/index.ts';
import { matchWords } from '../../../match/words/index.ts';
import { PACE_LIMITS, type SeatPlan } from '../../../online/table.ts';
import { onlineWords } from '../words/index.ts';
import { type OnlineForm, putSeat, readPlan, resizeSeats, turnHours, usualForm } from './plan.ts';

const meta: GameMeta = {
  id: 'kites',
  title: 'Kites',
  tagline: '',
  about: '',
  designers: [],
  seats: { min: 1, max: 5 },
  usualSeats: 4,
  minutes: 20,
  age: 8,
  secrets: false,
  version: 1,
  options: { wind: { type: 'number', label: 'Wind', default: 3, min: 1, max: 40 } },
};
const plan = (change: Partial<OnlineForm> = {}, options = {}) =>
  readPlan(meta, { ...usualForm(meta), ...change }, options, 'seal', say.setup);

test('the usual table: you and open seats, fifteen minutes and fifteen seconds, by its link', () => {
  expect(plan()).toEqual({
    value: {
      game: 'kites',
      options: { wind: 3 },
      seats: ['you', 'open', 'open', 'open'],
      fixedSeats: false,
      pace: { kind: 'live', minutes: 15, seconds: 15 },
      listed: false,
      watch: true,
      hints: true,
      standIn: expect.any(String),
      seal: 'seal',
    },
  });
});

test('a game that is usually played alone has a seat for another player here', () => {
  expect(usualForm({ ...meta, usualSeats: 1 }).seats).toEqual(['you', 'open']);
  expect(usualForm({ ...meta, usualSeats: 1, seats: { min: 1, max: 1 } }).seats).toEqual(['you']);
});

test('turn by turn it is three days, and every offered time is allowed', () => {
  expect(plan({ kind: 'turns' })).toMatchObject({ value: { pace: { kind: 'turns', hours: 72 } } });
  for (const hours of turnHours) {
    expect(hours).toBeGreaterThanOrEqual(1);
    expect(hours).toBeLessThanOrEqual(PACE_LIMITS.hours);
  }
});

const say = await onlineWords('en');
const english = await matchWords('en');

describe('what cannot be is refused with a sentence', () => {
  test.each([
    ['bots alone', plan({ seats: [{ bot: 'b' }, { bot: 'b' }] })],
    ['too many seats', plan({ seats: Array.from({ length: 6 }, (): SeatPlan => 'open') })],
    ['no minutes', plan({ minutes: '' })],
    ['half a minute', plan({ minutes: '0.5' })],
    ['minutes before zero', plan({ minutes: '-1' })],
    ['too many minutes', plan({ minutes: '181' })],
    ['too many seconds', plan({ seconds: '301' })],
    ['no time at all', plan({ minutes: '0', seconds: '4' })],
    ['an option out of range', plan({}, { wind: '99' })],
  ])('%s', (_, reading) => {
    if (!('refused' in reading)) throw new Error('it is not refused');
    const { refused } = reading;
    const sentence = typeof refused === 'string' ? refused : english.refuse(refused);
    expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
  test('but five seconds are a clock', () => {
    expect(plan({ minutes: '0', seconds: '5' })).toHaveProperty('value');
  });
});

describe('seats', () => {
  test('there is one you', () => {
    expect(putSeat(['you', 'open', { bot: 'b' }], 2, 'you')).toEqual(['open', 'open', 'you']);
    expect(putSeat(['you', 'open'], 1, { bot: 'b' })).toEqual(['you', { bot: 'b' }]);
  });
  test('new ones are open, and you keep a seat', () => {
    expect(resizeSeats(['you', { bot: 'b' }], 3)).toEqual(['you', { bot: 'b' }, 'open']);
    expect(resizeSeats([{ bot: 'b' }, 'open', 'you'], 2)).toEqual(['you', 'open']);
    expect(resizeSeats(['open', 'open'], 1)).toEqual(['open']);
  });
});
