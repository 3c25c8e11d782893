/** Who sits at a table: players sit down and get up, bots come and go, also for players who are away. Each answers the record after it. */
import { botName, findBot } from '../../bots/index.ts';
import type { Position, Reading, Seat } from '../../contract/index.ts';
import type { Effect } from '../../match/events.ts';
import { withNote } from '../../match/notes.ts';
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

/** A seat is kept for a player who is asked to play. */
export function invited(
  record: TableRecord,
  { who, name, silent, program }: Identity & { readonly silent: boolean; readonly program?: true },
): Arranged {
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  if (record.seats.some((seat) => 'who' in seat && seat.who === who)) return { value: record };
  const seat = record.seats.findIndex(({ kind }) => kind === 'open');
  if (seat < 0) return { refused: { code: 'noFreeSeat' } };
  return {
    value: withSeat(record, seat, {
      kind: 'asked',
      who,
      name,
      ...(silent ? { silent } : {}),
      ...(program ? { program } : {}),
    }),
  };
}

/** A program takes the seat that is kept for it. Said twice it changes nothing. */
export function accepted(record: TableRecord, who: string, now: number): Arranged {
  if (seatOfPerson(record, who) >= 0) return { value: record };
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  const seat = askedSeatOf(record, who);
  const there = record.seats[seat];
  if (there?.kind !== 'asked') return { refused: { code: 'notSeated' } };
  const { name } = there;
  return { value: withSeat(record, seat, { kind: 'person', who, name, since: now, program: true }) };
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
  const seat = request.seat ?? anySeat(record, by.who);
  if (seat < 0) return { refused: { code: 'noFreeSeat' } };
  const there = record.seats[seat];
  if (!there) return { refused: { code: 'noSeat', seats: record.seats.length } };
  return request.type === 'sit'
    ? sit(record, by, there, { ...request, seat, now })
    : giveSeat(record, by.who, request);
}

/** Where a player lands who does not say where: their own seat, one that is kept for them, or the first that is free. */
function anySeat(record: TableRecord, who: string): Seat {
  const own = record.seats.findIndex((seat) => 'who' in seat && seat.who === who);
  return own >= 0 ? own : record.seats.findIndex(({ kind }) => kind === 'open');
}

function sit(
  record: TableRecord,
  { who, name }: Identity,
  there: SeatRecord,
  {
    seat,
    seal,
    now,
  }: Omit<Extract<SeatRequest, { type: 'sit' }>, 'seat'> & { readonly seat: Seat; readonly now: number },
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

/** A bot plays for a player, the player is back, a late-comer has a bot's seat, one asks to take a move back, or the match is over. */
export function recordAfter(
  record: TableRecord,
  effect: Extract<Effect<Position>, { type: 'away' | 'back' | 'over' | 'offer' | 'offerEnded' | 'taken' }>,
): TableRecord {
  if (effect.type === 'offer') return { ...record, offer: effect.offer };
  if (effect.type === 'offerEnded') {
    const { offer: _ended, ...rest } = record;
    return { ...rest, offerEnded: { why: effect.why } };
  }
  if (effect.type === 'over') {
    // Players come no more.
    const {
      code: _code,
      tookOver: _late,
      giving: _asked,
      givingQuietly: _quietly,
      givings: _often,
      ...rest
    } = record;
    return { ...rest, state: 'over', ended: effect.ended };
  }
  if (effect.type === 'taken') {
    const { seat, as, n } = effect;
    const head = { ...record.head!, seats: record.head!.seats.with(seat, as) };
    const { from } = effect;
    const notes = withNote(record.notes, { seat, what: 'back', from, after: n });
    if (as.taken || as.player === 'person') return { ...record, head, notes };
    // The late-comer has given it back.
    const { [seat]: _was, ...away } = record.away ?? {};
    const bot = { kind: 'bot', bot: as.player.bot, name: as.name } as const;
    const former = withFormer(record, seat, n);
    return { ...record, head, notes, away, former, seats: record.seats.with(seat, bot) };
  }
  const { seat, n } = effect;
  if (effect.type === 'away') {
    const notes = withNote(record.notes, { seat, what: effect.why, after: n });
    return { ...record, away: { ...record.away, [seat]: effect.why }, notes };
  }
  const { left, at, passed } = effect;
  const { [seat]: _was, ...away } = record.away ?? {};
  const after = { ...record, away, times: { ...record.times, [seat]: { n, left, at } } };
  if (!passed) return { ...after, notes: withNote(record.notes, { seat, what: 'back', after: n }) };
  const { from, as } = passed;
  return {
    ...after,
    notes: withNote(record.notes, { seat, what: 'back', from, after: n }),
    former: withFormer(record, seat, n),
    head: { ...record.head!, seats: record.head!.seats.with(seat, as) },
  };
}

/** Their name stands in a note: when they want to be forgotten, it is found by this. */
function withFormer(
  { former = [], seats }: TableRecord,
  seat: Seat,
  after: number,
): NonNullable<TableRecord['former']> {
  const there = seats[seat];
  return there?.kind === 'person' && there.who !== '' ? [...former, { seat, who: there.who, after }] : former;
}
