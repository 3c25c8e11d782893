/** What is answered to a learner who tries something that cannot be done. */
import type { Place } from '../../../contract/index.ts';
import { windOf } from '../flight.ts';
import { DIE, MODIFIER, WIND } from '../places.ts';
import { innermost } from '../rules.ts';
import { tablesNamed } from '../sheet/index.ts';
import { type FlightState, squaresOf } from '../state.ts';
import type { LessonWords } from '../words/index.ts';

export const refuser =
  ({ refuse }: LessonWords, seat: number) =>
  (view: FlightState, place: Place): string => {
    const [kind = '', number] = place.split('-');
    switch (kind) {
      case 'square':
        return squareWords(refuse, view, seat, Number(number));
      case 'tail':
        return refuse.crossedOff;
      case 'sky':
      case 'start':
        return refuse.sky;
      case 'slope':
        return refuse.dashboard;
      case DIE:
        return refuse.die(view.die);
      case MODIFIER:
      case WIND:
        return refuse.number;
      case 'count':
        return refuse.count;
      case 'row':
      case 'height':
      case 'distance':
        return refuse.axis;
      case 'plane':
      case 'crowd':
        return refuse.plane;
      default:
        return refuse.else(windOf(view, seat));
    }
  };

function squareWords(refuse: LessonWords['refuse'], view: FlightState, seat: number, square: number): string {
  const filled = view.filled[seat]!;
  if ((filled & (1 << square)) !== 0) return refuse.full(square);
  return refuse.notInner(square, squaresOf(innermost(tablesNamed(view.sheet), filled)));
}
