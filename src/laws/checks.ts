/** What laws are made of. */
import { type Move, type Seat, SPECTATOR } from '../contract/index.ts';
import { FastRng } from '../toolkit/rng.ts';
import type { Table } from './table.ts';

export type Law = <S, M extends Move>(table: Table<S, M>, seed: number) => void;

export const rngOf = (seed: number): FastRng => new FastRng(seed);
export const bytes = (value: unknown): string => JSON.stringify(value);
/** Whose eyes a law looks through. */
export const viewers = (seats: number): Seat[] => {
  // At large tables the first, a middle and the last seat stand for all.
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return [SPECTATOR, ...(seats <= 6 ? all : [0, seats >> 1, seats - 1])];
};

export function same(got: unknown, want: unknown, what: string): void {
  if (bytes(got) !== bytes(want)) throw new Error(`${what}\n  got:  ${bytes(got)}\n  want: ${bytes(want)}`);
}
export function holds(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** The seats that owe a move, or none. */
export function acting<S, M extends Move>({ game }: Table<S, M>, state: S): readonly Seat[] {
  const next = game.next(state);
  return next.to === 'act' ? next.seats : [];
}

export const someOf = <T>(list: readonly T[], most: number): readonly T[] => {
  const stride = Math.max(1, Math.floor(list.length / most));
  return list.filter((_, i) => i % stride === 0);
};
