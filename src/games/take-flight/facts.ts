import type { GameFacts } from '../../contract/index.ts';

export const facts: GameFacts = {
  id: 'take-flight',
  designers: ['Brian Brubach'],
  seats: { min: 1, max: 99 },
  usualSeats: 4,
  minutes: 25,
  age: 8,
  secrets: false,
  version: 1,
  options: {},
  pages: [{ id: 'daily' }],
};
