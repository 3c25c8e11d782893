const CARDS = ['green', 'purple', 'red', 'yellow', 'wild'] as const;

export const words = () => ({
  actions: 'Actions',
  action: {
    stay: 'stayed in the balloon',
    leave: 'jumped',
    pay: 'paid with colours',
    payWild: 'paid with a wild card',
    fail: 'could not pay',
  },
  levels: 'Jumps, by level',
  level: (level: number, above: boolean) => (above ? `from level ${level} or higher` : `from level ${level}`),
  cards: 'Cards kept in the end',
  card: (index: number) => `${CARDS[index]} cards`,
});
