/** What a position is worth, for bots. */
import type { Hints, SearchHints } from '../../contract/index.ts';
import { columnOf, countBits, formation, rowOf } from '../../families/airfield/formation.ts';
import { COLORS, PAINT, SPACES } from './data.ts';
import { achievements, formationScore } from './scoring.ts';
import { search } from './search.ts';
import type { PanoramaState } from './state.ts';

export const hints: Hints<PanoramaState> = {
  search: search as SearchHints<PanoramaState>,
  /** Own sets and formation, less what the others have on average: their sets are open, their colours could be any other. */
  value(view, seat) {
    const order = formation(view.at);
    const own = view.colors[seat]!;
    const others = COLORS.map((_, color) => 1 << color).filter((color) => (own & color) === 0);
    const each = countBits(own);
    const theirFormation =
      (each * others.reduce((sum, color) => sum + formationScore(order, color), 0)) / others.length;
    let theirSets = 0;
    for (let other = 0; other < view.seats; other++)
      if (other !== seat) theirSets += achievements(view, other, 0).points;
    return (
      achievements(view, seat, own).points -
      theirSets / (view.seats - 1) +
      formationScore(order, own) -
      theirFormation +
      promise(view, own)
    );
  },
};

/** A little for own balloons that stand ready, more the farther right, and for those with room above. */
function promise(view: PanoramaState, own: number): number {
  let sum = 0;
  for (let space = 1; space <= SPACES; space++) {
    const balloon = view.load[space]!;
    if (balloon >= 0) sum += paintShare(PAINT[balloon]!, own) * (1 + space / SPACES);
  }
  view.at.forEach((cell, balloon) => {
    if (cell >= 0 && (PAINT[balloon]! & own) !== 0) sum += 0.1 * rowOf(cell) + 0.02 * columnOf(cell);
  });
  return sum;
}

/** Own colours count for us, the others a little against; a special shape brings a token that fits anywhere. */
function paintShare(paint: number, own: number): number {
  if (paint === 0) return 0.3;
  return (paint & own) !== 0 ? 1 : -0.3;
}
