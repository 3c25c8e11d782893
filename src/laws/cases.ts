/** At which tables the laws are tried: a few seat counts, every value of every option, and every pair of values. */
import type { GameFacts, Options, OptionValue } from '../contract/index.ts';
import { defaultOptions, optionValues } from '../toolkit/options.ts';

/** `npm test` takes a sample, `npm run prove -- laws` everything. */
export const isWhole = process.env.LAWS === 'full';

export interface Case {
  readonly seats: number;
  readonly options: Options;
  /** Played by house rules that are drawn from this number (see houses.ts). */
  readonly house?: number;
}

/** The smallest, the largest and two counts between. */
export function seatCounts({ seats: { min, max } }: GameFacts): number[] {
  const between = [min + Math.round((max - min) / 3), min + Math.round(((max - min) * 2) / 3)];
  return [...new Set([min, ...between, max])].sort((a, b) => a - b);
}

/** Few sets of options that hold every pair of values at least once (greedy all-pairs). */
export function optionSets(facts: GameFacts): Options[] {
  const names = Object.keys(facts.options);
  const values = (name: string): readonly OptionValue[] => optionValues(facts.options[name]!);
  const missing = new Set<string>();
  const pair = (a: string, x: OptionValue, b: string, y: OptionValue): string => JSON.stringify([a, x, b, y]);
  for (const [i, a] of names.entries()) {
    for (const b of names.slice(i)) {
      for (const x of values(a))
        for (const y of values(b)) if (a !== b || x === y) missing.add(pair(a, x, b, y));
    }
  }
  const covered = (set: Record<string, OptionValue>): string[] =>
    names.flatMap((a, i) =>
      names.slice(i).flatMap((b) => {
        const [x, y] = [set[a], set[b]];
        return x === undefined || y === undefined ? [] : [pair(a, x, b, y)];
      }),
    );
  const sets: Options[] = [defaultOptions(facts.options)];
  for (const key of covered({ ...sets[0]! })) missing.delete(key);
  while (missing.size > 0) {
    const [a, x, b, y] = JSON.parse(missing.values().next().value!) as [
      string,
      OptionValue,
      string,
      OptionValue,
    ];
    const set: Record<string, OptionValue> = { [a]: x, [b]: y };
    for (const name of names) {
      if (name in set) continue;
      const gain = (value: OptionValue): number =>
        covered({ ...set, [name]: value }).filter((key) => missing.has(key)).length;
      set[name] = values(name).reduce((best, value) => (gain(value) > gain(best) ? value : best));
    }
    for (const key of covered(set)) missing.delete(key);
    sets.push(set);
  }
  return sets;
}

/** Every set of options at some table, every other of them with house rules, and every seat count with the usual options; one of them with house rules, too. */
export function cases(facts: GameFacts): Case[] {
  const counts = seatCounts(facts);
  const [usual, ...others] = optionSets(facts);
  return [
    ...counts.map((seats) => ({ seats, options: usual! })),
    ...others.map((options, i) => ({
      ...{ seats: counts[i % counts.length]!, options },
      ...(i % 2 ? { house: i } : {}),
    })),
    { seats: counts[1] ?? counts[0]!, options: usual!, house: 0 },
  ];
}
