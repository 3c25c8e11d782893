/** Every sentence about Cloud 9 that players read outside the rulebook. */
import type { NameOf, Words } from '../../contract/index.ts';
import { CLASSIC_TOP, KINDS, WILD } from './data.ts';
import { cardsOf, countNeed, isBlankRoll } from './pay.ts';
import {
  type CloudEvent,
  type CloudState,
  diceAt,
  FAIL,
  handOf,
  isAboard,
  isAlone,
  isHidden,
  LEAVE,
  PAY_ALL,
  PAY_WILD,
  pilotMayLeave,
  pointsAt,
  STAY,
  Step,
} from './state.ts';

export const CARD_NAMES: readonly string[] = ['green', 'purple', 'red', 'yellow', 'umbrella'];
const FACE_NAMES: Readonly<Record<string, string>> = {
  G: 'green',
  P: 'purple',
  R: 'red',
  Y: 'yellow',
  '-': 'blank',
};

export const pointWords = (points: number): string => (points === 1 ? '1 point' : `${points} points`);
export const cardCount = (cards: number): string => (cards === 1 ? '1 card' : `${cards} cards`);
const diceWords = (dice: number): string => (dice === 1 ? 'one die' : `${dice} dice`);

/** "a, b and c". */
export function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** "2 red, 1 yellow and an umbrella" for card counts. */
export function cardWords(cards: readonly number[]): string {
  const parts: string[] = [];
  for (let card = 0; card < KINDS; card++) {
    const count = cards[card]!;
    if (count > 0)
      parts.push(
        card < WILD ? `${count} ${CARD_NAMES[card]}` : count === 1 ? 'an umbrella' : `${count} umbrellas`,
      );
  }
  return parts.length ? list(parts) : 'no card';
}

/** "red, blank and yellow". */
export const rollWords = (dice: string): string =>
  isBlankRoll(dice)
    ? dice.length === 1
      ? 'a blank'
      : 'nothing but blanks'
    : list([...dice].map((face) => FACE_NAMES[face]!));

/** What a roll costs: "2 red and 1 yellow". */
export function costWords(dice: string): string {
  const need = [0, 0, 0, 0, 0];
  return countNeed(dice, need) === 0 ? 'nothing' : cardWords(need);
}

/** Answers to moves that are not legal: the rule that forbids it, or what to write instead. */
export const refusals = {
  notNow: 'No move can be made now.',
  notYourTurn: 'It is another player’s turn.',
  unknown: (text: string) =>
    `“${text.trim().slice(0, 40)}” is no move; write stay, leave, pay, pay *R (any colour), pay * or fail.`,
  onlyThePilot: 'Only the pilot pays or gives up: a passenger writes stay or leave.',
  rollFirst: 'Alone in the balloon you decide before the roll: stay or leave.',
  payNow: 'The dice lie on the table: pay them or fail.',
  leftTooLate: 'You stayed before the roll, so the roll must be paid or the trip fails.',
  classicLeave: 'On the nine-cloud track a lone pilot may leave only before a roll.',
  pilotStays: 'The pilot may leave only when no passenger is left in the balloon.',
  nothingToPay: 'Every die is blank: the balloon rises at no cost, write pay.',
  mustPay: 'Your coloured cards pay this roll, so you may not let the trip fail.',
  cardsMissing: 'Your coloured cards do not pay this roll.',
  noWild: 'You hold no umbrella.',
  wholeRoll: 'An umbrella pays a whole roll only on the nine-cloud track: write pay *R for a red die.',
  classicWild: 'On the nine-cloud track an umbrella pays the whole roll: write pay *.',
  notRolled: (color: string) => `No die shows ${FACE_NAMES[color]}.`,
  oneWildOnly: 'One umbrella stands for one die, and the other dice would not be paid.',
  noDraw: 'Nothing is dealt, rolled or drawn now.',
  deal: (seats: number) => `A deal names ${seats} hands of six cards of G P R Y and *.`,
  tooMany: (card: string, most: number) => `There are only ${most} cards ${card} in the deck.`,
  dice: (dice: number) => `A roll names ${diceWords(dice)}, each of them G P R Y or - for blank.`,
  card: (seat: number) => `Seat ${seat} draws one card now: G P R Y or *.`,
  notInDeck: (card: string) => `No card ${card} is left in the deck.`,
} as const;

