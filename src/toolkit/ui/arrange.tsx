import css from './arrange.module.css';
import { part } from './part.tsx';

/** The same as classes, for what is already a component; also `push`, to the far end of a row, and `screenOnly`, not on paper. */
export { default as arrange } from './arrange.module.css';

/** Below each other. */
export const Stack = part('div', css.stack);
/** Beside each other as far as there is room. */
export const Cluster = part('div', css.cluster);
/** The same, from one edge to the other. */
export const Spread = part('div', css.spread);
/** Text to read: lines of a comfortable length, space between paragraphs. */
export const Prose = part('div', css.prose);
/** As wide as a page of text and pictures may be, in the middle. */
export const Column = part('div', css.column);
