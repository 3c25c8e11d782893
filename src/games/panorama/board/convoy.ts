/** Which truck is which: a position only knows the spaces they stand on, but on the board each drives by itself. */
import { useRef } from 'preact/hooks';
import { SPACES, TRUCKS } from '../data.ts';

const spacesOf = (trucks: number): number[] =>
  Array.from({ length: SPACES }, (_, i) => i + 1).filter((space) => trucks & (1 << space));

/**
 * The spaces of the launch trucks, each in its own place of the list, given where they stood before; the safety truck, which
 * is always the rightmost, comes last. Trucks that have left take the places that are new, from the left.
 */
export function follow(before: readonly number[] | undefined, trucks: number): readonly number[] {
  const now = spacesOf(trucks);
  if (before === undefined) return now;
  const safety = now.at(-1)!;
  const old = before.slice(0, TRUCKS - 1);
  const arrived = now.filter((space) => space !== safety && !old.includes(space));
  return [
    ...old.map((space) => (space !== safety && now.includes(space) ? space : arrived.shift()!)),
    safety,
  ];
}

export function useConvoy(trucks: number): readonly number[] {
  const spaces = useRef<readonly number[]>(undefined);
  spaces.current = follow(spaces.current, trucks);
  return spaces.current;
}
