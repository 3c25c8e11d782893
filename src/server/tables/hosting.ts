/** What the host of a table may do before the start, and to whom that passes when the host is gone. Each answers the record after it. */
import { botName } from '../../bots/index.ts';
import type { Seat } from '../../contract/index.ts';
import { Alarm, type Clock } from '../../match/timer.ts';
import { HOST_GONE } from '../../online/table.ts';
import type { Audience } from './audience.ts';
import type { SeatRecord, TableRecord } from './record.ts';
import { type Arranged, withSeat } from './seats.ts';

/** Another player is the host from now on. */
export function handOver(record: TableRecord, who: string, seat: Seat): Arranged {
  if (record.host !== who) return { refused: { code: 'onlyHost' } };
  const to = record.seats[seat];
  if (!to) return { refused: { code: 'noSeat', seats: record.seats.length } };
  // A forgotten person has a seat and no name.
  if (to.kind !== 'person' || to.program || to.who === '') return { refused: { code: 'noPlayerThere' } };
  return { value: { ...record, host: to.who } };
}

const isFree = ({ kind }: SeatRecord): boolean => kind === 'open' || kind === 'asked';

/** The host waits no longer: seats without a player go to bots, or vanish where the game allows fewer. */
export function withoutFreeSeats(
  record: TableRecord,
  who: string,
  { free, least }: { readonly free: 'bots' | 'gone' | undefined; readonly least: number },
): Arranged {
  if (free === undefined) return { value: record };
  if (record.host !== who) return { refused: { code: 'onlyHost' } };
  if (free === 'bots') {
    const withBot = (now: TableRecord, seat: SeatRecord, n: number) =>
      isFree(seat) ? withSeat(now, n, { kind: 'bot', bot: now.standIn, name: botName(n) }) : now;
    return { value: record.seats.reduce(withBot, record) };
  }
  const seats = record.seats.filter((seat) => !isFree(seat));
  if (seats.length < least) return { refused: { code: 'tooFew', least } };
  return { value: { ...record, seats } };
}

/** Of the players who are here, the one who has sat longest. */
function heirOf({ seats }: TableRecord, isHere: (who: string) => boolean): string | undefined {
  const here = seats.flatMap((seat) =>
    seat.kind === 'person' && !seat.program && isHere(seat.who)
      ? [{ who: seat.who, since: seat.since ?? 0 }]
      : [],
  );
  return here.sort((a, b) => a.since - b.since)[0]?.who;
}

interface Hosted {
  readonly record: TableRecord;
  readonly audience: Audience;
}

/** A host who is gone for long is followed by another player who is here. */
export class Succession {
  readonly #table: Hosted;
  readonly #clock: Clock;
  readonly #pass: (to: string) => void;
  readonly #alarm: Alarm;
  #gone: number | undefined;

  /** `last`: when something happened last at the table. Where there are days for a turn, a host who is not here was gone since then. */
  constructor(table: Hosted, clock: Clock, last: number, pass: (to: string) => void) {
    this.#table = table;
    this.#clock = clock;
    this.#pass = pass;
    this.#alarm = new Alarm(clock, () => this.look());
    if (table.record.pace.kind === 'turns') this.#gone = last;
  }

  /** A player came or went, or the record has changed. */
  look(): void {
    const { record, audience } = this.#table;
    if (record.state === 'over' || audience.isHere(record.host)) {
      this.stop();
      this.#gone = undefined;
      return;
    }
    this.#gone ??= this.#clock.now();
    const heir = heirOf(record, (who) => audience.isHere(who));
    if (heir === undefined) return;
    const due = this.#gone + HOST_GONE[record.pace.kind];
    if (due > this.#clock.now()) this.#alarm.set(due);
    else this.#pass(heir);
  }

  stop(): void {
    this.#alarm.clear();
  }
}
