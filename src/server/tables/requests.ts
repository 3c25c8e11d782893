/** What a caller asks of a table at which a match is arranged or played. */
import type { Answer, Caller, Request } from '../table-service.ts';
import type { ReadOnlyTable } from './read-only.ts';
import type { Table } from './table.ts';

export type AnyTable = Table | ReadOnlyTable;
type TableRequest = Exclude<Request, { type: 'lobby' | 'join' | 'leave' | 'chat' | 'rematch' }>;

export function perform(table: Table, caller: Caller, request: TableRequest): Promise<Answer> {
  switch (request.type) {
    case 'sit':
    case 'stand':
    case 'seat':
      return table.arrange(caller, request);
    case 'start':
      return table.start(caller);
    case 'reveal':
      return table.reveal(caller, request.salt);
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
