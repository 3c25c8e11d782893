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

const ink = (letter: string, color: string, tint: string, on: string, pattern: string): Ink => ({
  letter,
  color,
  tint,
  on,
  pattern,
});

export const INKS: Readonly<Record<BalloonType | 'gray', Ink>> = {
  red: ink('R', '#c8283f', '#fdebea', CREAM, line('M1 3 6 9 11 3')),
  orange: ink('O', '#d9701a', '#fef0e1', DARK, line('M6 2v8M2 6h8')),
  yellow: ink('Y', '#e9b31c', '#fff8dc', DARK, solid('M6 3a3 3 0 1 1-.01 0z')),
  green: ink('G', '#23835a', '#e8f6ed', CREAM, line('M0 6q3-5 6 0t6 0')),
  blue: ink('B', '#2467b8', '#e8f1fc', CREAM, solid('M6 1.5 11 10H1z')),
  pink: ink('P', '#d65b9d', '#fdedf5', DARK, line('M6 2.5a3.5 3.5 0 1 1-.01 0z', 1.7)),
  white: ink('W', '#8d93b0', '#ffffff', DARK, line('M4 0v12M10 0v12', 1.5)),
  black: ink('K', '#2b2d3a', '#ececf0', CREAM, line('M0 0 12 12M12 0 0 12', 1.5)),
  gray: ink('?', '#77756d', '#f5f3ee', CREAM, line('M0 8h7a2.5 2.5 0 1 0-2.5-2.5', 1.5)),
};
