/** Moves and draws as text, and why a text is no legal move. */
import { CHANCE, type Reading, type Seat } from '../../contract/index.ts';
import { columnOf, hasRoom, rowOf } from '../../families/airfield/formation.ts';
import { BALLOONS, type BalloonName, COLORS, COLUMNS, type Color, cardsEach, SPACES } from './data.ts';
import { colorsOfDeal, dealOfColors } from './deal.ts';
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
import { refusals as no } from './words.ts';

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

export function read(s: PanoramaState, by: Seat | typeof CHANCE, text: string): Reading<number> {
  const words = text.trim().toUpperCase().split(/\s+/);
  if (by === CHANCE) return readDraw(s, words);
  if (s.step !== Step.TURN) return { refused: no.notNow };
  if (by !== s.turn) return { refused: no.notYourTurn };
  const kind = words[0]!;
  if (!Object.hasOwn(LENGTH, kind) || words.length !== LENGTH[kind]) return { refused: no.unknown(text) };
  if (kind === 'I') return readInflate(s, words[1]!, words[2]!);
  if (kind === 'A') return readAscend(s, words[1]!);
  const space = truckOn(s, words[1]!);
  if (space === 0) return { refused: no.noTruck(words[1]!) };
  return kind === 'T' ? readTruck(s, space) : readLaunch(s, space);
}

/** How many words each kind of move has. */
const LENGTH: Readonly<Record<string, number>> = { T: 2, I: 3, L: 2, A: 2 };

function readTruck(s: PanoramaState, space: number): Reading<number> {
  if (canMoveTruck(s, space)) return { value: TRUCK + space };
  if (space !== safetySpace(s)) return { refused: no.passesSafety };
  return { refused: space === SPACES ? no.endOfTrack : no.gapTooWide };
}

function readInflate(s: PanoramaState, name: string, where: string): Reading<number> {
  const balloon = BALLOONS.indexOf(name as BalloonName);
  if (balloon < 0) return { refused: no.noSuchBalloon(name) };
  const space = truckOn(s, where);
  if (space === 0) return { refused: no.noTruck(where) };
  if ((s.packed & (1 << balloon)) === 0) return { refused: no.notPacked(name) };
  return s.load[space]! >= 0 ? { refused: no.truckFull(space) } : { value: inflateMove(space, balloon) };
}

function readLaunch(s: PanoramaState, space: number): Reading<number> {
  if (s.load[space]! < 0) return { refused: no.truckEmpty(space) };
  if (space > COLUMNS) return { refused: no.pastTheEdge };
  return hasRoom(s.sky, 0, space) ? { value: LAUNCH + space } : { refused: no.neighbour(space, 1) };
}

function readAscend(s: PanoramaState, name: string): Reading<number> {
  const balloon = BALLOONS.indexOf(name as BalloonName);
  if (balloon < 0) return { refused: no.noSuchBalloon(name) };
  const cell = s.at[balloon]!;
  if (cell < 0) return { refused: no.notFlying(name) };
  const row = rowOf(cell) + 1;
  if (row > 3) return { refused: no.atTheTop(name) };
  return hasRoom(s.sky, row, columnOf(cell))
    ? { value: ASCEND + balloon }
    : { refused: no.neighbour(columnOf(cell), row + 1) };
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

function readDraw(s: PanoramaState, words: readonly string[]): Reading<number> {
  if (s.step !== Step.DEAL && s.step !== Step.REVEAL) return { refused: no.noDraw };
  if (words[0] !== (s.step === Step.REVEAL ? 'REVEAL' : 'DEAL')) return { refused: no.deal(s.seats) };
  const reading = readColors(
    s,
    words.slice(1).map((word) => [...word]),
  );
  if ('value' in reading && s.step === Step.REVEAL) {
    const shown = colorsOfDeal(reading.value, s.seats);
    // On a view the others' cards are not known yet, so only known ones can contradict.
    if (s.colors.some((set, seat) => set !== 0 && set !== shown[seat])) return { refused: no.otherCards };
  }
  return reading;
}

export function readColors(s: PanoramaState, hands: readonly (readonly string[])[]): Reading<number> {
  const all = hands.flat();
  const right =
    hands.length === s.seats &&
    hands.every((hand) => hand.length === cardsEach(s.seats)) &&
    all.every((letter) => COLORS.includes(letter as Color)) &&
    new Set(all).size === all.length;
  if (!right) return { refused: no.deal(s.seats) };
  return {
    value: dealOfColors(
      hands.map((hand) => hand.reduce((set, letter) => set | (1 << COLORS.indexOf(letter as Color)), 0)),
    ),
  };
}
