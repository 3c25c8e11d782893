/** Guesses of bots that weigh what was played: each fits the view, is a whole position, and a copy. */
import { describe, expect, test } from 'vitest';
import { CHANCE, type Game, type Move, type Position, type Rng, type Seat } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { defaultOptions } from '../toolkit/options.ts';
import { FastRng } from '../toolkit/rng.ts';

/** What every seat sees at every moment of a random game, and who is to move. */
function* views(game: Game<Position>, start: Position, seats: number) {
  const rng = new FastRng(`views/${seats}`);
  const legal: Move[] = [];
  for (let next = game.next(start); next.to !== 'over'; next = game.next(start)) {
    for (let viewer: Seat = 0; viewer < seats; viewer++) yield { view: game.view(start, viewer), viewer };
    if (next.to !== 'act') game.play(start, CHANCE, game.draw(start, rng));
    else {
      const [seat] = next.seats as [Seat];
      game.play(start, seat, legal[rng.below(game.moves(start, seat, legal))]!);
    }
  }
}

/** Plays to the end, which no position with something unknown can reach. */
function finish(game: Game<Position>, state: Position, rng: Rng): void {
  const legal: Move[] = [];
  for (let next = game.next(state); next.to !== 'over'; next = game.next(state)) {
    if (next.to !== 'act') game.play(state, CHANCE, game.draw(state, rng));
    else game.play(state, next.seats[0]!, legal[rng.below(game.moves(state, next.seats[0]!, legal))]!);
  }
}

for (const entry of games) {
  const guesses = (await entry.hints()).search?.guesses;
  if (!guesses) continue;
  const { id, seats } = entry.facts;
  const counts = Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
  describe.each(counts)(`${id} with %i seats`, (count) => {
    test('guesses fit the view, and leave it alone', async () => {
      const game = await rulesOf(entry);
      const rng = new FastRng('guesses');
      for (const { view, viewer } of views(
        game,
        game.start(count, defaultOptions(entry.facts.options)),
        count,
      )) {
        const before = JSON.stringify(view);
        const guess = guesses(view, viewer)(rng);
        expect(game.view(guess, viewer)).toEqual(view);
        finish(game, guess, rng);
        expect(JSON.stringify(view)).toBe(before);
      }
    });
  });
}
