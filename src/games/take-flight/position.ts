/**
 * A position as text, for figures and tests: the rounds flown, as they would be called out.
 *
 * `6: 14 / 15; 3: 13 +2 / 16; 5` is a flight of two pilots: a 6 that they wrote in 14 and 15, a 3, and now a 5 is on the
 * table. A pilot who has crashed is `-`, one who has still to write is left out. `on drawn-7;` in front names another
 * sheet, `pilots 3;` the number of pilots where no round tells it, `throw 812 455` at the end a tie-break.
 */
import { CHANCE, type Reading } from '../../contract/index.ts';
import { read } from './notation.ts';
import type { FlightRefusal, PositionRefusal, Why } from './refusals.ts';
import { play, start } from './rules.ts';
import { DEMO, findSheet } from './sheet/index.ts';
import { type FlightState, isLive, Step } from './state.ts';

export function position(text: string): Reading<FlightState, PositionRefusal> {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const sheet = /^on (\S+)$/.exec(parts[0] ?? '')?.[1];
  if (sheet !== undefined) parts.shift();
  const found = findSheet(sheet ?? DEMO);
  if ('refused' in found) return found;
  const pilots = /^pilots (\d{1,2})$/.exec(parts[0] ?? '')?.[1];
  if (pilots !== undefined) parts.shift();
  const seats = pilots === undefined ? pilotsIn(parts[0]) : Number(pilots);
  if (seats < 1) return { refused: { code: 'noPilot' } };
  const state = start(seats, { sheet: found.value.id });
  for (const part of parts) {
    const refused = part.startsWith('throw') ? addThrow(state, part) : addRound(state, part);
    if (refused !== undefined) return { refused: { code: 'inPart', part: part.slice(0, 60), why: refused } };
  }
  return { value: state };
}

const pilotsIn = (round = ''): number => movesIn(round).length || 1;

const movesIn = (round: string): string[] => {
  const [, moves] = round.split(':');
  return moves === undefined ? [] : moves.split('/').map((move) => move.trim());
};

function addThrow(state: FlightState, part: string): FlightRefusal | undefined {
  const reading = read(state, CHANCE, part);
  if ('refused' in reading) return reading.refused;
  play(state, CHANCE, reading.value);
  return undefined;
}

function addRound(state: FlightState, part: string): FlightRefusal | Why<'unfinished'> | undefined {
  if (state.step === Step.FLY) return { code: 'unfinished' };
  const die = read(state, CHANCE, `die ${part.split(':')[0]!.trim()}`);
  if ('refused' in die) return die.refused;
  play(state, CHANCE, die.value);
  for (const [seat, move] of movesIn(part).entries()) {
    if (move === '') continue;
    if (move === '-' && seat < state.seats && !isLive(state, seat)) continue;
    const reading = read(state, seat, move);
    if ('refused' in reading) return reading.refused;
    play(state, seat, reading.value);
  }
  return undefined;
}
