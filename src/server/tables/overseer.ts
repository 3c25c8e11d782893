import type { ServerRefusal } from '../../online/refusals.ts';
import type { Caller } from '../table-service.ts';
import type { TableRecord } from './record.ts';
import type { Table } from './table.ts';

/** What a table tells the registry. */
export interface Overseer {
  /** Something happened, and is stored. */
  stored(table: Table, changed: { readonly record: boolean }): void;
  /** A player or a spectator came or went: the lobby may want to know. */
  attended(table: Table): void;
  /** May a match begin? It counts from now on. */
  admit(id: string, record: TableRecord, caller: Caller): ServerRefusal | undefined;
  /** It could not be stored, or another node was first: the table has to be read again. */
  failed(table: Table, error: unknown): void;
}
