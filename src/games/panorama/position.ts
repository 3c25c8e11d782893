/**
 * Positions as text: `players 2; trucks 2 3 4 6 7; on 3 GR, 7 BW; sky PW 5,1 X1 2,3; tokens PWs *s; colours RW ?;
 * turn 0 play`. Parts come in any order and may be left out: then everything stands as at the start, with as many players
 * as there are colours or collections of tokens. The rightmost truck is the safety truck; what is named nowhere is packed.
 * Where no tokens are named, the first player holds all that were taken.
 */
import type { Reading } from '../../contract/index.ts';
import { readSky, splitParts, takeBalloon, wordsOf, writeSky } from '../../families/airfield/position.ts';
import { cut } from '../../families/airfield/refusals.ts';
import {
  BALLOONS,
  COLORS,
  COLUMNS,
  type Color,
  cardsEach,
  FIRST_TRUCKS,
  PAINT,
  SPACES,
  TOKEN_KINDS,
  TRUCKS,
} from './data.ts';
import type { PanoramaRefusal } from './refusals.ts';
import { isOver, start } from './rules.ts';
import { type PanoramaState, Step, safetySpace } from './state.ts';

const STEPS = ['deal', 'play', 'reveal', 'over'] as const;
const PARTS = ['players', 'trucks', 'on', 'sky', 'tokens', 'colours', 'turn'] as const;
type Parts = Partial<Record<(typeof PARTS)[number], string>>;

export function readPosition(text: string): Reading<PanoramaState, PanoramaRefusal> {
  const split = splitParts(text, PARTS);
  if ('refused' in split) return split;
  const parts: Parts = split.value;
  const seats = Number(parts.players ?? wordsOf(parts.colours ?? parts.tokens ?? '? ?').length);
  if (!Number.isInteger(seats) || seats < 2 || seats > COLORS.length) return { refused: { code: 'players' } };
  const s = start(seats);
  const refused =
    readTrucks(s, parts.trucks) ??
    readLoads(s, parts.on) ??
    readSky(s, parts.sky ?? '', BALLOONS, Math.min(safetySpace(s), COLUMNS)) ??
    readTokens(s, parts.tokens) ??
    readColors(s, parts.colours) ??
    readTurn(s, parts.turn);
  return refused === undefined ? { value: s } : { refused };
}

export function writePosition(s: PanoramaState): string {
  const spaces = Array.from({ length: SPACES }, (_, i) => i + 1).filter((space) => s.trucks & (1 << space));
  const loads = spaces.filter((space) => s.load[space]! >= 0);
  const seats = Array.from({ length: s.seats }, (_, seat) => seat);
  return [
    `players ${s.seats}`,
    `trucks ${spaces.join(' ')}`,
    ...(loads.length
      ? [`on ${loads.map((space) => `${space} ${BALLOONS[s.load[space]!]}`).join(', ')}`]
      : []),
    ...writeSky(s.at, BALLOONS),
    `tokens ${seats.map((seat) => tokenWord(s.tokens, seat)).join(' ')}`,
    `colours ${s.colors.map((set) => COLORS.filter((_, color) => set & (1 << color)).join('') || '?').join(' ')}`,
    `turn ${s.turn} ${STEPS[s.step]}`,
  ].join('; ');
}

/** The letter of each kind of token. */
const LETTERS: readonly string[] = [...COLORS, '*', 's'];

const tokenWord = (tokens: readonly number[], seat: number): string =>
  LETTERS.map((letter, kind) => letter.repeat(tokens[seat * TOKEN_KINDS + kind]!)).join('') || '-';

function readTrucks(s: PanoramaState, text: string | undefined): PanoramaRefusal | undefined {
  if (text === undefined) return undefined;
  const spaces = wordsOf(text).map(Number);
  const [first, last] = [Math.min(...spaces), Math.max(...spaces)];
  const good =
    spaces.every((space) => Number.isInteger(space) && space >= 1 && space <= SPACES) &&
    new Set(spaces).size === TRUCKS &&
    spaces.length === TRUCKS &&
    last - first <= TRUCKS;
  if (!good) return { code: 'trucks', text: cut(text, 24) };
  s.trucks = spaces.reduce((bits, space) => bits | (1 << space), 0);
  return undefined;
}

