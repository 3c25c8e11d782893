/** A table's record as others may read it. */
import type { Seat } from '../../contract/index.ts';
import type { SeatInfo, TableInfo, TableLine } from '../../online/table.ts';
import type { TableRecord } from './record.ts';

export function seatInfo(record: TableRecord, seat: Seat, here: (who: string) => boolean): SeatInfo {
  const there = record.seats[seat]!;
  if (there.kind === 'open') return { kind: 'open', name: '' };
  if (there.kind === 'bot') return { kind: 'bot', name: there.name, bot: there.bot };
  const away = record.away?.[seat];
  return {
    kind: 'person',
    name: there.name,
    who: there.who,
    here: here(there.who),
    ...(away ? { away } : {}),
  };
}

export function infoOf(id: string, record: TableRecord, here: (who: string) => boolean): TableInfo {
  const { game, version, options, state, pace, listed, watch, hints, standIn, host, created, commitment } =
    record;
  return {
    id,
    game,
    version,
    options,
    state,
    seats: record.seats.map((_, seat) => seatInfo(record, seat, here)),
    pace,
    listed,
    watch,
    hints,
    standIn,
    host,
    created,
    commitment,
    ...(record.rematch ? { rematch: record.rematch } : {}),
    ...(record.ended ? { ended: record.ended } : {}),
  };
}

export function lineOf(id: string, record: TableRecord, updated: number): TableLine {
  const { game, state, pace, listed, watch, options, created, ended } = record;
  return {
    id,
    game,
    state,
    seats: record.seats.map((seat) => ({ kind: seat.kind, name: seat.kind === 'open' ? '' : seat.name })),
    pace,
    listed,
    watch,
    options,
    created,
    updated,
    ...(ended ? { ended } : {}),
  };
}
