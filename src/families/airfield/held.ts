/** What is asked while something is in hand. */
import type { Place } from '../../contract/index.ts';
import type { SkyPosition } from './formation.ts';
import { partsOf } from './places.ts';
import { flyingAt } from './tips.ts';

export interface HeldWords<A> {
  /** A packed balloon. */
  readonly tray: (letters: string) => A;
  /** One on its way up. */
  readonly sky: (letters: string) => A;
  /** A truck by its space, or what stands on it. */
  readonly truck: (space: number) => A;
}

/** `bed` is the kind of place at which a truck is taken in hand. */
export function askHeld<A>(
  s: SkyPosition,
  names: readonly string[],
  held: Place,
  bed: string,
  say: HeldWords<A>,
): A | undefined {
  const [kind, first = '', second = ''] = partsOf(held);
  if (kind === 'tray') return say.tray(first);
  if (kind === bed) return say.truck(Number(first));
  const flying = kind === 'sky' ? flyingAt(s, Number(first), Number(second)) : -1;
  return flying < 0 ? undefined : say.sky(names[flying]!);
}
