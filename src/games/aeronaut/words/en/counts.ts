/** Things that are counted, and the names of cities, routes, types, bonuses and rewards. */
import type { Speech } from '../../../../toolkit/speech.ts';

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

/** How names are put together. */
export const names = (s: Speech) => ({
  city: (id: number, name: string | undefined) => name ?? `city ${id}`,
  /** A route or a trajectory, by its cities. */
  pair: (a: string, b: string) => `${a} – ${b}`,
  /** Which route of a double. */
  oneOf: (pair: string, kind: string) => `${pair} (${kind})`,
  kind: (types: readonly string[]) => s.list(types.map(typeName)),
  /** A player whose name is not known here. */
  player: (n: number) => `Player ${n}`,
});

export const counts = (s: Speech) => {
  const points = s.plurals({ one: '# point', other: '# points' });
  const balloons = s.plurals({ one: '# balloon', other: '# balloons' });
  const moreCells = s.plurals({ one: '# more cell', other: '# more cells' });
  const swaps = s.plurals({ one: '# swap', other: '# swaps' });
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
    freeCells: s.plurals({ one: '# free cell', other: '# free cells' }),
    freeSlots: s.plurals({ one: '# free slot', other: '# free slots' }),
    slots: s.plurals({ one: '# slot', other: '# slots' }),
    spaces: s.plurals({ one: '# space', other: '# spaces' }),
    routes: s.plurals({ one: '# route', other: '# routes' }),
    /** What connecting a trajectory gives. */
    reward: (reward: string, n: number): string => rewards[reward]!(n),
    /** A secret trajectory: its cities and its points. */
    secret: (pair: string, n: number): string => `${pair} for ${points(n)}`,
    types: (types: Iterable<string>): string => s.list([...types].map(typeName)),
  };
};
