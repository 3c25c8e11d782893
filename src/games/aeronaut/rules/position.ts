/**
 * Positions as text: `map isles; players 3; at 4 7 9; slots 7:0 9:1; own r8:2; area0 red red -blue; turn 0; play M r3 r8 red`.
 * Parts come in any order and may be left out: then everything stands as at the start. `-blue` is crossed out, `?` is not
 * known. `rules 1` is the first edition. `with thieves secretAreas` adds options; what the map holds is added by itself. `can 0:teleport`, `tolls r8:2`,
 * `points 0:3`, `taken t1:0` and `secret 3-9:6 ? ?` are for expansions. Last, `play` makes moves, with commas between them.
 */
import type { Reading } from '../../../contract/index.ts';
import { EXAMPLE_MAPS } from '../map/examples.ts';
import type { AeronautMap, Secret } from '../map/map.ts';
import { conceal } from './area.ts';
import { cellsFor, layOut } from './deal.ts';
import { EDITIONS } from './editions.ts';
import { read } from './notation.ts';
import { NO_READER, type Reader } from './parts.ts';
import type { PositionRefusal } from './refusals.ts';
import { next, play, start } from './rules.ts';
import { endIfStuck } from './settle.ts';
import {
  ABILITIES,
  type Ability,
  type AeronautState,
  Flag,
  isDuo,
  Phase,
  SECRET,
  SPENT,
  sides,
} from './state.ts';
import { MULTI, type Tables, tablesOf } from './tables.ts';

const PARTS = [
  ...[
    'rules',
    'map',
    'players',
    'with',
    'at',
    'slots',
    'own',
    'cells',
    'points',
    'can',
    'tolls',
    'taken',
    'secret',
    'turn',
    'play',
  ],
  ...[0, 1, 2, 3, 4, 5].map((side) => `area${side}`),
];
type Parts = Readonly<Record<string, string | undefined>>;
/** Why a part cannot be, or nothing where it can. */
type Wrong = PositionRefusal | undefined;
type Part = (s: AeronautState, t: Tables, words: readonly string[]) => Wrong;

