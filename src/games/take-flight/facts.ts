import type { GameFacts } from '../../contract/index.ts';

export const facts: GameFacts = {
  id: 'take-flight',
  version: 1,
  designers: ['Brian Brubach'],
  seats: { min: 1, max: 99 },
  usualSeats: 4,
  printsMatches: true,
  secrets: false,
  minutes: 25,
  age: 8,
  options: {},
  pages: [{ id: 'daily' }],
};
