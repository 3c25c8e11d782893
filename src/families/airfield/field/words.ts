/** What an airfield says to people who listen: names of cells and of balloons in the tray. */
import { balloonName, COLUMNS } from '../formation.ts';

/** "green-red balloon", "the first special shape". */
export function pieceName(letters: string): string {
  const name = balloonName(letters);
  return name.startsWith('the ') ? name : `${name} balloon`;
}

export const spaceName = (space: number): string => (space > COLUMNS ? 'past the edge' : `column ${space}`);

export const fieldWords = {
  altitude: (altitude: number) => `altitude ${altitude}`,
  sky: (column: number, altitude: number, letters: string | undefined, lit: boolean) =>
    `column ${column}, altitude ${altitude}: ${letters === undefined ? 'empty' : pieceName(letters)}${lit ? ', can ascend' : ''}`,
  tray: 'Packed balloons',
  slot: (letters: string, here: boolean) =>
    `${balloonName(letters)}, ${here ? 'packed' : 'no longer packed'}`,
  choseBalloon: (letters: string, spaces: readonly number[]) =>
    `You chose ${balloonName(letters)}. Now choose an empty truck: ${spaces.map(spaceName).join(', ')}.`,
  choseTruck: (space: number) => `You chose the truck ${spaceName(space)}. Now choose a packed balloon.`,

  formation: (letters: readonly string[]) =>
    `The formation, numbered: ${letters.map((name, i) => `${i + 1} ${balloonName(name)}`).join(', ')}.`,
  noFormation: 'No balloon took off.',
  sum: (parts: readonly number[], total: number) =>
    parts.length > 1 ? `${parts.join(' + ')} = ${total}` : String(total),
  nothing: 'none flew',
  player: 'Player',
  points: 'Points',
  wins: 'wins',
  shares: 'shares the win',
} as const;
