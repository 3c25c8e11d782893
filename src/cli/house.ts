/** House rules on the command line: `--tune name=value`. */
import { isFitted } from '../bots/index.ts';
import type { Game, House, Position } from '../contract/index.ts';
import { type HouseTable, houseChanges, readHouse } from '../toolkit/house.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import { pairOf } from './choices.ts';
import type { Context } from './context.ts';
import { unwrap } from './refusal.ts';

/** House rules, `name=value` any number of times; undefined where nothing differs from the standard game. */
export function chooseHouse(
  context: Context,
  game: Pick<Game<Position>, 'turnables'>,
  table: HouseTable,
  given: readonly string[] = [],
): House | undefined {
  const pairs = Object.fromEntries(given.map((text) => pairOf(context, text)));
  return unwrap(readHouse(game, table, pairs), context.match.refuse);
}

/** What the house has changed, a line each, for tables and reports, and what that means to these bots; none in the standard game. */
export async function houseLines(
  context: Context,
  entry: LocalizedGame,
  house: House | undefined,
  bots: readonly string[] = [],
): Promise<string[]> {
  if (!house) return [];
  const changes = houseChanges(await entry.rules(), await entry.house(), house);
  const say = context.words.house;
  return [
    say.title,
    ...changes.map(({ label, value, standard }) => `  ${say.change(label, value, standard)}`),
    ...(bots.some(isFitted) ? [say.bots] : []),
  ];
}
