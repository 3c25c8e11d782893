/** Moves and draws as text, and why a text is no legal move. */
import { CHANCE, type Move, type Reading, type Seat } from '../../contract/index.ts';
import { innermost } from './rules.ts';
import { leftOf, type Tables, tablesNamed, tokensOf } from './sheet/index.ts';
import { type FlightState, isLive, moveOf, Step, spentOf, squareOf, squaresOf, throwText } from './state.ts';
import { refusals as no } from './words.ts';

export function write(s: FlightState, by: Seat | typeof CHANCE, move: Move): string {
  if (by === CHANCE) return s.step === Step.THROW ? `throw ${move}` : `die ${move}`;
  const spent = tokensOf(tablesNamed(s.sheet), spentOf(move as number));
  return [squareOf(move as number), ...spent].join(' ');
}

export function read(s: FlightState, by: Seat | typeof CHANCE, text: string): Reading<Move> {
  const words = text.trim().toLowerCase().split(/\s+/);
  if (by === CHANCE) return readDraw(s, words);
  if (s.step !== Step.FLY) return { refused: s.step === Step.ROLL ? no.noDie : no.over };
  if (s.crashed[by] === undefined) return { refused: no.noSeat };
  if (!isLive(s, by)) return { refused: no.crashed(s.crashed[by]!) };
  if (!s.waiting.includes(by)) return { refused: no.written };
  return readMove(s, by, words);
}

function readMove(s: FlightState, seat: Seat, words: readonly string[]): Reading<number> {
  const t = tablesNamed(s.sheet);
  const [first = '', ...rest] = words;
  const square = /^[1-9]\d?$/.test(first) ? Number(first) : 0;
  if (square < 1 || square > t.squares) return { refused: no.square(first, t.squares) };
  const reading = readTokens(t, s.tail[seat]!, rest);
  if ('refused' in reading) return reading;
  const filled = s.filled[seat]!;
  if ((filled & (1 << square)) !== 0) return { refused: no.filled(square) };
  const inner = innermost(t, filled);
  const jumps = t.anywhere !== 0 && (reading.value & t.anywhere) !== 0;
  const isInner = (inner & (1 << square)) !== 0;
  if (isInner && jumps) return { refused: no.jumpWasted(square) };
  if (!isInner && !jumps) return { refused: no.notInnermost(square, squaresOf(inner)) };
  return { value: moveOf(square, reading.value) };
}

function readTokens(t: Tables, tail: number, words: readonly string[]): Reading<number> {
  let spent = 0;
  let last = -1;
  for (const word of words) {
    const token = t.tokens.indexOf(word);
    if (token < 0) return { refused: word === '+-' ? no.plusMinus : no.token(word, t.tokens) };
    const action = t.actionOf[token]!;
    if (last >= 0 && action === t.actionOf[last]) return { refused: no.twice(t.actions[action]!) };
    if (token < last) return { refused: no.order(t.tokens) };
    if (leftOf(tail, action) === 0) return { refused: no.usedUp(t.actions[action]!) };
    spent |= 1 << token;
    last = token;
  }
  return { value: spent };
}

export const FARTHEST = 9999;

function readDraw(s: FlightState, words: readonly string[]): Reading<Move> {
  if (s.step === Step.ROLL)
    return words[0] === 'die' && words.length === 2 ? readDie(words[1]) : { refused: no.die };
  if (s.step !== Step.THROW) return { refused: no.noDraw };
  return words[0] === 'throw' ? readThrows(s, words.slice(1)) : { refused: no.throws(s.seats, FARTHEST) };
}

export function readDie(value: unknown): Reading<number> {
  return /^[1-6]$/.test(String(value)) ? { value: Number(value) } : { refused: no.die };
}

export function readThrows(s: FlightState, values: readonly unknown[]): Reading<string> {
  const right = values.length === s.seats && values.every((value) => /^[1-9]\d{0,3}$/.test(String(value)));
  return right ? { value: throwText(values.map(Number)) } : { refused: no.throws(s.seats, FARTHEST) };
}
