import type { GameText } from '../../../../contract/index.ts';

export const words = (): GameText => ({
  title: 'Aeronaut Odyssey',
  tagline: 'Fly from city to city, gather balloons, and make the air routes yours.',
  about:
    'No two games share a map. Every flight brings you two balloons of a colour you crossed; pay them for routes, and be paid whenever somebody crosses yours. But your page has only so many cells, and a cell is written once.',
  options: {
    size: {
      label: 'Map',
      help: 'How many cities the map has.',
      values: {
        tiny: 'Tiny: 6 cities',
        small: 'Small: 12 cities',
        regular: 'Regular: 18 cities',
        large: 'Large: 34 cities',
        huge: 'Huge: 46 cities',
      },
    },
    types: { label: 'Balloon types', help: 'Six colours; white is the seventh, black the eighth.' },
    secretAreas: {
      label: 'Secret areas',
      help: 'Nobody sees which balloons you took, only how many, and what you pay.',
    },
    trajectories: { label: 'Trajectories', help: 'Pairs of cities that reward those who connect them.' },
    bonuses: { label: 'Bonuses', help: 'Some spaces carry a gift, a loss or an ability.' },
    multiroutes: {
      label: 'Multiroutes',
      help: 'Routes of several types, claimed space by space and shared.',
    },
    wildWinds: {
      label: 'Wild winds',
      help: 'Gray routes: claim them with any one type, fly over them for any types.',
    },
    thieves: {
      label: 'Thieves and spies',
      help: 'Steal from those you meet, spread rumours, and keep a secret trajectory.',
    },
  },
});
