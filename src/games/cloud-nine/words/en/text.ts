import type { GameText } from '../../../../contract/index.ts';

export const words = (): GameText => ({
  title: 'Cloud 9',
  tagline: 'Jump now, or trust the pilot for one more cloud.',
  about:
    'Everybody rides in one balloon. The higher it climbs, the more it is worth to jump, but the pilot has to pay the dice from a hand that nobody else can see. Stay too long and you fall with the rest.',
  options: {
    track: {
      label: 'Track',
      help: 'Open sky: a cloud is worth its number and asks for as many dice. Nine clouds: the board of the published game.',
      values: { manual: 'Open sky', classic: 'Nine clouds' },
    },
    diceCap: {
      label: 'Most dice',
      help: 'Four dice lie in the box. Without a limit a cloud takes as many as it asks for.',
      values: { 0: 'No limit' },
    },
    target: {
      label: 'Target',
      help: 'The first player with this many points ends the game with the trip under way.',
    },
  },
});