function readLoads(s: PanoramaState, text: string | undefined): PanoramaRefusal | undefined {
  if (text === undefined) return undefined;
  for (const load of text.split(',')) {
    const [, where, name] = /^\s*(\d+) (\S+)\s*$/.exec(load) ?? [];
    if (where === undefined || name === undefined) return { code: 'load', text: cut(load, 20) };
    const space = Number(where);
    if (space > SPACES || (s.trucks & (1 << space)) === 0) return { code: 'noTruck', space: where };
    if (s.load[space]! >= 0) return { code: 'truckFull', space: where };
    const balloon = takeBalloon(s, name, BALLOONS);
    if (typeof balloon === 'object') return balloon;
    s.load[space] = balloon;
  }
  return undefined;
}

/** How many tokens of each kind have been taken: for balloons that fly, and for moves of the safety truck. */
function taken(s: PanoramaState): number[] {
  const flying = s.at.flatMap((cell, balloon) => (cell >= 0 ? [PAINT[balloon]!] : []));
  return [
    ...COLORS.map((_, color) => flying.filter((paint) => paint & (1 << color)).length),
    flying.filter((paint) => paint === 0).length,
    safetySpace(s) - TRUCKS,
  ];
}

function readTokens(s: PanoramaState, text: string | undefined): PanoramaRefusal | undefined {
  const should = taken(s);
  if (text === undefined) {
    for (const [kind, count] of should.entries()) s.tokens[kind] = count;
    return undefined;
  }
  const words = wordsOf(text);
  if (words.length !== s.seats) return { code: 'tokens', seats: s.seats };
  for (const [seat, word] of words.entries()) {
    for (const letter of word === '-' ? '' : word) {
      const kind = LETTERS.indexOf(letter === 's' || letter === 'S' ? 's' : letter.toUpperCase());
      if (kind < 0) return { code: 'tokens', seats: s.seats };
      s.tokens[seat * TOKEN_KINDS + kind]!++;
    }
  }
  for (const [kind, count] of should.entries()) {
    const held = words.reduce((sum, _, seat) => sum + s.tokens[seat * TOKEN_KINDS + kind]!, 0);
    if (held !== count) return { code: 'tokenCount', kind, brought: count, held };
  }
  return undefined;
}

function readColors(s: PanoramaState, text: string | undefined): PanoramaRefusal | undefined {
  if (text === undefined) return undefined;
  const hands = wordsOf(text.toUpperCase());
  const each = cardsEach(s.seats);
  const known = hands.filter((hand) => hand !== '?');
  const all = known.join('');
  const good =
    hands.length === s.seats &&
    known.every((hand) => hand.length === each) &&
    [...all].every((letter) => COLORS.includes(letter as Color)) &&
    new Set(all).size === all.length;
  if (!good) return { code: 'colors', seats: s.seats, each };
  s.colors = hands.map((hand) =>
    hand === '?' ? 0 : [...hand].reduce((set, letter) => set | (1 << COLORS.indexOf(letter as Color)), 0),
  );
  return undefined;
}

function readTurn(s: PanoramaState, text: string | undefined): PanoramaRefusal | undefined {
  const [seat = '0', step = isOver(s) ? 'over' : 'play'] = wordsOf(text ?? '');
  s.turn = Number(seat);
  s.step = STEPS.indexOf(step.toLowerCase() as (typeof STEPS)[number]);
  if (!Number.isInteger(s.turn) || s.turn < 0 || s.turn >= s.seats || s.step < 0)
    return { code: 'turn', seats: s.seats };
  const untouched = s.trucks === FIRST_TRUCKS && s.packed === (1 << BALLOONS.length) - 1 && s.turn === 0;
  if (s.step === Step.DEAL)
    return untouched && s.colors.every((set) => set === 0) ? undefined : { code: 'notStart' };
  if (s.step === Step.TURN) return isOver(s) ? { code: 'ended' } : undefined;
  return isOver(s) ? undefined : { code: 'tooEarly' };
}
