/** Who sits at a table: players sit down and get up, bots come and go, also for players who are away. Each answers the record after it. */
import { botName, findBot } from '../../bots/index.ts';
import type { Position, Reading, Seat } from '../../contract/index.ts';
import type { Effect } from '../../match/events.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { distinctName } from '../names.ts';
import type { Identity } from '../store/store.ts';
import type { Request } from '../table-service.ts';
import { noBot } from './plan.ts';
import type { SeatRecord, TableRecord } from './record.ts';

export const seatOfPerson = ({ seats }: TableRecord, who: string): Seat =>
  seats.findIndex((seat) => seat.kind === 'person' && seat.who === who);

const askedSeatOf = ({ seats }: TableRecord, who: string): Seat =>
  seats.findIndex((seat) => seat.kind === 'asked' && seat.who === who);

/** A player who was asked would rather not. */
export function declined(record: TableRecord, who: string): Arranged {
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  const seat = askedSeatOf(record, who);
  if (seat < 0) return { refused: { code: 'noRematch' } };
  return { value: withSeat(record, seat, { kind: 'open' }) };
}

/** No two at a table look the same by name: the one who comes later has a number. */
export const withSeat = (record: TableRecord, seat: Seat, to: SeatRecord): TableRecord => {
  const others = record.seats.flatMap((there, n) =>
    there.kind === 'open' || n === seat ? [] : [there.name],
  );
  const named = to.kind === 'open' ? to : { ...to, name: distinctName(to.name, others) };
  return { ...record, seats: record.seats.with(seat, named) };
};

/** A player has another name from now on; the head of the match keeps the one that it began with. */
export function renamed(record: TableRecord, { who, name }: Identity): TableRecord {
  const seat = record.seats.findIndex((one) => 'who' in one && one.who === who);
  const there = record.seats[seat];
  return there && 'who' in there && there.name !== name ? withSeat(record, seat, { ...there, name }) : record;
}

export type SeatRequest = Extract<Request, { type: 'sit' | 'stand' | 'seat' }>;
export type Arranged = Reading<TableRecord, ServerRefusal>;

/** A player sits down or gets up, or the host of the table gives a seat to a bot or frees it, also one that a player has. */
export function arrange(record: TableRecord, by: Identity, request: SeatRequest, now: number): Arranged {
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  if (request.type === 'stand') return stand(record, by.who);
  const there = record.seats[request.seat];
  if (!there) return { refused: { code: 'noSeat', seats: record.seats.length } };
  return request.type === 'sit'
    ? sit(record, by, there, { ...request, now })
    : giveSeat(record, by.who, request);
}

function sit(
  record: TableRecord,
  { who, name }: Identity,
  there: SeatRecord,
  { seat, seal, now }: Extract<SeatRequest, { type: 'sit' }> & { readonly now: number },
): Arranged {
  // Another device of the same player, or a rematch: the salt that counts is that of the device that came last.
  if (there.kind === 'person' && there.who === who)
    return {
      value: there.seal === seal ? record : withSeat(record, seat, { ...there, name, seal }),
    };
  if (seatOfPerson(record, who) >= 0) return { refused: { code: 'seated' } };
  const asked = askedSeatOf(record, who);
  if (there.kind === 'asked' && asked !== seat) return { refused: { code: 'seatKept', name: there.name } };
  if (there.kind !== 'open' && asked !== seat) return { refused: { code: 'seatTaken' } };
  // A player who sits elsewhere needs no other seat.
  const freed = asked < 0 ? record : withSeat(record, asked, { kind: 'open' });
  return { value: withSeat(freed, seat, { kind: 'person', who, name, seal, since: now }) };
}

function stand(record: TableRecord, who: string): Arranged {
  const seat = seatOfPerson(record, who);
  return seat < 0 ? { refused: { code: 'notSeated' } } : { value: withSeat(record, seat, { kind: 'open' }) };
}

function giveSeat(
  record: TableRecord,
  who: string,
  { seat, to }: Extract<SeatRequest, { type: 'seat' }>,
): Arranged {
  if (record.host !== who) return { refused: { code: 'onlyHost' } };
  if (to === 'open') return { value: withSeat(record, seat, { kind: 'open' }) };
  if (!findBot(to.bot)) return { refused: noBot(to.bot) };
  return { value: withSeat(record, seat, { kind: 'bot', bot: to.bot, name: botName(seat) }) };
}

/** A bot plays for a player, the player is back, one asks to take a move back, or the match is over. */
export function recordAfter(
  record: TableRecord,
  effect: Extract<Effect<Position>, { type: 'away' | 'back' | 'over' | 'offer' | 'offerEnded' }>,
): TableRecord {
  if (effect.type === 'offer') return { ...record, offer: effect.offer };
  if (effect.type === 'offerEnded') {
    const { offer: _ended, ...rest } = record;
    return rest;
  }
  if (effect.type === 'over') return { ...record, state: 'over', ended: effect.ended };
  if (effect.type === 'away') return { ...record, away: { ...record.away, [effect.seat]: effect.why } };
  const { seat, n, left, at } = effect;
  const { [seat]: _was, ...away } = record.away ?? {};
  return { ...record, away, times: { ...record.times, [seat]: { n, left, at } } };
}
