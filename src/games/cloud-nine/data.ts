/** The facts of the game: cards, dice, the two tracks. Rules, boards and the rulebook all read them. */

/** Four colours, then the wild card. A card's number is its place here. */
export const CARDS = ['G', 'P', 'R', 'Y', '*'] as const;
export type CardName = (typeof CARDS)[number];
export const COLORS = 4;
export const WILD = 4;
export const KINDS = 5;

/** How many of each card there are. */
export const DECK: readonly number[] = [18, 18, 18, 18, 4];
export const DECK_SIZE = 76;
export const HAND_SIZE = 6;
/** House rules may have up to so many cards of a colour, and so many wild ones. */
export const MOST_OF_COLOR = 40;
export const MOST_WILD = 20;

/** A die: four colours and two blanks. */
export const FACES: readonly string[] = ['G', 'P', 'R', 'Y', '-', '-'];
export const BLANK = '-';

/** The nine-cloud board of the published game. */
export const CLASSIC_POINTS: readonly number[] = [1, 2, 4, 6, 9, 12, 15, 20, 25];
export const CLASSIC_DICE: readonly number[] = [2, 2, 2, 3, 3, 3, 4, 4];
export const CLASSIC_TOP = 9;
/** Open sky has no end: on paper, and as far as a table may change it, it goes this far. */
export const OPEN_CLOUDS = 12;

/** A game in which no player gets there ends after this many trips. */
export const MOST_TRIPS = 200;
