/** Who knows what: colours are secret until the reveal, everything else is in the open. */
import { CHANCE, type Rng, type Seat } from '../../contract/index.ts';
import { completeColors, hideDeal } from './deal.ts';
import { type AloftState, isSolo, Step } from './state.ts';

export function copy(s: AloftState): AloftState {
  const twin: AloftState = {
    seats: s.seats,
    turn: s.turn,
    step: s.step,
    steps: s.steps,
    safety: s.safety,
    packed: s.packed,
    flying: s.flying,
    inflated: s.inflated,
    load: s.load.slice(),
    sky: s.sky.slice(),
    at: s.at.slice(),
    colors: s.colors.slice(),
    row: s.row, // never changed after the deal
  };
  if (s.tuned !== undefined) twin.tuned = s.tuned;
  return twin;
}

export function view(s: AloftState, viewer: Seat): AloftState {
  const seen = copy(s);
  if (s.step !== Step.OVER) seen.colors = s.colors.map((color, seat) => (seat === viewer ? color : -1));
  return seen;
}

export function hide(s: AloftState, by: Seat | typeof CHANCE, move: number, viewer: Seat): number {
  return by === CHANCE && s.step === Step.DEAL && !isSolo(s) ? hideDeal(move, s.seats, viewer) : move;
}

export function guess(seen: AloftState, _viewer: Seat, rng: Rng): AloftState {
  const whole = copy(seen);
  if (seen.step !== Step.DEAL && !isSolo(seen)) whole.colors = completeColors(seen.colors, rng);
  return whole;
}
