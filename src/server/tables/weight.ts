/** What a table weighs for limits: its state, its bots and the people who have a seat. */
import type { TableWeight } from '../store/store.ts';
import { isFormer } from './farewell.ts';
import type { TableRecord } from './record.ts';

/** Undefined where it is over. */
export function weightOf(id: string, { state, host, origin, seats }: TableRecord): TableWeight | undefined {
  if (state === 'over') return undefined;
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  const seated = seats.flatMap((seat) => (seat.kind === 'person' && !isFormer(seat) ? [seat.who] : []));
  return { id, state, host, origin, bots, seated };
}
