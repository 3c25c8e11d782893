/** Which words a position of Cloud 9 asks for. What they are is a language's business. */
import type { Move, Words } from '../../contract/index.ts';
import { CLASSIC_TOP } from './data.ts';
import { cardsOf, isBlankRoll, needOf } from './pay.ts';
import {
  type CloudEvent,
  type CloudState,
  diceAt,
  FAIL,
  isAboard,
  isAlone,
  LEAVE,
  nextAboard,
  ownHand,
  PAY_ALL,
  PAY_WILD,
  pilotMayLeave,
  pointsAt,
  STAY,
  Step,
} from './state.ts';
import type { TableWords } from './words/index.ts';

export const sentences = (say: TableWords): Words<CloudState, Move, CloudEvent> => ({
  ask(view, seat) {
    if (view.step === Step.ALONE) return say.ask.alone(pointsAt(view, view.level), diceAt(view, view.level));
    return view.step === Step.PAY ? askPilot(say, view) : askPassenger(say, view, seat);
  },
  move: (view, _seat, move) => moveWords(say, view, move as number),
  say: (event, who) => say.events[event.kind](event as never, who),
  about: (view, seat) => say.about(...standing(view, seat)),
  describe: (view, viewer) => describeWords(say, view, viewer),
});

export function moveWords(say: TableWords, view: CloudState, move: number): string {
  if (move === STAY)
    return view.step === Step.ALONE ? say.move.stayAlone(diceAt(view, view.level)) : say.move.stay;
  if (move === LEAVE) return say.move.jump(pointsAt(view, view.level));
  if (move === FAIL) return say.move.fail;
  if (isBlankRoll(view.dice)) return say.move.free;
  if (move === PAY_ALL) return say.move.payAll;
  return say.move.pay(cardsOf(view.dice, move), move >= PAY_WILD ? move - PAY_WILD : -1);
}

function askPassenger(say: TableWords, view: CloudState, seat: number) {
  const lands = view.classic === 1 && view.level + 1 === CLASSIC_TOP;
  // Staying is different for the player who pays next.
  const hope = lands ? 'land' : nextAboard(view) === seat ? 'pilot' : 'stay';
  const [here, above] = [pointsAt(view, view.level), pointsAt(view, view.level + 1)];
  return say.ask.passenger(needOf(view.dice), here, above, hope);
}

function askPilot(say: TableWords, view: CloudState) {
  const mayLeave = pilotMayLeave(view) ? pointsAt(view, view.level) : undefined;
  if (isBlankRoll(view.dice)) return say.ask.free(mayLeave);
  const passengers = view.sizes.filter((_, seat) => seat !== view.pilot && isAboard(view, seat)).length;
  return say.ask.pay(needOf(view.dice), mayLeave, passengers);
}

function standing(view: CloudState, seat: number) {
  return [view.scores[seat]!, view.sizes[seat]!, roleOf(view, seat)] as const;
}

function roleOf(view: CloudState, seat: number) {
  if (view.step === Step.DEAL || view.step === Step.OVER) return 'none';
  if (view.jumped[seat]! > 0) return view.jumped[seat]!;
  if (view.step === Step.DRAW) return 'fell';
  return view.pilot === seat ? 'pilot' : 'none';
}

export function describeWords(say: TableWords, view: CloudState, viewer: number): string[] {
  const { describe } = say;
  const hand = ownHand(view, viewer);
  const named = (seat: number): number | undefined => (seat === viewer ? undefined : seat);
  return [
    ...balloonWords(say, view, named),
    ...view.sizes.map((_, seat) => describe.seat(named(seat), ...standing(view, seat))),
    ...(hand ? [describe.hand(hand)] : []),
    describe.piles(view.left, view.discard),
  ];
}

function balloonWords(
  { describe }: TableWords,
  view: CloudState,
  named: (seat: number) => number | undefined,
): string[] {
  if (view.step === Step.DEAL) return [describe.dealing];
  if (view.step === Step.OVER) return [describe.over(view.trips)];
  if (view.step === Step.DRAW) return [describe.drawing(view.trips)];
  const crew = view.sizes
    .map((_, seat) => seat)
    .filter((seat) => isAboard(view, seat) && seat !== view.pilot)
    .map(named);
  const worth = pointsAt(view, view.level);
  return [
    describe.balloon(view.trips + 1, view.level, worth, named(view.pilot)),
    describe.crew(crew),
    ...(view.dice
      ? [describe.dice(view.dice)]
      : isAlone(view)
        ? [describe.toRoll(diceAt(view, view.level))]
        : []),
  ];
}
