import type { GameText } from '../../../../contract/index.ts';

export const words = (): GameText => ({
  title: 'Aloft',
  edition: '2023',
  tagline: 'Raise a shared sky of balloons, and keep your colour to yourself.',
  about:
    'Trucks roll, balloons rise, and everybody steers the same flock. Only you know which colour scores for you: lift it high and to the right before the convoy leaves the field.',
  options: {},
  pages: {
    daily: {
      title: 'Daily row',
      about: 'Alone, with the same row of balloons for all players today. Nothing can be taken back.',
    },
  },
});
