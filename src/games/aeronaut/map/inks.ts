/** How types look: a colour, a pattern and a letter each, so that colour is never the only sign. The board uses them too. */
import type { BalloonType } from './map.ts';

export interface Ink {
  readonly letter: string;
  /** For edges and the chip with the letter. */
  readonly color: string;
  /** For the part that one writes in. */
  readonly tint: string;
  /** For the letter on the colour. */
  readonly on: string;
  /** Lines and shapes of one tile of the pattern, 12 wide and high, drawn with the colour. */
  readonly pattern: string;
}

const CREAM = '#fffaf0';
const DARK = '#22264b';
const line = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const solid = (d: string): string => `<path d="${d}" fill="currentColor"/>`;

export const INKS: Readonly<Record<BalloonType | 'gray', Ink>> = {
  red: { letter: 'R', color: '#c8283f', tint: '#fdebea', on: CREAM, pattern: line('M1 3 6 9 11 3') },
  orange: { letter: 'O', color: '#d9701a', tint: '#fef0e1', on: DARK, pattern: line('M6 2v8M2 6h8') },
  yellow: {
    letter: 'Y',
    color: '#e9b31c',
    tint: '#fff8dc',
    on: DARK,
    pattern: solid('M6 3a3 3 0 1 1-.01 0z'),
  },
  green: { letter: 'G', color: '#23835a', tint: '#e8f6ed', on: CREAM, pattern: line('M0 6q3-5 6 0t6 0') },
  blue: { letter: 'B', color: '#2467b8', tint: '#e8f1fc', on: CREAM, pattern: solid('M3 3h6v6H3z') },
  pink: {
    letter: 'P',
    color: '#d65b9d',
    tint: '#fdedf5',
    on: DARK,
    pattern: line('M6 2.5a3.5 3.5 0 1 1-.01 0z', 1.7),
  },
  white: { letter: 'W', color: '#8d93b0', tint: '#ffffff', on: DARK, pattern: line('M4 0v12M10 0v12', 1.5) },
  black: {
    letter: 'K',
    color: '#2b2d3a',
    tint: '#ececf0',
    on: CREAM,
    pattern: line('M0 0 12 12M12 0 0 12', 1.5),
  },
  gray: {
    letter: '?',
    color: '#77756d',
    tint: '#f5f3ee',
    on: CREAM,
    pattern: line('M0 8h7a2.5 2.5 0 1 0-2.5-2.5', 1.5),
  },
};
