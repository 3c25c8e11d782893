/** Aloft, the 2024 panoramic edition, as the contract wants it. */
import type { Game, JsonObject, Next, Reading, Rng } from '../../contract/index.ts';
import { onAirfield } from '../../families/airfield/draws.ts';
import { ACT, DEAL, OVER, REVEAL } from '../../toolkit/next.ts';
import { alone } from '../../toolkit/reading.ts';
import { COLORS } from './data.ts';
import { completeColors, dealOfColors } from './deal.ts';
import { read, readColors, write, wrongDeal } from './notation.ts';
import { pick } from './pick.ts';
import type { PanoramaRefusal } from './refusals.ts';
import { moves, play, start } from './rules.ts';
import { result } from './scoring.ts';
import { type PanoramaEvent, type PanoramaState, Step } from './state.ts';
import { turnables } from './turnables.ts';
import * as views from './view.ts';

function next(s: PanoramaState): Next {
  if (s.step === Step.TURN) return ACT[s.turn]!;
  if (s.step === Step.DEAL) return DEAL;
  return s.step === Step.REVEAL ? REVEAL : OVER;
}

const draw = (s: PanoramaState, rng: Rng): number =>
  dealOfColors(s.step === Step.REVEAL ? s.colors : completeColors(s.colors, rng));

const setup = (s: PanoramaState): JsonObject => ({
  colors: s.colors.map((set) => COLORS.filter((_, color) => (set & (1 << color)) !== 0)),
});

function opening(s: PanoramaState, given: JsonObject): Reading<readonly number[], PanoramaRefusal> {
  const { colors } = given;
  if (!Array.isArray(colors) || !colors.every(Array.isArray)) return { refused: wrongDeal(s.seats) };
  const hands = colors.map((hand: unknown[]) => hand.map(String));
  return alone(readColors(s, hands));
}

export const panorama: Game<PanoramaState, number, PanoramaEvent> = {
  turnables,
  start,
  next,
  result,
  moves,
  pick,
  play,
  draw,
  write,
  read,
  ...onAirfield(views, { setup, opening }),
};
