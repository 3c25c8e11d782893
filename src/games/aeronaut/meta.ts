import type { FlagSpec, GameMeta } from '../../contract/index.ts';

const flag = (label: string, help: string): FlagSpec => ({ type: 'flag', label, help, default: false });

export const meta: GameMeta = {
  id: 'aeronaut',
  title: 'Aeronaut Odyssey',
  tagline: 'Fly from city to city, gather balloons, and make the air routes yours.',
  about:
    'No two games share a map. Every flight brings you two balloons of a colour you crossed; pay them for routes, and be paid whenever somebody crosses yours. But your page has only so many cells, and a cell is written once.',
  designers: ['Pandaqi'],
  seats: { min: 1, max: 6 },
  usualSeats: 4,
  minutes: 45,
  age: 8,
  secrets: true,
  hour: 'golden',
  version: 1,
  options: {
    size: {
      type: 'choice',
      label: 'Map',
      help: 'How many cities the map has.',
      default: 'regular',
      values: [
        { value: 'tiny', label: 'Tiny: 6 cities' },
        { value: 'small', label: 'Small: 12 cities' },
        { value: 'regular', label: 'Regular: 18 cities' },
        { value: 'large', label: 'Large: 34 cities' },
        { value: 'huge', label: 'Huge: 46 cities' },
      ],
    },
    types: {
      type: 'number',
      label: 'Balloon types',
      help: 'Six colours; white is the seventh, black the eighth.',
      default: 6,
      min: 6,
      max: 8,
    },
    secretAreas: flag(
      'Secret areas',
      'Nobody sees which balloons you took, only how many, and what you pay.',
    ),
    trajectories: flag('Trajectories', 'Pairs of cities that reward those who connect them.'),
    bonuses: flag('Bonuses', 'Some spaces carry a gift, a loss or an ability.'),
    multiroutes: flag('Multiroutes', 'Routes of several types, claimed space by space and shared.'),
    wildWinds: flag('Wild winds', 'Gray routes: claim them with any one type, fly over them for any types.'),
    thieves: flag(
      'Thieves and spies',
      'Steal from those you meet, spread rumours, and keep a secret trajectory.',
    ),
  },
};
