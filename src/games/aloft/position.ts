/**
 * Positions as text: `players 3; trucks 1 3 4 5; safety 2; on 3 GR, 5 PW inflated; sky PW 5,1 GY 5,4; colours R ? G;
 * turn 0 advance`. Parts come in any order and may be left out: then everything stands as at the start, with as many
 * players as there are colours. What is named nowhere is packed. Alone, `row GP X1 …` gives the order of the balloons.
 */
import type { Reading } from '../../contract/index.ts';
import {
  findPair,
  readSky,
  splitParts,
  takeBalloon,
  wordsOf,
  writeSky,
} from '../../families/airfield/position.ts';
import { cut } from '../../families/airfield/refusals.ts';
import {
  BALLOONS,
  COLORS,
  COLUMNS,
  type Color,
  LAST_STEP,
  PAINT,
  SOLO_BALLOONS,
  TRUCKS,
  truckSpace,
} from './data.ts';
import type { AloftRefusal } from './refusals.ts';
import { start } from './rules.ts';
import { type AloftState, isSolo, leadSpace, Step, spaceOf } from './state.ts';

const STEPS = ['deal', 'truck', 'advance', 'reveal', 'over'] as const;
const PARTS = ['players', 'trucks', 'safety', 'on', 'sky', 'colours', 'row', 'turn'] as const;
type Part = (typeof PARTS)[number];
type Parts = Partial<Record<Part, string>>;

export function readPosition(text: string): Reading<AloftState, AloftRefusal> {
  const split = splitParts(text, PARTS);
  if ('refused' in split) return split;
  const parts: Parts = split.value;
  const seats = readSeats(parts);
  if (seats === undefined) return { refused: { code: 'players' } };
  const s = start(seats);
  const refused =
    readTrucks(s, parts.trucks) ??
    readSafety(s, parts.safety) ??
    readLoads(s, parts.on) ??
    readSky(s, parts.sky ?? '', namesFor(s), leadSpace(s)) ??
    checkCorners(s) ??
    readSecrets(s, parts) ??
    readTurn(s, parts.turn);
  return refused === undefined ? { value: s } : { refused };
}

export function writePosition(s: AloftState): string {
  const trucks = Array.from({ length: TRUCKS }, (_, truck) => truck);
  const loads = trucks
    .filter((truck) => s.load[truck]! >= 0)
    .map((truck) => {
      const inflated = s.inflated & (1 << truck) ? ' inflated' : '';
      return `${spaceOf(s, truck)} ${BALLOONS[s.load[truck]!]}${inflated}`;
    });
  return [
    `players ${s.seats}`,
    `trucks ${trucks.map((truck) => spaceOf(s, truck)).join(' ')}`,
    `safety ${s.safety}`,
    ...(loads.length ? [`on ${loads.join(', ')}`] : []),
    ...writeSky(s.at, BALLOONS),
    ...(s.colors.length ? [`colours ${s.colors.map((color) => COLORS[color] ?? '?').join(' ')}`] : []),
    ...(s.row.length ? [`row ${s.row.map((b) => BALLOONS[b]).join(' ')}`] : []),
    `turn ${s.turn} ${STEPS[s.step]}`,
  ].join('; ');
}

function readSeats(parts: Parts): number | undefined {
  const colors = parts.colours === undefined ? 2 : wordsOf(parts.colours).length;
  const seats = Number(parts.players ?? (parts.row === undefined ? colors : 1));
  return Number.isInteger(seats) && seats >= 1 && seats <= COLORS.length ? seats : undefined;
}

function readTrucks(s: AloftState, text: string | undefined): AloftRefusal | undefined {
  if (text === undefined) return undefined;
  const spaces = wordsOf(text).join(' ');
  for (let steps = 0; steps <= LAST_STEP; steps++) {
    const stand = Array.from({ length: TRUCKS }, (_, truck) => truckSpace(steps, truck));
    if (stand.join(' ') !== spaces) continue;
    s.steps = steps;
    return undefined;
  }
  return { code: 'trucks', text: cut(spaces, 20) };
}

function readSafety(s: AloftState, text: string | undefined): AloftRefusal | undefined {
  const [last, lead] = [spaceOf(s, 0), Math.min(leadSpace(s), COLUMNS)];
  s.safety = text === undefined ? last : Number(text);
  const stands = Number.isInteger(s.safety) && s.safety >= last && s.safety <= lead;
  return stands ? undefined : { code: 'safety', last, lead };
}

