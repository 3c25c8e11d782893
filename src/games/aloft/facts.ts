import type { GameFacts } from '../../contract/index.ts';

export const facts: GameFacts = {
  id: 'aloft',
  designers: ['Michael Purcell'],
  seats: { min: 1, max: 5 },
  usualSeats: 4,
  minutes: 30,
  age: 8,
  secrets: true,
  lowScoreWins: [1],
  version: 1,
  options: {},
  pages: [{ id: 'daily' }],
};
