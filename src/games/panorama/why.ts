/** Why nothing can be done at a place of the board now. */
import type { Place } from '../../contract/index.ts';
import { hasBit as has } from '../../families/airfield/formation.ts';
import { partsOf } from '../../families/airfield/places.ts';
import { type AirfieldRead, fieldWhy } from '../../families/airfield/tips.ts';
import { BALLOONS, COLUMNS, SPACES } from './data.ts';
import { nextFree, type PanoramaState, safetySpace } from './state.ts';
import type { AidWords } from './words/index.ts';

/** How tips and reasons read a position. */
export const READ: AirfieldRead = { names: BALLOONS };

export function whyNot(say: AidWords['why'], view: PanoramaState, place: Place): string {
  const [kind, name = ''] = partsOf(place);
  switch (kind) {
    case 'road':
      return whyRoad(say, view, Number(name));
    case 'bed':
      return whyBed(say, view, Number(name));
    case 'tray':
      return has(view.packed, BALLOONS.indexOf(name)) ? say.trucksFull : say.gone(name);
    case 'tokens':
      return say.tokens;
    default:
      return fieldWhy(view, place, READ, say) ?? say.other;
  }
}

function whyRoad(say: AidWords['why'], view: PanoramaState, space: number): string {
  if (!has(view.trucks, space)) return say.noTruck(space);
  const safety = safetySpace(view);
  if (space === safety) return safety === SPACES ? say.endOfRoad : say.gapFirst;
  const gap = [...Array(SPACES).keys()].some(
    (at) => at < space && at > 0 && !has(view.trucks, at) && (view.trucks & ((1 << at) - 1)) !== 0,
  );
  return gap && nextFree(view.trucks, space) > safety ? say.noGapAhead(space) : say.noGap;
}

function whyBed(say: AidWords['why'], view: PanoramaState, space: number): string {
  if (!has(view.trucks, space)) return say.noTruck(space);
  if (space > COLUMNS) return say.edge;
  const load = view.load[space]!;
  return load < 0 ? say.other : say.noRoom(BALLOONS[load]!, space);
}
