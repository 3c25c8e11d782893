/**
 * Draws of chance, as JSON texts, so that a log replays with no seed: first the map and how many cells each side has, then,
 * with thieves, the secret trajectories; these are shown again at the end.
 */
import type { JsonObject, Rng, Seat } from '../../../contract/index.ts';
import type { AeronautMap, MapOptions, Secret, Size } from '../map/map.ts';
import { withoutNames } from '../map/named.ts';
import type { Maker } from './parts.ts';
import { ABILITIES, type AeronautState, Flag, has, isDuo, Phase, sides, type Tell } from './state.ts';
import { type AeronautNumbers, STANDARD, tunedMap } from './turnables.ts';

/** The first draw. */
export interface Setup {
  readonly map: AeronautMap;
  /** The cells of each player. */
  readonly cells: number;
}

/** Half as many cells as routes, at least 8; two areas each where there are two sides. */
export function cellsFor(map: AeronautMap, duo: boolean, tuned?: AeronautNumbers): number {
  const { cells, leastCells } = tuned ?? STANDARD;
  return Math.max(leastCells, Math.ceil((map.routes.length * cells) / 10)) * (duo ? 2 : 1);
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
  const key = JSON.stringify([seed, s.size, s.types, s.flags & ~Flag.secretAreas, s.seats, s.tuned]);
  const known = made.get(key);
  if (known !== undefined) return known;
  const land = withoutNames(makeMap(seed, optionsOf(s), sides(s)));
  const map = s.tuned ? tunedMap(land, s.tuned) : land;
  const text = textOfSetup({ map, cells: cellsFor(map, isDuo(s), s.tuned) });
  const [oldest] = made.keys();
  if (made.size >= MOST_MADE && oldest !== undefined) made.delete(oldest);
  made.set(key, text);
  return text;
}

export const textOfSetup = ({ map, cells }: Setup): string => JSON.stringify({ map, cells });
export const textOfSecrets = (secret: readonly (Secret | null)[]): string => JSON.stringify({ secret });

/** 60 bits: no two tables see the same map. */
const seedFrom = (rng: Rng): string => [0, 0, 0].map(() => rng.below(2 ** 20).toString(36)).join('-');

/** A seed for the secret trajectories of a guess. */
export const guessSecrets = (
  s: AeronautState,
  rng: Rng,
  { makeSecrets }: Pick<Maker, 'makeSecrets'>,
): readonly Secret[] => makeSecrets(s.map!, seedFrom(rng), sides(s));

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
  else tell?.({ kind: 'revealed', map: s.map!, secret: s.secret });
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

/** For a transcript. */
export function setupOf(s: AeronautState): JsonObject {
  const setup = { map: s.map!, cells: s.cells[0]!, ...(has(s, Flag.thieves) ? { secret: s.secret } : {}) };
  return setup as unknown as JsonObject;
}
