/** What is said about maps that do not keep every promise. */
import type { RefusalWords } from '../../../../contract/index.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { MapFault } from '../../maker/faults.ts';
import type { Thing } from '../../map/overlaps.ts';

const between = (least: number, most: number): string =>
  least === most ? String(least) : `${least} to ${most}`;

function thing({ what, id, space }: Thing): string {
  if (what === 'space') return `space ${space} of ${id}`;
  return what === 'name' ? `the name of city ${id}` : `city ${id}`;
}

export const faults = (s: Speech): RefusalWords<MapFault> => {
  const percent = (share: number): string => s.number(share, { style: 'percent', maximumFractionDigits: 1 });
  const two = (value: number): string => s.number(value, { maximumFractionDigits: 2 });
  return {
    cities: ({ count, size, usual }) =>
      `A ${size} map has ${usual} cities within 10 %, and this one has ${count}.`,
    degree: ({ value, range: [least, most] }) =>
      `Cities have ${two(value)} connections on average; it should be ${least} to ${most}.`,
    spaces: ({ value, range: [least, most] }) =>
      `Routes have ${two(value)} spaces on average; it should be ${least} to ${most}.`,
    doubles: ({ share, range: [least, most] }) =>
      `${percent(share)} of the connections are doubles; it should be ${percent(least)} to ${percent(most)}.`,
    longest: ({ length, wanted }) =>
      `The longest route has ${length} spaces; there should be one of ${wanted}.`,
    crossing: ({ one, other }) => `Routes ${one} and ${other} cross.`,
    cityOnRoute: ({ city, route }) => `City ${city} lies on route ${route}.`,
    spread: ({ most, least }) =>
      `One type has ${most} spaces and another ${least}; they should differ by at most 2.`,
    bridge: 'The map does not stay connected when any one connection is taken away.',
    slots: ({ city, slots, range: [least, most] }) =>
      `City ${city} has ${slots} slots; with its routes it should have ${between(least, most)}.`,
    capitals: ({ count }) => `${count} cities have six slots; exactly one should, the capital.`,
    capitalAside: ({ city }) => `The capital, city ${city}, is not near the middle.`,
    capitalPoor: ({ city, better }) =>
      `City ${better} is near the middle and has more routes than the capital, city ${city}.`,
    multi: ({ share, range: [least, most] }) =>
      `${percent(share)} of the spaces are on multi routes; it should be ${percent(least)} to ${percent(most)}.`,
    noMulti: 'There are multi routes, and the expansion is not in play.',
    gray: ({ count, wanted }) => `${count} routes are gray; it should be about ${wanted}, one in six.`,
    noGray: 'There are gray routes, and the expansion is not in play.',
    bonus: ({ share, range: [least, most] }) =>
      `${percent(share)} of the spaces on routes of two or more carry a bonus; it should be ${percent(least)} to ${percent(most)}.`,
    idleSqueeze: 'There is a squeeze, and no trajectory to squeeze into.',
    noBonus: 'There are bonuses, and the expansion is not in play.',
    trajectories: ({ count, range: [least, most] }) =>
      `There are ${count} trajectories; it should be ${between(least, most)}.`,
    noTrajectories: 'There are trajectories, and the expansion is not in play.',
    worth: ({ id, n, range: [least, most] }) =>
      `Trajectory ${id} gives ${n}; its distance is worth ${between(least, most)}.`,
    reward: ({ id, n, reward }) => `Trajectory ${id} gives ${n} ${reward}: that much should be points.`,
    twice: ({ id, other }) => `Trajectories ${other} and ${id} join the same cities.`,
    types: ({ count, wanted }) => `There are ${count} types, and ${wanted} were asked for.`,
    touches: ({ one, other }) => `On the chart ${thing(one)} touches ${thing(other)}.`,
    slotsCramped: ({ city }) => `On the chart the slots of city ${city} have no room.`,
    offPage: ({ thing: off }) => `On the chart ${thing(off)} leaves the page.`,
  };
};
