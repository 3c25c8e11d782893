/** Paper, and which part of it a home printer reaches. All lengths are millimetres. */
import type { Box, Size } from '../contract/index.ts';

export type PaperName = 'a4' | 'letter';
export type PageName = PaperName | 'a3';

export const papers: Readonly<Record<PageName, Size>> = {
  a4: { w: 210, h: 297 },
  letter: { w: 215.9, h: 279.4 },
  a3: { w: 297, h: 420 },
};

/** Every printer reaches this far. Only marks for cutting stand further out: where they are lost, nothing else is. */
export const MARGIN = 10;
/** The line with the title, and the line with the ruler. */
export const HEAD = 6;
export const FOOT = 7;
/** The length of the ruler. */
export const RULER = 100;

export type Area = Box;

/** Where the content of a page lies. */
export const areaOf = ({ w, h }: Size): Area => ({
  x: MARGIN,
  y: MARGIN + HEAD,
  w: w - 2 * MARGIN,
  h: h - 2 * MARGIN - HEAD - FOOT,
});

export const turned = ({ w, h }: Size): Size => ({ w: h, h: w });

/** Rounding of binary fractions aside. */
export const fits = (inner: Size, outer: Size): boolean =>
  inner.w <= outer.w + 1e-6 && inner.h <= outer.h + 1e-6;
