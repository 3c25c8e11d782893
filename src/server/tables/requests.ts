/** What a caller asks of a table at which a match is arranged or played. */
import type { Answer, Caller, Request } from '../table-service.ts';
import { handOver } from './hosting.ts';
import { newJoinCode, setCode } from './join-codes.ts';
import type { ReadOnlyTable } from './read-only.ts';
import { arrange } from './seats.ts';
import type { Table } from './table.ts';
import { takeVacation } from './vacations.ts';

export type AnyTable = Table | ReadOnlyTable;
type TableRequest = Exclude<
  Request,
  { type: 'lobby' | 'join' | 'leave' | 'chat' | 'rematch' | 'cancel' | 'invite' | 'summon' | 'give' }
>;

export function perform(table: Table, caller: Caller, request: TableRequest, now: number): Promise<Answer> {
  switch (request.type) {
    case 'sit':
      // The ledger knows better whether it has begun when its turn comes; then they are told so.
      if (table.record.state === 'playing') return table.takeOver(caller, request.seat);
      return table.rewrite((record) => arrange(record, caller, request, now));
    case 'stand':
    case 'seat':
      return table.rewrite((record) => arrange(record, caller, request, now));
    case 'start':
      return table.start(caller, request.free);
    case 'reveal':
      return table.reveal(caller, request.salt);
    case 'host':
      return table.rewrite((record) => handOver(record, caller.who, request.seat));
    case 'code': {
      const code = request.on ? newJoinCode() : undefined;
      return table.rewrite((record) => setCode(record, caller.who, code));
    }
    case 'nudge':
      return table.nudge(caller);
    case 'relieve':
      return table.relieve(caller);
    case 'consent':
      return table.giving.consent(caller.who, request.yes);
    case 'hand':
      return table.giving.raise(caller, request.up);
    case 'vacation':
      return table.rewrite((record) => takeVacation(record, caller.who, request.days, now));
    case 'move':
    case 'undo':
    case 'answer':
    case 'withdraw':
    case 'resign':
    case 'return':
      return table.act(caller, request);
  }
}

/**
 * Pages of protocol 1 know the first rules of each game, and no table that can only be looked at. Those of protocol 2 seal no salts: they
 * play on what began without. Those of protocol 3 know no rounds that have their time.
 */
export function isTooOld({ speaks }: Caller, { record: { version, head, pace }, info }: AnyTable): boolean {
  if (speaks < 2 && (version > 1 || info.stopped !== undefined)) return true;
  if (speaks < 4 && pace.kind === 'round') return true;
  return speaks < 3 && (!head || head.scheme !== undefined);
}