export const words: Words<CloudState, number | string, CloudEvent> = {
  ask(view, seat) {
    if (view.step === Step.ALONE) return askLonePilot(view);
    return view.step === Step.PAY ? askPilot(view) : askPassenger(view, seat);
  },

  move(view, _seat, move) {
    const here = pointsAt(view, view.level);
    if (move === STAY)
      return view.step === Step.ALONE
        ? `Stay and roll ${diceWords(diceAt(view, view.level))}`
        : 'Stay in the balloon';
    if (move === LEAVE) return `Jump for ${pointWords(here)}`;
    if (move === FAIL) return 'Let the trip fail';
    if (isBlankRoll(view.dice)) return 'Rise at no cost';
    if (move === PAY_ALL) return 'Pay the whole roll with an umbrella';
    const cards = cardsOf(view.dice, move as number);
    const stands = (move as number) >= PAY_WILD ? ` (for ${CARD_NAMES[(move as number) - PAY_WILD]})` : '';
    return `Pay ${cardWords(cards)}${stands}`;
  },

  say(event, name) {
    switch (event.kind) {
      case 'dealt':
        return 'Everybody got six cards.';
      case 'tripBegan':
        return `Trip ${event.trip} began. Pilot: ${name(event.pilot)}.`;
      case 'rolled':
        return `${name(event.seat)} rolled ${rollWords(event.dice)} at cloud ${event.level}.`;
      case 'stayed':
        return event.alone
          ? `${name(event.seat)} flew on alone at cloud ${event.level}.`
          : `${name(event.seat)} stayed in the balloon.`;
      case 'left':
        return `${name(event.seat)} jumped at cloud ${event.level} for ${pointWords(event.points)}.`;
      case 'paid':
        return paidWords(event, name);
      case 'rose':
        return event.newPilot
          ? `The balloon rose to cloud ${event.level}. Next pilot: ${name(event.pilot)}.`
          : `The balloon rose to cloud ${event.level}.`;
      case 'landed':
        return `The balloon landed on cloud ${event.level}. ${pointWords(event.points)}${event.seats.length > 1 ? ' each' : ''} for: ${list(event.seats.map(name))}.`;
      case 'fell':
        return `${name(event.pilot)} did not pay at cloud ${event.level}, and the balloon fell. No points for: ${list(event.seats.map(name))}.`;
      case 'shuffled':
        return `The discard pile was shuffled into a new deck of ${cardCount(event.cards)}.`;
      case 'drew':
        return event.card < 0
          ? `${name(event.seat)} drew a card.`
          : `${name(event.seat)} drew ${event.card === WILD ? 'an umbrella' : `a ${CARD_NAMES[event.card]} card`}.`;
      case 'ended':
        return event.reached
          ? `The target was reached: the game ended after ${event.trips} trips.`
          : `Nobody reached the target within ${event.trips} trips: the game ended.`;
    }
  },

  about(view, seat) {
    const cards = cardCount(view.sizes[seat]!);
    return `${pointWords(view.scores[seat]!)}, ${cards}${roleWords(view, seat)}`;
  },

  describe(view, viewer) {
    return [
      ...balloonWords(view, viewer),
      ...seatWords(view, viewer),
      ...handWords(view, viewer),
      pileWords(view),
    ];
  },
};

function askLonePilot(view: CloudState): { title: string; detail: string } {
  const { level } = view;
  return {
    title: 'Fly on alone?',
    detail: `Jump now for ${pointWords(pointsAt(view, level))}, or roll ${diceWords(diceAt(view, level))}: then they must be paid, or you score nothing.`,
  };
}

function askPassenger(view: CloudState, seat: number): { title: string; detail: string } {
  const cost = isBlankRoll(view.dice)
    ? 'This roll costs nothing.'
    : `The pilot must pay ${costWords(view.dice)}.`;
  const above = pointsAt(view, view.level + 1);
  const hope = isTop(view)
    ? `a safe landing for ${above}`
    : `perhaps ${above}${pilotsNext(view, seat) ? ' as the next pilot' : ''}`;
  return {
    title: 'Stay or jump?',
    detail: `${cost} ${capital(pointWords(pointsAt(view, view.level)))} now, or ${hope}?`,
  };
}

const isTop = (view: CloudState): boolean => view.classic === 1 && view.level + 1 === CLASSIC_TOP;

/** Staying is different for whoever pays next. */
function pilotsNext(view: CloudState, seat: number): boolean {
  let next = (view.pilot + 1) % view.seats;
  while (!isAboard(view, next)) next = (next + 1) % view.seats;
  return next === seat;
}

