/** The only legal move is made by the page; but not where its speed would tell the others what is in a hand. */
import { expect, test } from 'vitest';
import { type Move, SPECTATOR } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { onlyMove } from './following.ts';

interface Met {
  /** Choices of one move: all, and those that any spectator could see to be one. */
  only: number;
  shared: number;
}

/** Random games: what their players' choices of one move look like. */
async function meet(id: string, seeds: number): Promise<Met> {
  const entry = games.find(({ facts }) => facts.id === id)!;
  const game = await rulesOf(entry);
  const met = { only: 0, shared: 0 };
  for (let seed = 0; seed < seeds; seed++) {
    const rng = new FastRng(`only/${seed}`);
    const state = game.start(entry.facts.usualSeats, defaultOptions(entry.facts.options));
    for (let next = game.next(state); next.to !== 'over'; next = game.next(state)) {
      if (next.to !== 'act') {
        game.play(state, -1, game.draw(state, rng));
        continue;
      }
      const seat = next.seats[0]!;
      const list: Move[] = [];
      const moves = list.slice(0, game.moves(state, seat, list));
      const view = game.view(state, game.decides(state, seat));
      const alone = onlyMove(game, view, { seat, moves }, { shared: false });
      const shared = onlyMove(game, view, { seat, moves }, { shared: true });
      expect(alone).toBe(moves.length === 1 ? moves[0] : undefined);
      if (shared !== undefined) {
        expect(shared).toBe(alone);
        const seen: Move[] = [];
        expect(game.moves(game.view(state, SPECTATOR), seat, seen)).toBe(1);
      }
      if (game.forced?.(state, seat) === undefined) {
        met.only += Number(alone !== undefined);
        met.shared += Number(shared !== undefined);
      }
      game.play(state, seat, moves[rng.below(moves.length)]!);
    }
  }
  return met;
}

for (const { facts } of games)
  test(`${facts.id}: the only move is known to all, or waits for its player where others watch`, async () => {
    const { only, shared } = await meet(facts.id, 6);
    expect(shared).toBeLessThanOrEqual(only);
  });
