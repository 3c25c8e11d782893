/** A seat's legal moves, sorted by what they are done to. Sets are bits, as in the position: spaces and balloons. */
import type { Deed, Picked } from '../../../families/airfield/field/index.ts';
import { hasBit as has, onlyBit } from '../../../families/airfield/formation.ts';
import type { Balloon } from '../data.ts';
import { actionOf, inflateMove, LAUNCH, TRUCK } from '../state.ts';

export interface Choices {
  /** The trucks that may drive, by space. */
  readonly drive: number;
  /** The trucks whose balloon may launch, by space. */
  readonly launch: number;
  readonly ascend: number;
  /** The balloons that may be inflated, and the spaces of the trucks that may take one. */
  readonly inflate: number;
  readonly empty: number;
}

export function choicesOf(moves: readonly number[]): Choices {
  let [drive, launch, ascend, inflate, empty] = [0, 0, 0, 0, 0];
  for (const move of moves) {
    const action = actionOf(move);
    switch (action.kind) {
      case 'truck':
        drive |= 1 << action.space;
        break;
      case 'launch':
        launch |= 1 << action.space;
        break;
      case 'ascend':
        ascend |= 1 << action.balloon;
        break;
      case 'inflate':
        inflate |= 1 << action.balloon;
        empty |= 1 << action.space;
    }
  }
  return { drive, launch, ascend, inflate, empty };
}

/** What stands on a truck launches; an empty bed takes a balloon. */
export function onBed(choices: Choices, space: number, picked: Picked | undefined): Deed {
  if (has(choices.launch, space)) return { move: LAUNCH + space };
  if (!has(choices.empty, space)) return undefined;
  const balloon = picked?.balloon ?? onlyBit(choices.inflate);
  if (balloon >= 0) return { move: inflateMove(space, balloon) };
  return { pick: picked?.truck === space ? undefined : { truck: space } };
}

/** The truck itself drives. With a balloon in hand it takes that instead, or does nothing: a player with a balloon in hand does not mean to drive. */
export function onTruck(choices: Choices, space: number, picked: Picked | undefined): Deed {
  if (picked?.balloon !== undefined)
    return has(choices.empty, space) ? { move: inflateMove(space, picked.balloon) } : undefined;
  return has(choices.drive, space) ? { move: TRUCK + space } : undefined;
}

export function onTray(choices: Choices, balloon: Balloon, picked: Picked | undefined): Deed {
  if (!has(choices.inflate, balloon)) return undefined;
  const space = picked?.truck ?? onlyBit(choices.empty);
  if (space >= 0) return { move: inflateMove(space, balloon) };
  return { pick: picked?.balloon === balloon ? undefined : { balloon } };
}
