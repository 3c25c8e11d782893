/** The numbers of a game that a table may change, with their names: loaded when they are first looked at. */
import { useEffect, useState } from 'preact/hooks';
import type { Game, House, HouseText, Position, Reading } from '../../contract/index.ts';
import { type HouseRefusal, type HouseTable, readHouse, turnablesAt } from '../../toolkit/house.ts';
import { isShipped, type LocalizedGame } from '../../toolkit/listing.ts';

export interface Turned {
  readonly game: Pick<Game<Position>, 'turnables'>;
  readonly text: HouseText | undefined;
}

async function turnedOf(entry: LocalizedGame, version?: number): Promise<Turned> {
  // Of rules that are not shipped any more only the names in the head are known.
  const known = version === undefined || isShipped(entry.entry, version);
  const [game, text] = await Promise.all([
    known ? entry.rules(version, 'follow') : Promise.resolve({}),
    entry.house(),
  ]);
  return { game, text };
}

/** Undefined until it is there, or while it is not wanted. */
export function useTurned(entry: LocalizedGame, wanted: boolean, version?: number): Turned | undefined {
  const [turned, setTurned] = useState<Turned>();
  useEffect(() => {
    // What does not come now is asked for again when it is opened again.
    if (wanted && !turned) turnedOf(entry, version).then(setTurned, () => {});
  }, [wanted]);
  return turned;
}

/** As typed, by name. */
export type TypedHouse = Readonly<Record<string, string>>;

/** What was typed for numbers that this table uses. */
export function usedOf(game: Turned['game'], table: HouseTable, typed: TypedHouse): TypedHouse {
  const used = turnablesAt(game, table);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => Object.hasOwn(used, name)));
}

/** The house rules of a form; what was typed for a number that this table does not use is left out. */
export async function houseTyped(
  entry: LocalizedGame,
  table: HouseTable,
  typed: TypedHouse,
): Promise<Reading<House | undefined, HouseRefusal>> {
  if (Object.keys(typed).length === 0) return { value: undefined };
  const game = await entry.rules(undefined, 'follow');
  return readHouse(game, table, usedOf(game, table, typed));
}
