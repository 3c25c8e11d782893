/** How many online games wait for a move of this device's person. */
import type { TablesGiven } from '../../../online/api.ts';
import { call } from '../api.ts';
import { groupOf } from './lists.ts';

export async function myTurns(): Promise<number> {
  const given = await call<TablesGiven>('GET', '/api/me/tables');
  return 'value' in given ? given.value.tables.filter((table) => groupOf(table) === 'turn').length : 0;
}
