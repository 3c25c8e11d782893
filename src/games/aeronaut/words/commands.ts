/** What the command `map` says. */
import type { AeronautMap, MapOptions } from '../map/map.ts';

const listed = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

export const commandWords = {
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
  title: 'Aeronaut Odyssey',
  size: (given: string, able: readonly string[]) => `There is no size "${given}"; there are ${listed(able)}.`,
  expansion: (given: string, able: readonly string[]) =>
    `There is no expansion "${given}" for maps; there are ${listed(able)}.`,
  whole: (flag: string, given: string, least: number, most: number) =>
    `--${flag} takes a whole number from ${least} to ${most}, and "${given}" is none.`,
  out: (given: string) => `--out takes a name that ends in .svg or .json, and "${given}" does not.`,
  note: (map: AeronautMap, { size }: MapOptions, seed: string) =>
    `A ${size} chart: ${map.cities.length} cities, ${map.routes.length} routes. Seed ${seed}.`,
  fileNote: (map: AeronautMap) => `${map.cities.length} cities, ${map.routes.length} routes.`,
  fine: (map: AeronautMap) =>
    `Every promise holds: ${map.cities.length} cities, ${map.routes.length} routes, ${map.types.length} types.`,
  broken: (file: string, sentences: readonly string[]) =>
    [
      `${file}: the map can be read, and does not keep every promise.`,
      ...sentences.map((text) => `- ${text}`),
    ].join('\n'),
  file: (file: string, why: string) => `${file}: ${why}`,
} as const;
