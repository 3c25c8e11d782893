/** What a bot is asked when a table wants a move of it. */
import type { Move, Position } from '../../contract/index.ts';
import type { Effect } from '../../match/events.ts';
import type { TableServiceDeps } from '../table-service.ts';
import type { Table } from './table.ts';

export type Think = Extract<Effect<Position>, { type: 'think' }>;

/** A bot's choice; undefined where it failed. */
export async function chooseFor(
  table: Pick<Table, 'id' | 'record' | 'isClosed'>,
  { bots, newId, journal }: Pick<TableServiceDeps, 'bots' | 'newId' | 'journal'>,
  { seat, bot, view, ms }: Think,
): Promise<Move | undefined> {
  const { game, version, host, origin } = table.record;
  // A table from before addresses were noted counts for its host.
  const who = { game, version, bot, address: origin ?? host, host, table: table.id };
  const written = () => {
    const seen = table.isClosed ? undefined : view();
    return seen && JSON.stringify(seen);
  };
  return bots.choose({ ...who, view: written, seat, seed: newId(), ms }).catch((error: unknown) => {
    if (!table.isClosed) journal.trouble('a bot could not choose', error);
    return undefined;
  });
}
