/** Short ways to write the blocks of a rulebook. */
import type { Block } from '../contract/index.ts';

export const text = (words: string): Block => ({ text: words });
export const list = (...items: readonly string[]): Block => ({ list: items });
export const figure = (position: string, caption: string, viewer?: number): Block => ({
  figure: viewer === undefined ? { position, caption } : { position, caption, viewer },
});
