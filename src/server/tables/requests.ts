/** What a caller asks of a table at which a match is arranged or played. */
import type { Answer, Caller, Request } from '../table-service.ts';
import { handOver } from './hosting.ts';
import type { ReadOnlyTable } from './read-only.ts';
import { arrange } from './seats.ts';
import type { Table } from './table.ts';

export type AnyTable = Table | ReadOnlyTable;
type TableRequest = Exclude<Request, { type: 'lobby' | 'join' | 'leave' | 'chat' | 'rematch' | 'cancel' }>;

export function perform(table: Table, caller: Caller, request: TableRequest, now: number): Promise<Answer> {
  switch (request.type) {
    case 'sit':
    case 'stand':
    case 'seat':
      return table.rewrite((record) => arrange(record, caller, request, now));
    case 'start':
      return table.start(caller, request.free);
    case 'reveal':
      return table.reveal(caller, request.salt);
    case 'host':
      return table.rewrite((record) => handOver(record, caller.who, request.seat));
    case 'nudge':
      return table.nudge(caller);
    case 'relieve':
      return table.relieve(caller);
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
 * play on what began without.
 */
export function isTooOld({ speaks }: Caller, { record: { version, head }, info }: AnyTable): boolean {
  if (speaks < 2 && (version > 1 || info.stopped !== undefined)) return true;
  return speaks < 3 && (!head || head.scheme !== undefined);
}
