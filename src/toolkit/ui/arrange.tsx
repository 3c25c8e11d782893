import css from './arrange.module.css';
import { part } from './part.tsx';

/** Below each other. */
export const Stack = part('div', css.stack);
/** Beside each other as far as there is room. */
export const Cluster = part('div', css.cluster);
/** Text to read: lines of a comfortable length, space between paragraphs. */
export const Prose = part('div', css.prose);
