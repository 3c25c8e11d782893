import type { GameMeta } from '../../contract/index.ts';

export const meta: GameMeta = {
  id: 'aloft',
  title: 'Aloft',
  edition: '2023',
  tagline: 'Raise a shared sky of balloons, and keep your colour to yourself.',
  about:
    'Trucks roll, balloons rise, and everybody steers the same flock. Only you know which colour scores for you: lift it high and to the right before the convoy leaves the field.',
  designers: ['Michael Purcell'],
  seats: { min: 1, max: 5 },
  usualSeats: 4,
  minutes: 30,
  age: 8,
  secrets: true,
  lowScoreWins: [1],
  hour: 'sunrise',
  version: 1,
  options: {},
};
