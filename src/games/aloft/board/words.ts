/** What the board says to people who listen: names of cells, of balloons in the tray, and what was chosen. */
import { type Balloon, COLUMNS } from '../data.ts';
import { balloonWords } from '../words.ts';

/** "green-red balloon", "the first special shape". */
const piece = (balloon: Balloon): string => {
  const words = balloonWords(balloon);
  return words.startsWith('the ') ? words : `${words} balloon`;
};
const where = (space: number): string => (space > COLUMNS ? 'past the edge' : `column ${space}`);

export const boardWords = {
  board: 'The sky, the launch trucks and the safety truck',
  altitude: (altitude: number) => `altitude ${altitude}`,
  trucks: 'launch trucks',
  lane: 'safety lane',
  tray: (solo: boolean) => (solo ? 'Packed balloons, in their order' : 'Packed balloons'),

  sky: (column: number, altitude: number, balloon: Balloon, lit: boolean) =>
    `column ${column}, altitude ${altitude}: ${balloon < 0 ? 'empty' : piece(balloon)}${lit ? ', can ascend' : ''}`,
  noTruck: (space: number) => `${where(space)}: no launch truck`,
  truck: (space: number, load: string, can: string) => `${where(space)}: launch truck, ${load}${can}`,
  empty: 'empty',
  unpacked: (balloon: Balloon) => `with ${piece(balloon)}, unpacked`,
  inflated: (balloon: Balloon) => `with ${piece(balloon)}, inflated`,
  canMove: ', can move',
  canInflate: ', can inflate',
  canLaunch: ', can launch',
  canTake: ', can take a balloon',
  canTakeThis: (balloon: Balloon) => `, can take ${balloonWords(balloon)}`,
  chosen: ', chosen',
  noSafety: (column: number) => `column ${column}: empty lane`,
  safety: (column: number, lit: boolean) => `column ${column}: safety truck${lit ? ', can move' : ''}`,
  slot: (balloon: Balloon, here: boolean) =>
    `${balloonWords(balloon)}, ${here ? 'packed' : 'no longer packed'}`,
  first: ', first in the row',

  choseBalloon: (balloon: Balloon, spaces: readonly number[]) =>
    `You chose ${balloonWords(balloon)}. Now choose an empty truck: ${spaces.map(where).join(', ')}.`,
  choseTruck: (space: number) => `You chose the truck ${where(space)}. Now choose a packed balloon.`,
} as const;

export const scoringWords = {
  formation: (order: readonly Balloon[]) =>
    `The formation, numbered: ${order.map((balloon, i) => `${i + 1} ${balloonWords(balloon)}`).join(', ')}.`,
  noFormation: 'No balloon took off.',
  caption: 'The numbers on your colour add up',
  player: 'Player',
  color: 'Colour',
  points: 'Points',
  sum: (parts: readonly number[], total: number) =>
    parts.length > 1 ? `${parts.join(' + ')} = ${total}` : String(total),
  nothing: 'none flew',
  wins: 'wins',
  shares: 'shares the win',

  width: (first: number, last: number) =>
    `The formation reaches from column ${first} to column ${last}: ${last - first + 1} wide.`,
  grounded: (count: number, penalty: number) =>
    count === 0
      ? 'Every balloon took off: no penalty.'
      : `${count} ${count === 1 ? 'balloon' : 'balloons'} never took off, at ${penalty} points each: ${count * penalty}.`,
  total: (width: number, fine: number) => `${width} + ${fine} = ${width + fine} points.`,
  rating: (points: number) => {
    if (points <= 6) return 'As tight as a bunch of grapes. It hardly gets better.';
    if (points <= 8) return 'A masterly flight: people will talk about it on the ground.';
    if (points <= 11) return 'A fine formation, and everybody in sight of each other.';
    if (points <= 16) return 'A good day out. There is room for a little more order.';
    if (points <= 24) return 'The wind had its say. Try to leave fewer on the ground.';
    return 'Most of the sky stayed free. Tomorrow the air will be better.';
  },
} as const;
