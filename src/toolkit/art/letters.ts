import paper from './paper.module.css';

/** Letters on pieces. A page dresses them with its style sheet; paper, which has none, goes by the attributes. */
export const letters = {
  class: paper.letters,
  'font-family': 'Fredoka',
  'font-weight': 600,
  'text-anchor': 'middle',
} as const;
