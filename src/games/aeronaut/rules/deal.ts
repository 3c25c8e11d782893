/**
 * Draws of chance, as JSON texts, so that a log replays with no seed: first the map and how many cells each side has, then,
 * with thieves, the secret trajectories; these are shown again at the end.
 */
import type { JsonObject, Reading, Rng, Seat } from '../../../contract/index.ts';
import { isObject } from '../../../toolkit/json.ts';
import { type AeronautMap, hasIdleSqueeze, type MapOptions, type Secret, type Size } from '../map/map.ts';
import { withoutNames } from '../map/named.ts';
import { squeezeNeedsTrajectories } from './editions.ts';
import type { Maker, Reader } from './parts.ts';
import type { AeronautRefusal } from './refusals.ts';
import { ABILITIES, type AeronautState, FLAGS, Flag, has, isDuo, Phase, sides, type Tell } from './state.ts';

/** The first draw. */
export interface Setup {
  readonly map: AeronautMap;
  /** The cells of each player. */
  readonly cells: number;
}

/** Half as many cells as routes, at least 8; two areas each where there are two sides. */
export function cellsFor(map: AeronautMap, duo: boolean): number {
  return Math.max(8, Math.ceil(map.routes.length / 2)) * (duo ? 2 : 1);
}

export function draw(s: AeronautState, rng: Rng, maker: Maker): string {
  if (s.phase === Phase.DEAL) return dealFrom(s, seedFrom(rng), maker);
  const secret = s.phase === Phase.REVEAL ? s.secret : maker.makeSecrets(s.map!, seedFrom(rng), sides(s));
  return textOfSecrets(secret);
}

/** The deals made last, by everything that they depend on: replays, verifiers and the laws ask for the same ones again. */
const made = new Map<string, string>();
const MOST_MADE = 64;

