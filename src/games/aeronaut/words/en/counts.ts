/** Things that are counted, and the names of types, bonuses and rewards. */
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Secret } from '../../map/map.ts';

const TYPES: Readonly<Record<string, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  pink: 'pink',
  white: 'white',
  black: 'black',
  gray: 'gray',
};

export const typeName = (type: string): string => TYPES[type] ?? type;
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const city = (id: number): string => `city ${id}`;

/** A bonus by itself; the steps up and down of points, balloons and cells share a word. */
export const BONUS_WORDS = {
  point: 'point',
  balloon: 'balloon',
  cell: 'cell',
  swap: 'swap',
  steal: 'steal',
  squeeze: 'squeeze',
  share: 'share',
  teleport: 'teleport',
  again: 'again',
  toll: 'toll',
};

export const counts = (s: Speech) => {
  const points = (n: number): string => s.plural(n, { one: '# point', other: '# points' });
  const balloons = (n: number): string => s.plural(n, { one: '# balloon', other: '# balloons' });
  const moreCells = (n: number): string => s.plural(n, { one: '# more cell', other: '# more cells' });
  const swaps = (n: number): string => s.plural(n, { one: '# swap', other: '# swaps' });
  const rewards: Readonly<Record<string, (n: number) => string>> = {
    points,
    balloons: (n) => `${balloons(n)} of any type`,
    cells: moreCells,
    swaps,
  };
  return {
    points,
    balloons,
    moreCells,
    swaps,
    freeCells: (n: number): string => s.plural(n, { one: '# free cell', other: '# free cells' }),
    freeSlots: (n: number): string => s.plural(n, { one: '# free slot', other: '# free slots' }),
    slots: (n: number): string => s.plural(n, { one: '# slot', other: '# slots' }),
    spaces: (n: number): string => s.plural(n, { one: '# space', other: '# spaces' }),
    routes: (n: number): string => s.plural(n, { one: '# route', other: '# routes' }),
    /** What connecting a trajectory gives. */
    reward: (reward: string, n: number): string => rewards[reward]!(n),
    secret: (secret: Secret | null): string =>
      secret === null ? 'unknown' : `${secret.a} to ${secret.b} for ${points(secret.n)}`,
    types: (types: Iterable<string>): string => s.list([...types].map(typeName)),
  };
};
