import type { ServerRefusal } from '../../online/refusals.ts';
import type { TableChange } from '../bus.ts';
import type { Said } from '../gossip.ts';
import type { Caller } from '../table-service.ts';
import type { Elsewhere } from './audience.ts';
import type { TableRecord } from './record.ts';
import type { AnyTable } from './requests.ts';
import type { Table } from './table.ts';

/** What a table tells the registry. */
export interface Overseer {
  /** Who is at the table at other nodes. */
  elsewhere(id: string): Elsewhere;
  /** Is this node the one that runs the table: its clocks, bots, deals and alerts? */
  leads(id: string): boolean;
  /** From now on this node runs the table, or no longer. */
  led(table: Table, leads: boolean): void;
  /** Something happened, and is stored. */
  stored(table: Table, changed: Omit<TableChange, 'table'>): void;
  /** Other nodes have written here, and it was told. */
  heard(table: Table, changed: { readonly record: boolean }): void;
  /** Another node has removed the table. */
  vanished(table: Table): void;
  /** A player or a spectator came or went: the lobby may want to know. */
  attended(table: Table): void;
  /** Its host has asked players to move, or a spectator offers to play: other nodes hear it. */
  say<T extends 'nudged' | 'hand'>(topic: T, said: Said<T>): void;
  /** May a match begin? It counts from now on. */
  admit(id: string, record: TableRecord, caller: Caller): ServerRefusal | undefined;
  /** May those sit who have a seat then, and had none before? They count from now on. */
  seat(id: string, record: TableRecord): ServerRefusal | undefined;
  /** A change could not be stored, or the table is set aside: it has to be read again. */
  failed(table: AnyTable, error: unknown): void;
}
