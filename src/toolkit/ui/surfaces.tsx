import { cx } from './class-names.ts';
import focus from './focus.module.css';
import { part } from './part.tsx';
import css from './surfaces.module.css';

/** Warm paper with words or fields on it. */
export const Panel = part('div', css.panel);
/** A roomy panel: a part of a page, with its own parts below each other. */
export const Section = part('section', cx(css.panel, css.section));
/** Raised paper: one thing of several. It answers as a whole where it has a CardLink. */
export const Card = part('div', cx(css.card, focus.around));
export const CardBody = part('div', css.body);
/** The one link of a card: the whole card is its target. */
export const CardLink = part('a', cx(css.link, focus.over));
/** The one sentence, whose turn it is and what is asked: the first child says it, what follows explains. */
export const Prompt = part('section', css.prompt);
