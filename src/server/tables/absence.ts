/** People who run out of time, resign and come back. Each answers the record after it. */
import type { Reading, Seat } from '../../contract/index.ts';
import type { Ended } from '../../online/table.ts';
import type { TableRecord } from './record.ts';
import { words as say } from './words.ts';

export const isAway = ({ away }: TableRecord, seat: Seat): boolean => away?.[seat] !== undefined;

/** Does a person decide here, who is not away? */
export const isPersons = (record: TableRecord, seat: Seat): boolean =>
  record.seats[seat]?.kind === 'person' && !isAway(record, seat);

export const sendAway = (record: TableRecord, seat: Seat, why: 'time' | 'resigned'): TableRecord => ({
  ...record,
  away: { ...record.away, [seat]: why },
});

/** `n` is how long the log is, `left` what the clock is set to. */
export function bringBack(
  record: TableRecord,
  seat: Seat,
  { n, left }: { readonly n: number; readonly left: number },
): Reading<TableRecord> {
  const { [seat]: why, ...away } = record.away ?? {};
  if (why !== 'time') return { refused: why ? say.resigned : say.notAway };
  return { value: { ...record, away, times: { ...record.times, [seat]: { n, left } } } };
}

/** Why somebody who is away may not do this; undefined for everybody else. */
export function objectionToAway({ away }: TableRecord, seat: Seat): string | undefined {
  const why = away?.[seat];
  return why && (why === 'time' ? say.away : say.resigned);
}

/** One who is left alone has won; and bots do not play on among themselves. */
export function endByResigning({ seats, away }: TableRecord, at: number): Ended | undefined {
  const left = seats.flatMap((_, seat) => (away?.[seat] === 'resigned' ? [] : [seat]));
  const people = left.filter((seat) => seats[seat]!.kind === 'person');
  return left.length < 2 || people.length === 0 ? { how: 'resigned', winners: left, at } : undefined;
}
