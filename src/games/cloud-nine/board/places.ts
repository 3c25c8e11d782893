/** What a move takes up, and the marks that events leave, by the names of places on the board. */
import type { Move, Place, Trace } from '../../../contract/index.ts';
import { CARDS, KINDS, WILD } from '../data.ts';
import { cardsOf, isBlankRoll } from '../pay.ts';
import {
  type CloudEvent,
  type CloudState,
  FAIL,
  isPayment,
  LEAVE,
  PAY,
  PAY_ALL,
  PAY_WILD,
  STAY,
} from '../state.ts';

/** `hand-R`, `hand-umbrella`. */
export const cardPlace = (card: number): Place => `hand-${card === WILD ? 'umbrella' : CARDS[card]}`;

const CHOICES: Readonly<Record<number, Place>> = {
  [STAY]: 'choice-stay',
  [LEAVE]: 'choice-jump',
  [PAY]: 'choice-pay',
  [PAY_ALL]: 'choice-pay-all',
  [FAIL]: 'choice-fail',
};

export const choicePlace = (move: Move): Place =>
  CHOICES[move as number] ?? `choice-pay-${CARDS[(move as number) - PAY_WILD]}`;

/** The button, and before it the cards that a payment takes. */
export function placesOf(view: CloudState, move: Move): Place[] {
  const places: Place[] = [];
  if (isPayment(move as number) && !isBlankRoll(view.dice)) {
    const cards = cardsOf(view.dice, move as number);
    for (let card = 0; card < KINDS; card++) if (cards[card]! > 0) places.push(cardPlace(card));
  }
  places.push(choicePlace(move));
  return places;
}

/** More figures than these stand so close in the basket that rings around them would run into one. */
const ROOMY = 3;

export function traceOf(view: CloudState, event: CloudEvent): Trace | undefined {
  switch (event.kind) {
    case 'stayed':
      return { to: `${view.seats > ROOMY ? 'seat' : 'rider'}-${event.seat}` };
    case 'left':
      return { from: 'balloon', to: `jumper-${event.seat}` };
    case 'paid':
      return { from: `seat-${event.seat}`, to: 'dice' };
    case 'rose':
    case 'landed':
    case 'fell':
      return { to: `cloud-${event.level}` };
    default:
      return undefined;
  }
}
