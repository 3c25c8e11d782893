/** The numbers of the demo's sheet that a table may change: what distances, heights, symbols and goals are worth. */
import type { House, Turnables } from '../../contract/index.ts';
import { fillList, turnList } from '../../toolkit/house.ts';
import { demo } from './sheet/demo.ts';
import type { Sheet } from './sheet/format.ts';

const rows = demo.heights.length;
const steps = demo.goal.kind === 'each' ? demo.goal.steps : [];

/** Rows count from the bottom, columns and symbols' steps as players count them. */
export const names = {
  distance: (i: number): string => `distance${i + 1}`,
  height: (i: number): string => `height${rows - i}`,
  symbol: (i: number): string => demo.symbols[i]!.name,
  goal: (i: number): string => `goal${steps[i]![0]}`,
};

export const turnables: Turnables = {
  ...turnList(demo.distances, names.distance, () => ({ min: 0, max: 99 })),
  // The lowest rows have no label to change.
  ...turnList(demo.heights, names.height, (height) => (height === 0 ? undefined : { min: 0, max: 60 })),
  ...turnList(
    demo.symbols.map(({ points }) => points),
    names.symbol,
    () => ({ min: 0, max: 12 }),
  ),
  ...turnList(
    steps.map(([, points]) => points),
    names.goal,
    () => ({ min: 0, max: 60 }),
  ),
  finish: { standard: demo.finish, min: 0, max: 9 },
  ceiling: { standard: demo.ceiling, min: 0, max: 20 },
};

/** The demo's sheet with the numbers of a house. */
export function tunedSheet(id: string, house: House): Sheet {
  const goals = fillList(
    steps.map(([, points]) => points),
    house,
    names.goal,
  );
  return {
    ...demo,
    id,
    distances: fillList(demo.distances, house, names.distance),
    heights: fillList(demo.heights, house, names.height),
    symbols: demo.symbols.map((symbol, i) => ({
      ...symbol,
      points: house[names.symbol(i)] ?? symbol.points,
    })),
    goal: { kind: 'each', steps: steps.map(([count], i) => [count, goals[i]!] as const) },
    finish: house.finish ?? demo.finish,
    ceiling: house.ceiling ?? demo.ceiling,
  };
}

/** A position keeps only the name of its sheet: that of a tuned one says what was changed, `tuned-distance5-9-finish-4`. */
export const tunedName = (house: House): string =>
  ['tuned', ...Object.entries(house).flat()].map(String).join('-');

const NAME = /^tuned((?:-[a-z]+\d{0,2}-\d{1,2}){1,80})$/;

/** The house of such a name; undefined for any other name. */
export function houseNamed(id: string): House | undefined {
  const words = NAME.exec(id)?.[1]?.slice(1).split('-');
  if (!words) return undefined;
  const house: Record<string, number> = {};
  for (let i = 0; i < words.length; i += 2) {
    if (!Object.hasOwn(turnables, words[i]!)) return undefined;
    house[words[i]!] = Number(words[i + 1]);
  }
  return house;
}
