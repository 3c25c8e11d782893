/** Which words a position of Cloud 9 asks for. What they are is a language's business. */
import type { Move, Seat, Who, WhoOf, Words } from '../../contract/index.ts';
import { chanceToPay, ownChance } from './chances.ts';
import { CLASSIC_TOP } from './data.ts';
import { cardsOf, isBlankRoll, needOf, payments } from './pay.ts';
import { compare } from './scoring.ts';
import {
  type CloudEvent,
  type CloudState,
  diceAt,
  FAIL,
  gainOf,
  isAboard,
  isAlone,
  isPayment,
  LEAVE,
  nextAboard,
  ownHand,
  PAY,
  PAY_ALL,
  PAY_WILD,
  pilotMayLeave,
  pointsAt,
  STAY,
  Step,
} from './state.ts';
import type { Means, Stakes, TableWords } from './words/index.ts';

export const sentences = (say: TableWords): Words<CloudState, Move, CloudEvent> => ({
  ask(view, seat) {
    if (view.step === Step.PAY) return askPilot(say, view);
    return view.step === Step.ALONE ? askAlone(say, view, seat) : askPassenger(say, view, seat);
  },
  move: (view, _seat, move) => moveWords(say, view, move as number),
  say: (event, who) => say.events[event.kind](event as never, who),
  about: (view, seat) => say.about(view.sizes[seat]!, roleOf(view, seat)),
  drawing: ({ step }) => say.drawing[step === Step.DEAL ? 'deal' : step === Step.DRAW ? 'draw' : 'roll'],
  describe: (view, viewer, who) => describeWords(say, view, viewer, who),
  points: (view, seat) => view.scores[seat],
  verdict: (view, { winners }, who) => verdictWords(say, view, winners, who),
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

const stakesOf = (view: CloudState, likely: number | undefined): Stakes => ({
  level: view.level,
  here: pointsAt(view, view.level),
  above: pointsAt(view, view.level + 1),
  likely,
});

function askAlone(say: TableWords, view: CloudState, seat: number) {
  const likely = ownChance(view, seat, view.level);
  return say.ask.alone({ ...stakesOf(view, likely), toRoll: diceAt(view, view.level) });
}

function askPassenger(say: TableWords, view: CloudState, seat: number) {
  const lands = view.classic === 1 && view.level + 1 === CLASSIC_TOP;
  // Staying is different for the player who pays next.
  const hope = lands ? 'land' : nextAboard(view) === seat ? 'pilot' : 'stay';
  return say.ask.passenger(needOf(view.dice), stakesOf(view, chanceToPay(view)), hope);
}

function askPilot(say: TableWords, view: CloudState) {
  const mayLeave = pilotMayLeave(view) ? pointsAt(view, view.level) : undefined;
  if (isBlankRoll(view.dice)) return say.ask.free(view.level, mayLeave);
  const passengers = view.sizes.filter((_, seat) => seat !== view.pilot && isAboard(view, seat)).length;
  return say.ask.pay(needOf(view.dice), view.level, meansOf(view), passengers, mayLeave);
}

const scratch: number[] = [];

/** What the pilot's hand can do about the roll; all that is conceivable where it is hidden. */
function meansOf(view: CloudState): Means {
  const legal = scratch.slice(0, payments(view, scratch));
  if (legal.includes(PAY)) return 'colors';
  if (legal.includes(PAY_ALL)) return 'whole';
  return legal.some(isPayment) ? 'umbrella' : 'nothing';
}

function verdictWords(say: TableWords, view: CloudState, winners: readonly Seat[], who: WhoOf): string {
  const { verdict } = say;
  const winner = winners[0]!;
  const [score, held] = [view.scores[winner]!, view.sizes[winner]!];
  const reached = score >= view.target ? [] : [verdict.nobodyThere(view.target, view.trips)];
  const tied = view.scores.flatMap((each, seat) => (each === score ? [seat] : []));
  if (winners.length > 1) return [...reached, verdict.shared(winners.map(who), score, held)].join(' ');
  if (tied.length > 1)
    return [...reached, verdict.fewerCards(tied.map(who), score, who(winner), held)].join(' ');
  const second = view.scores.reduce(
    (best, _, seat) => (seat !== winner && (best < 0 || compare(view, seat, best) > 0) ? seat : best),
    -1,
  );
  const told = [...reached, verdict.ahead(who(winner), score, who(second), score - view.scores[second]!)];
  const trip = decisiveTrip(view, winner, second);
  if (trip >= 0) {
    const [gain, other] = [gainOf(view, trip, winner), gainOf(view, trip, second)];
    told.push(verdict.trip(trip + 1, who(winner), gain, who(second), other));
  }
  return told.join(' ');
}

/** Less than this is no leap. */
const LEAP = 3;

/** The trip in which one seat gained most on another; -1 where it never gained much. */
function decisiveTrip(view: CloudState, seat: Seat, on: Seat): number {
  let [best, most] = [-1, LEAP - 1];
  for (let trip = 0; trip < view.trips; trip++) {
    const by = gainOf(view, trip, seat) - gainOf(view, trip, on);
    if (by > most) [best, most] = [trip, by];
  }
  return best;
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

export function describeWords(say: TableWords, view: CloudState, viewer: Seat, who?: WhoOf): string[] {
  const { describe } = say;
  const hand = ownHand(view, viewer);
  const named = (seat: Seat): Who =>
    who?.(seat) ?? { name: describe.unnamed(seat), isYou: seat === viewer, sign: seat };
  return [
    ...balloonWords(say, view, named),
    ...view.sizes.map((_, seat) => describe.seat(named(seat), ...standing(view, seat))),
    ...(hand ? [describe.hand(hand)] : []),
    describe.piles(view.left, view.discard),
  ];
}

function balloonWords({ describe }: TableWords, view: CloudState, named: WhoOf): string[] {
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
