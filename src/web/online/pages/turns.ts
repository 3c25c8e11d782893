/** How many online games wait for a move of this device's person. */
import { call } from '../api.ts';
import { groupOf } from './lists.ts';

export async function myTurns(): Promise<number> {
  const given = await call('GET /api/me/tables');
  return 'value' in given ? given.value.tables.filter((table) => groupOf(table) === 'turn').length : 0;
}
