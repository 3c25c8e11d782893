import { describe, expect, test } from 'vitest';
import type { GameMeta } from '../../contract/index.ts';
import { matchWords } from '../../match/words/index.ts';
import { pageWords } from '../words/index.ts';
import {
  applyPreset,
  countsOf,
  levelOf,
  presetIn,
  presetsOf,
  readForm,
  resize,
  type SetupForm,
  withLevel,
} from './form.ts';

const { setup: say } = await pageWords('en');

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
const form: SetupForm = {
  seats: [
    { name: 'You', player: 'person' },
    { name: 'Gust', player: { bot: 'b' } },
  ],
  shuffle: true,
  options: { wind: 3 },
  house: {},
};
const english = await matchWords('en');
const refusal = (given: SetupForm): string => {
  const reading = readForm(meta, given, say);
  if (!('refused' in reading)) return '';
  return typeof reading.refused === 'string' ? reading.refused : english.refuse(reading.refused);
};

describe('presets', () => {
  test('are those that the number of seats allows', () => {
    expect(presetsOf(meta)).toEqual(['bots', 'screen', 'alone']);
    expect(presetsOf({ ...meta, seats: { min: 2, max: 4 } })).toEqual(['bots', 'screen']);
    expect(presetsOf({ ...meta, seats: { min: 1, max: 1 } })).toEqual(['alone']);
  });
  test.each(['bots', 'screen', 'alone'] as const)('%s fills the seats accordingly', (preset) => {
    const next = applyPreset(meta, form, preset, 'b', 'You', say);
    expect(presetIn(next.seats)).toBe(preset);
    expect('value' in readForm(meta, next, say)).toBe(true);
  });
  test('around one screen no player is called You', () => {
    const names = applyPreset(meta, form, 'screen', 'b', 'You', say).seats.map(({ name }) => name);
    expect(names).not.toContain('You');
    expect(new Set(names.map((name) => name[0])).size).toBe(names.length);
  });
});

test('more seats are like the last one, and fewer leave the others alone', () => {
  const more = resize(form, 4, 'b', say);
  expect(more.seats.map(({ player }) => player)).toEqual([
    'person',
    { bot: 'b' },
    { bot: 'b' },
    { bot: 'b' },
  ]);
  expect(new Set(more.seats.map(({ name }) => name)).size).toBe(4);
  expect(resize(more, 2, 'b', say).seats).toEqual(form.seats);
});

describe('what cannot be played is refused with a sentence', () => {
  test.each([
    ['too many seats', resize(form, 6, 'b', say)],
    ['no name', { ...form, seats: [{ name: ' ', player: 'person' }] }],
    ['two of one name', { ...form, seats: [form.seats[0]!, { ...form.seats[0]!, name: 'you ' }] }],
    ['an option out of range', { ...form, options: { wind: '99' } }],
  ] as [string, SetupForm][])('%s', (_, given) => {
    expect(refusal(given)).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the level of the bots', () => {
  const { seats } = resize(form, 4, 'b', say);

  test('one choice sets it for all of them, and leaves people and names alone', () => {
    const set = withLevel(seats, 'c');
    expect(levelOf(set)).toBe('c');
    expect(set.map(({ name }) => name)).toEqual(seats.map(({ name }) => name));
    expect(set[0]).toBe(seats[0]);
  });

  test('where bots differ there is none, and each level is counted', () => {
    const mixed = seats.map((seat, i) => (i === 3 ? { ...seat, player: { bot: 'c' } } : seat));
    expect(levelOf(mixed)).toBeUndefined();
    expect(countsOf(mixed)).toEqual({
      people: 1,
      bots: [
        ['b', 2],
        ['c', 1],
      ],
    });
  });
});
