import { part } from './part.tsx';
import css from './text.module.css';

/** A smaller, softer sentence. */
export const Note = part('p', css.note);
/** What went wrong, said where it did. */
export const Trouble = part('p', css.trouble);
/** A sentence in a box: what may not be missed. */
export const Callout = part('p', css.callout);
/** A fact on a small piece of paper, which is readable on any picture. */
export const Chip = part('span', css.chip);
/** A figure in the title's type; figures below each other line up. */
export const Figure = part('span', css.figure);
/** Heard, not seen. What can be focused is seen while it has the focus. */
export const Hidden = part('span', css.hidden);
/** The class of Hidden, for what is sometimes seen. */
export const heardOnly = css.hidden;
