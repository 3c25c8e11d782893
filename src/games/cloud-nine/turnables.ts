/** The numbers of Cloud 9 that a table may change: the points and dice of each cloud, and how many cards of each kind there are. */
import type { House, Options, Turnable, Turnables } from '../../contract/index.ts';
import { fillList, turnList } from '../../toolkit/house.ts';
import {
  CARDS,
  CLASSIC_DICE,
  CLASSIC_POINTS,
  DECK,
  MOST_OF_COLOR,
  MOST_WILD,
  OPEN_CLOUDS,
  WILD,
} from './data.ts';

/** What a tuned position counts with. */
export interface CloudNumbers {
  /** By cloud, from the first. Open sky goes on above the last of them, one more with each cloud. */
  readonly points: readonly number[];
  readonly dice: readonly number[];
  /** How many of each card. */
  readonly deck: readonly number[];
}

const isClassic = (options: Options): boolean => options.track === 'classic';
const classicOnly = (_seats: number, options: Options): boolean => isClassic(options);
const openOnly = (_seats: number, options: Options): boolean => !isClassic(options);

const open = Array.from({ length: OPEN_CLOUDS }, (_, i) => i + 1);
const names = {
  points: (i: number): string => `points${i + 1}`,
  dice: (i: number): string => `dice${i + 1}`,
  classicPoints: (i: number): string => `classicPoints${i + 1}`,
  classicDice: (i: number): string => `classicDice${i + 1}`,
  deck: (card: number): string => ['green', 'purple', 'red', 'yellow', 'umbrellas'][card]!,
};

/** Six players are dealt 36 cards, and some must be left to draw. */
const cards = (_count: number, card: number): Omit<Turnable, 'standard'> =>
  card === WILD ? { min: 0, max: MOST_WILD } : { min: 10, max: MOST_OF_COLOR };

export const turnables: Turnables = {
  ...turnList(open, names.points, () => ({ min: 0, max: 60, applies: openOnly })),
  ...turnList(open, names.dice, () => ({ min: 1, max: 12, applies: openOnly })),
  ...turnList(CLASSIC_POINTS, names.classicPoints, () => ({ min: 0, max: 60, applies: classicOnly })),
  ...turnList(CLASSIC_DICE, names.classicDice, () => ({ min: 1, max: 8, applies: classicOnly })),
  ...turnList(DECK, names.deck, cards),
};

export function tune(house: House, classic: boolean): CloudNumbers {
  return {
    points: classic
      ? fillList(CLASSIC_POINTS, house, names.classicPoints)
      : fillList(open, house, names.points),
    dice: classic ? fillList(CLASSIC_DICE, house, names.classicDice) : fillList(open, house, names.dice),
    deck: fillList(DECK, house, names.deck),
  };
}

/** What the game is played with, where nothing is turned too. */
export const numbersOf = (house: House | undefined, options: Options): CloudNumbers =>
  tune(house ?? {}, isClassic(options));

export const turnableNames = { ...names, open, cards: CARDS };
