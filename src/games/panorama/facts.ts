import type { GameFacts } from '../../contract/index.ts';

export const facts: GameFacts = {
  id: 'panorama',
  designers: ['Michael Purcell'],
  seats: { min: 2, max: 6 },
  usualSeats: 4,
  minutes: 30,
  age: 8,
  secrets: true,
  version: 1,
  options: {},
};