function askPilot(view: CloudState): { title: string; detail: string } {
  const here = pointWords(pointsAt(view, view.level));
  const leave = pilotMayLeave(view) ? ` Everybody else has left: you may jump, too, for ${here}.` : '';
  if (isBlankRoll(view.dice)) return { title: 'All blank', detail: `The balloon rises at no cost.${leave}` };
  return { title: 'Pay the dice', detail: `They cost ${costWords(view.dice)}.${leave || fateWords(view)}` };
}

function fateWords(view: CloudState): string {
  const others = view.sizes.filter((_, seat) => seat !== view.pilot && isAboard(view, seat)).length;
  if (others === 0) return ' If they are not paid, you score nothing.';
  return ` If they are not paid, ${others === 1 ? 'you and your passenger score' : `you and ${others} passengers score`} nothing.`;
}

function paidWords(event: Extract<CloudEvent, { kind: 'paid' }>, name: NameOf): string {
  if (event.cards.every((count) => count === 0)) return `${name(event.seat)} had nothing to pay.`;
  const stood = event.wild >= 0 ? ` (for ${CARD_NAMES[event.wild]})` : '';
  return `${name(event.seat)} paid ${cardWords(event.cards)}${stood}.`;
}

function roleWords(view: CloudState, seat: number): string {
  if (view.step === Step.DEAL || view.step === Step.OVER) return '';
  if (view.jumped[seat]! > 0) return `, out at cloud ${view.jumped[seat]}`;
  if (view.step === Step.DRAW) return ', fell';
  return view.pilot === seat ? ', pilot' : '';
}

const seatName = (seat: number, viewer: number): string => (seat === viewer ? 'you' : `player ${seat + 1}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function balloonWords(view: CloudState, viewer: number): string[] {
  if (view.step === Step.DEAL) return ['The cards are being dealt.'];
  if (view.step === Step.OVER) return [`The game is over after ${view.trips} trips.`];
  if (view.step === Step.DRAW) return [`Trip ${view.trips} is over; everybody draws a card.`];
  const crew = view.sizes
    .map((_, seat) => seat)
    .filter((seat) => isAboard(view, seat) && seat !== view.pilot)
    .map((seat) => seatName(seat, viewer));
  const lines = [
    `Trip ${view.trips + 1}. The balloon is at cloud ${view.level}, worth ${pointWords(pointsAt(view, view.level))}, and ${seatName(view.pilot, viewer)} ${view.pilot === viewer ? 'are' : 'is'} the pilot.`,
    crew.length ? `Also in the balloon: ${list(crew)}.` : 'Nobody else is in the balloon.',
  ];
  if (view.dice) lines.push(`The dice show ${rollWords(view.dice)}.`);
  else if (isAlone(view)) lines.push(`The next roll is ${diceWords(diceAt(view, view.level))}.`);
  return lines;
}

function seatWords(view: CloudState, viewer: number): string[] {
  return view.sizes.map(
    (size, seat) =>
      `${capital(seatName(seat, viewer))}: ${pointWords(view.scores[seat]!)}, ${cardCount(size)}${roleWords(view, seat)}.`,
  );
}

function handWords(view: CloudState, viewer: number): string[] {
  if (viewer < 0 || view.step === Step.DEAL || isHidden(view, viewer)) return [];
  return [`You hold ${cardWords(handOf(view, viewer))}.`];
}

function pileWords(view: CloudState): string {
  const played = view.discard.reduce((sum, count) => sum + count, 0);
  const deck = `The deck has ${cardCount(view.left)}`;
  return played ? `${deck}; discarded: ${cardWords(view.discard)}.` : `${deck}; nothing is discarded.`;
}

/** Labels of the board drawn with letters. */
export const terminalWords = {
  balloon: (trip: number, level: number, points: string) =>
    `Trip ${trip}, cloud ${level}, ${points} for jumping`,
  over: (trips: number) => `The game is over after ${trips} trips.`,
  dealing: 'The cards are being dealt.',
  dice: 'Dice',
  notRolled: (dice: number) => `${diceWords(dice)} to be rolled`,
  inBalloon: 'in the balloon',
  out: (level: number) => `jumped at ${level}`,
  fell: 'fell',
  pilot: 'pilot',
  seat: (seat: number) => `Seat ${seat}`,
  score: (score: number) => `${score} pts`,
  cards: cardCount,
  deck: (left: number, discard: string) => `Deck ${left}   Discard ${discard || 'empty'}`,
} as const;
