/** Moves and draws as text, and why a text is no legal move. */
import { CHANCE, type Reading, type Seat } from '../../contract/index.ts';
import { hasRoom } from '../../families/airfield/formation.ts';
import { readAscent } from '../../families/airfield/notation.ts';
import { cut } from '../../families/airfield/refusals.ts';
import { BALLOONS, COLORS, COLUMNS, type Color, cardsEach, SPACES } from './data.ts';
import { colorsOfDeal, dealOfColors } from './deal.ts';
import type { PanoramaRefusal } from './refusals.ts';
import { canMoveTruck } from './rules.ts';
import {
  ASCEND,
  actionOf,
  inflateMove,
  LAUNCH,
  type PanoramaState,
  Step,
  safetySpace,
  TRUCK,
} from './state.ts';

export function write(s: PanoramaState, by: Seat | typeof CHANCE, move: number): string {
  if (by === CHANCE) return writeDraw(s, move);
  const action = actionOf(move);
  switch (action.kind) {
    case 'truck':
      return `T ${action.space}`;
    case 'inflate':
      return `I ${BALLOONS[action.balloon]} ${action.space}`;
    case 'launch':
      return `L ${action.space}`;
    case 'ascend':
      return `A ${BALLOONS[action.balloon]}`;
  }
}

export function read(
  s: PanoramaState,
  by: Seat | typeof CHANCE,
  text: string,
): Reading<number, PanoramaRefusal> {
  const words = text.trim().toUpperCase().split(/\s+/);
  if (by === CHANCE) return readDraw(s, words);
  if (s.step !== Step.TURN) return { refused: { code: 'notNow' } };
  if (by !== s.turn) return { refused: { code: 'notYourTurn' } };
  const kind = words[0]!;
  if (!Object.hasOwn(LENGTH, kind) || words.length !== LENGTH[kind])
    return { refused: { code: 'unknown', text: cut(text, 40) } };
  if (kind === 'I') return readInflate(s, words[1]!, words[2]!);
  if (kind === 'A') return readAscend(s, words[1]!);
  const space = truckOn(s, words[1]!);
  if (space === 0) return { refused: { code: 'noTruck', space: cut(words[1]!, 8) } };
  return kind === 'T' ? readTruck(s, space) : readLaunch(s, space);
}

/** How many words each kind of move has. */
const LENGTH: Readonly<Record<string, number>> = { T: 2, I: 3, L: 2, A: 2 };

function readTruck(s: PanoramaState, space: number): Reading<number, PanoramaRefusal> {
  if (canMoveTruck(s, space)) return { value: TRUCK + space };
  if (space !== safetySpace(s)) return { refused: { code: 'passesSafety' } };
  return { refused: { code: space === SPACES ? 'endOfTrack' : 'gapTooWide' } };
}

function readInflate(s: PanoramaState, name: string, where: string): Reading<number, PanoramaRefusal> {
  const balloon = BALLOONS.indexOf(name);
  if (balloon < 0) return { refused: { code: 'noSuchBalloon', balloon: cut(name, 8) } };
  const space = truckOn(s, where);
  if (space === 0) return { refused: { code: 'noTruck', space: cut(where, 8) } };
  if ((s.packed & (1 << balloon)) === 0) return { refused: { code: 'notPacked', balloon: name } };
  return s.load[space]! >= 0
    ? { refused: { code: 'truckFull', space: where } }
    : { value: inflateMove(space, balloon) };
}

function readLaunch(s: PanoramaState, space: number): Reading<number, PanoramaRefusal> {
  if (s.load[space]! < 0) return { refused: { code: 'truckEmpty', space: String(space) } };
  if (space > COLUMNS) return { refused: { code: 'pastTheEdge' } };
  return hasRoom(s.sky, 0, space)
    ? { value: LAUNCH + space }
    : { refused: { code: 'neighbour', column: space, altitude: 1 } };
}

function readAscend(s: PanoramaState, name: string): Reading<number, PanoramaRefusal> {
  const ascent = readAscent(s, name, BALLOONS);
  if ('refused' in ascent) return ascent;
  const { balloon, row, column } = ascent.value;
  if (hasRoom(s.sky, row, column)) return { value: ASCEND + balloon };
  return { refused: { code: 'neighbour', column, altitude: row + 1 } };
}

/** The space that a text names, if a truck stands there; otherwise 0. */
function truckOn(s: PanoramaState, text: string): number {
  const space = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return String(space) === text && space <= SPACES && (s.trucks & (1 << space)) !== 0 ? space : 0;
}

const letters = (set: number): string =>
  COLORS.filter((_, color) => (set & (1 << color)) !== 0).join('') || '?';

/** `deal RW GB ?`, at the end `reveal RW BG PY`: the colours of each seat. */
function writeDraw(s: PanoramaState, draw: number): string {
  const sets = colorsOfDeal(draw, s.seats).map(letters);
  return `${s.step === Step.REVEAL ? 'reveal' : 'deal'} ${sets.join(' ')}`;
}

function readDraw(s: PanoramaState, words: readonly string[]): Reading<number, PanoramaRefusal> {
  if (s.step !== Step.DEAL && s.step !== Step.REVEAL) return { refused: { code: 'noDraw' } };
  if (words[0] !== (s.step === Step.REVEAL ? 'REVEAL' : 'DEAL')) return { refused: wrongDeal(s.seats) };
  const reading = readColors(
    s,
    words.slice(1).map((word) => [...word]),
  );
  if ('value' in reading && s.step === Step.REVEAL) {
    const shown = colorsOfDeal(reading.value, s.seats);
    // On a view the others' cards are not known yet, so only known ones can contradict.
    if (s.colors.some((set, seat) => set !== 0 && set !== shown[seat]))
      return { refused: { code: 'otherCards' } };
  }
  return reading;
}

export const wrongDeal = (seats: number): PanoramaRefusal => ({
  code: 'deal',
  seats,
  each: cardsEach(seats),
});

export function readColors(
  s: PanoramaState,
  hands: readonly (readonly string[])[],
): Reading<number, PanoramaRefusal> {
  const all = hands.flat();
  const right =
    hands.length === s.seats &&
    hands.every((hand) => hand.length === cardsEach(s.seats)) &&
    all.every((letter) => COLORS.includes(letter as Color)) &&
    new Set(all).size === all.length;
  if (!right) return { refused: wrongDeal(s.seats) };
  return {
    value: dealOfColors(
      hands.map((hand) => hand.reduce((set, letter) => set | (1 << COLORS.indexOf(letter as Color)), 0)),
    ),
  };
}
