/** Moves and draws as text, and why a text is no legal move. */
import { CHANCE, type JsonObject, type Move, type Reading, type Seat } from '../../contract/index.ts';
import { CARDS, type CardName, FACES, HAND_SIZE, KINDS, WILD } from './data.ts';
import { countCards, handText } from './deal.ts';
import { countNeed, isBlankRoll, payments } from './pay.ts';
import type { CloudRefusal } from './refusals.ts';
import {
  type CloudState,
  cardDraw,
  deckOf,
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

export function read(s: CloudState, by: Seat | typeof CHANCE, text: string): Reading<Move, CloudRefusal> {
  const words = text.trim().split(/\s+/);
  if (by === CHANCE) return readDraw(s, words);
  if (s.step !== Step.ALONE && s.step !== Step.PASSENGERS && s.step !== Step.PAY)
    return { refused: { code: 'notNow' } };
  if (by !== s.turn) return { refused: { code: 'notYourTurn' } };
  const move = moveOf(words.join(' ').toLowerCase());
  if (move === undefined) return { refused: { code: 'unknown', text: text.trim().slice(0, 40) } };
  const why = s.step === Step.PAY ? notPaid(s, move) : notDecided(s, move);
  return why === undefined ? { value: move } : { refused: why };
}

function moveOf(text: string): number | undefined {
  const fixed = Object.entries(FIXED).find(([, name]) => name === text);
  if (fixed) return Number(fixed[0]);
  const color = /^pay \*([gpry])$/.exec(text)?.[1];
  return color === undefined ? undefined : PAY_WILD + CARDS.indexOf(color.toUpperCase() as CardName);
}

function notDecided(s: CloudState, move: number): CloudRefusal | undefined {
  if (move === STAY || move === LEAVE) return undefined;
  return s.step === Step.ALONE ? { code: 'rollFirst' } : { code: 'onlyThePilot' };
}

/** Why the pilot may not do this with the roll on the table. */
function notPaid(s: CloudState, move: number): CloudRefusal | undefined {
  const legal: number[] = [];
  if (legal.slice(0, payments(s, legal)).includes(move)) return undefined;
  if (move === STAY) return { code: 'payNow' };
  if (move === LEAVE) return cannotLeave(s);
  if (isBlankRoll(s.dice)) return { code: 'nothingToPay' };
  if (move === FAIL) return { code: 'mustPay' };
  return cannotPay(s, move);
}

function cannotLeave(s: CloudState): CloudRefusal {
  if (!isAlone(s)) return { code: 'pilotStays' };
  return s.jumped.includes(s.level) ? { code: 'classicLeave' } : { code: 'leftTooLate' };
}

function cannotPay(s: CloudState, move: number): CloudRefusal {
  const hand = handOf(s, s.pilot);
  if (move === PAY) return { code: 'cardsMissing' };
  if (hand[WILD] === 0) return { code: 'noWild' };
  if (move === PAY_ALL) return { code: 'wholeRoll' };
  if (s.classic) return { code: 'classicWild' };
  const need = [0, 0, 0, 0];
  countNeed(s.dice, need);
  return need[move - PAY_WILD] === 0
    ? { code: 'notRolled', color: CARDS[move - PAY_WILD]! }
    : { code: 'oneWildOnly' };
}

/** `deal GGPRY* ? ?`, `roll R - Y`, `draw 2 R`. */
function writeDraw(s: CloudState, draw: Move): string {
  if (s.step === Step.DEAL) return `deal ${draw}`;
  if (s.step === Step.ROLL) return `roll ${String(draw).split('').join(' ')}`;
  return `draw ${s.turn} ${CARDS[(draw as number) - 1] ?? '?'}`;
}

function readDraw(s: CloudState, words: readonly string[]): Reading<Move, CloudRefusal> {
  const [kind, ...rest] = words.map((word) => word.toUpperCase());
  if (s.step === Step.DEAL)
    return kind === 'DEAL' ? readDeal(s, rest) : { refused: { code: 'deal', seats: s.seats } };
  if (s.step === Step.ROLL)
    return kind === 'ROLL' ? readDice(s, rest) : { refused: { code: 'dice', dice: diceAt(s, s.level) } };
  if (s.step !== Step.DRAW) return { refused: { code: 'noDraw' } };
  return kind === 'DRAW' && rest.length === 2 && rest[0] === String(s.turn)
    ? readCard(s, rest[1]!)
    : { refused: { code: 'card', seat: s.turn } };
}

/** Hands may name their cards in any order; a deal keeps them in the order of CARDS. */
export function readDeal(
  s: CloudState,
  texts: readonly (string | readonly string[])[],
): Reading<string, CloudRefusal> {
  const hands = texts.map((text) => countCards(text));
  const complete = hands.every((hand) => hand && hand.reduce((sum, count) => sum + count, 0) === HAND_SIZE);
  if (hands.length !== s.seats || !complete) return { refused: { code: 'deal', seats: s.seats } };
  for (let card = 0; card < KINDS; card++) {
    const dealt = hands.reduce((sum, hand) => sum + hand![card]!, 0);
    const most = deckOf(s)[card]!;
    if (dealt > most) return { refused: { code: 'tooMany', card: CARDS[card]!, most } };
  }
  return { value: hands.map((hand) => handText(hand!)).join(' ') };
}

function readDice(s: CloudState, faces: readonly string[]): Reading<string, CloudRefusal> {
  const right = faces.length === diceAt(s, s.level) && faces.every((face) => FACES.includes(face));
  return right ? { value: faces.join('') } : { refused: { code: 'dice', dice: diceAt(s, s.level) } };
}

function readCard(s: CloudState, name: string): Reading<number, CloudRefusal> {
  const card = CARDS.indexOf(name as CardName);
  if (card < 0) return { refused: { code: 'card', seat: s.turn } };
  return s.deck[card] === 0 ? { refused: { code: 'notInDeck', card: name } } : { value: cardDraw(card) };
}

/** The chance line of a transcript. */
export function chanceLine(s: CloudState, draw: Move): JsonObject {
  return s.step === Step.ROLL
    ? { kind: 'dice', value: String(draw).split('') }
    : { kind: 'draw', seat: s.turn, card: CARDS[(draw as number) - 1] ?? '?' };
}

export function readChanceLine(s: CloudState, line: JsonObject): Reading<Move, CloudRefusal> {
  if (s.step === Step.ROLL) {
    const { kind, value } = line;
    return kind === 'dice' && Array.isArray(value)
      ? readDice(s, value.map(String))
      : { refused: { code: 'dice', dice: diceAt(s, s.level) } };
  }
  if (s.step !== Step.DRAW) return { refused: { code: 'noDraw' } };
  return line.kind === 'draw' && line.seat === s.turn && typeof line.card === 'string'
    ? readCard(s, line.card)
    : { refused: { code: 'card', seat: s.turn } };
}
