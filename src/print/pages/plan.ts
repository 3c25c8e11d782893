/** What every layout is given, and what it answers: pages that do not know yet how many there are. */
import type { ComponentChildren } from 'preact';
import type { Size } from '../../contract/index.ts';
import type { PageName, PaperName } from '../paper.ts';
import type { PrintWords } from '../words/index.ts';

export interface Layout {
  readonly paper: PaperName;
  /** What boards are printed on: where they do not fit, they are laid over several pages. */
  readonly boards: PageName;
  /** Marks at the edges that say where to cut. */
  readonly marks: boolean;
  /** How far a piece goes on beyond its edge, so that a cut beside it shows no white. */
  readonly bleed: number;
  /** Does the printer print on both sides? Otherwise backs are left out. */
  readonly backs: boolean;
  readonly say: PrintWords;
}

export interface Plan {
  /** The ids of the sheets that it shows. */
  readonly sheets: readonly string[];
  readonly title: string;
  readonly hint?: string | undefined;
  readonly size: Size;
  readonly copies: number;
  readonly parts: Readonly<Record<string, number>>;
  readonly isBack?: true;
  /** Pages of a booklet bring their own frame. */
  readonly bare?: true;
  readonly draw: () => ComponentChildren;
}
