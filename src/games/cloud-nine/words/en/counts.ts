/** Points, cards and dice, counted. */
import type { Speech } from '../../../../toolkit/speech.ts';

export const counts = (s: Speech) => ({
  points: s.plurals({ one: '# point', other: '# points' }),
  cards: s.plurals({ one: '# card', other: '# cards' }),
  dice: s.plurals({ one: 'one die', other: '# dice' }),
  /** "57 %", and never a certainty that is none. */
  percent: (chance: number) => {
    if (chance > 0 && chance < 0.01) return 'less than 1 %';
    if (chance < 1 && chance > 0.99) return 'more than 99 %';
    return `${Math.round(chance * 100)} %`;
  },
});

/** The first letter is a capital: at the start of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
