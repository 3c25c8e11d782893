/** The law of twins: worlds that differ only in secrets look alike. */
import { CHANCE, type Move, type Seat } from '../contract/index.ts';
import type { FastRng } from '../toolkit/rng.ts';
import { bytes, rngOf, same, viewers } from './checks.ts';
import type { Table } from './table.ts';
import { legalMoves } from './walk.ts';

/**
 * Two games that differ only in what a viewer may not know are the same to that viewer, byte for byte. Answers in how
 * many steps they really differed, so that a test can insist on it where a game has secrets.
 */
export function twinsLookAlike<S, M extends Move>(table: Table<S, M>, seed: number): number {
  const { game, seats, options, house } = table;
  const rng = rngOf(seed);
  const viewer = viewers(seats)[rng.below(viewers(seats).length)]!;
  const one = game.start(seats, options, house);
  const two = game.start(seats, options, house);
  let apart = 0;
  for (let n = 0; n < 2000; n++) {
    same(
      game.view(one, viewer),
      game.view(two, viewer),
      `seat ${viewer} can tell two worlds apart at entry ${n}`,
    );
    if (bytes(one) !== bytes(two)) apart++;
    const next = game.next(one);
    if (next.to === 'over' || next.to === 'reveal') break;
    const pair =
      next.to === 'act'
        ? sharedMove(table, one, two, next.seats, viewer, rng)
        : alikeDraws(table, one, two, viewer, rng);
    if (!pair) break;
    const { by, first, second } = pair;
    same(
      game.hide(one, by, first, viewer),
      game.hide(two, by, second, viewer),
      `seat ${viewer} is sent different entries`,
    );
    game.play(one, by, first);
    game.play(two, by, second);
  }
  return apart;
}

interface Pair<M> {
  readonly by: Seat;
  readonly first: M;
  readonly second: M;
}

/** A move that is legal in both worlds, because the viewer must not learn anything from it. */
function sharedMove<S, M extends Move>(
  { game }: Table<S, M>,
  one: S,
  two: S,
  seats: readonly Seat[],
  viewer: Seat,
  rng: FastRng,
): Pair<M> | undefined {
  const by = seats[rng.below(seats.length)]!;
  const legal = legalMoves(game, one, by);
  if (by === viewer)
    same(legalMoves(game, two, by), legal, 'a seat’s own moves depend on what it may not know');
  const alsoLegal = new Set(legalMoves(game, two, by));
  const both = legal.filter((move) => alsoLegal.has(move));
  if (both.length === 0) return undefined;
  const move = both[rng.below(both.length)]!;
  return { by, first: move, second: move };
}

/** Two draws that look the same to the viewer, different ones where that can be had. */
function alikeDraws<S, M extends Move>(
  { game }: Table<S, M>,
  one: S,
  two: S,
  viewer: Seat,
  rng: FastRng,
): Pair<M> | undefined {
  const first = game.draw(one, rng);
  const hidden = game.hide(one, CHANCE, first, viewer);
  // Nothing of it is hidden, so only the same draw looks the same.
  if (hidden === first) return { by: CHANCE, first, second: first };
  const shown = bytes(hidden);
  let alike: M | undefined;
  for (let tries = 0; tries < 400; tries++) {
    const second = game.draw(two, rng);
    if (bytes(game.hide(two, CHANCE, second, viewer)) !== shown) continue;
    alike = second;
    if (second !== first) break;
  }
  return alike === undefined ? undefined : { by: CHANCE, first, second: alike };
}
