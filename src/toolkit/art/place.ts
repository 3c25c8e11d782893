/** Where a piece of art stands inside a board's SVG: its centre (or foot, where it says so) and its width. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Every piece is drawn 100 units wide around the origin, and put in its place with one transform. */
export function at({ x, y, width }: Place): string {
  return `translate(${x} ${y}) scale(${width / 100})`;
}

export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** Art says nothing to a screen reader: boards name things. Spread, because Biome takes every `<g>` for focusable. */
export const unspoken = { 'aria-hidden': 'true' } as const;
