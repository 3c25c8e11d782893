/** What the board says to people who listen: names of cells, of balloons in the tray, and what was chosen. */
import { fieldWords, pieceName, spaceName as where } from '../../../families/airfield/field/index.ts';
import { BALLOONS, type Balloon } from '../data.ts';
import { balloonWords } from '../words.ts';

const piece = (balloon: Balloon): string => pieceName(BALLOONS[balloon]!);

export const boardWords = {
  board: 'The sky, the launch trucks and the safety truck',
  trucks: 'launch trucks',
  lane: 'safety lane',
  row: 'Packed balloons, in their order',

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
  slot: (balloon: Balloon, here: boolean, first: boolean) =>
    `${fieldWords.slot(BALLOONS[balloon]!, here)}${first ? ', first in the row' : ''}`,
} as const;

export const scoringWords = {
  caption: 'The numbers on your colour add up',
  color: 'Colour',

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
