/** The rules of Cloud 9: what is legal and what a move does. */
import { CHANCE, type House, type Move, type Options, type Rng, type Seat } from '../../contract/index.ts';
import { CLASSIC_TOP, HAND_SIZE, KINDS, MOST_TRIPS } from './data.ts';
import { countCards } from './deal.ts';
import { anyPayment, cardsOf, isBlankRoll, payments } from './pay.ts';
import * as state from './state.ts';
import {
  type CloudEvent,
  type CloudState,
  deckOf,
  deckSizeOf,
  gainChar,
  HIDDEN_CARD,
  isAboard,
  isAlone,
  isHidden,
  pilotMayLeave,
  pointsAt,
  Step,
} from './state.ts';
import { tune } from './turnables.ts';

/** Before the deal no seat knows a card. */
export function start(seats: number, options: Options, house?: House): CloudState {
  const zeros = (): number[] => Array.from({ length: seats }, () => 0);
  const s: CloudState = {
    seats,
    classic: options.track === 'classic' ? 1 : 0,
    cap: Number(options.diceCap),
    target: Number(options.target),
    step: Step.DEAL,
    trips: 0,
    level: 1,
    pilot: 0,
    turn: 0,
    aboard: (1 << seats) - 1,
    dice: '',
    scores: zeros(),
    jumped: zeros(),
    gains: '',
    sizes: zeros(),
    hands: Array.from({ length: seats * KINDS }, () => -1),
    deck: Array.from({ length: KINDS }, () => -1),
    left: 0,
    discard: Array.from({ length: KINDS }, () => 0),
  };
  if (house) s.tuned = tune(house, s.classic === 1);
  s.left = deckSizeOf(s);
  return s;
}

export function moves(s: CloudState, seat: Seat, out: Move[]): number {
  if (seat !== s.turn) return 0;
  if (s.step === Step.PASSENGERS || s.step === Step.ALONE) {
    out[0] = state.STAY;
    out[1] = state.LEAVE;
    return 2;
  }
  return s.step === Step.PAY ? payments(s, out as number[]) : 0;
}

const scratch: Move[] = [];

/** Staying and leaving are the first two numbers, so nothing is listed for most choices. */
export function pick(s: CloudState, _seat: Seat, rng: Rng): Move {
  return s.step === Step.PAY ? anyPayment(s, rng) : rng.below(2);
}

/**
 * The program gives up for a pilot who cannot pay, and pays nothing for one who need not. A payment of real cards is
 * left to the pilot even where there is no choice.
 */
export function forced(s: CloudState, seat: Seat): Move | undefined {
  if (s.step !== Step.PAY || seat !== s.turn) return undefined;
  if (isBlankRoll(s.dice)) return pilotMayLeave(s) ? undefined : state.PAY;
  if (isHidden(s, seat)) return undefined;
  return payments(s, scratch as number[]) === 1 && scratch[0] === state.FAIL ? state.FAIL : undefined;
}

type Tell = ((event: CloudEvent) => void) | undefined;

export function play(s: CloudState, by: Seat | typeof CHANCE, move: Move, tell?: Tell): void {
  if (by === CHANCE) playChance(s, move, tell);
  else if (s.step === Step.PASSENGERS) passengerDecides(s, move as number, tell);
  else if (s.step === Step.ALONE) lonePilotDecides(s, move as number, tell);
  else pilotDecides(s, move as number, tell);
}

function playChance(s: CloudState, draw: Move, tell: Tell): void {
  if (s.step === Step.ROLL) roll(s, draw as string, tell);
  else if (s.step === Step.DRAW) drawCard(s, draw as number, tell);
  else deal(s, draw as string, tell);
}

function deal(s: CloudState, draw: string, tell: Tell): void {
  const hands = draw.split(' ').map(countCards);
  for (const [seat, hand] of hands.entries()) {
    s.sizes[seat] = HAND_SIZE;
    for (let card = 0; card < KINDS; card++) s.hands[seat * KINDS + card] = hand ? hand[card]! : -1;
  }
  s.left = deckSizeOf(s) - HAND_SIZE * s.seats;
  // A viewer who does not see every hand does not know the deck.
  if (hands.every((hand) => hand)) {
    const deck = deckOf(s);
    for (let card = 0; card < KINDS; card++)
      s.deck[card] = hands.reduce((left, hand) => left - hand![card]!, deck[card]!);
  }
  tell?.({ kind: 'dealt', seats: s.seats });
  beginTrip(s, 0, tell);
}

function beginTrip(s: CloudState, pilot: Seat, tell: Tell): void {
  s.level = 1;
  s.pilot = pilot;
  s.turn = pilot;
  s.aboard = (1 << s.seats) - 1;
  s.dice = '';
  for (let seat = 0; seat < s.seats; seat++) s.jumped[seat] = 0;
  s.step = Step.ROLL;
  tell?.({ kind: 'tripBegan', trip: s.trips + 1, pilot });
}

const leftOf = (s: CloudState, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1);

/** The next seat to the left that is in the balloon. */
function nextAboard(s: CloudState, from: Seat): Seat {
  let seat = leftOf(s, from);
  while (!isAboard(s, seat)) seat = leftOf(s, seat);
  return seat;
}

function roll(s: CloudState, dice: string, tell: Tell): void {
  s.dice = dice;
  tell?.({ kind: 'rolled', seat: s.pilot, level: s.level, dice });
  askNext(s, s.pilot);
}

/** After a seat's decision: the next passenger is asked, or the pilot has to pay. */
function askNext(s: CloudState, from: Seat): void {
  s.turn = nextAboard(s, from);
  s.step = s.turn === s.pilot ? Step.PAY : Step.PASSENGERS;
}

