/** The host asks players of a live table who take long to move; if they do not, a bot may play for them. Where there are days for a turn, one may when half of the time is over. */
import type { Seat } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { isLive, lateFrom, NUDGE_WAIT, type Pace, roundWait } from '../../online/table.ts';
import type { Said } from '../gossip.ts';
import { turnsOf } from './news.ts';
import type { Table } from './table.ts';

type Nudged = Pick<Table, 'record' | 'machine' | 'seatOf' | 'audience'>;

export class Nudges {
  /** Which turn each player was asked to make, and when. */
  readonly #asked = new Map<Seat, { readonly turn: number; readonly at: number }>();

  /** All players who owe a choice are asked, but for those who were asked for it already. */
  ask(
    table: Nudged,
    who: string,
    now: number,
  ): readonly [seat: Seat, turn: number][] | { readonly refused: ServerRefusal } {
    if (table.record.host === who && !isLive(table.record.pace)) return { refused: { code: 'onlyLive' } };
    const waits = waitsFor(table, who);
    if ('refused' in waits) return waits;
    const fresh = [...waits].filter(([seat, { turn }]) => this.#asked.get(seat)?.turn !== turn);
    if (fresh.length === 0) return { refused: { code: 'noNudge' } };
    for (const [seat, { turn }] of fresh) this.#asked.set(seat, { turn, at: now });
    return fresh.map(([seat, { turn }]) => [seat, turn]);
  }

  /** The host asked these players at another node. Answers the seats of which this node did not know it. */
  hear({ turns, at }: Omit<Said<'nudged'>, 'table'>): readonly Seat[] {
    const fresh = turns.filter(([seat, turn]) => this.#asked.get(seat)?.turn !== turn);
    for (const [seat, turn] of fresh) this.#asked.set(seat, { turn, at });
    return fresh.map(([seat]) => seat);
  }

  /** The players who were asked long enough ago, and still owe the same choice; where each round has its time, all players who have owed one for a while, or are not here. */
  late(table: Nudged, who: string, now: number): readonly Seat[] | { readonly refused: ServerRefusal } {
    const waits = waitsFor(table, who);
    if ('refused' in waits) return waits;
    const { pace } = table.record;
    // A bot plays for them only this round: they need not be asked before.
    if (pace.kind === 'round') return lateInRound(table, waits, roundWait(pace), now);
    if (pace.kind === 'turns') return lateByDays(table, waits, pace, now);
    const late = [...waits].flatMap(([seat, { turn }]) => {
      const asked = this.#asked.get(seat);
      return asked?.turn === turn && asked.at <= now - NUDGE_WAIT ? [seat] : [];
    });
    return late.length > 0 ? late : { refused: { code: 'nudgeFirst', seconds: NUDGE_WAIT / 1000 } };
  }
}

/** A player who is here has a part of the round for themselves, however little the host likes to wait. */
function lateInRound(
  { record, audience }: Nudged,
  waits: Waits,
  wait: number,
  now: number,
): readonly Seat[] | { readonly refused: ServerRefusal } {
  if (waits.size === 0) return { refused: { code: 'noneOwes' } };
  const late = [...waits].filter(
    ([seat, { since }]) => !isHere({ record, audience }, seat) || since <= now - wait,
  );
  if (late.length > 0) return late.map(([seat]) => seat);
  const first = Math.min(...[...waits.values()].map(({ since }) => since));
  return { refused: { code: 'roundFirst', seconds: Math.ceil((first + wait - now) / 1000) } };
}

/** A player who is here plays; one who is not was reminded when half of the time was over. On vacation no clock runs. */
function lateByDays(
  table: Nudged,
  waits: Waits,
  pace: Extract<Pace, { kind: 'turns' }>,
  now: number,
): readonly Seat[] | { readonly refused: ServerRefusal } {
  const from = [...waits].flatMap(([seat, { until }]) =>
    until === undefined || isHere(table, seat) ? [] : [{ seat, at: lateFrom(pace, until) }],
  );
  if (from.length === 0) return { refused: { code: 'noneOwes' } };
  const late = from.filter(({ at }) => at <= now);
  if (late.length > 0) return late.map(({ seat }) => seat);
  return { refused: { code: 'daysFirst', at: Math.min(...from.map(({ at }) => at)) } };
}

function isHere({ record, audience }: Pick<Nudged, 'record' | 'audience'>, seat: Seat): boolean {
  const there = record.seats[seat];
  return there?.kind === 'person' && audience.isHere(there.who);
}

type Waits = ReadonlyMap<
  Seat,
  { readonly turn: number; readonly since: number; readonly until: number | undefined }
>;

/** The players who owe a choice, which, and since when; not the host. */
function waitsFor(table: Nudged, who: string): Waits | { readonly refused: ServerRefusal } {
  const { record, machine } = table;
  if (record.host !== who) return { refused: { code: 'onlyHost' } };
  if (!machine || record.state !== 'playing') return { refused: { code: 'notBegun' } };
  const own = table.seatOf(who);
  return new Map(
    [...turnsOf(machine)].filter(
      ([seat]) => seat !== own && record.seats[seat]?.kind === 'person' && !record.away?.[seat],
    ),
  );
}
