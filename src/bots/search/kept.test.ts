/** What was thought about the best move is used once more when the same seat moves on, and never for any other view. */
import { describe, expect, test } from 'vitest';
import { CHANCE } from '../../contract/index.ts';
import { aloft } from '../../games/aloft/game.ts';
import { hints } from '../../games/aloft/hints.ts';
import type { AloftState } from '../../games/aloft/state.ts';
import { tune } from '../../games/aloft/turnables.ts';
import { FastRng } from '../../toolkit/rng.ts';
import type { Budget } from '../bot.ts';
import { type Found, Search } from './search.ts';

/** About so many iterations, by a clock that goes on whenever it is looked at. */
function timed(ms: number): Budget {
  let now = 0;
  return { ms, clock: () => now++ };
}

/** Before a turn of two moves: a truck, and a balloon. */
function beforeTurn(seats: number): AloftState {
  const state = aloft.start(seats, {});
  const rng = new FastRng('kept');
  const legal: number[] = [];
  while (
    state.flying === 0 ||
    state.steps < 3 ||
    aloft.moves(state, state.turn, legal) < 2 ||
    state.step !== 1
  ) {
    const next = aloft.next(state);
    if (next.to === 'act')
      aloft.play(state, state.turn, legal[rng.below(aloft.moves(state, state.turn, legal))]!);
    else aloft.play(state, CHANCE, aloft.draw(state, rng));
  }
  return state;
}

const visits = (found: readonly Found[]): number => found.reduce((sum, { visits }) => sum + visits, 0);

/** A search that has just thought about the first move of a turn, and the view after its best. */
function thought(budget = timed(300)) {
  const state = beforeTurn(2);
  const seat = state.turn;
  const before = aloft.view(state, seat);
  const search = new Search(aloft, hints);
  const best = search.run(before, seat, budget, new FastRng(1))[0]!.move as number;
  aloft.play(state, seat, best);
  return { search, state, seat, before, after: aloft.view(state, seat) };
}

describe('a kept tree', () => {
  test('begins with what was seen of the move that was made', () => {
    const { search, after, seat } = thought();
    const found = search.run(after, seat, timed(100), new FastRng(2));
    expect(visits(found)).toBeGreaterThan(search.iterations + 50);
  });

  test.each([
    ['the move is taken back', ({ before }) => before],
    ['another truck was moved', ({ after }) => ({ ...after, safety: after.safety + 1 })],
    [
      'the seat has another colour',
      ({ after }) => ({ ...after, colors: after.colors.map((c) => (c < 0 ? c : (c + 1) % 5)) }),
    ],
    ['another house counts otherwise', ({ after }) => ({ ...after, tuned: tune({ grounded: 5 }) })],
  ] as [string, (from: ReturnType<typeof thought>) => AloftState][])('is not used when %s', (_, viewOf) => {
    const from = thought();
    const view = viewOf(from);
    const again = from.search.run(view, from.seat, timed(100), new FastRng(2));
    const fresh = new Search(aloft, hints).run(view, from.seat, timed(100), new FastRng(2));
    expect(again).toEqual(fresh);
    expect(visits(again)).toBe(from.search.iterations);
  });

  test('is not used for another seat, or after others have moved', () => {
    const { search, state, seat } = thought();
    const legal: number[] = [];
    while (state.turn === seat) {
      aloft.moves(state, seat, legal);
      aloft.play(state, seat, legal[0]!);
    }
    const view = aloft.view(state, state.turn);
    search.run(view, state.turn, timed(100), new FastRng(2));
    const again = search.run(view, state.turn, timed(100), new FastRng(3));
    expect(visits(again)).toBe(search.iterations);
  });

  test('is used once', () => {
    const { search, after, seat } = thought();
    search.run(after, seat, timed(100), new FastRng(2));
    expect(visits(search.run(after, seat, timed(100), new FastRng(2)))).toBe(search.iterations);
  });

  test('is not used where iterations are counted: they give the same move whatever was asked before', () => {
    const { search, after, seat } = thought({ iterations: 300 });
    const again = search.run(after, seat, { iterations: 100 }, new FastRng(2));
    expect(again).toEqual(new Search(aloft, hints).run(after, seat, { iterations: 100 }, new FastRng(2)));
    const late = thought();
    const counted = late.search.run(late.after, late.seat, { iterations: 100 }, new FastRng(2));
    expect(counted).toEqual(again);
  });
});