/** Figures play only legal moves; where a move may be refused, `reader` says why. */
export function readPosition(
  text: string,
  reader: Reader = NO_READER,
): Reading<AeronautState, PositionRefusal> {
  const given = split(text);
  if ('code' in given) return { refused: given };
  const { parts } = given;
  const begun = begin(parts);
  if ('refused' in begun) return begun;
  const s = begun.value;
  const t = tablesOf(s.map!);
  for (const [name, part] of ORDER) {
    const given = parts[name];
    const refused = given === undefined ? undefined : part(s, t, wordsOf(given));
    if (refused !== undefined) return { refused };
  }
  const refused = readAreas(s, t, parts) ?? readTurn(s, parts.turn) ?? playOn(s, parts.play, reader);
  return refused === undefined ? { value: s } : { refused };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

function split(text: string): { parts: Parts } | PositionRefusal {
  const parts: Record<string, string> = {};
  for (const clause of text.split(';')) {
    const [name = '', ...rest] = wordsOf(clause);
    if (name === '') continue;
    if (!PARTS.includes(name)) return { code: 'positionClause', text: clause };
    if (parts[name] !== undefined) return { code: 'positionTwice', name };
    parts[name] = rest.join(' ');
  }
  return { parts };
}

/** An empty table with its map. */
function begin(parts: Parts): Reading<AeronautState, PositionRefusal> {
  const name = parts.map ?? 'isles';
  if (!Object.hasOwn(EXAMPLE_MAPS, name))
    return { refused: { code: 'positionMap', names: Object.keys(EXAMPLE_MAPS) } };
  const map: AeronautMap = EXAMPLE_MAPS[name as keyof typeof EXAMPLE_MAPS];
  const seats = Number(parts.players ?? Math.max(2, wordsOf(parts.at ?? '').length));
  if (!Number.isInteger(seats) || seats < 1 || seats > 6) return { refused: { code: 'positionPlayers' } };
  const extra = wordsOf(parts.with ?? '');
  const stranger = extra.find((word) => word !== 'secretAreas' && word !== 'thieves');
  if (stranger !== undefined) return { refused: { code: 'positionFlag', text: stranger } };
  const options: Record<string, boolean | number | string> = { size: 'tiny', types: map.types.length };
  for (const word of extra) options[word] = true;
  options.trajectories = map.trajectories !== undefined;
  options.bonuses = map.routes.some(({ bonus }) => bonus !== undefined);
  options.multiroutes = map.routes.some(({ types }) => types !== undefined);
  options.wildWinds = map.routes.some(({ type }) => type === 'gray');
  const edition = EDITIONS.find((each) => String(each) === (parts.rules ?? '2'));
  if (edition === undefined) return { refused: { code: 'positionRules', editions: EDITIONS } };
  const s = start(edition, seats, options);
  layOut(s, { map, cells: cellsFor(map, isDuo(s)) });
  if ((s.flags & Flag.thieves) !== 0) s.secret = s.at.map(() => null);
  s.phase = Phase.START;
  return { value: s };
}

/** `7:0` as its two halves. */
function halves(word: string): [string, string] {
  const at = word.indexOf(':');
  return at < 0 ? [word, ''] : [word.slice(0, at), word.slice(at + 1)];
}

const sideOf = (s: AeronautState, word: string): number | undefined =>
  /^\d$/.test(word) && Number(word) < sides(s) ? Number(word) : undefined;

const readAt: Part = (s, t, words) => {
  if (words.length > sides(s)) return { code: 'positionTooMany' };
  for (const [side, word] of words.entries()) {
    const city = t.cityIndex.get(Number(word));
    if (city === undefined) return { code: 'positionCity', text: word };
    s.at[side] = city;
  }
  s.turn = words.length % sides(s);
  if (words.length === sides(s)) s.phase = Phase.ACTION;
  return undefined;
};

const readSlots: Part = (s, t, words) => {
  for (const word of words) {
    const [id, free] = halves(word);
    const city = t.cityIndex.get(Number(id));
    if (city === undefined) return { code: 'positionCity', text: id };
    if (!/^\d$/.test(free)) return { code: 'positionSlots', text: word };
    s.slots[city] = Number(free);
  }
  return undefined;
};

const readOwn: Part = (s, t, words) => {
  for (const word of words) {
    const [what, owners] = halves(word);
    const [id = '', type] = what.split('.');
    const route = t.routeIndex.get(id);
    const seats = [...owners].map((digit) => sideOf(s, digit));
    const first = seats[0];
    if (route === undefined || first === undefined || seats.includes(undefined))
      return { code: 'positionOwn', text: word };
    const isMulti = t.kind[route] === MULTI;
    const space = isMulti ? t.spaceTypes[route]!.indexOf(t.types.indexOf(type ?? '')) : 0;
    if (space < 0 || isMulti !== (type !== undefined)) return { code: 'positionOwn', text: word };
    for (const side of seats) s.takers[route]! |= 1 << side!;
    if (s.first[route]! < 0) s.first[route] = first;
    for (let i = 0; i < (isMulti ? 1 : t.length[route]!); i++) s.spaces[t.offset[route]! + space + i] = first;
  }
  return undefined;
};

const readCells: Part = (s, _t, words) => {
  const cells = Number(words[0]);
  if (words.length !== 1 || !Number.isInteger(cells) || cells < 0 || cells > 999)
    return { code: 'positionCells' };
  s.cells.fill(cells);
  return undefined;
};

const readPoints: Part = (s, _t, words) => {
  for (const word of words) {
    const [seat, points] = halves(word);
    const side = sideOf(s, seat);
    if (side === undefined || !/^-?\d{1,3}$/.test(points)) return { code: 'positionPair', text: word };
    s.points[side] = Number(points);
  }
  return undefined;
};

const readAbilities: Part = (s, _t, words) => {
  for (const word of words) {
    const [seat, name] = halves(word);
    const [side, ability] = [sideOf(s, seat), ABILITIES.indexOf(name as Ability)];
    if (side === undefined || ability < 0) return { code: 'positionPair', text: word };
    s.abilities[side * ABILITIES.length + ability]!++;
  }
  return undefined;
};

/** "r8:2": something of the map, and whose it is. */
const readHeld =
  (list: 'tolls' | 'taken', index: 'routeIndex' | 'trajectoryIndex', code: WrongHeld): Part =>
  (s, t, words) => {
    for (const word of words) {
      const [id, seat] = halves(word);
      const [thing, side] = [t[index].get(id), sideOf(s, seat)];
      if (thing === undefined || side === undefined) return { code, text: word };
      s[list].push(thing * 8 + side);
    }
    return undefined;
  };

type WrongHeld = 'positionOwn' | 'positionTrajectory';

const readSecret: Part = (s, t, words) => {
  const secret: (Secret | null)[] = [];
  for (const word of words) {
    const [, a = 0, b = 0, n = 0] = (/^(\d+)-(\d+):(\d+)$/.exec(word) ?? []).map(Number);
    if (word !== '?' && (!t.cityIndex.has(a) || !t.cityIndex.has(b)))
      return { code: 'positionSecret', text: word };
    secret.push(word === '?' ? null : { a, b, n });
  }
  if (secret.length !== sides(s) || (s.flags & Flag.thieves) === 0)
    return { code: 'positionSecret', text: words.join(' ') };
  s.secret = secret;
  return undefined;
};

const ORDER: readonly (readonly [string, Part])[] = [
  ['at', readAt],
  ['slots', readSlots],
  ['own', readOwn],
  ['cells', readCells],
  ['points', readPoints],
  ['can', readAbilities],
  ['tolls', readHeld('tolls', 'routeIndex', 'positionOwn')],
  ['taken', readHeld('taken', 'trajectoryIndex', 'positionTrajectory')],
  ['secret', readSecret],
];

function readAreas(s: AeronautState, t: Tables, parts: Parts): Wrong {
  for (let side = 0; side < 6; side++) {
    const given = parts[`area${side}`];
    if (given === undefined) continue;
    if (side >= sides(s)) return { code: 'positionNoArea', name: `area${side}` };
    const refused = readArea(s, t, side, wordsOf(given));
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function readArea(s: AeronautState, t: Tables, side: number, words: readonly string[]): Wrong {
  const base = side * t.types.length;
  const area = s.areas[side]!;
  for (const word of words) {
    const spent = word[0] === '-';
    const type = t.types.indexOf(spent ? word.slice(1) : word);
    if (type < 0 && word !== '?') return { code: 'positionType', text: word };
    if (type < 0) area.push(SECRET);
    else {
      area.push(spent ? type | SPENT : type);
      (spent ? s.paid : s.held)[base + type]!++;
    }
  }
  if (area.length > s.cells[side]!) return { code: 'positionCells' };
  if (words.includes('?')) conceal(s, side);
  return undefined;
}

function readTurn(s: AeronautState, text: string | undefined): Wrong {
  if (text !== undefined) {
    const side = sideOf(s, text);
    if (side === undefined) return { code: 'positionTurn', sides: sides(s) };
    s.turn = side;
  }
  if (s.phase === Phase.ACTION) endIfStuck(s, false, undefined);
  return undefined;
}

function playOn(s: AeronautState, text: string | undefined, reader: Reader): Wrong {
  for (const move of (text ?? '').split(',').filter((each) => each.trim() !== '')) {
    const due = next(s);
    if (due.to !== 'act') return { code: 'positionPlay', move, why: { code: 'positionNobody' } };
    const reading = read(s, due.seats[0]!, move, reader);
    if ('refused' in reading) return { code: 'positionPlay', move, why: reading.refused };
    play(s, due.seats[0]!, reading.value);
  }
  return undefined;
}
