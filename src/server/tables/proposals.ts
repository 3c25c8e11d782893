/**
 * In a match the host may ask to give the seat of an absent player to another person. It passes when this person and all players who are
 * there have agreed: a hidden hand goes to another eye only by consent. Each answers the record after it.
 */
import type { Seat } from '../../contract/index.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { GIVING_LEAST, GIVING_TIME } from '../../online/table.ts';
import type { Identity } from '../store/store.ts';
import type { TableRecord } from './record.ts';
import { type Arranged, seatOfPerson } from './seats.ts';

/** In one match the host may ask this often to give a seat away. */
const MOST_ASKED = 20;

type IsHere = (who: string) => boolean;
export type NotGiven = Extract<ToClient, { type: 'not-given' }>['why'];

export interface Proposal extends Identity {
  readonly seat: Seat;
  /** Has this person offered to play? */
  readonly agreed: boolean;
  /** The person is not told of it: they block a player here, or a player here blocks them. */
  readonly quiet: boolean;
}

/** Does a bot play for this seat's player until they take it back? Where each round has its time, a player who is not here is absent. */
export function isAbsent({ seats, away, pace }: TableRecord, seat: Seat, isHere: IsHere): boolean {
  const there = seats[seat];
  if (there?.kind !== 'person') return false;
  return pace.kind === 'round' ? !isHere(there.who) : away?.[seat] !== undefined;
}

/** The players who are asked: all but the host and the absent one, who neither gave up nor are away from here. */
const askedOf = (record: TableRecord, given: Seat, isHere: IsHere): readonly Seat[] =>
  [...record.seats.keys()].filter((seat) => {
    const there = record.seats[seat]!;
    if (
      there.kind !== 'person' ||
      there.program ||
      seat === given ||
      there.who === record.host ||
      there.who === ''
    )
      return false;
    const away = record.away?.[seat];
    return away !== 'resigned' && (away === undefined || isHere(there.who));
  });

const key = (seat: Seat, who: string): string => `${seat} ${who}`;

export function propose(
  record: TableRecord,
  by: string,
  { seat, who, name, agreed, quiet }: Proposal,
  { isHere, now }: { readonly isHere: IsHere; readonly now: number },
): Arranged {
  const refused = refuseProposal(record, by, { seat, who, name }, isHere);
  if (refused) return { refused };
  const { kind } = record.pace;
  const waits = askedOf(record, seat, isHere);
  const hasGivenUp = record.away?.[seat] === 'resigned';
  const { asked = 0, declined = [] } = record.givings ?? {};
  const { givingQuietly: _before, ...rest } = record;
  return {
    value: {
      ...rest,
      givings: { asked: asked + 1, declined },
      giving: {
        seat,
        who,
        name,
        agreed,
        waits: [...waits],
        until: now + GIVING_TIME[kind],
        // Else a host and their friends could look into a player's hand as soon as that player's page is loaded again.
        ...(waits.length > 0 && hasGivenUp ? {} : { from: now + GIVING_LEAST[kind] }),
      },
      ...(quiet ? { givingQuietly: true } : {}),
    },
  };
}

export function refuseProposal(
  record: TableRecord,
  by: string,
  { seat, who, name }: Pick<Proposal, 'seat' | 'who' | 'name'>,
  isHere: IsHere,
): ServerRefusal | undefined {
  if (record.host !== by) return { code: 'onlyHost' };
  if (record.state !== 'playing' || !record.head)
    return { code: record.state === 'over' ? 'over' : 'notBegun' };
  const there = record.seats[seat];
  if (!there) return { code: 'noSeat', seats: record.seats.length };
  if (record.giving) return { code: 'notGiven', why: 'asked', name: record.giving.name };
  if (there.kind !== 'person' || there.program) return { code: 'noPlayerThere' };
  if (!isAbsent(record, seat, isHere)) return { code: 'notGiven', why: 'present', name: there.name };
  if (seatOfPerson(record, who) >= 0 || record.tookOver?.includes(who))
    return { code: 'notGiven', why: 'seated', name };
  const { asked = 0, declined = [] } = record.givings ?? {};
  if (declined.includes(key(seat, who))) return { code: 'notGiven', why: 'declined', name };
  return asked >= MOST_ASKED ? { code: 'notGiven', why: 'often', name } : undefined;
}

export function withoutGiving(
  { giving, givingQuietly: _quietly, ...record }: TableRecord,
  why?: NotGiven,
): TableRecord {
  const ended = why ? { ...record, notGiven: why } : record;
  if (!giving || why !== 'refused') return ended;
  const { asked, declined } = record.givings ?? { asked: 1, declined: [] };
  return { ...ended, givings: { asked, declined: [...declined, key(giving.seat, giving.who)] } };
}

/** A player, or the person who would get the seat, agrees or refuses; `no` where one refuses, which is enough. */
export function consented(record: TableRecord, who: string, yes: boolean): Arranged | 'no' {
  const { giving } = record;
  if (!giving) return { refused: { code: 'noGiving' } };
  if (giving.who === who) return yes ? { value: { ...record, giving: { ...giving, agreed: true } } } : 'no';
  const seat = seatOfPerson(record, who);
  // A player who came back meanwhile has a say, too.
  if (seat < 0 || seat === giving.seat || record.away?.[seat] === 'resigned')
    return { refused: { code: 'notSeated' } };
  if (!yes) return 'no';
  return { value: { ...record, giving: { ...giving, waits: giving.waits.filter((one) => one !== seat) } } };
}

/** Have all agreed, and is it time? A player who gave up since is not waited for. */
export const isSettled = ({ giving, away }: TableRecord, now: number): boolean =>
  giving?.agreed === true &&
  giving.waits.every((seat) => away?.[seat] === 'resigned') &&
  (giving.from ?? now) <= now;

/** The name of the player who has the seat that this person had; undefined where they have one, or had none. */
export function successorOf(record: TableRecord, who: string): string | undefined {
  if (seatOfPerson(record, who) >= 0) return undefined;
  const { seat } = record.former?.findLast((one) => one.who === who) ?? {};
  const there = seat === undefined ? undefined : record.seats[seat];
  return there?.kind === 'person' ? there.name : undefined;
}
