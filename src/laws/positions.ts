/** A law for games whose positions can be written down: written and read again, they say the same. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { CHANCE, type Game, type Reading, SPECTATOR } from '../contract/index.ts';

/** The value that was read; a refusal fails the test. */
export function accepted<T>(reading: Reading<T, unknown>): T {
  if ('refused' in reading) throw new Error(JSON.stringify(reading.refused));
  return reading.value;
}

export interface Written<S> {
  read(text: string): Reading<S, unknown>;
  write(state: S): string;
}

/** Plays whole random games and compares every position and its views. */
export function expectSameWhenReadAgain<S>(
  game: Game<S>,
  { read, write }: Written<S>,
  seats: { readonly min: number; readonly max: number },
): void {
  const check = (state: S) => expect(read(write(state))).toEqual({ value: state });
  fc.assert(
    fc.property(fc.integer(seats), fc.infiniteStream(fc.nat(9999)), (count, numbers) => {
      const rng = { below: (n: number) => numbers.next().value! % n };
      const state = game.start(count, {});
      const out: (number | string)[] = [];
      for (;;) {
        for (const viewer of [SPECTATOR, 0]) check(game.view(state, viewer));
        check(state);
        const next = game.next(state);
        if (next.to === 'over') return;
        const seat = next.to === 'act' ? next.seats[0]! : CHANCE;
        const move =
          next.to === 'act' ? out[rng.below(game.moves(state, seat, out))]! : game.draw(state, rng);
        game.play(state, seat, move);
      }
    }),
    { numRuns: 20, seed: 3 },
  );
}
