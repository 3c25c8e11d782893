/** Whole games played by bots: for simulation, benchmarks and tests. */
import { CHANCE, type Entry, type Game, type Move, type Rng } from '../contract/index.ts';
import type { Bot } from './bot.ts';

/** Plays from `state` to the end, in place, and answers how many moves were made. `note` hears every entry before it is played. */
export function playOut<S>(
  game: Game<S>,
  state: S,
  bots: readonly Bot<S>[],
  rng: Rng,
  note?: (entry: Entry) => void,
): number {
  for (let seat = 0; seat < bots.length; seat++) bots[seat]!.begins?.(seat, rng);
  for (let moves = 0; ; ) {
    const next = game.next(state);
    if (next.to === 'over') {
      for (let seat = 0; seat < bots.length; seat++) bots[seat]!.ends?.(seat, game.result(state));
      return moves;
    }
    if (next.to === 'act') {
      const seat = next.seats[0]!;
      const decider = game.decides(state, seat);
      const move = bots[decider]!.choose(game.view(state, decider), seat, rng);
      note?.({ by: seat, move });
      game.play(state, seat, move);
      moves++;
    } else {
      const move = game.draw(state, rng);
      note?.({ by: CHANCE, move });
      game.play(state, CHANCE, move);
    }
  }
}

/**
 * The same game that `playOut` gives with a random bot on every seat, without a view for each move: chance needs
 * no eyes. This is the loop that `bench` measures.
 */
export function playRandom<S>(game: Game<S>, state: S, rng: Rng, buffer: Move[]): number {
  for (let moves = 0; ; ) {
    const next = game.next(state);
    if (next.to === 'act') {
      const seat = next.seats[0]!;
      if (game.pick) game.play(state, seat, game.pick(state, seat, rng));
      else {
        const count = game.moves(state, seat, buffer);
        game.play(state, seat, buffer[rng.below(count)]!);
      }
      moves++;
    } else if (next.to === 'over') {
      return moves;
    } else {
      game.play(state, CHANCE, game.draw(state, rng));
    }
  }
}
