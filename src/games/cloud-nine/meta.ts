import type { GameMeta } from '../../contract/index.ts';

export const meta: GameMeta = {
  id: 'cloud-nine',
  title: 'Cloud 9',
  tagline: 'Jump now, or trust the pilot for one more cloud.',
  about:
    'Everybody rides in one balloon. The higher it climbs, the more it is worth to jump, but the pilot has to pay the dice from a hand that nobody else can see. Stay too long and you fall with the rest.',
  designers: ['Aaron Weissblum'],
  seats: { min: 2, max: 6 },
  usualSeats: 4,
  minutes: 25,
  age: 8,
  secrets: true,
  hour: 'afternoon',
  version: 1,
  options: {
    track: {
      type: 'choice',
      label: 'Track',
      help: 'Open sky: a cloud is worth its number and asks for as many dice. Nine clouds: the board of the published game.',
      default: 'manual',
      values: [
        { value: 'manual', label: 'Open sky' },
        { value: 'classic', label: 'Nine clouds' },
      ],
    },
    diceCap: {
      type: 'number',
      label: 'Most dice',
      help: '4 for the dice that lie in the box; 0 for as many as the cloud asks for.',
      default: 0,
      min: 0,
      max: 4,
      values: [0, 4],
    },
    target: {
      type: 'number',
      label: 'Target',
      help: 'Somebody with this many points ends the game with the trip under way.',
      default: 50,
      min: 20,
      max: 100,
    },
  },
};
