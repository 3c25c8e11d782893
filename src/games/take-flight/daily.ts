/** The daily flight: the same dice for all players on a day, by the calendar of UTC. Moves stand; nothing is taken back. */
import { CHANCE, type Reading } from '../../contract/index.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { read } from './notation.ts';
import type { FlightRefusal } from './refusals.ts';
import { play, start } from './rules.ts';
import { boxesOf, totalOf } from './scoring.ts';
import { tablesNamed } from './sheet/index.ts';
import { type FlightState, legsOf, Step } from './state.ts';
import type { PageWords } from './words/index.ts';

/** The dice of a day, one for each column. Every program rolls the same. */
export function diceOf(day: string): number[] {
  const rng = new FastRng(`take-flight daily ${day}`);
  return Array.from({ length: tablesNamed('demo').columns }, () => 1 + rng.below(6));
}

/** A day's flight after some moves in notation, with the next die on the table. */
export function flightOn(day: string, moves: readonly string[]): Reading<FlightState, FlightRefusal> {
  const dice = diceOf(day);
  const state = start(1, {});
  const roll = (): void => {
    if (state.step === Step.ROLL) play(state, CHANCE, dice[state.round]!);
  };
  roll();
  for (const move of moves) {
    const reading = read(state, 0, move);
    if ('refused' in reading) return reading;
    play(state, 0, reading.value);
    roll();
  }
  return { value: state };
}

/** The same flight in position notation, as far as it was flown. */
export function positionOn(day: string, moves: readonly string[]): string {
  const dice = diceOf(day);
  const next = dice[moves.length];
  return [...moves.map((move, i) => `${dice[i]}: ${move}`), ...(next === undefined ? [] : [`${next}`])].join(
    '; ',
  );
}

const LEVELS = '▁▂▃▄▅▆▇█';

/** The path as a line of blocks, low to high, with how it ended. */
function skyline(state: FlightState): string {
  const { rows } = tablesNamed(state.sheet);
  const flown = legsOf(state, 0).filter((_, i) => i + 1 !== state.crashed[0]);
  const blocks = flown.map(({ row }) => LEVELS[Math.floor(((row - 1) / rows) * LEVELS.length)]);
  return `${blocks.join('')}${state.crashed[0] === 0 ? '🏁' : '💥'}`;
}

/** A result to show around. It tells how the flight went, and nothing about the dice. */
export function shareText({ daily }: PageWords, day: string, state: FlightState): string {
  const points = totalOf(boxesOf(state, 0));
  return [daily.title(day), skyline(state), daily.result(points, state.crashed[0]!)].join('\n');
}
