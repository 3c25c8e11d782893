/** A page that is ready to be drawn. It knows nothing of PDF. */
import type { Size } from '../contract/index.ts';

export interface Page {
  /** The ids of the sheets that it shows, or what the platform adds: `rules`, `aid`, `parts`. */
  readonly sheets: readonly string[];
  readonly name: string;
  readonly size: Size;
  readonly copies: number;
  /** How many of each part are on it. */
  readonly parts: Readonly<Record<string, number>>;
  /** The back of the page before it, for printers that print on both sides. */
  readonly isBack?: true;
  /** A whole SVG document, in millimetres. */
  readonly draw: () => string;
}
