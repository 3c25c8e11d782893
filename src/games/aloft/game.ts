/** Aloft, 2023 edition, as the contract wants it. */
import type { Game, JsonObject, Next, Reading, Rng } from '../../contract/index.ts';
import { onAirfield } from '../../families/airfield/draws.ts';
import { ACT, DEAL, OVER, REVEAL } from '../../toolkit/next.ts';
import { alone } from '../../toolkit/reading.ts';
import { BALLOONS, COLORS } from './data.ts';
import { completeColors, dealOfColors, drawRow } from './deal.ts';
import { read, readColors, readRow, write } from './notation.ts';
import { pick } from './pick.ts';
import type { AloftRefusal } from './refusals.ts';
import { moves, play, start } from './rules.ts';
import { result } from './scoring.ts';
import { type AloftEvent, type AloftState, isSolo, PASS, Step } from './state.ts';
import { turnables } from './turnables.ts';
import * as views from './view.ts';

function next(s: AloftState): Next {
  if (s.step === Step.TRUCK || s.step === Step.ADVANCE) return ACT[s.turn]!;
  if (s.step === Step.DEAL) return DEAL;
  return s.step === Step.REVEAL ? REVEAL : OVER;
}

function draw(s: AloftState, rng: Rng): number {
  if (s.step === Step.REVEAL) return dealOfColors(s.colors);
  return isSolo(s) ? drawRow(rng) : dealOfColors(completeColors(s.colors, rng));
}

const scratch: number[] = [];
function forced(s: AloftState, seat: number): number | undefined {
  return s.step === Step.ADVANCE && moves(s, seat, scratch) === 1 && scratch[0] === PASS ? PASS : undefined;
}

function setup(s: AloftState): JsonObject {
  return isSolo(s)
    ? { row: s.row.map((b) => BALLOONS[b]!) }
    : { colors: s.colors.map((color) => COLORS[color]!) };
}

function opening(s: AloftState, given: JsonObject): Reading<readonly number[], AloftRefusal> {
  const list = isSolo(s) ? given.row : given.colors;
  if (!Array.isArray(list))
    return { refused: isSolo(s) ? { code: 'row' } : { code: 'deal', seats: s.seats } };
  return alone(isSolo(s) ? readRow(list.map(String)) : readColors(s, list.map(String)));
}

export const aloft: Game<AloftState, number, AloftEvent> = {
  turnables,
  start,
  next,
  result,
  moves,
  pick,
  forced,
  play,
  draw,
  write,
  read,
  ...onAirfield(views, { setup, opening }),
};
