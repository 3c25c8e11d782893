/** Moves and draws as text, and why a text is no legal move. */
import { CHANCE, type Move, type Reading, type Seat } from '../../contract/index.ts';
import type { FlightRefusal } from './refusals.ts';
import { innermost } from './rules.ts';
import { leftOf, type Tables, tablesNamed, tokensOf } from './sheet/index.ts';
import { type FlightState, isLive, moveOf, Step, spentOf, squareOf, squaresOf, throwText } from './state.ts';

export function write(s: FlightState, by: Seat | typeof CHANCE, move: Move): string {
  if (by === CHANCE) return s.step === Step.THROW ? `throw ${move}` : `die ${move}`;
  const spent = tokensOf(tablesNamed(s.sheet), spentOf(move as number));
  return [squareOf(move as number), ...spent].join(' ');
}

export function read(s: FlightState, by: Seat | typeof CHANCE, text: string): Reading<Move, FlightRefusal> {
  const words = text.trim().toLowerCase().split(/\s+/);
  if (by === CHANCE) return readDraw(s, words);
  if (s.step !== Step.FLY) return { refused: { code: s.step === Step.ROLL ? 'noDie' : 'over' } };
  if (s.crashed[by] === undefined) return { refused: { code: 'noSeat' } };
  if (!isLive(s, by)) return { refused: { code: 'crashed', column: s.crashed[by]! } };
  if (!s.waiting.includes(by)) return { refused: { code: 'written' } };
  return readMove(s, by, words);
}

function readMove(s: FlightState, seat: Seat, words: readonly string[]): Reading<number, FlightRefusal> {
  const t = tablesNamed(s.sheet);
  const [first = '', ...rest] = words;
  const square = /^[1-9]\d?$/.test(first) ? Number(first) : 0;
  if (square < 1 || square > t.squares)
    return { refused: { code: 'noSquare', text: first.slice(0, 20), squares: t.squares } };
  const reading = readTokens(t, s.tail[seat]!, rest);
  if ('refused' in reading) return reading;
  const filled = s.filled[seat]!;
  if ((filled & (1 << square)) !== 0) return { refused: { code: 'filled', square } };
  const inner = innermost(t, filled);
  const jumps = t.anywhere !== 0 && (reading.value & t.anywhere) !== 0;
  const isInner = (inner & (1 << square)) !== 0;
  if (isInner && jumps) return { refused: { code: 'jumpWasted', square } };
  if (!isInner && !jumps) return { refused: { code: 'notInnermost', square, inner: squaresOf(inner) } };
  return { value: moveOf(square, reading.value) };
}

function readTokens(t: Tables, tail: number, words: readonly string[]): Reading<number, FlightRefusal> {
  let spent = 0;
  let last = -1;
  for (const word of words) {
    const token = t.tokens.indexOf(word);
    if (token < 0) return { refused: notAToken(t, word) };
    const action = t.actionOf[token]!;
    if (last >= 0 && action === t.actionOf[last])
      return { refused: { code: 'twice', action: t.actions[action]! } };
    if (token < last) return { refused: { code: 'order', tokens: t.tokens } };
    if (leftOf(tail, action) === 0) return { refused: { code: 'usedUp', action: t.actions[action]! } };
    spent |= 1 << token;
    last = token;
  }
  return { value: spent };
}

const notAToken = (t: Tables, word: string): FlightRefusal =>
  word === '+-' ? { code: 'plusMinus' } : { code: 'token', text: word.slice(0, 20), tokens: t.tokens };

const FARTHEST = 9999;

function readDraw(s: FlightState, words: readonly string[]): Reading<Move, FlightRefusal> {
  if (s.step === Step.ROLL)
    return words[0] === 'die' && words.length === 2 ? readDie(words[1]) : { refused: { code: 'die' } };
  if (s.step !== Step.THROW) return { refused: { code: 'noDraw' } };
  return words[0] === 'throw'
    ? readThrows(s, words.slice(1))
    : { refused: { code: 'throws', seats: s.seats, most: FARTHEST } };
}

export function readDie(value: unknown): Reading<number, FlightRefusal> {
  return /^[1-6]$/.test(String(value)) ? { value: Number(value) } : { refused: { code: 'die' } };
}

export function readThrows(s: FlightState, values: readonly unknown[]): Reading<string, FlightRefusal> {
  const right = values.length === s.seats && values.every((value) => /^[1-9]\d{0,3}$/.test(String(value)));
  return right
    ? { value: throwText(values.map(Number)) }
    : { refused: { code: 'throws', seats: s.seats, most: FARTHEST } };
}
