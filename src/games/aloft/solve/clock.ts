/** Where the trucks stand is two numbers: the steps of the launch trucks and the space of the safety truck. */
import { COLUMNS, LAST_STEP, TRUCKS, truckSpace } from '../data.ts';

/** Before the first launch no truck moves: four balloons can be made ready. */
export const READY_ACTIONS = 2 * TRUCKS;

export const launchTruckMay = (steps: number, safety: number): boolean =>
  steps < LAST_STEP && truckSpace(steps + 1, 0) <= safety;

export const safetyTruckMay = (steps: number, safety: number): boolean =>
  steps < LAST_STEP && safety < truckSpace(steps, TRUCKS - 1);

/** The moves of trucks that are left until the last launch truck leaves a column; the game ends with the last step. */
export function movesUntilClosed(column: number, steps: number, safety: number): number {
  const end = Math.min(LAST_STEP, 4 * column - 1);
  if (end < steps) return -1;
  return end - steps + Math.min(COLUMNS, truckSpace(end, TRUCKS - 1)) - safety;
}

/** The most actions that a whole game can have, its last launch in this column. */
export const mostActions = (column: number): number => READY_ACTIONS + 1 + movesUntilClosed(column, 0, 1);