function passengerDecides(s: CloudState, move: number, tell: Tell): void {
  const seat = s.turn;
  if (move === state.LEAVE) leave(s, seat, tell);
  else tell?.({ kind: 'stayed', seat, level: s.level, alone: false });
  askNext(s, seat);
}

function lonePilotDecides(s: CloudState, move: number, tell: Tell): void {
  if (move === state.LEAVE) {
    leave(s, s.pilot, tell);
    endTrip(s, tell);
    return;
  }
  tell?.({ kind: 'stayed', seat: s.pilot, level: s.level, alone: true });
  s.step = Step.ROLL;
}

function pilotDecides(s: CloudState, move: number, tell: Tell): void {
  if (move === state.LEAVE) {
    leave(s, s.pilot, tell);
    endTrip(s, tell);
  } else if (move === state.FAIL) {
    tell?.({ kind: 'fell', pilot: s.pilot, seats: seatsAboard(s), level: s.level });
    endTrip(s, tell);
  } else {
    pay(s, move, tell);
    rise(s, tell);
  }
}

function leave(s: CloudState, seat: Seat, tell: Tell): void {
  const points = pointsAt(s, s.level);
  s.scores[seat]! += points;
  s.jumped[seat] = s.level;
  // A pilot who leaves is the last one: the balloon is empty.
  s.aboard &= ~(1 << seat);
  tell?.({ kind: 'left', seat, level: s.level, points, pilot: seat === s.pilot });
}

/** Used again for every payment, so that none allocates. */
const paid = [0, 0, 0, 0, 0];

function pay(s: CloudState, move: number, tell: Tell): void {
  cardsOf(s.dice, move, paid);
  const { discard, hands, pilot } = s;
  const known = !isHidden(s, pilot);
  let all = 0;
  for (let card = 0; card < KINDS; card++) {
    const count = paid[card]!;
    all += count;
    discard[card]! += count;
    if (known) hands[pilot * KINDS + card]! -= count;
  }
  s.sizes[pilot]! -= all;
  if (!tell) return;
  const wild = move >= state.PAY_WILD && move < state.PAY_WILD + 4 ? move - state.PAY_WILD : -1;
  tell({ kind: 'paid', seat: pilot, level: s.level, cards: paid.slice(), wild });
}

function rise(s: CloudState, tell: Tell): void {
  s.level++;
  s.dice = '';
  if (s.classic && s.level === CLASSIC_TOP) {
    land(s, tell);
    return;
  }
  const alone = isAlone(s);
  if (!alone) s.pilot = nextAboard(s, s.pilot);
  s.turn = s.pilot;
  s.step = alone ? Step.ALONE : Step.ROLL;
  tell?.({ kind: 'rose', level: s.level, pilot: s.pilot, newPilot: !alone });
}

/** The ninth cloud: all players in the balloon are safe, and the one who paid last is the last pilot. */
function land(s: CloudState, tell: Tell): void {
  const points = pointsAt(s, s.level);
  const seats = seatsAboard(s);
  for (const seat of seats) {
    s.scores[seat]! += points;
    s.jumped[seat] = s.level;
  }
  s.aboard = 0;
  tell?.({ kind: 'landed', seats, level: s.level, points });
  endTrip(s, tell);
}

function seatsAboard(s: CloudState): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (isAboard(s, seat)) seats.push(seat);
  return seats;
}

const gainIn = (s: CloudState, level: number): number => (level > 0 ? pointsAt(s, level) : 0);

function endTrip(s: CloudState, tell: Tell): void {
  s.trips++;
  let gains = s.gains;
  for (let seat = 0; seat < s.seats; seat++) gains += gainChar(gainIn(s, s.jumped[seat]!));
  s.gains = gains;
  tell?.({ kind: 'tripEnded', trip: s.trips, gains: s.jumped.map((level) => gainIn(s, level)) });
  s.step = Step.DRAW;
  s.turn = leftOf(s, s.pilot);
  if (!deckReady(s, tell)) endDraws(s, tell);
}

/** When a card is needed and the deck is empty, the discard pile becomes the deck. Answers whether there is a card. */
function deckReady(s: CloudState, tell: Tell): boolean {
  if (s.left > 0) return true;
  const known = s.deck[0]! >= 0;
  for (let card = 0; card < KINDS; card++) {
    s.left += s.discard[card]!;
    if (known) s.deck[card] = s.discard[card]!;
    s.discard[card] = 0;
  }
  if (s.left === 0) return false;
  tell?.({ kind: 'shuffled', cards: s.left });
  return true;
}

function drawCard(s: CloudState, draw: number, tell: Tell): void {
  const seat = s.turn;
  const card = draw - 1;
  s.left--;
  s.sizes[seat]!++;
  if (draw !== HIDDEN_CARD) {
    if (s.deck[card]! > 0) s.deck[card]!--;
    s.hands[seat * KINDS + card]!++;
  }
  tell?.({ kind: 'drew', seat, card });
  if (seat !== s.pilot && deckReady(s, tell)) s.turn = leftOf(s, seat);
  else endDraws(s, tell);
}

/** The draws begin with the next pilot, so the last one is the last pilot's. */
function endDraws(s: CloudState, tell: Tell): void {
  let reached = false;
  for (let seat = 0; seat < s.seats; seat++) if (s.scores[seat]! >= s.target) reached = true;
  if (!reached && s.trips < MOST_TRIPS) {
    beginTrip(s, leftOf(s, s.pilot), tell);
    return;
  }
  s.step = Step.OVER;
  tell?.({ kind: 'ended', trips: s.trips, reached });
}