function dealFrom(s: AeronautState, seed: string, { makeMap }: Maker): string {
  const key = JSON.stringify([seed, s.size, s.types, s.flags & ~Flag.secretAreas, s.seats]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const map = withoutNames(makeMap(seed, optionsOf(s), sides(s)));
  const text = textOfSetup({ map, cells: cellsFor(map, isDuo(s)) });
  const [oldest] = made.keys();
  if (made.size >= MOST_MADE && oldest !== undefined) made.delete(oldest);
  made.set(key, text);
  return text;
}

const textOfSetup = ({ map, cells }: Setup): string => JSON.stringify({ map, cells });
export const textOfSecrets = (secret: readonly (Secret | null)[]): string => JSON.stringify({ secret });

/** 60 bits: no two tables see the same map. */
const seedFrom = (rng: Rng): string => [0, 0, 0].map(() => rng.below(2 ** 20).toString(36)).join('-');

/** A seed for the secret trajectories of a guess. */
export const guessSecrets = (s: AeronautState, rng: Rng, { makeSecrets }: Maker): readonly Secret[] =>
  makeSecrets(s.map!, seedFrom(rng), sides(s));

function optionsOf(s: AeronautState): MapOptions {
  const flag = (name: keyof typeof Flag): boolean => has(s, Flag[name]);
  return {
    size: s.size as Size,
    types: s.types,
    trajectories: flag('trajectories'),
    bonuses: flag('bonuses'),
    multiroutes: flag('multiroutes'),
    wildWinds: flag('wildWinds'),
    thieves: flag('thieves'),
  };
}

export function hideDraw(s: AeronautState, draw: string, viewer: Seat): string {
  if (s.phase !== Phase.SPIES) return draw;
  const { secret } = JSON.parse(draw) as { secret: Secret[] };
  return textOfSecrets(secret.map((each, side) => (side === viewer ? each : null)));
}

/** The set-up that was read last: all views of a table read the same one, and share its map. */
let last: { readonly text: string; readonly setup: Setup } | undefined;

function parseSetup(text: string): Setup {
  if (last?.text !== text) last = { text, setup: JSON.parse(text) as Setup };
  return last.setup;
}

export function playDraw(s: AeronautState, text: string, tell: Tell): void {
  if (s.phase === Phase.DEAL) {
    const setup = parseSetup(text);
    layOut(s, setup);
    s.phase = has(s, Flag.thieves) ? Phase.SPIES : Phase.START;
    tell?.({ kind: 'dealt', cities: setup.map.cities.length, routes: setup.map.routes.length });
    return;
  }
  s.secret = (JSON.parse(text) as { secret: (Secret | null)[] }).secret;
  if (s.phase === Phase.SPIES) tell?.({ kind: 'spies' });
  else tell?.({ kind: 'revealed', secret: s.secret });
  s.phase = s.phase === Phase.SPIES ? Phase.START : Phase.OVER;
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

/** Everything as it stands before the first city is chosen. */
export function layOut(s: AeronautState, { map, cells }: Setup): void {
  const count = sides(s);
  s.map = map;
  s.slots = map.cities.map(({ slots }) => slots);
  s.takers = zeros(map.routes.length);
  s.first = map.routes.map(() => -1);
  s.spaces = map.routes.flatMap(({ length }) => Array.from({ length }, () => -1));
  s.cells = Array.from({ length: count }, () => cells);
  s.held = zeros(count * map.types.length);
  s.paid = zeros(count * map.types.length);
  s.points = zeros(count);
  s.abilities = zeros(count * ABILITIES.length);
  s.worth = (map.trajectories ?? []).map(({ n }) => n);
}

// Set-ups of transcripts

export function setupOf(s: AeronautState): JsonObject {
  const setup = { map: s.map!, cells: s.cells[0]!, ...(has(s, Flag.thieves) ? { secret: s.secret } : {}) };
  return setup as unknown as JsonObject;
}

export function openingOf(
  s: AeronautState,
  given: JsonObject,
  reader: Reader,
): Reading<readonly string[], AeronautRefusal> {
  const setup = checkSetup(s, given, reader);
  if ('refused' in setup) return setup;
  if (!has(s, Flag.thieves)) return { value: [textOfSetup(setup.value)] };
  const secrets = checkSecrets(s, setup.value.map, given.secret);
  if ('refused' in secrets) return secrets;
  return { value: [textOfSetup(setup.value), textOfSecrets(secrets.value)] };
}

/** A draw from text, if it can be one here. */
export function readDraw(s: AeronautState, text: string, reader: Reader): Reading<string, AeronautRefusal> {
  if (s.phase !== Phase.DEAL && s.phase !== Phase.SPIES && s.phase !== Phase.REVEAL)
    return { refused: { code: 'setupNoDraw' } };
  const given = parse(text);
  if (!isObject(given))
    return { refused: s.phase === Phase.DEAL ? { code: 'setup' } : { code: 'setupSecret', sides: sides(s) } };
  if (s.phase === Phase.DEAL) {
    const setup = checkSetup(s, given, reader);
    return 'refused' in setup ? setup : { value: textOfSetup(setup.value) };
  }
  const secrets = checkSecrets(s, s.map!, given.secret);
  if ('refused' in secrets) return secrets;
  // On a view the others' are not known yet, so only known ones can contradict.
  const differs = (each: Secret, side: number): boolean => {
    const dealt = s.secret[side];
    return dealt != null && JSON.stringify(dealt) !== JSON.stringify(each);
  };
  if (s.phase === Phase.REVEAL && secrets.value.some(differs))
    return { refused: { code: 'setupOtherSecrets' } };
  return { value: textOfSecrets(secrets.value) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkSetup(
  s: AeronautState,
  given: JsonObject,
  { readMap }: Reader,
): Reading<Setup, AeronautRefusal> {
  if (!isObject(given.map)) return { refused: { code: 'setup' } };
  const map = readMap(given.map);
  if ('refused' in map) return map;
  const { cells } = given;
  if (typeof cells !== 'number' || !Number.isInteger(cells) || cells < 1 || cells > 999)
    return { refused: { code: 'setupCells' } };
  const unused = unusedExpansion(s, map.value);
  if (unused !== undefined) return { refused: { code: 'setupUnused', option: unused } };
  if (squeezeNeedsTrajectories(s) && hasIdleSqueeze(map.value)) return { refused: { code: 'setupSqueeze' } };
  // As it was given, so that a set-up read from a transcript is the same text as the draw it came from.
  return { value: { map: given.map as unknown as AeronautMap, cells } };
}

/** Something on the map that belongs to an expansion which this table does not play. */
function unusedExpansion(s: AeronautState, map: AeronautMap): string | undefined {
  const uses: Partial<Record<keyof typeof Flag, boolean>> = {
    trajectories: (map.trajectories ?? []).length > 0,
    bonuses: map.routes.some(({ bonus }) => bonus?.some((each) => each !== null)),
    multiroutes: map.routes.some(({ types }) => types !== undefined),
    wildWinds: map.routes.some(({ type }) => type === 'gray'),
  };
  return FLAGS.find((name) => uses[name] === true && !has(s, Flag[name]));
}

function checkSecrets(
  s: AeronautState,
  map: AeronautMap,
  given: unknown,
): Reading<Secret[], AeronautRefusal> {
  const isCity = (id: unknown): boolean => map.cities.some((city) => city.id === id);
  const isSecret = (each: unknown): boolean =>
    isObject(each) && isCity(each.a) && isCity(each.b) && each.a !== each.b && isPoints(each.n);
  const isPoints = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 0;
  if (!Array.isArray(given) || given.length !== sides(s) || !given.every(isSecret))
    return { refused: { code: 'setupSecret', sides: sides(s) } };
  return { value: given as unknown as Secret[] };
}
