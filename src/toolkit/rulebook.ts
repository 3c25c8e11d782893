/** Short ways to write the blocks of a rulebook, and to put prose and figures together. */
import type { Block, Figure, Ruling, Section } from '../contract/index.ts';

export const text = (words: string) => ({ text: words });
export const list = (...items: readonly string[]) => ({ list: items });
export const figure = (position: string, caption: string, viewer?: number): { readonly figure: Figure } => ({
  figure: viewer === undefined ? { position, caption } : { position, caption, viewer },
});
export const section = (id: string, { title }: { readonly title: string }, blocks: Block[]): Section => ({
  id,
  title,
  blocks,
});

/** A block in one language. It names its figure; where the pieces stand is the same in all languages. */
export type ProseBlock<F extends string> =
  | Exclude<Block, { readonly figure: Figure }>
  | { readonly figure: F; readonly caption: string };

export interface Prose<F extends string> {
  /** By id, in their order. */
  readonly sections: {
    readonly [id: string]: { readonly title: string; readonly blocks: readonly ProseBlock<F>[] };
  };
  readonly rulings: readonly Ruling[];
}

export type Figures<F extends string> = { readonly [name in F]: Omit<Figure, 'caption'> };

/** Prose with the figures that it names. */
export function illustrated<F extends string>(
  { sections, rulings }: Prose<F>,
  figures: Figures<F>,
): { sections: readonly Section[]; rulings: readonly Ruling[] } {
  const shown = (block: ProseBlock<F>): Block =>
    'figure' in block ? { figure: { ...figures[block.figure], caption: block.caption } } : block;
  return {
    sections: Object.entries(sections).map(([id, { title, blocks }]) => ({
      id,
      title,
      blocks: blocks.map(shown),
    })),
    rulings,
  };
}