/** Alone, the last special shape is not there. */
const namesFor = (s: AloftState): readonly string[] =>
  BALLOONS.slice(0, isSolo(s) ? SOLO_BALLOONS : undefined);

function readLoads(s: AloftState, text: string | undefined): AloftRefusal | undefined {
  if (text === undefined) return undefined;
  for (const load of text.split(',')) {
    const [, space, name, inflated] = /^\s*(\d+) (\S+)( inflated)?\s*$/i.exec(load) ?? [];
    if (space === undefined || name === undefined) return { code: 'load', text: cut(load, 20) };
    const truck = s.load.findIndex((_, t) => spaceOf(s, t) === Number(space));
    if (truck < 0) return { code: 'noTruck', space };
    if (s.load[truck]! >= 0) return { code: 'truckFull', space };
    const balloon = takeBalloon(s, name, namesFor(s));
    if (typeof balloon === 'object') return balloon;
    s.load[truck] = balloon;
    if (inflated !== undefined) s.inflated |= 1 << truck;
  }
  return undefined;
}

/** Alone, balloons that share a colour may not touch at a corner either. */
function checkCorners(s: AloftState): AloftRefusal | undefined {
  if (!isSolo(s)) return undefined;
  const clash = (across: number, up: number, a: number, b: number) =>
    across === 1 && up === 1 && (PAINT[a]! & PAINT[b]!) !== 0;
  const pair = findPair(s.at, clash, BALLOONS);
  return pair && { code: 'corners', pair };
}

function readSecrets(s: AloftState, parts: Parts): AloftRefusal | undefined {
  if ((isSolo(s) ? parts.colours : parts.row) !== undefined) return { code: 'soloColors' };
  return isSolo(s) ? readRow(s, parts) : readColors(s, parts.colours);
}

function readColors(s: AloftState, text: string | undefined): AloftRefusal | undefined {
  if (text === undefined) return undefined;
  const letters = wordsOf(text.toUpperCase());
  const known = letters.filter((letter) => letter !== '?');
  const good =
    letters.length === s.seats &&
    known.every((letter) => COLORS.includes(letter as Color)) &&
    new Set(known).size === known.length;
  s.colors = letters.map((letter) => COLORS.indexOf(letter as Color));
  return good ? undefined : { code: 'colors', seats: s.seats };
}

function readRow(s: AloftState, { row, turn }: Parts): AloftRefusal | undefined {
  if (row === undefined && turn?.endsWith('deal')) return undefined;
  const natural = BALLOONS.slice(0, SOLO_BALLOONS);
  const names = row === undefined ? natural : wordsOf(row.toUpperCase());
  s.row = names.map((name) => BALLOONS.indexOf(name));
  const whole = names.length === SOLO_BALLOONS && natural.every((name) => names.includes(name));
  if (!whole) return { code: 'row' };
  // With no row given, those that have left it stood in front.
  if (row === undefined) {
    const packed = (b: number) => Number((s.packed & (1 << b)) !== 0);
    s.row = [...s.row].sort((a, b) => packed(a) - packed(b));
  }
  const first = s.row.findIndex((b) => (s.packed & (1 << b)) !== 0);
  const early = first < 0 ? undefined : s.row.slice(first).find((b) => (s.packed & (1 << b)) === 0);
  return early === undefined ? undefined : { code: 'order', balloon: BALLOONS[early]! };
}

function readTurn(s: AloftState, text: string | undefined): AloftRefusal | undefined {
  const usual = s.flying === 0 || s.steps === LAST_STEP ? 'advance' : 'truck';
  const [seat = '', step = usual] = wordsOf(text ?? '0');
  s.turn = Number(seat);
  s.step = STEPS.indexOf(step.toLowerCase() as (typeof STEPS)[number]);
  if (!Number.isInteger(s.turn) || s.turn < 0 || s.turn >= s.seats || s.step < 0)
    return { code: 'turn', seats: s.seats };
  return checkStep(s);
}

function checkStep(s: AloftState): AloftRefusal | undefined {
  const all = (1 << (isSolo(s) ? SOLO_BALLOONS : BALLOONS.length)) - 1;
  if (s.step === Step.DEAL && (s.steps > 0 || s.packed !== all || s.safety > 1 || s.turn > 0))
    return { code: 'notStart' };
  if (s.step === Step.TRUCK && s.flying === 0) return { code: 'noFlight' };
  const past = leadSpace(s) > COLUMNS;
  if (past && s.step < Step.ADVANCE) return { code: 'lastStep' };
  if (!past && s.step > Step.ADVANCE) return { code: 'tooEarly' };
  return undefined;
}
