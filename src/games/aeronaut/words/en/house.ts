import type { HouseText } from '../../../../contract/index.ts';
import { nameOf, ROUTE_POINTS } from '../../rules/turnables.ts';

export const words = (): HouseText => ({
  groups: [
    {
      title: 'Points for a route',
      help: 'By its length, counted at the end.',
      labels: Object.fromEntries(
        ROUTE_POINTS.slice(1).map((_, i) => [nameOf(i + 1), i === 0 ? '1 space' : `${i + 1} spaces`]),
      ),
    },
    {
      title: 'Cells',
      help: 'How many balloons a player can write down; two areas each where two sides play.',
      labels: { cells: 'for every ten routes', leastCells: 'at least' },
    },
    {
      title: 'Slots',
      help: 'How many travellers find a place. A city has 1 to 3, the capital more.',
      labels: { slots: 'more in every city (below 0: fewer)', capital: 'of the capital' },
    },
    {
      title: 'Rewards of trajectories',
      help: 'What the map says is changed by so much.',
      labels: { rewards: 'percent of the points', gifts: 'more balloons, cells and swaps (below 0: fewer)' },
    },
  ],
});
