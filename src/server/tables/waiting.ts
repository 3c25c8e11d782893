/** A table before the start: people sit down and get up, bots come and go. Each answers the record after it. */
import { botName, findBot } from '../../bots/index.ts';
import type { Reading, Seat } from '../../contract/index.ts';
import type { MatchSeat } from '../../match/log.ts';
import { newHead } from '../../match/match.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Identity } from '../store/store.ts';
import { noBot } from './plan.ts';
import type { SeatRecord, TableRecord } from './record.ts';

export const seatOfPerson = ({ seats }: TableRecord, who: string): Seat =>
  seats.findIndex((seat) => seat.kind === 'person' && seat.who === who);

const withSeat = (record: TableRecord, seat: Seat, to: SeatRecord): TableRecord => ({
  ...record,
  seats: record.seats.with(seat, to),
});

export function sit(
  record: TableRecord,
  by: Identity,
  seat: Seat,
  salt: string,
): Reading<TableRecord, ServerRefusal> {
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  const there = record.seats[seat];
  if (!there) return { refused: { code: 'noSeat', seats: record.seats.length } };
  if (there.kind === 'person' && there.who === by.who) return { value: record };
  if (seatOfPerson(record, by.who) >= 0) return { refused: { code: 'seated' } };
  if (there.kind !== 'open') return { refused: { code: 'seatTaken' } };
  return { value: withSeat(record, seat, { kind: 'person', who: by.who, name: by.name, salt }) };
}

export function stand(record: TableRecord, who: string): Reading<TableRecord, ServerRefusal> {
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  const seat = seatOfPerson(record, who);
  return seat < 0 ? { refused: { code: 'notSeated' } } : { value: withSeat(record, seat, { kind: 'open' }) };
}

export function giveSeat(
  record: TableRecord,
  who: string,
  seat: Seat,
  to: 'open' | { readonly bot: string },
): Reading<TableRecord, ServerRefusal> {
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  if (record.host !== who) return { refused: { code: 'onlyHost' } };
  const there = record.seats[seat];
  if (!there) return { refused: { code: 'noSeat', seats: record.seats.length } };
  if (there.kind === 'person') return { refused: { code: 'playerSits' } };
  if (to === 'open') return { value: withSeat(record, seat, { kind: 'open' }) };
  if (!findBot(to.bot)) return { refused: noBot(to.bot) };
  return { value: withSeat(record, seat, { kind: 'bot', bot: to.bot, name: botName(seat) }) };
}

/** Everybody sits: the seats get their order, and the match its head. */
export function begin(
  record: TableRecord,
  who: string,
  match: { readonly id: string; readonly secret: string; readonly now: number },
): Reading<TableRecord, ServerRefusal> {
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  if (seatOfPerson(record, who) < 0 && record.host !== who) return { refused: { code: 'notSeated' } };
  if (record.seats.some(({ kind }) => kind === 'open')) return { refused: { code: 'seatsFree' } };
  if (!record.seats.some(({ kind }) => kind === 'person')) return { refused: { code: 'noPlayer' } };
  const sitting = new Map<MatchSeat, SeatRecord>(record.seats.map((seat) => [matchSeat(seat), seat]));
  const head = newHead({
    id: match.id,
    game: record.game,
    version: record.version,
    options: record.options,
    seats: [...sitting.keys()],
    secret: match.secret,
    created: new Date(match.now).toISOString(),
    fixedSeats: record.fixedSeats,
  });
  return {
    value: { ...record, state: 'playing', head, seats: head.seats.map((seat) => sitting.get(seat)!) },
  };
}

function matchSeat(seat: SeatRecord): MatchSeat {
  if (seat.kind === 'person') return { name: seat.name, player: 'person', salt: seat.salt };
  if (seat.kind === 'bot') return { name: seat.name, player: { bot: seat.bot } };
  throw new Error('a free seat has no player');
}
