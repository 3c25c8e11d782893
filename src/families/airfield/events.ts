/** What happens to balloons on either airfield. Columns and altitudes as players count them. */
import type { Seat } from '../../contract/index.ts';
import type { Balloon } from './balloons.ts';

interface Told<K extends string> {
  readonly kind: K;
  readonly seat: Seat;
  readonly balloon: Balloon;
}

/** A balloon on a truck is unpacked or inflated. */
export interface Readied<K extends string> extends Told<K> {
  readonly space: number;
}

export type FlightEvent =
  | Readied<'inflated'>
  | (Told<'launched'> & { readonly column: number })
  | (Told<'ascended'> & { readonly column: number; readonly altitude: number })
  | { readonly kind: 'revealed'; readonly colors: readonly number[] };
