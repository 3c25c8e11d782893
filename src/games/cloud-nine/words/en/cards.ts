/** Cards and dice by their names. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { CARDS, WILD } from '../../data.ts';
import { isBlankRoll } from '../../pay.ts';

/** By their letters; `-` is a blank die. */
export const COLOR_NAMES: Readonly<Record<string, string>> = {
  G: 'green',
  P: 'purple',
  R: 'red',
  Y: 'yellow',
  '-': 'blank',
};

export const cardNames = (s: Speech) => ({
  /** "2 red, 1 yellow and an umbrella" for card counts. */
  kinds: (cards: readonly number[]): string => {
    const held = cards.flatMap((count, card) => {
      if (count <= 0) return [];
      return card === WILD
        ? s.plural(count, { one: 'an umbrella', other: '# umbrellas' })
        : `${count} ${colorOf(card)}`;
    });
    return held.length > 0 ? s.list(held) : 'no card';
  },
  /** "a red card", "an umbrella" */
  one: (card: number): string => (card === WILD ? 'an umbrella' : `a ${colorOf(card)} card`),
  /** " (for red)": what an umbrella stands for; nothing below 0. */
  stands: (color: number): string => (color < 0 ? '' : ` (for ${colorOf(color)})`),
  /** "red, blank and yellow" */
  roll: (dice: string): string =>
    isBlankRoll(dice)
      ? s.plural(dice.length, { one: 'a blank', other: 'nothing but blanks' })
      : s.list([...dice].map((face) => COLOR_NAMES[face]!)),
});

const colorOf = (card: number): string => COLOR_NAMES[CARDS[card]!]!;
