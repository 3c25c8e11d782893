/**
 * How a match begins: seats are fixed, their players show the salts that they sealed, and then it is dealt; at the latest when the time
 * for that is over, without the salts that did not come. Each answers the record after it.
 */
import type { Seat } from '../../contract/index.ts';
import type { TableEvent } from '../../match/events.ts';
import { fitsSeal } from '../../match/fair.ts';
import { type MatchSeat, PROGRAM, SEALED } from '../../match/log.ts';
import { newHead } from '../../match/match.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { isLive, REVEAL_LEAST, revealTime } from '../../online/table.ts';
import { isFormer } from './farewell.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import { type Arranged, seatOfPerson } from './seats.ts';

/** All seats are taken and sealed: from now on they are fixed, and players show their salts. */
export function begin(record: TableRecord, who: string, now: number): Arranged {
  if (record.state !== 'open') return { refused: { code: 'begun' } };
  if (seatOfPerson(record, who) < 0 && record.host !== who) return { refused: { code: 'notSeated' } };
  if (record.seats.some(({ kind }) => kind === 'open' || kind === 'asked'))
    return { refused: { code: 'seatsFree' } };
  if (!record.seats.some(({ kind }) => kind === 'person')) return { refused: { code: 'noPlayer' } };
  const names = record.seats.flatMap((seat) =>
    seat.kind === 'person' && !seat.program && !seat.seal ? [seat.name] : [],
  );
  if (names.length > 0) return { refused: { code: 'unsealed', names } };
  return { value: { ...record, state: 'playing', revealing: { until: now + revealTime(record.pace) } } };
}

/** A player shows the salt of their seat. Said twice it changes nothing. */
export function reveal(record: TableRecord, who: string, salt: string): Arranged {
  const seat = seatOfPerson(record, who);
  const there = record.seats[seat];
  if (there?.kind !== 'person') return { refused: { code: 'notSeated' } };
  if (record.state === 'open') return { refused: { code: 'notBegun' } };
  if (there.salt === salt) return { value: record };
  if (!record.revealing) return { refused: { code: 'dealt' } };
  if (!fitsSeal(salt, there.seal)) return { refused: { code: 'wrongSalt' } };
  return { value: { ...record, seats: record.seats.with(seat, { ...there, salt }) } };
}

/** A player who is forgotten shows no salt any more: the deal does not wait for it. */
const owes = (seat: SeatRecord | undefined): boolean =>
  seat?.kind === 'person' && !seat.program && seat.salt === undefined && !isFormer(seat);

export const allRevealed = ({ seats }: TableRecord): boolean => !seats.some(owes);

/** Does the deal wait for the salt of this seat? */
export function owesSalt({ revealing, seats }: TableRecord, seat: Seat): boolean {
  return revealing !== undefined && owes(seats[seat]);
}

/**
 * Why the host cannot begin yet without the players whose salts are missing. A page shows its salt by itself: a player who is here has the
 * whole time for it, so that no host can hurry past the salts that keep the deal honest, and one who is not here has a part of it.
 */
export function refuseToGoOn(
  { pace, revealing, seats }: TableRecord,
  isHere: (who: string) => boolean,
  now: number,
): ServerRefusal | undefined {
  const missing = seats.filter(owes);
  if (!revealing || missing.length === 0) return undefined;
  if (!isLive(pace)) return { code: 'onlyLive' };
  const isAsked = missing.some((seat) => seat.kind === 'person' && isHere(seat.who));
  const wait = revealing.until - (isAsked ? 0 : revealTime(pace) - REVEAL_LEAST) - now;
  return wait > 0 ? { code: 'saltsAwaited', seconds: Math.ceil(wait / 1000) } : undefined;
}

/** What the match begins with: players who were forgotten have given up, and bots play for those who have not come. */
export function absences(record: TableRecord, isHere: (who: string) => boolean): readonly TableEvent[] {
  const gone = record.seats.flatMap((seat, by): TableEvent[] =>
    isFormer(seat) ? [{ type: 'resign', by }] : [],
  );
  const seats = notCome(record, isHere);
  return seats.length > 0 ? [...gone, { type: 'relieve', seats }] : gone;
}

/**
 * Players of a live match who are not here when it is dealt, and have not shown a salt: a bot plays for them until they come, and no clock
 * of theirs runs. Where each round has its time, the round decides.
 */
function notCome({ seats, pace }: TableRecord, isHere: (who: string) => boolean): readonly Seat[] {
  if (pace.kind !== 'live') return [];
  return seats.flatMap((seat, n) =>
    seat.kind === 'person' && seat.salt === undefined && !isFormer(seat) && !isHere(seat.who) ? [n] : [],
  );
}

/** The salts are known, or the time for them is over: seats get their order, and the match its head. */
export function deal(
  { revealing: _revealing, ...record }: TableRecord,
  match: { readonly id: string; readonly secret: string; readonly now: number },
): TableRecord {
  const sitting = new Map<MatchSeat, SeatRecord>(record.seats.map((seat) => [matchSeat(seat), seat]));
  const head = newHead({
    id: match.id,
    game: record.game,
    version: record.version,
    options: record.options,
    ...(record.house ? { house: record.house } : {}),
    seats: [...sitting.keys()],
    secret: match.secret,
    created: new Date(match.now).toISOString(),
    fixedSeats: record.fixedSeats,
    scheme: SEALED,
  });
  return { ...record, head, seats: head.seats.map((seat) => sitting.get(seat)!) };
}

function matchSeat(seat: SeatRecord): MatchSeat {
  if (seat.kind === 'person') {
    const { name, program, seal, salt } = seat;
    // A program's salt would be the choice of its owner, who may sit at the table or run the server.
    if (program) return { name, player: { bot: PROGRAM } };
    return { name, player: 'person', ...(seal ? { seal } : {}), ...(salt === undefined ? {} : { salt }) };
  }
  if (seat.kind === 'bot') return { name: seat.name, player: { bot: seat.bot } };
  throw new Error('a free seat has no player');
}
