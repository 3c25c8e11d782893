/** A table's record as clients may read it. What the schemas do not name stays here. */
import type { Seat } from '../../contract/index.ts';
import { PROGRAM } from '../../match/log.ts';
import { LineFacts, TableFacts } from '../../online/schemas/table.ts';
import type { SeatInfo, TableInfo, TableLine } from '../../online/table.ts';
import type { TableRecord } from './record.ts';
import { vacationLeft, vacationUntil } from './vacations.ts';

const { code: _forPlayers, ...forAll } = TableFacts.properties;
const ofTable = Object.keys(forAll) as (keyof typeof forAll)[];
const ofLine = Object.keys(LineFacts.properties) as (keyof typeof LineFacts.properties)[];

function pick<K extends keyof TableRecord>(record: TableRecord, keys: readonly K[]): Pick<TableRecord, K> {
  const picked: Partial<Pick<TableRecord, K>> = {};
  for (const key of keys) if (record[key] !== undefined) picked[key] = record[key];
  return picked as Pick<TableRecord, K>;
}

export function seatInfo(record: TableRecord, seat: Seat, here: (who: string) => boolean): SeatInfo {
  const there = record.seats[seat]!;
  if (there.kind === 'open') return { kind: 'open', name: '' };
  if (there.kind === 'asked')
    return {
      kind: 'asked',
      name: there.name,
      who: there.who,
      ...(there.program ? { bot: PROGRAM } : {}),
    };
  if (there.kind === 'bot') return { kind: 'bot', name: there.name, bot: there.bot };
  const away = record.away?.[seat];
  return {
    ...(there.program ? { kind: 'bot', bot: PROGRAM } : { kind: 'person' }),
    name: there.name,
    who: there.who,
    here: here(there.who),
    ...(away ? { away } : {}),
    ...(record.pace.kind === 'turns' && record.state === 'playing'
      ? { vacation: vacationOf(record, seat) }
      : {}),
    ...(there.seal ? { seal: there.seal } : {}),
    ...(there.salt !== undefined && !record.head ? { shown: true } : {}),
  };
}

function vacationOf(record: TableRecord, seat: Seat): NonNullable<SeatInfo['vacation']> {
  const until = vacationUntil(record, seat);
  return { left: vacationLeft(record, seat), ...(until === undefined ? {} : { until }) };
}

/** May this person know the join code? A player who neither is the host nor has a seat has to be told it by one of these. */
export const knowsCode = ({ host, seats }: TableRecord, who: string): boolean =>
  host === who || seats.some((seat) => seat.kind === 'person' && seat.who === who);

/** What all may know: without the join code. */
export function infoOf(id: string, record: TableRecord, here: (who: string) => boolean): TableInfo {
  const seats = record.seats.map((_, seat) => seatInfo(record, seat, here));
  return { id, ...pick(record, ofTable), seats };
}

export function lineOf(id: string, record: TableRecord, updated: number): TableLine {
  const seats = record.seats.map((seat) => ({
    kind: seat.kind === 'person' && seat.program ? ('bot' as const) : seat.kind,
    name: seat.kind === 'open' ? '' : seat.name,
  }));
  return { id, ...pick(record, ofLine), seats, updated };
}
