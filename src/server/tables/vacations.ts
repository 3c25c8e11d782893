/** Where there are days for a turn a player has a few days off at each table: meanwhile their clock stands, and all can see it. Each answers the record after it. */
import type { Seat } from '../../contract/index.ts';
import type { Rest } from '../../match/clocks.ts';
import { VACATION_DAYS } from '../../online/table.ts';
import type { TableRecord } from './record.ts';
import { type Arranged, seatOfPerson } from './seats.ts';

const DAY = 24 * 3_600_000;

const restsOf = ({ rests = [] }: TableRecord, seat: Seat): readonly Rest[] =>
  rests.filter((rest) => rest.seat === seat);

/** Days that this seat has left; one that was begun is used. */
export function vacationLeft(record: TableRecord, seat: Seat): number {
  const used = restsOf(record, seat).reduce((sum, { from, to }) => sum + Math.ceil((to - from) / DAY), 0);
  return Math.max(0, VACATION_DAYS - used);
}

/** When the last vacation of a seat ends, or has ended. */
export const vacationUntil = (record: TableRecord, seat: Seat): number | undefined =>
  restsOf(record, seat).at(-1)?.to;

/** A player takes so many days off, or so many more; none ends the vacation now. */
export function takeVacation(record: TableRecord, who: string, days: number, now: number): Arranged {
  const seat = seatOfPerson(record, who);
  if (seat < 0) return { refused: { code: 'notSeated' } };
  if (record.state !== 'playing') return { refused: { code: record.state === 'open' ? 'notBegun' : 'over' } };
  // Seats get their order when it is dealt; days off belong to a seat.
  if (!record.head) return { refused: { code: 'notBegun' } };
  if (record.pace.kind !== 'turns') return { refused: { code: 'onlyDays' } };
  const away = record.away?.[seat];
  if (away) return { refused: { code: away === 'resigned' ? 'resigned' : 'away' } };
  const left = vacationLeft(record, seat);
  const last = restsOf(record, seat).at(-1);
  const current = last && last.to > now ? last : undefined;
  if (days > left || (days === 0 && !current)) return { refused: { code: 'noVacation', left } };
  const others = (record.rests ?? []).filter((rest) => rest !== current);
  const from = current?.from ?? now;
  const to = days === 0 ? now : (current?.to ?? now) + days * DAY;
  return { value: { ...record, rests: to > from ? [...others, { seat, from, to }] : others } };
}
