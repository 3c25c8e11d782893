import type { HouseText } from '../../../../contract/index.ts';
import { CLASSIC_DICE, CLASSIC_POINTS } from '../../data.ts';
import { turnableNames as names } from '../../turnables.ts';
import { COLOR_NAMES } from './cards.ts';

const clouds = (list: readonly number[], name: (i: number) => string) =>
  Object.fromEntries(list.map((_, i) => [name(i), `cloud ${i + 1}`]));

export const words = (): HouseText => ({
  groups: [
    {
      title: 'Points for a jump',
      help: 'Above the last of these clouds each is worth one more than the one below.',
      labels: clouds(names.open, names.points),
    },
    {
      title: 'Dice rolled',
      help: 'Above the last of these clouds each asks for one more.',
      labels: clouds(names.open, names.dice),
    },
    { title: 'Points for a jump', labels: clouds(CLASSIC_POINTS, names.classicPoints) },
    { title: 'Dice rolled', labels: clouds(CLASSIC_DICE, names.classicDice) },
    {
      title: 'Cards in the deck',
      labels: Object.fromEntries(
        names.cards.map((letter, card) => [names.deck(card), COLOR_NAMES[letter] ?? 'umbrellas']),
      ),
    },
  ],
});
