import type { GameFacts } from '../../contract/index.ts';

export const facts: GameFacts = {
  id: 'cloud-nine',
  designers: ['Aaron Weissblum'],
  minutes: 25,
  age: 8,
  seats: { min: 2, max: 6 },
  usualSeats: 4,
  secrets: true,
  version: 1,
  options: {
    track: { type: 'choice', default: 'manual', values: [{ value: 'manual' }, { value: 'classic' }] },
    diceCap: { type: 'number', default: 0, min: 0, max: 4, values: [0, 4] },
    target: { type: 'number', default: 50, min: 20, max: 100 },
  },
};
