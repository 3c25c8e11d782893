/** What the sheet in letters says. */
import { metres } from './words.ts';

export const terminalWords = {
  over: (seat: number, points: number, rank: string) => `Pilot ${seat + 1}: ${points} points, ${rank}`,
  waiting: (round: number, rounds: number) => `Round ${round} of ${rounds} is over`,
  crashed: (seat: number, column: number, points: number) =>
    `Pilot ${seat + 1} crashed in column ${column} with ${points} points`,
  wind: (round: number, die: number, modifier: string, wind: string) =>
    `Round ${round}: die ${die}, modifier ${modifier}, wind ${wind}`,
  columns: 'square',
  tower: 'tower',
  top: 'top',
  square: 'number',
  tail: 'tail',
  standing: (pilot: number, points: number, crashed: number, thrown: number | undefined, own: boolean) =>
    `${own ? '>' : ' '} pilot ${String(pilot).padEnd(2)} ${String(points).padStart(3)} points${crashed > 0 ? `, crashed in column ${crashed}` : ''}${thrown === undefined ? '' : `, threw ${metres(thrown)}`}`,
} as const;
