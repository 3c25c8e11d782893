/** How players who come late take the seat of a bot. The head of the match notes it (`taken`); draws do not depend on that. */
import type { Reading, Seat } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Identity } from '../store/store.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import { seatOfPerson, withSeat } from './seats.ts';

/** Where a late-comer lands: the seat they ask for, or the first that a bot has. Only a table with a code takes them. */
export function botSeatFor(
  record: TableRecord,
  who: string,
  wanted: Seat | undefined,
): Reading<Seat, ServerRefusal> {
  if (record.state !== 'playing' || !record.head || record.code === undefined)
    return { refused: { code: 'begun' } };
  if (seatOfPerson(record, who) >= 0) return { refused: { code: 'seated' } };
  // Else one person could look into one hand after the other.
  if (record.tookOver?.includes(who)) return { refused: { code: 'tookOver' } };
  if (wanted !== undefined && !record.seats[wanted])
    return { refused: { code: 'noSeat', seats: record.seats.length } };
  const seat = wanted ?? record.seats.findIndex(({ kind }) => kind === 'bot');
  if (seat < 0) return { refused: { code: 'noBotSeat' } };
  return record.seats[seat]!.kind === 'bot' ? { value: seat } : { refused: { code: 'seatTaken' } };
}

/** A late-comer has a bot's seat. They seal no salt: nothing is dealt anew. */
export function withLatecomer(record: TableRecord, seat: Seat, by: Identity, now: number): TableRecord {
  const person: SeatRecord = { kind: 'person', who: by.who, name: by.name, since: now };
  return withSeat({ ...record, tookOver: [...(record.tookOver ?? []), by.who] }, seat, person);
}
