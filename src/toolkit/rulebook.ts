/** Short ways to write the blocks of a rulebook, and to put prose and figures together. */
import type { Block, Figure, Place, Rulebook, Ruling, Section } from '../contract/index.ts';

export const text = (words: string) => ({ text: words });
/** What is done in this order. */
export const steps = (...items: readonly string[]) => ({ steps: items });
export const list = (...items: readonly string[]) => ({ list: items });
export const figure = (position: string, caption: string, viewer?: number): { readonly figure: Figure } => ({
  figure: viewer === undefined ? { position, caption } : { position, caption, viewer },
});
export const section = (id: string, { title }: { readonly title: string }, blocks: Block[]): Section => ({
  id,
  title,
  blocks,
});

/** What signs mean: the words are those of the signs, by their names and in their order. */
export const signs = ({
  title,
  ...words
}: {
  readonly title: string;
  readonly [sign: string]: string;
}): Section =>
  section('signs', { title }, [
    { legend: Object.entries(words).map(([sign, meaning]) => ({ sign, text: meaning })) },
  ]);

/** A block in one language. It names its figure; where the pieces stand is the same in all languages. */
export type ProseBlock<F extends string> =
  | Exclude<Block, { readonly figure: Figure }>
  | {
      readonly figure: F;
      readonly caption: string;
      /** What stands at a place of the figure, by the name of the place: numbered on the board, told below it. */
      readonly callouts?: { readonly [place: Place]: string };
    };

export interface Prose<F extends string> {
  /** The one-minute version. */
  readonly brief?: readonly ProseBlock<F>[];
  /** By id, in their order. */
  readonly sections: {
    readonly [id: string]: { readonly title: string; readonly blocks: readonly ProseBlock<F>[] };
  };
  readonly rulings: readonly Ruling[];
}

export type Figures<F extends string> = { readonly [name in F]: Omit<Figure, 'caption'> };

/** Prose with the figures that it names. */
export function illustrated<F extends string>(
  { brief, sections, rulings }: Prose<F>,
  figures: Figures<F>,
): Omit<Rulebook<never>, 'position'> {
  const shown = (block: ProseBlock<F>): Block => {
    if (!('figure' in block)) return block;
    const { figure: name, caption, callouts } = block;
    return {
      figure: {
        ...figures[name],
        caption,
        ...(callouts && {
          callouts: Object.entries(callouts).map(([place, words]) => ({ place, text: words })),
        }),
      },
    };
  };
  return {
    ...(brief && { brief: brief.map(shown) }),
    sections: Object.entries(sections).map(([id, { title, blocks }]) => ({
      id,
      title,
      blocks: blocks.map(shown),
    })),
    rulings,
  };
}
