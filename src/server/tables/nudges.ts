/** The host of a live table asks players who take long to move; if they do not, a bot may play for them. */
import type { Seat } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { NUDGE_WAIT } from '../../online/table.ts';
import { turnsOf } from './news.ts';
import type { Table } from './table.ts';

type Nudged = Pick<Table, 'record' | 'machine' | 'seatOf'>;

export class Nudges {
  /** Which turn each player was asked to make, and when. */
  readonly #asked = new Map<Seat, { readonly turn: number; readonly at: number }>();

  /** All who owe a choice are asked, but for those who were asked for it already. */
  ask(table: Nudged, who: string, now: number): readonly Seat[] | { readonly refused: ServerRefusal } {
    const waits = waitsFor(table, who);
    if ('refused' in waits) return waits;
    const fresh = [...waits].filter(([seat, turn]) => this.#asked.get(seat)?.turn !== turn);
    if (fresh.length === 0) return { refused: { code: 'noNudge' } };
    for (const [seat, turn] of fresh) this.#asked.set(seat, { turn, at: now });
    return fresh.map(([seat]) => seat);
  }

  /** Those who were asked long enough ago, and still owe the same choice. */
  late(table: Nudged, who: string, now: number): readonly Seat[] | { readonly refused: ServerRefusal } {
    const waits = waitsFor(table, who);
    if ('refused' in waits) return waits;
    const late = [...waits].flatMap(([seat, turn]) => {
      const asked = this.#asked.get(seat);
      return asked?.turn === turn && asked.at <= now - NUDGE_WAIT ? [seat] : [];
    });
    return late.length > 0 ? late : { refused: { code: 'nudgeFirst', seconds: NUDGE_WAIT / 1000 } };
  }
}

/** The players who owe a choice, and which; not the host. */
function waitsFor(
  table: Nudged,
  who: string,
): ReadonlyMap<Seat, number> | { readonly refused: ServerRefusal } {
  const { record, machine } = table;
  if (record.host !== who) return { refused: { code: 'onlyHost' } };
  if (record.pace.kind !== 'live') return { refused: { code: 'onlyLive' } };
  if (!machine || record.state !== 'playing') return { refused: { code: 'notBegun' } };
  const own = table.seatOf(who);
  const turns = [...turnsOf(machine)].flatMap(([seat, { turn }]): [Seat, number][] =>
    seat !== own && record.seats[seat]?.kind === 'person' && !record.away?.[seat] ? [[seat, turn]] : [],
  );
  return new Map(turns);
}
