/** The settings of a run: the game as it is for each number of players, what it is compared with, and levels of play. */
import type { GameFacts, House, Options } from '../contract/index.ts';
import type { Arm } from './plan.ts';

/** Rules to compare with the game as it is. */
export interface Variation {
  readonly options: Options;
  readonly house?: House;
}

export interface Asked {
  readonly players: readonly number[];
  /** The game as it is asked about. */
  readonly options: Options;
  readonly house?: House;
  readonly versus: readonly Variation[];
  /** One for all seats, or one for each. */
  readonly bots: readonly string[];
  /** Bots that challenge the others, one at a time. */
  readonly levels: readonly string[];
}

/** One game in so many is also played with each challenger. */
const LEVEL_EVERY = 10;

/** The levels that a run is held against unless it is told otherwise: all that are quick enough. */
export const USUAL_LEVELS = ['random', 'greedy', 'breeze', 'gust'] as const;

export const botsFor = (bots: readonly string[], players: number): string[] =>
  bots.length === 1 ? Array.from({ length: players }, () => bots[0]!) : [...bots];

export function armsOf({ players, options, house, versus, bots, levels }: Asked, facts: GameFacts): Arm[] {
  const arms: Arm[] = [];
  const housed = (one: House | undefined) => (one ? { house: one } : {});
  for (const count of players) {
    const base = arms.length;
    const seats = botsFor(bots, count);
    const common = { players: count, bots: seats, every: 1 };
    arms.push({ role: 'main', ...common, options, ...housed(house) });
    for (const one of versus)
      arms.push({ role: 'versus', base, ...common, options: one.options, ...housed(one.house) });
  }
  const at = players.includes(facts.usualSeats) ? facts.usualSeats : players.at(-1)!;
  const rival = bots[0]!;
  if (at < 2 || bots.some((bot) => bot !== rival)) return arms;
  for (const challenger of levels) {
    if (challenger === rival) continue;
    arms.push({
      role: 'level',
      players: at,
      options,
      ...housed(house),
      challenger,
      bots: [challenger, ...Array.from({ length: at - 1 }, () => rival)],
      every: LEVEL_EVERY,
    });
  }
  return arms;
}
