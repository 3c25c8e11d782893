import type { FlagSpec, GameFacts } from '../../contract/index.ts';

const flag: FlagSpec = { type: 'flag', default: false };

export const facts: GameFacts = {
  id: 'aeronaut',
  designers: ['Pandaqi'],
  seats: { min: 1, max: 6 },
  usualSeats: 4,
  printsMatches: true,
  minutes: 45,
  age: 8,
  secrets: true,
  version: 2,
  heavyDeal: true,
  options: {
    size: {
      type: 'choice',
      default: 'regular',
      values: ['tiny', 'small', 'regular', 'large', 'huge'].map((value) => ({ value })),
    },
    types: { type: 'number', default: 6, min: 6, max: 8 },
    secretAreas: flag,
    trajectories: flag,
    bonuses: flag,
    multiroutes: flag,
    wildWinds: flag,
    thieves: flag,
  },
};
