/** The daily row: the same balloons in the same order for all players on a day, by the calendar of UTC. Moves stand; nothing is taken back. */
import { CHANCE, type Reading } from '../../contract/index.ts';
import { COLUMNS, columnOf, formation, rowOf } from '../../families/airfield/formation.ts';
import { daysFrom } from '../../toolkit/daily/days.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { BEST, FIRST_DAY } from './days.ts';
import { drawRow, rowOfDeal } from './deal.ts';
import { aloft } from './game.ts';
import type { AloftEvent, AloftState } from './state.ts';
import type { PageWords } from './words/index.ts';

/** The row of a day, as a draw of chance. Every program deals the same. */
const dealOfDay = (day: string): number => drawRow(new FastRng(`aloft daily ${day}`));

export const rowOfDay = (day: string): number[] => rowOfDeal(dealOfDay(day));

/** The best score that a day's row allows, where it has been proven. */
export function bestOf(day: string): number | undefined {
  const digit = BEST[daysFrom(FIRST_DAY, day)];
  return digit === undefined ? undefined : Number(digit);
}

export interface DailyGame {
  readonly state: AloftState;
  /** What the last move did. */
  readonly events: readonly AloftEvent[];
}

/** A day's game after some moves in notation. What nothing can be done about is done. */
export function gameOn(day: string, moves: readonly string[]): Reading<DailyGame> {
  const state = aloft.start(1, {});
  let events: AloftEvent[] = [];
  const tell = (event: AloftEvent): void => {
    events.push(event);
  };
  aloft.play(state, CHANCE, dealOfDay(day));
  for (const move of moves) {
    const reading = aloft.read(state, 0, move);
    if ('refused' in reading) return reading;
    events = [];
    aloft.play(state, 0, reading.value, tell);
    while (aloft.next(state).to === 'act') {
      const forced = aloft.forced?.(state, 0);
      if (forced === undefined) break;
      aloft.play(state, 0, forced, tell);
    }
  }
  return { value: { state, events } };
}

const HEIGHTS = '▁▃▅█';
const FREE = '·';

/** The formation as a line of blocks, each as high as the highest balloon of its column. */
function skyline(state: AloftState): string {
  const highest = new Array<number>(COLUMNS + 1).fill(-1);
  for (const balloon of formation(state.at)) {
    const cell = state.at[balloon]!;
    highest[columnOf(cell)] = Math.max(highest[columnOf(cell)]!, rowOf(cell));
  }
  return highest
    .slice(1)
    .map((row) => HEIGHTS[row] ?? FREE)
    .join('');
}

/** A result to show around. It tells how wide and high the formation is, and nothing about the balloons in it. */
export function shareText({ daily }: PageWords, day: string, state: AloftState): string {
  const score = aloft.result(state).scores[0]!;
  return [daily.title(day), skyline(state), daily.result(score, bestOf(day))].join('\n');
}
