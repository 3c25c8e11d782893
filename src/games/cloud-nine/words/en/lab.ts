import type { LabText } from '../../lab.ts';

const CARDS = ['green', 'purple', 'red', 'yellow', 'wild'] as const;

export const words = (): LabText => ({
  actions: 'Actions',
  action: {
    stay: 'stayed in the balloon',
    leave: 'jumped',
    pay: 'paid with colours',
    payWild: 'paid with a wild card',
    fail: 'could not pay',
  },
  levels: 'Jumps, by level',
  level: (level, above) => (above ? `from level ${level} or higher` : `from level ${level}`),
  cards: 'Cards kept in the end',
  card: (index) => `${CARDS[index]} cards`,
});
