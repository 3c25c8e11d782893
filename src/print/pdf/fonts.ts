/** The files of type that a PDF carries. */
import { type Face, faces } from '../../toolkit/type/face.ts';

/** Letters of western Europe, and those that the rest of Europe adds: two files of every cut. */
export type FontPart = 'latin' | 'latin-ext';

export interface FontFile {
  readonly face: Face;
  readonly part: FontPart;
  /** Where it lies in node_modules. */
  readonly path: string;
}

export const fontFiles: readonly FontFile[] = (Object.keys(faces) as Face[]).flatMap((face) =>
  (['latin', 'latin-ext'] as const).map((part) => {
    const family = faces[face]['font-family'].toLowerCase();
    const weight = faces[face]['font-weight'];
    return { face, part, path: `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff` };
  }),
);

export const fontName = (face: Face, part: FontPart): string => `${face}-${part}`;

export type Fonts = ReadonlyMap<string, Uint8Array>;

/** Letters that are not in the first file of a cut: the other one has them. */
const rest =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u02bd-\u02c5\u02c7-\u02d9\u02db\u02dd-\u1fff\u2070-\u20ab\u20ad-\u2121\u2123-\u2190\u2192\u2194-\u2211\u2213\u2214\u2216-\uffff]+/g;

/** Marks, in a text of SVG, the letters that are in the other file. */
export const inParts = (svg: string): string =>
  svg.replace(
    />([^<]+)</g,
    (_, text: string) =>
      `>${text.replace(rest, (letters) => `<tspan font-style="italic">${letters}</tspan>`)}<`,
  );
