/** Little pictures of bonuses, 24 wide and high, drawn with lines of the current colour. The board uses them too. */
import type { Bonus } from './map.ts';

export interface BonusIcon {
  /** In front of the picture. */
  readonly sign: '' | '+' | '−';
  readonly path: string;
  /** What it is of: the steps up and down share a word. */
  readonly word: 'point' | 'balloon' | 'cell' | Exclude<Bonus, `${'+' | '-'}${string}`>;
}

const STAR = 'M12 3l2.8 6 6.5.7-4.8 4.4 1.3 6.4L12 17.3l-5.8 3.2 1.3-6.4L2.7 9.7 9.2 9z';
const BALLOON =
  'M12 2.5a7 7 0 0 1 7 7c0 3.8-3.5 6.5-4.6 8H9.6C8.5 16 5 13.3 5 9.5a7 7 0 0 1 7-7zM9.8 18v3.5h4.4V18';
const CELL = 'M4.5 4.5h15v15h-15z';

export const BONUS_ICONS: Readonly<Record<Bonus, BonusIcon>> = {
  '+point': { sign: '+', path: STAR, word: 'point' },
  '-point': { sign: '−', path: STAR, word: 'point' },
  '+balloon': { sign: '+', path: BALLOON, word: 'balloon' },
  '-balloon': { sign: '−', path: BALLOON, word: 'balloon' },
  '+cell': { sign: '+', path: CELL, word: 'cell' },
  '-cell': { sign: '−', path: CELL, word: 'cell' },
  swap: { sign: '', path: 'M3 8h16l-4-4M21 16H5l4 4', word: 'swap' },
  steal: {
    sign: '',
    path: 'M2 8c6-2 14-2 20 0 0 6-2.5 9-5.5 9-2.5 0-3-3-4.5-3s-2 3-4.5 3C4.5 17 2 14 2 8zM6.5 10.5c1.5-1 3-.5 3.5 1-1.5 1-3 .5-3.5-1zM17.5 10.5c-1.5-1-3-.5-3.5 1 1.5 1 3 .5 3.5-1z',
    word: 'steal',
  },
  squeeze: { sign: '', path: 'M12 3v18M1 12h7l-3-3M8 12l-3 3M23 12h-7l3-3M16 12l3 3', word: 'squeeze' },
  share: { sign: '', path: 'M9 6a6 6 0 1 1-.01 0zM15 6a6 6 0 1 1-.01 0z', word: 'share' },
  teleport: { sign: '', path: 'M14 2 5 13.5h6L9.5 22 19 10h-6z', word: 'teleport' },
  again: { sign: '', path: 'M19.5 8A8.5 8.5 0 1 0 20.5 13M20 2.5V8.5h-6', word: 'again' },
  toll: { sign: '', path: 'M12 3a9 9 0 1 1-.01 0zM8 8.5h8M12 8.5v8', word: 'toll' },
};
