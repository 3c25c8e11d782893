/** Draws and set-ups from text: what a transcript or a command says was dealt, checked. */
import type { JsonObject, Reading } from '../../../contract/index.ts';
import { isObject } from '../../../toolkit/json.ts';
import { readMap } from '../maker/check.ts';
import { type AeronautMap, hasIdleSqueeze, type Secret } from '../map/map.ts';
import { type Setup, textOfSecrets, textOfSetup } from './deal.ts';
import { squeezeNeedsTrajectories } from './editions.ts';
import type { AeronautRefusal } from './refusals.ts';
import { type AeronautState, FLAGS, Flag, has, Phase, sides } from './state.ts';

export function openingOf(s: AeronautState, given: JsonObject): Reading<readonly string[], AeronautRefusal> {
  const setup = checkSetup(s, given);
  if ('refused' in setup) return setup;
  if (!has(s, Flag.thieves)) return { value: [textOfSetup(setup.value)] };
  const secrets = checkSecrets(s, setup.value.map, given.secret);
  if ('refused' in secrets) return secrets;
  return { value: [textOfSetup(setup.value), textOfSecrets(secrets.value)] };
}

/** A draw from text, if it can be one here. */
export function readDraw(s: AeronautState, text: string): Reading<string, AeronautRefusal> {
  if (s.phase !== Phase.DEAL && s.phase !== Phase.SPIES && s.phase !== Phase.REVEAL)
    return { refused: { code: 'setupNoDraw' } };
  const given = parse(text);
  if (!isObject(given))
    return { refused: s.phase === Phase.DEAL ? { code: 'setup' } : { code: 'setupSecret', sides: sides(s) } };
  if (s.phase === Phase.DEAL) {
    const setup = checkSetup(s, given);
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

function checkSetup(s: AeronautState, given: JsonObject): Reading<Setup, AeronautRefusal> {
  if (!isObject(given.map)) return { refused: { code: 'setup' } };
  const map = readMap(given.map);
  if ('refused' in map) return map;
  const { cells } = given;
  if (typeof cells !== 'number' || !Number.isInteger(cells) || cells < 1 || cells > 999)
    return { refused: { code: 'setupCells' } };
  // What routes are worth stands in the map only where house rules are played.
  if (JSON.stringify(given.map.points) !== JSON.stringify(s.tuned?.points))
    return { refused: { code: 'setupPoints' } };
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
