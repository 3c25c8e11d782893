import type { GameText } from '../../../../contract/index.ts';

export const words = (): GameText => ({
  title: 'Take Flight!',
  edition: 'First Flight Demo',
  tagline: 'One die, one number on your wings, one column of sky.',
  about:
    'Everybody writes the same die into a plane of their own and flies the line it draws: up for the height, through the symbols, over the dunes. Alone it is a puzzle for a morning coffee; with 99 pilots it is a sky full of paper.',
  options: {},
  pages: {
    daily: {
      title: 'Daily flight',
      about: 'The same dice for everybody today. Nothing can be taken back.',
    },
  },
});
