import { expect, test } from 'vitest';
import type { MatchHead } from './log.ts';
import { Seating } from './seating.ts';

const person = { name: 'P', player: 'person' } as const;
const bot = { name: 'B', player: { bot: 'greedy' } } as const;
const head = { seats: [person, person, person, bot] } as unknown as MatchHead;
const seating = new Seating(head, 'breeze', { 1: 'time', 2: 'resigned' });
const which = (is: (seat: number) => boolean): number[] => seating.seats.filter(is);

test('players are people, here or not; a bot is none', () => {
  expect(which((seat) => seating.isPlayers(seat))).toEqual([0, 1, 2]);
  expect(which((seat) => seating.isPresent(seat))).toEqual([0]);
});

test('a player who is away is still asked; a player who has resigned has no say, and a bot never has', () => {
  expect(which((seat) => seating.isAsked(seat))).toEqual([0, 1]);
});

test('the stand-in plays for players who are away, a bot for itself', () => {
  expect(seating.seats.map((seat) => seating.botFor(seat))).toEqual([
    undefined,
    'breeze',
    'breeze',
    'greedy',
  ]);
});

test('a player who is away is told so, and a player who has resigned is told that', () => {
  expect(seating.seats.map((seat) => seating.refuseAbsent(seat))).toEqual([
    undefined,
    { code: 'away' },
    { code: 'resigned' },
    undefined,
  ]);
});
