/** Moves and draws as text, and why a text is no legal move. */
import { CHANCE, type Reading, type Seat } from '../../contract/index.ts';
import { hasRoom } from '../../families/airfield/formation.ts';
import { readAscent } from '../../families/airfield/notation.ts';
import { cut } from '../../families/airfield/refusals.ts';
import { BALLOONS, COLORS, COLUMNS, type Color, SOLO_BALLOONS, TRUCKS } from './data.ts';
import { colorsOfDeal, dealOfColors, dealOfRow, rowOfDeal } from './deal.ts';
import type { AloftRefusal } from './refusals.ts';
import { canMoveLaunchTruck, canMoveSafetyTruck, clashes, moves } from './rules.ts';
import * as state from './state.ts';
import { type AloftState, actionOf, isSolo, Step, spaceOf } from './state.ts';

export function write(s: AloftState, by: Seat | typeof CHANCE, move: number): string {
  if (by === CHANCE) return writeDraw(s, move);
  const action = actionOf(move);
  switch (action.kind) {
    case 'launchTruck':
      return 'T';
    case 'safetyTruck':
      return 'S';
    case 'pass':
      return '-';
    case 'unpack':
      return `U ${BALLOONS[action.balloon]} ${spaceOf(s, action.truck)}`;
    case 'inflate':
      return `I ${spaceOf(s, action.truck)}`;
    case 'launch':
      return `L ${spaceOf(s, action.truck)}`;
    case 'ascend':
      return `A ${BALLOONS[action.balloon]}`;
  }
}

export function read(s: AloftState, by: Seat | typeof CHANCE, text: string): Reading<number, AloftRefusal> {
  const words = text.trim().toUpperCase().split(/\s+/);
  if (by === CHANCE) return readDraw(s, words);
  if (s.step !== Step.TRUCK && s.step !== Step.ADVANCE) return { refused: { code: 'notNow' } };
  if (by !== s.turn) return { refused: { code: 'notYourTurn' } };
  const kind = words[0]!;
  if (!Object.hasOwn(LENGTH, kind) || words.length !== LENGTH[kind])
    return { refused: { code: 'unknown', text: cut(text, 40) } };
  if (kind === 'T' || kind === 'S') return readTruck(s, kind);
  if (s.step === Step.TRUCK) return { refused: { code: 'truckFirst' } };
  if (kind === '-') return readPass(s);
  if (kind === 'U') return readUnpack(s, words[1]!, words[2]!);
  if (kind === 'A') return readAscend(s, words[1]!);
  return readOnTruck(s, kind, words[1]!);
}

/** How many words each kind of move has. */
const LENGTH: Readonly<Record<string, number>> = { T: 1, S: 1, '-': 1, U: 3, I: 2, L: 2, A: 2 };

function readTruck(s: AloftState, kind: 'T' | 'S'): Reading<number, AloftRefusal> {
  if (s.step === Step.ADVANCE) return { refused: { code: 'advanceNow' } };
  if (kind === 'T')
    return canMoveLaunchTruck(s)
      ? { value: state.MOVE_LAUNCH_TRUCK }
      : { refused: { code: 'lastTruckPasses' } };
  return canMoveSafetyTruck(s) ? { value: state.MOVE_SAFETY_TRUCK } : { refused: { code: 'safetyPasses' } };
}

function readPass(s: AloftState): Reading<number, AloftRefusal> {
  const legal: number[] = [];
  moves(s, s.turn, legal);
  return legal[0] === state.PASS ? { value: state.PASS } : { refused: { code: 'mustAdvance' } };
}

function readUnpack(s: AloftState, name: string, space: string): Reading<number, AloftRefusal> {
  const balloon = BALLOONS.indexOf(name);
  if (balloon < 0 || (isSolo(s) && balloon >= SOLO_BALLOONS))
    return { refused: { code: 'noSuchBalloon', balloon: cut(name, 8) } };
  const truck = truckOn(s, space);
  if (truck < 0) return { refused: { code: 'noTruck', space: cut(space, 8) } };
  if ((s.packed & (1 << balloon)) === 0) return { refused: { code: 'notPacked', balloon: name } };
  if (s.load[truck]! >= 0) return { refused: { code: 'truckFull', space } };
  if (isSolo(s)) {
    const first = s.row.find((b) => (s.packed & (1 << b)) !== 0)!;
    if (first !== balloon) return { refused: { code: 'notFirst', balloon: BALLOONS[first]! } };
  }
  return { value: state.unpackMove(truck, balloon) };
}

