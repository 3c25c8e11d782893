/** What is said about maps: promises that do not hold, and files that cannot be read. */

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;
const two = (value: number): string => String(Math.round(value * 100) / 100);
type Range = readonly [number, number];

export const broken = {
  cities: (count: number, size: string, usual: number) =>
    `A ${size} map has ${usual} cities within 10 %, and this one has ${count}.`,
  degree: (value: number, [least, most]: Range) =>
    `Cities have ${two(value)} connections on average; it should be ${least} to ${most}.`,
  spaces: (value: number, [least, most]: Range) =>
    `Routes have ${two(value)} spaces on average; it should be ${least} to ${most}.`,
  doubles: (share: number, [least, most]: Range) =>
    `${percent(share)} of the connections are doubles; it should be ${percent(least)} to ${percent(most)}.`,
  longest: (length: number, wanted: number) =>
    `The longest route has ${length} spaces; there should be one of ${wanted}.`,
  crossing: (one: string, other: string) => `Routes ${one} and ${other} cross.`,
  cityOnRoute: (city: number, route: string) => `City ${city} lies on route ${route}.`,
  spread: (most: number, least: number) =>
    `One type has ${most} spaces and another ${least}; they should differ by at most 2.`,
  bridge: 'The map does not stay connected when any one connection is taken away.',
  slots: (city: number, slots: number, [least, most]: Range) =>
    `City ${city} has ${slots} slots; with its routes it should have ${least === most ? least : `${least} to ${most}`}.`,
  capitals: (count: number) => `${count} cities have six slots; exactly one should, the capital.`,
  capitalAside: (city: number) => `The capital, city ${city}, is not near the middle.`,
  capitalPoor: (city: number, better: number) =>
    `City ${better} is near the middle and has more routes than the capital, city ${city}.`,
  multi: (share: number, [least, most]: Range) =>
    `${percent(share)} of the spaces are on multi routes; it should be ${percent(least)} to ${percent(most)}.`,
  noMulti: 'There are multi routes, and the expansion is not in play.',
  gray: (count: number, wanted: number) =>
    `${count} routes are gray; it should be about ${wanted}, one in six.`,
  noGray: 'There are gray routes, and the expansion is not in play.',
  bonus: (share: number, [least, most]: Range) =>
    `${percent(share)} of the spaces on routes of two or more carry a bonus; it should be ${percent(least)} to ${percent(most)}.`,
  idleSqueeze: 'There is a squeeze, and no trajectory to squeeze into.',
  noBonus: 'There are bonuses, and the expansion is not in play.',
  trajectories: (count: number, [least, most]: Range) =>
    `There are ${count} trajectories; it should be ${least === most ? least : `${least} to ${most}`}.`,
  noTrajectories: 'There are trajectories, and the expansion is not in play.',
  worth: (id: string, n: number, [least, most]: Range) =>
    `Trajectory ${id} gives ${n}; its distance is worth ${least === most ? least : `${least} to ${most}`}.`,
  reward: (id: string, n: number, reward: string) =>
    `Trajectory ${id} gives ${n} ${reward}: that much should be points.`,
  twice: (id: string, other: string) => `Trajectories ${other} and ${id} join the same cities.`,
  types: (count: number, wanted: number) => `There are ${count} types, and ${wanted} were asked for.`,
  overlap: (text: string) => `On the chart ${text}.`,
} as const;

export const unreadable = {
  notJson: (why: string) => `This is not JSON: ${why}.`,
  tooLong: (most: number) => `A map has at most ${most} characters, and this text is longer.`,
  object: (where: string) => `${where} should be an object in braces.`,
  list: (where: string, least: number, most: number) =>
    `${where} should be a list of ${least} to ${most} entries in brackets.`,
  whole: (where: string, least: number, most: number, got: unknown) =>
    `${where} should be a whole number from ${least} to ${most}, not ${show(got)}.`,
  number: (where: string, least: number, most: number, got: unknown) =>
    `${where} should be a number from ${least} to ${most}, not ${show(got)}.`,
  oneOf: (where: string, able: readonly string[], got: unknown) =>
    `${where} should be ${able.slice(0, -1).join(', ')}${able.length > 1 ? ' or ' : ''}${able.at(-1)}, not ${show(got)}.`,
  inOrder: (where: string, wanted: string | number, got: unknown) =>
    `${where} should be ${JSON.stringify(wanted)}, because ids count up in order, not ${show(got)}.`,
  name: (where: string, most: number) => `${where} should be a text of 1 to ${most} characters.`,
  sameType: (where: string) => `${where} names a type twice; each should be another.`,
  sameCity: (where: string) => `${where} should join two different cities.`,
  bothKinds: (where: string) => `${where} should have either a type or types, not both.`,
  noKind: (where: string) => `${where} should have a type, or types if it is a multi route.`,
  multiLength: (where: string, length: number) =>
    `${where}.types should name ${length} types, one for each space.`,
  bonusLength: (where: string, length: number) =>
    `${where}.bonus should have ${length} entries, one for each space.`,
  double: (where: string, id: unknown) =>
    `${where}.double is ${show(id)}; it should name the other route between the same cities, of the same length, and that one should name this.`,
  unmarked: (id: string, other: string) =>
    `Routes ${id} and ${other} join the same cities; each should name the other as its double, and two is the most.`,
  samePlace: (a: number, b: number) => `Cities ${a} and ${b} lie on top of one another.`,
  apart: (city: number) => `City ${city} cannot be reached from city 1.`,
} as const;

function show(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) return 'missing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}
