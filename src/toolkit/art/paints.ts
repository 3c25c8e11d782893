/** The six paints of balloons. Colour is never the only sign: each has a letter and a mark as well. */
export type PaintId = 'R' | 'Y' | 'G' | 'P' | 'W' | 'B';

export type Mark = 'chevrons' | 'dots' | 'waves' | 'diamonds' | 'bars' | 'squares';

export interface Paint {
  readonly id: PaintId;
  readonly name: string;
  readonly letter: string;
  readonly hex: string;
  /** What marks and letters are drawn with on this paint. */
  readonly on: string;
  readonly mark: Mark;
}

export const ink = '#22264b';
export const cream = '#fffaf0';

export const paints: Readonly<Record<PaintId, Paint>> = {
  R: { id: 'R', name: 'red', letter: 'R', hex: '#d7334b', on: cream, mark: 'chevrons' },
  Y: { id: 'Y', name: 'yellow', letter: 'Y', hex: '#f5b82e', on: '#6b3f06', mark: 'dots' },
  G: { id: 'G', name: 'green', letter: 'G', hex: '#2fa36b', on: cream, mark: 'waves' },
  P: { id: 'P', name: 'purple', letter: 'P', hex: '#7a55b5', on: cream, mark: 'diamonds' },
  W: { id: 'W', name: 'white', letter: 'W', hex: '#fbf7ee', on: '#565d8f', mark: 'bars' },
  B: { id: 'B', name: 'blue', letter: 'B', hex: '#2f7fd6', on: cream, mark: 'squares' },
};

export const paintIds: readonly PaintId[] = ['R', 'Y', 'G', 'P', 'W', 'B'];
