/** Options of a map from words, as they are typed on a command line. */
import type { Reading } from '../../../contract/index.ts';
import { type MapOptions, SIZES } from '../map/map.ts';
import type { ToolWords } from '../words/index.ts';

/** Thieves leave the map as it is. */
const EXPANSIONS = ['trajectories', 'bonuses', 'multiroutes', 'wildWinds'] as const;

export interface MapWords {
  readonly size: string;
  readonly types: string;
  readonly expansions: string;
}

type CommandWords = ToolWords['command'];

export function readMapOptions(say: CommandWords, given: MapWords): Reading<MapOptions, string> {
  const size = SIZES.find((one) => one === given.size.toLowerCase());
  if (!size) return { refused: say.size(given.size, SIZES) };
  const types = readWhole(say, 'types', given.types, 6, 8);
  if ('refused' in types) return types;
  const names = given.expansions.split(',').flatMap((name) => name.trim() || []);
  const known = names.map((name) => EXPANSIONS.find((one) => one.toLowerCase() === name.toLowerCase()));
  const unknown = known.indexOf(undefined);
  if (unknown >= 0) return { refused: say.expansion(names[unknown]!, EXPANSIONS) };
  const has = (name: (typeof EXPANSIONS)[number]): boolean => known.includes(name);
  return {
    value: {
      size,
      types: types.value,
      trajectories: has('trajectories'),
      bonuses: has('bonuses'),
      multiroutes: has('multiroutes'),
      wildWinds: has('wildWinds'),
      thieves: false,
    },
  };
}

export function readWhole(
  say: CommandWords,
  flag: string,
  given: string,
  least: number,
  most: number,
): Reading<number, string> {
  const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
  return value >= least && value <= most ? { value } : { refused: say.whole(flag, given, least, most) };
}
