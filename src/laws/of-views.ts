/** Laws of views: a viewer knows what it may know, and nothing else. */
import { CHANCE, type Move, SPECTATOR } from '../contract/index.ts';
import type { FastRng } from '../toolkit/rng.ts';
import { acting, bytes, holds, type Law, rngOf, same, someOf, viewers } from './checks.ts';
import type { Table } from './table.ts';
import { legalMoves, sample, walk } from './walk.ts';

/** A view followed through hidden entries is the view of the position. */
export const viewsFollowHiddenEntries: Law = (table, seed) => {
  const { game, seats, options, house } = table;
  const eyes = viewers(seats).map((viewer) => ({ viewer, seen: game.start(seats, options, house) }));
  const compare = (state: Parameters<typeof game.view>[0]): void => {
    for (const { viewer, seen } of eyes) {
      same(seen, game.view(state, viewer), `the view of seat ${viewer} went its own way`);
      same(game.next(seen), game.next(state), `seat ${viewer} believes that something else is next`);
    }
  };
  const final = walk(table, rngOf(seed), ({ state, by, move }) => {
    if (seats <= 8) compare(state);
    for (const { viewer, seen } of eyes) game.play(seen, by, game.hide(state, by, move, viewer));
  });
  compare(final);
  for (const { seen } of eyes) same(game.result(seen), game.result(final), 'a view has another result');
};

export const viewsKnowTheirOwnMoves: Law = (table, seed) => {
  const { game } = table;
  sample(table, seed, rngOf, ({ state }) => {
    for (const seat of someOf(acting(table, state), 4)) {
      const viewer = game.decides(state, seat);
      const seen = game.view(state, viewer);
      same(
        legalMoves(game, seen, seat),
        legalMoves(game, state, seat),
        `seat ${viewer} sees other moves than there are`,
      );
      same(game.forced?.(seen, seat), game.forced?.(state, seat), 'a view knows another forced move');
      if (game.openly?.(state, seat)) {
        const open = legalMoves(game, game.view(state, SPECTATOR), seat);
        same(
          open,
          legalMoves(game, state, seat),
          `what seat ${seat} may decide openly depends on its secrets`,
        );
      }
      for (const move of someOf(legalMoves(game, state, seat), 40)) {
        same(game.write(seen, seat, move), game.write(state, seat, move), 'a view writes a move differently');
      }
    }
    for (const viewer of viewers(table.seats)) {
      const seen = game.view(state, viewer);
      same(game.view(seen, viewer), seen, 'the view of a view is another view');
    }
  });
};

export const guessesFitTheView: Law = (table, seed) => {
  const { game, seats } = table;
  const rng = rngOf(seed + 1);
  sample(table, seed, rngOf, ({ state }) => {
    for (const viewer of viewers(seats)) {
      const seen = game.view(state, viewer);
      const before = bytes(seen);
      const whole = game.guess(seen, viewer, rng);
      same(game.view(whole, viewer), seen, `a guess of seat ${viewer} contradicts what it sees`);
      same(game.next(whole), game.next(state), 'a guess is at another point of the game');
      playOn(table, whole, rng);
      same(seen, JSON.parse(before), 'guessing changed the view');
    }
  });
};

/** A guess is a whole position: a few random entries can be played on it. */
function playOn<S, M extends Move>(table: Table<S, M>, state: S, rng: FastRng): void {
  const { game } = table;
  for (let i = 0; i < 12; i++) {
    const next = game.next(state);
    if (next.to === 'over') return void game.result(state);
    if (next.to === 'act') {
      const seat = next.seats[0]!;
      const legal = legalMoves(game, state, seat);
      holds(legal.length > 0, 'a guess leaves a seat without a move');
      game.play(state, seat, legal[rng.below(legal.length)]!);
    } else game.play(state, CHANCE, game.draw(state, rng));
  }
}
