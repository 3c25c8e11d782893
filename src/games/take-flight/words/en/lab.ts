export const words = () => ({
  flight: 'Flight',
  tail: 'tail actions used',
  leftWing: 'numbers in the left wing',
  climb: 'rows climbed',
  dive: 'rows dived',
  columns: 'columns flown',
  crashed: 'crashed',
  symbols: 'Symbols flown through',
  symbol: (name: string) => `symbol: ${name}`,
  boxes: 'Points by box',
  box: { distance: 'distance', peak: 'peak', goal: 'flight goal', top: 'top edge' },
});
