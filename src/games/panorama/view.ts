/** Who knows what: colours are secret until the reveal, everything else is in the open. */
import { CHANCE, type Rng, type Seat } from '../../contract/index.ts';
import { completeColors, hideDeal } from './deal.ts';
import { type PanoramaState, Step } from './state.ts';

export function copy(s: PanoramaState): PanoramaState {
  const twin: PanoramaState = {
    seats: s.seats,
    turn: s.turn,
    step: s.step,
    trucks: s.trucks,
    packed: s.packed,
    flying: s.flying,
    load: s.load.slice(),
    sky: s.sky.slice(),
    at: s.at.slice(),
    tokens: s.tokens.slice(),
    colors: s.colors.slice(),
  };
  if (s.tuned !== undefined) twin.tuned = s.tuned;
  return twin;
}

export function view(s: PanoramaState, viewer: Seat): PanoramaState {
  const seen = copy(s);
  if (s.step !== Step.OVER) seen.colors = s.colors.map((set, seat) => (seat === viewer ? set : 0));
  return seen;
}

export function hide(s: PanoramaState, by: Seat | typeof CHANCE, move: number, viewer: Seat): number {
  return by === CHANCE && s.step === Step.DEAL ? hideDeal(move, s.seats, viewer) : move;
}

export function guess(seen: PanoramaState, _viewer: Seat, rng: Rng): PanoramaState {
  const whole = copy(seen);
  if (seen.step !== Step.DEAL) whole.colors = completeColors(seen.colors, rng);
  return whole;
}
