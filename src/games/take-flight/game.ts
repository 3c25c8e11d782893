/** Take Flight! as the contract wants it. */
import type { Game, JsonObject, Move, Next, Reading, Rng } from '../../contract/index.ts';
import { sameJson } from '../../toolkit/json.ts';
import { ACT, DRAW, OVER } from '../../toolkit/next.ts';
import { read, readDie, readThrows, write } from './notation.ts';
import type { FlightRefusal } from './refusals.ts';
import { moves, pick, play, start } from './rules.ts';
import { result } from './scoring.ts';
import { DEMO, sheetNamed } from './sheet/index.ts';
import { type FlightEvent, type FlightState, Step, throwsOf, throwText } from './state.ts';
import { turnables } from './turnables.ts';
import { copy } from './view.ts';

/** The last answer for several seats, kept because it is asked for again and again. */
let together: { readonly to: 'act'; readonly seats: readonly number[] } = { to: 'act', seats: [] };

function next(s: FlightState): Next {
  if (s.step === Step.OVER) return OVER;
  if (s.step !== Step.FLY) return DRAW;
  if (s.waiting.length === 1) return ACT[s.waiting[0]!]!;
  if (together.seats !== s.waiting) together = Object.freeze({ to: 'act', seats: s.waiting });
  return together;
}

/** A sheet of paper flies a step or a good part of a gym, in whole centimetres. */
const SHORTEST = 120;
const THROWS = 2000;

function draw(s: FlightState, rng: Rng): Move {
  if (s.step === Step.ROLL) return 1 + rng.below(6);
  return throwText(s.row.map(() => SHORTEST + rng.below(THROWS)));
}

function odds(s: FlightState, visit: (draw: Move, weight: number) => void): boolean {
  if (s.step !== Step.ROLL) return false;
  for (let die = 1; die <= 6; die++) visit(die, 1);
  return true;
}

/** Every program knows the demo's sheet; any other is written out in full. */
const setup = (s: FlightState): JsonObject =>
  s.sheet === DEMO ? {} : { sheet: JSON.parse(JSON.stringify(sheetNamed(s.sheet))) };

function opening(s: FlightState, given: JsonObject): Reading<readonly Move[], FlightRefusal> {
  return sameJson(given, setup(s)) ? { value: [] } : { refused: { code: 'setup' } };
}

function chance(s: FlightState, drawn: Move): JsonObject {
  return s.step === Step.THROW ? { kind: 'throw', values: throwsOf(drawn) } : { kind: 'die', value: drawn };
}

function readChance(s: FlightState, line: JsonObject): Reading<Move, FlightRefusal> {
  if (s.step === Step.ROLL) return line.kind === 'die' ? readDie(line.value) : { refused: { code: 'die' } };
  if (s.step !== Step.THROW) return { refused: { code: 'noDraw' } };
  return readThrows(s, line.kind === 'throw' && Array.isArray(line.values) ? line.values : []);
}

export const takeFlight: Game<FlightState, Move, FlightEvent> = {
  turnables,
  start,
  next,
  draw,
  odds,
  moves,
  pick,
  play,
  result,
  copy,
  view: copy,
  hide: (_state, _by, move) => move,
  guess: copy,
  decides: (_state, seat) => seat,
  write,
  read,
  transcript: { setup, opening, chance, readChance },
};
