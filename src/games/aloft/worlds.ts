/** Which colours the others may have, by what they brought along. */
import type { Rng, Seat } from '../../contract/index.ts';
import { rowOf } from '../../families/airfield/formation.ts';
import { drawWorlds, likelihood, type Signs } from '../../families/airfield/worlds.ts';
import { BALLOONS, COLORS, PAINT, TRUCKS } from './data.ts';
import { type AloftState, isSolo, Step } from './state.ts';
import { copy, guess } from './view.ts';

/** How far a balloon has come: packed, unpacked, inflated, or flying in one of four rows. */
const STAGES = 7;

function stageOf(s: AloftState, balloon: number): number {
  if (s.at[balloon]! >= 0) return 3 + rowOf(s.at[balloon]!);
  for (let truck = 0; truck < TRUCKS; truck++)
    if (s.load[truck] === balloon) return (s.inflated & (1 << truck)) !== 0 ? 2 : 1;
  return 0;
}

/** How many balloons of a colour have come how far: those that the viewer has no part in, then those that it has. */
export const signs: Signs<AloftState> = {
  weights: [-3.17, -2.48, -1.99, -0.32, 0.83, 2.08, 5.04, -1.03, -0.67, -0.51, -0.13, 0.22, 0.78, 1.33],
  count(view, viewer, _seat, color, out) {
    const own = 1 << view.colors[viewer]!;
    for (let balloon = 0; balloon < BALLOONS.length; balloon++) {
      if ((PAINT[balloon]! & (1 << color)) === 0) continue;
      out[((PAINT[balloon]! & own) === 0 ? 0 : STAGES) + stageOf(view, balloon)]!++;
    }
  },
};

/** Positions that fit a view. */
export function guesses(view: AloftState, viewer: Seat): (rng: Rng) => AloftState {
  if (isSolo(view) || view.step === Step.DEAL) return (rng) => guess(view, viewer, rng);
  const known = view.colors.map((color) => (color < 0 ? 0 : 1 << color));
  const worlds = drawWorlds(known, 1, COLORS.length, (seat, color) =>
    likelihood(signs, view, viewer, seat, color),
  );
  return (rng) => {
    const whole = copy(view);
    whole.colors = worlds(rng).map((set) => 31 - Math.clz32(set));
    return whole;
  };
}
