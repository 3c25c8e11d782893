/** How a chart is drawn: its colours as values, so that one drawing serves the screen, a file and paper. */
import { INKS } from './inks.ts';
import type { BalloonType } from './map.ts';
import type { Attributes } from './svg.ts';

export type Kind = BalloonType | 'gray';

export interface SpaceLook {
  /** Attributes of the group that the space is drawn in. */
  readonly group: Attributes;
  /** The chip with the letter, and the letter on it. */
  readonly color: string;
  readonly on: string;
  /** The part that one writes in, its edge, and the pattern on it. */
  readonly tint: string;
  readonly edge: string;
  readonly pattern: string;
}

export interface Look {
  /** What the ids of patterns begin with. */
  readonly id: string;
  /** Letters and lines. */
  readonly line: string;
  readonly paper: string;
  readonly city: string;
  /** The star of the capital, where it is not the usual one. */
  readonly star?: string;
  /** Free slots; where it is left out they are not drawn. */
  readonly slot?: string;
  /** A city's shadow, and the disc behind a bonus. */
  readonly shade?: string;
  readonly behindBonus?: string;
  readonly space: (kind: Kind) => SpaceLook;
  /** Attributes of letters and signs on spaces, and of the names of cities. */
  readonly letters: Attributes;
  readonly name: Attributes;
  /** Of labels as they are read from near; and from far, where that is drawn too. */
  readonly near?: Attributes;
  readonly far?: Attributes;
  /** Lines, shadows and letters of ornaments. */
  readonly ornament: { readonly line: string; readonly dark: string; readonly text: string };
}

/** Light on ink: for files and printing. */
export const INK_LOOK: Look = {
  id: 'p',
  line: '#22264b',
  paper: '#fffcf4',
  city: '#fff7e0',
  slot: '#fff',
  space: (kind) => {
    const { color, tint, on } = INKS[kind];
    return { group: {}, color, on, tint, edge: color, pattern: color };
  },
  letters: { class: 'sans' },
  name: { 'font-style': 'italic' },
  ornament: { line: '#c9b98f', dark: '#e3d3a6', text: '#b09a62' },
};

/** Frames and thin lines of a printed chart. */
export const SOFT_LINE = '#b9ac8d';
