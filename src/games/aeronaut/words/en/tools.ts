/** What the terminal, the command `map` and the printed chart say. */
import type { Speech } from '../../../../toolkit/speech.ts';
import type { AeronautMap, MapOptions } from '../../map/map.ts';
import { BONUS_WORDS, counts, typeName } from './counts.ts';
import { faults } from './faults.ts';
import { maps } from './refusals.ts';
import { words as table } from './table.ts';

const REWARDS = {
  points: { one: '# point', other: '# points' },
  balloons: { one: '# balloon', other: '# balloons' },
  cells: { one: '# cell', other: '# cells' },
  swaps: { one: '# swap', other: '# swaps' },
};

export const words = (s: Speech) => ({
  /** The terminal words positions as the table does. */
  table: table(s),
  terminal: {
    noMap: 'The map is not dealt yet.',
    cities: 'Cities: o free slot, . taken slot, @ traveller, routes',
    routes: 'Routes: cities, spaces, # owner',
    trajectories: 'Trajectories: cities, reward, o free slot, # taken by',
    unknown: '???',
    freeCell: '___',
    side: (who: string, seat: number, points: string, balloons: string) =>
      `${who} (#${seat}): ${points}, ${balloons}`,
    abilities: (abilities: readonly string[]) => `; ${abilities.join(', ')}`,
    paid: (what: string) => `paid: ${what}`,
    balloons: counts(s).balloons,
    secret: (pair: string, n: number) => `Your secret trajectory: ${counts(s).secret(pair, n)}`,
  },
  command: command(s),
  /** On the chart. */
  sheet: {
    title: 'Aeronaut Odyssey',
    spaces: 'spaces',
    points: 'points',
    trajectories: 'Trajectories',
    type: (type: string) => (type === 'gray' ? 'any type' : typeName(type)),
    bonus: (bonus: keyof typeof BONUS_WORDS) => BONUS_WORDS[bonus],
    plusMinus: (bonus: keyof typeof BONUS_WORDS) => `± 1 ${BONUS_WORDS[bonus]}`,
    reward: (reward: 'points' | 'balloons' | 'cells' | 'swaps', n: number) => s.plural(n, REWARDS[reward]),
    pair: (a: string, b: string) => `${a} – ${b}`,
  },
  faults: faults(s),
  unreadable: maps(s),
});

const command = (s: Speech) => {
  const size = ({ cities, routes }: AeronautMap): string =>
    `${cities.length} cities, ${routes.length} routes`;
  return {
    summary: 'make a map for Aeronaut Odyssey, draw it for printing, or check one from a file',
    flags: {
      seed: 'the same seed gives the same map everywhere',
      size: 'tiny, small, regular, large or huge',
      expansions: 'with commas: trajectories, bonuses, multiroutes, wildWinds',
      types: 'how many types of balloons, 6 to 8',
      players: 'for how many players, 1 to 6: slots of trajectories depend on it',
      out: 'where to put it: a name with .svg is drawn, one with .json keeps the data (default: JSON on standard output)',
      check: 'check this map instead of making one (- for standard input); with --out it is drawn as well',
    },
    size: (given: string, able: readonly string[]) =>
      `There is no size "${given}"; there are ${s.list(able)}.`,
    expansion: (given: string, able: readonly string[]) =>
      `There is no expansion "${given}" for maps; there are ${s.list(able)}.`,
    whole: (flag: string, given: string, least: number, most: number) =>
      `--${flag} takes a whole number from ${least} to ${most}, and "${given}" is none.`,
    out: (given: string) => `--out takes a name that ends in .svg or .json, and "${given}" does not.`,
    note: (map: AeronautMap, options: MapOptions, seed: string) =>
      `A ${options.size} chart: ${size(map)}. Seed ${seed}.`,
    fileNote: (map: AeronautMap) => `${size(map)}.`,
    fine: (map: AeronautMap) => `Every promise holds: ${size(map)}, ${map.types.length} types.`,
    broken: (file: string, sentences: readonly string[]) =>
      [
        `${file}: the map can be read, and does not keep every promise.`,
        ...sentences.map((text) => `- ${text}`),
      ].join('\n'),
    file: (file: string, why: string) => `${file}: ${why}`,
  };
};
