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