function readOnTruck(s: AloftState, kind: string, space: string): Reading<number, AloftRefusal> {
  const truck = truckOn(s, space);
  if (truck < 0) return { refused: { code: 'noTruck', space: cut(space, 8) } };
  const balloon = s.load[truck]!;
  if (balloon < 0) return { refused: { code: 'truckEmpty', space } };
  const inflated = (s.inflated & (1 << truck)) !== 0;
  if (kind === 'I')
    return inflated ? { refused: { code: 'alreadyInflated', space } } : { value: state.INFLATE + truck };
  if (!inflated) return { refused: { code: 'notInflated', space } };
  const column = spaceOf(s, truck);
  if (column > COLUMNS) return { refused: { code: 'pastTheEdge' } };
  return room(s, balloon, 0, column) ?? { value: state.LAUNCH + truck };
}

function readAscend(s: AloftState, name: string): Reading<number, AloftRefusal> {
  const ascent = readAscent(s, name, BALLOONS);
  if ('refused' in ascent) return ascent;
  const { balloon, row, column } = ascent.value;
  return room(s, balloon, row, column) ?? { value: state.ASCEND + balloon };
}

/** Why a balloon may not arrive in a cell, if it may not. */
function room(
  s: AloftState,
  balloon: number,
  row: number,
  column: number,
): { refused: AloftRefusal } | undefined {
  if (!hasRoom(s.sky, row, column)) return { refused: { code: 'neighbour', column, altitude: row + 1 } };
  if (isSolo(s) && clashes(s, balloon, row, column))
    return { refused: { code: 'corner', column, altitude: row + 1 } };
  return undefined;
}

function truckOn(s: AloftState, space: string): number {
  for (let truck = 0; truck < TRUCKS; truck++) if (String(spaceOf(s, truck)) === space) return truck;
  return -1;
}

/** `deal R G ?`, alone `row GP X1 …`, at the end `reveal R G Y`. */
function writeDraw(s: AloftState, draw: number): string {
  if (isSolo(s))
    return `row ${rowOfDeal(draw)
      .map((b) => BALLOONS[b])
      .join(' ')}`;
  const colors = colorsOfDeal(draw, s.seats).map((color) => COLORS[color] ?? '?');
  return `${s.step === Step.REVEAL ? 'reveal' : 'deal'} ${colors.join(' ')}`;
}

function readDraw(s: AloftState, words: readonly string[]): Reading<number, AloftRefusal> {
  if (s.step !== Step.DEAL && s.step !== Step.REVEAL) return { refused: { code: 'noDraw' } };
  if (isSolo(s)) return words[0] === 'ROW' ? readRow(words.slice(1)) : { refused: { code: 'row' } };
  if (words[0] !== (s.step === Step.REVEAL ? 'REVEAL' : 'DEAL'))
    return { refused: { code: 'deal', seats: s.seats } };
  const reading = readColors(s, words.slice(1));
  if ('value' in reading && s.step === Step.REVEAL) {
    const shown = colorsOfDeal(reading.value, s.seats);
    // On a view the others' cards are not known yet, so only known ones can contradict.
    if (s.colors.some((color, seat) => color >= 0 && color !== shown[seat]))
      return { refused: { code: 'otherCards' } };
  }
  return reading;
}

export function readColors(s: AloftState, letters: readonly string[]): Reading<number, AloftRefusal> {
  const colors = letters.map((letter) => COLORS.indexOf(letter as Color));
  if (colors.length !== s.seats || colors.includes(-1) || new Set(colors).size !== s.seats)
    return { refused: { code: 'deal', seats: s.seats } };
  return { value: dealOfColors(colors) };
}

export function readRow(names: readonly string[]): Reading<number, AloftRefusal> {
  const row = names.map((name) => BALLOONS.indexOf(name));
  const complete = row.length === SOLO_BALLOONS && new Set(row).size === SOLO_BALLOONS;
  if (!complete || row.some((b) => b < 0 || b >= SOLO_BALLOONS)) return { refused: { code: 'row' } };
  return { value: dealOfRow(row) };
}
