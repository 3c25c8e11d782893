/** Moves and draws as text, and why a text is no legal move. */
import { CHANCE, type JsonObject, type Move, type Reading, type Seat } from '../../contract/index.ts';
import { CARDS, type CardName, DECK, FACES, HAND_SIZE, KINDS, WILD } from './data.ts';
import { countCards, handText } from './deal.ts';
import { countNeed, isBlankRoll, payments } from './pay.ts';
import {
  type CloudState,
  cardDraw,
  diceAt,
  FAIL,
  handOf,
  isAlone,
  LEAVE,
  PAY,
  PAY_ALL,
  PAY_WILD,
  STAY,
  Step,
} from './state.ts';
import { refusals as no } from './words.ts';

const FIXED: Readonly<Record<number, string>> = {
  [STAY]: 'stay',
  [LEAVE]: 'leave',
  [PAY]: 'pay',
  [PAY_ALL]: 'pay *',
  [FAIL]: 'fail',
};

export function write(s: CloudState, by: Seat | typeof CHANCE, move: Move): string {
  if (by === CHANCE) return writeDraw(s, move);
  return FIXED[move as number] ?? `pay *${CARDS[(move as number) - PAY_WILD]}`;
}

export function read(s: CloudState, by: Seat | typeof CHANCE, text: string): Reading<Move> {
  const words = text.trim().split(/\s+/);
  if (by === CHANCE) return readDraw(s, words);
  if (s.step !== Step.ALONE && s.step !== Step.PASSENGERS && s.step !== Step.PAY)
    return { refused: no.notNow };
  if (by !== s.turn) return { refused: no.notYourTurn };
  const move = moveOf(words.join(' ').toLowerCase());
  if (move === undefined) return { refused: no.unknown(text) };
  const why = s.step === Step.PAY ? notPaid(s, move) : notDecided(s, move);
  return why === undefined ? { value: move } : { refused: why };
}

function moveOf(text: string): number | undefined {
  const fixed = Object.entries(FIXED).find(([, name]) => name === text);
  if (fixed) return Number(fixed[0]);
  const color = /^pay \*([gpry])$/.exec(text)?.[1];
  return color === undefined ? undefined : PAY_WILD + CARDS.indexOf(color.toUpperCase() as CardName);
}

function notDecided(s: CloudState, move: number): string | undefined {
  if (move === STAY || move === LEAVE) return undefined;
  return s.step === Step.ALONE ? no.rollFirst : no.onlyThePilot;
}

/** Why the pilot may not do this with the roll on the table. */
function notPaid(s: CloudState, move: number): string | undefined {
  const legal: number[] = [];
  if (legal.slice(0, payments(s, legal)).includes(move)) return undefined;
  if (move === STAY) return no.payNow;
  if (move === LEAVE) return cannotLeave(s);
  if (isBlankRoll(s.dice)) return no.nothingToPay;
  if (move === FAIL) return no.mustPay;
  return cannotPay(s, move);
}

function cannotLeave(s: CloudState): string {
  if (!isAlone(s)) return no.pilotStays;
  return s.jumped.includes(s.level) ? no.classicLeave : no.leftTooLate;
}

function cannotPay(s: CloudState, move: number): string {
  const hand = handOf(s, s.pilot);
  if (move === PAY) return no.cardsMissing;
  if (hand[WILD] === 0) return no.noWild;
  if (move === PAY_ALL) return no.wholeRoll;
  if (s.classic) return no.classicWild;
  const need = [0, 0, 0, 0];
  countNeed(s.dice, need);
  return need[move - PAY_WILD] === 0 ? no.notRolled(CARDS[move - PAY_WILD]!) : no.oneWildOnly;
}

/** `deal GGPRY* ? ?`, `roll R - Y`, `draw 2 R`. */
function writeDraw(s: CloudState, draw: Move): string {
  if (s.step === Step.DEAL) return `deal ${draw}`;
  if (s.step === Step.ROLL) return `roll ${String(draw).split('').join(' ')}`;
  return `draw ${s.turn} ${CARDS[(draw as number) - 1] ?? '?'}`;
}

function readDraw(s: CloudState, words: readonly string[]): Reading<Move> {
  const [kind, ...rest] = words.map((word) => word.toUpperCase());
  if (s.step === Step.DEAL) return kind === 'DEAL' ? readDeal(s, rest) : { refused: no.deal(s.seats) };
  if (s.step === Step.ROLL)
    return kind === 'ROLL' ? readDice(s, rest) : { refused: no.dice(diceAt(s, s.level)) };
  if (s.step !== Step.DRAW) return { refused: no.noDraw };
  return kind === 'DRAW' && rest.length === 2 && rest[0] === String(s.turn)
    ? readCard(s, rest[1]!)
    : { refused: no.card(s.turn) };
}

/** Hands may name their cards in any order; a deal keeps them in the order of CARDS. */
export function readDeal(s: CloudState, texts: readonly (string | readonly string[])[]): Reading<string> {
  const hands = texts.map((text) => countCards(text));
  const complete = hands.every((hand) => hand && hand.reduce((sum, count) => sum + count, 0) === HAND_SIZE);
  if (hands.length !== s.seats || !complete) return { refused: no.deal(s.seats) };
  for (let card = 0; card < KINDS; card++) {
    const dealt = hands.reduce((sum, hand) => sum + hand![card]!, 0);
    if (dealt > DECK[card]!) return { refused: no.tooMany(CARDS[card]!, DECK[card]!) };
  }
  return { value: hands.map((hand) => handText(hand!)).join(' ') };
}

export function readDice(s: CloudState, faces: readonly string[]): Reading<string> {
  const right = faces.length === diceAt(s, s.level) && faces.every((face) => FACES.includes(face));
  return right ? { value: faces.join('') } : { refused: no.dice(diceAt(s, s.level)) };
}

export function readCard(s: CloudState, name: string): Reading<number> {
  const card = CARDS.indexOf(name as CardName);
  if (card < 0) return { refused: no.card(s.turn) };
  return s.deck[card] === 0 ? { refused: no.notInDeck(name) } : { value: cardDraw(card) };
}

/** The chance line of a transcript. */
export function chanceLine(s: CloudState, draw: Move): JsonObject {
  return s.step === Step.ROLL
    ? { kind: 'dice', value: String(draw).split('') }
    : { kind: 'draw', seat: s.turn, card: CARDS[(draw as number) - 1] ?? '?' };
}

export function readChanceLine(s: CloudState, line: JsonObject): Reading<Move> {
  if (s.step === Step.ROLL) {
    const { kind, value } = line;
    return kind === 'dice' && Array.isArray(value)
      ? readDice(s, value.map(String))
      : { refused: no.dice(diceAt(s, s.level)) };
  }
  if (s.step !== Step.DRAW) return { refused: no.noDraw };
  return line.kind === 'draw' && line.seat === s.turn && typeof line.card === 'string'
    ? readCard(s, line.card)
    : { refused: no.card(s.turn) };
}
