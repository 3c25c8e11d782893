/** Which colours the others may have, by what they brought along and collected. */
import type { Rng, Seat } from '../../contract/index.ts';
import { rowOf } from '../../families/airfield/formation.ts';
import { drawWorlds, likelihood, type Signs } from '../../families/airfield/worlds.ts';
import { BALLOONS, COLORS, cardsEach, PAINT, TOKEN_KINDS } from './data.ts';
import { type PanoramaState, Step } from './state.ts';
import { copy, guess } from './view.ts';

/** How far a balloon has come: packed, on a truck, or flying in one of four rows. */
const STAGES = 6;

function stageOf(s: PanoramaState, balloon: number): number {
  if (s.at[balloon]! >= 0) return 2 + rowOf(s.at[balloon]!);
  return (s.packed & (1 << balloon)) === 0 ? 1 : 0;
}

/**
 * How many balloons of a colour have come how far: those that the viewer has no part in, then those that it has; and the tokens of the colour
 * that the seat has, and that the viewer has.
 */
export const signs: Signs<PanoramaState> = {
  weights: [-0.5, -0.1, -0.67, 0.06, 0.49, 0.74, -0.46, -0.15, -0.46, -0.01, 0.22, 0.85, 0.72, 0.49],
  count(view, viewer, seat, color, out) {
    for (let balloon = 0; balloon < BALLOONS.length; balloon++) {
      if ((PAINT[balloon]! & (1 << color)) === 0) continue;
      out[((PAINT[balloon]! & view.colors[viewer]!) === 0 ? 0 : STAGES) + stageOf(view, balloon)]!++;
    }
    out[2 * STAGES] = view.tokens[seat * TOKEN_KINDS + color]!;
    out[2 * STAGES + 1] = view.tokens[viewer * TOKEN_KINDS + color]!;
  },
};

/** Positions that fit a view. */
export function guesses(view: PanoramaState, viewer: Seat): (rng: Rng) => PanoramaState {
  if (view.step === Step.DEAL) return (rng) => guess(view, viewer, rng);
  const worlds = drawWorlds(view.colors, cardsEach(view.seats), COLORS.length, (seat, color) =>
    likelihood(signs, view, viewer, seat, color),
  );
  return (rng) => {
    const whole = copy(view);
    whole.colors = worlds(rng).slice();
    return whole;
  };
}
