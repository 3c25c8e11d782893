/**
 * What art is drawn with: the colours of the screen, or one of three inks of a printer. Components ask `useInk`, so that one drawing serves
 * all; without a provider it is the screen's.
 */
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type PaintId, paints } from './paints.ts';

export type InkName = 'full' | 'save' | 'mono';

export interface Ink {
  readonly name: InkName | 'screen';
  /** What a piece of this paint is filled with: a colour, or in black and white a pattern. */
  fill(paint: PaintId): string;
  /** What marks and letters on it are drawn with. */
  on(paint: PaintId): string;
  /** Any other colour: wood, sky, skin. */
  tone(hex: string): string;
}

type Rgb = readonly [number, number, number];

const rgbOf = (hex: string): Rgb => {
  const full = hex.length === 4 ? `#${[...hex.slice(1)].map((c) => c + c).join('')}` : hex;
  return [1, 3, 5].map((i) => Number.parseInt(full.slice(i, i + 2), 16)) as unknown as Rgb;
};
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((c) => Math.round(c).toString(16).padStart(2, '0')).join('')}`;

/** A colour on its way to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [rgbOf(from), rgbOf(to)];
  return hexOf(a.map((c, i) => c + (b[i]! - c) * part) as unknown as Rgb);
}

/** The grey that is as light as a colour looks. */
function greyOf(hex: string): string {
  const [r, g, b] = rgbOf(hex);
  const light = 0.299 * r + 0.587 * g + 0.114 * b;
  return hexOf([light, light, light]);
}

const isDark = (hex: string): boolean => rgbOf(greyOf(hex))[0] < 75;

const screen: Ink = {
  name: 'screen',
  fill: (paint) => paints[paint].hex,
  on: (paint) => paints[paint].on,
  tone: (hex) => hex,
};

/** Letters and outlines stay dark; what only fills an area is pale. */
const paler = (hex: string): string => (isDark(hex) ? hex : mix(hex, '#ffffff', 0.7));

export const inks: Readonly<Record<InkName, Ink>> = {
  full: { ...screen, name: 'full' },
  save: {
    name: 'save',
    fill: (paint) => mix(paints[paint].hex, '#ffffff', paint === 'W' ? 1 : 0.72),
    on: (paint) => mix(paint === 'W' ? '#565d8f' : paints[paint].hex, '#000000', 0.4),
    tone: paler,
  },
  mono: {
    name: 'mono',
    fill: (paint) => `url(#${patternId(paint)})`,
    on: () => '#000000',
    tone: (hex) => greyOf(paler(hex)),
  },
};

/** The pattern that stands for a paint in black and white. */
export const patternId = (paint: PaintId): string => `ink-${paint}`;

export const InkContext = createContext<Ink>(screen);

export const useInk = (): Ink => useContext(InkContext);
