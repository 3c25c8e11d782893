import type { GameText } from '../../../../contract/index.ts';

export const words = (): GameText => ({
  title: 'Aloft Panorama',
  edition: '2024',
  tagline: 'A freer convoy, six colours, and tokens to collect on the way up.',
  about:
    'Every turn is one choice: drive a truck, or bring a balloon one step closer to the clouds. Launches fill your collection, heights fill your score, and nobody knows which colours you drop at the end.',
  options: {},
});
