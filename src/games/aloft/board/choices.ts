/** A seat's legal moves, sorted by what they are done to. Sets are bits, as in the position. */
import type { Deed, Picked } from '../../../families/airfield/field/index.ts';
import { hasBit as has, onlyBit } from '../../../families/airfield/formation.ts';
import type { Balloon } from '../data.ts';
import { type AloftState, actionOf, INFLATE, LAUNCH, MOVE_LAUNCH_TRUCK, unpackMove } from '../state.ts';

export interface Choices {
  /** The launch truck that may roll, or -1. */
  readonly roll: number;
  readonly safety: boolean;
  readonly inflate: number;
  readonly launch: number;
  readonly ascend: number;
  /** The balloons that may be unpacked, and the trucks that may take one. */
  readonly unpack: number;
  readonly empty: number;
}

export function choicesOf(view: AloftState, moves: readonly number[]): Choices {
  let [roll, safety, inflate, launch, ascend, unpack, empty] = [-1, false, 0, 0, 0, 0, 0];
  for (const move of moves) {
    const action = actionOf(move);
    if (action.kind === 'launchTruck') roll = 3 - (view.steps & 3);
    else if (action.kind === 'safetyTruck') safety = true;
    else if (action.kind === 'inflate') inflate |= 1 << action.truck;
    else if (action.kind === 'launch') launch |= 1 << action.truck;
    else if (action.kind === 'ascend') ascend |= 1 << action.balloon;
    else if (action.kind === 'unpack') {
      unpack |= 1 << action.balloon;
      empty |= 1 << action.truck;
    }
  }
  return { roll, safety, inflate, launch, ascend, unpack, empty };
}

export function onTruck(choices: Choices, truck: number, picked: Picked | undefined): Deed {
  if (truck < 0) return undefined;
  if (choices.roll === truck) return { move: MOVE_LAUNCH_TRUCK };
  if (has(choices.launch, truck)) return { move: LAUNCH + truck };
  if (has(choices.inflate, truck)) return { move: INFLATE + truck };
  if (!has(choices.empty, truck)) return undefined;
  const balloon = picked?.balloon ?? onlyBit(choices.unpack);
  if (balloon >= 0) return { move: unpackMove(truck, balloon) };
  return { pick: picked?.truck === truck ? undefined : { truck } };
}

export function onTray(choices: Choices, balloon: Balloon, picked: Picked | undefined): Deed {
  if (!has(choices.unpack, balloon)) return undefined;
  const truck = picked?.truck ?? onlyBit(choices.empty);
  if (truck >= 0) return { move: unpackMove(truck, balloon) };
  return { pick: picked?.balloon === balloon ? undefined : { balloon } };
}
