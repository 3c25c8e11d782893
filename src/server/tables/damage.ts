/**
 * What the store can read of a table, and no game of ours can have: the work of a damaged digit. Rules and clocks take for granted what was
 * checked before it was written, and with anything else they may never come to an end.
 */
import { readHead } from '../../match/file.ts';
import type { LogEntry } from '../../match/log.ts';
import type { Match } from '../../match/match.ts';
import { readHouse } from '../../toolkit/house.ts';
import { readOptions, readSeats } from '../../toolkit/options.ts';
import type { Playable } from './catalog.ts';
import { isPace } from './plan.ts';
import type { TableRecord } from './record.ts';

/** Why a table with this record cannot be played by these rules; undefined where it can. */
export function damageIn(record: TableRecord, playable: Playable): string | undefined {
  const { pace, head, state, revealing, away = {}, times = {} } = record;
  if (!isPace(pace)) return 'its record has a pace that no table has';
  if (!head && state === 'playing' && !revealing) return 'its record has no head';
  const { game, version, seats } = head ?? record;
  if (game !== record.game || version !== record.version || seats?.length !== record.seats.length)
    return 'its head is of another match';
  if ([...Object.keys(away), ...Object.keys(times)].some((seat) => !record.seats[Number(seat)]))
    return 'its record has a seat that is not there';
  const code = wrongAtTable(head ?? record, playable) ?? (head && wrongInHead(head, playable));
  return code && `its ${head ? 'head' : 'record'} does not fit its game (${code})`;
}

type Told = Pick<TableRecord, 'options' | 'house'> & { readonly seats: readonly unknown[] };

function wrongAtTable({ options, house = {}, seats }: Told, { facts, game }: Playable): string | undefined {
  const read = readOptions(facts, options);
  if ('refused' in read) return read.refused.code;
  const count = readSeats(facts, seats.length);
  if ('refused' in count) return count.refused.code;
  const table = { seats: seats.length, options: read.value };
  // One by one: of a number that is not used here nothing else is said, and others may be wrong.
  for (const [name, value] of Object.entries(house)) {
    const one = readHouse(game, table, { [name]: value });
    if ('refused' in one && !isUnused(one.refused)) return one.refused.code;
  }
  return undefined;
}

function wrongInHead(head: object, { facts, game }: Playable): string | undefined {
  const read = readHead(game, facts, head);
  return 'refused' in read && !isUnused(read.refused) ? read.refused.code : undefined;
}

/** Seats may have gone before the start, and with them what a house rule was for. */
const isUnused = ({ code }: { readonly code: string }): boolean => code === 'houseUnused';

/** Throws where an entry is none that could have been made. */
export function checkEntry(match: Pick<Match, 'couldBe' | 'log'>, entry: LogEntry): void {
  if (!match.couldBe(entry)) throw new Error(`entry ${match.log.length} is none that could have been made`);
}
