/** What a position is worth, for bots. */
import type { Hints } from '../../contract/index.ts';
import { COLORS } from './data.ts';
import { colorScore, formation, width } from './scoring.ts';
import { type AloftState, isSolo } from './state.ts';

export const hints: Hints<AloftState> = {
  value(view, seat) {
    const order = formation(view);
    if (isSolo(view)) return -width(order, view);
    const own = view.colors[seat]!;
    const others = COLORS.map((_, color) => color).filter((color) => color !== own);
    // Any other colour may be somebody's: what they gain on average is what we lose.
    const theirs = others.reduce((sum, color) => sum + colorScore(order, color), 0) / others.length;
    return colorScore(order, own) - theirs;
  },
};
