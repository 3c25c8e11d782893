/** Random games, step by step. */
import { CHANCE, type Move, type Seat } from '../contract/index.ts';
import type { FastRng } from '../toolkit/rng.ts';
import type { Table } from './table.ts';

/** No game in the house is longer. */
const MOST_ENTRIES = 200_000;

export interface Step<S, M extends Move> {
  /** The position before the entry. Laws copy it before they change it. */
  readonly state: S;
  readonly by: Seat | typeof CHANCE;
  readonly move: M;
  /** How many entries came before. */
  readonly n: number;
}

/** Plays a random game and shows every entry before it is played. Answers the final position. */
export function walk<S, M extends Move>(
  table: Table<S, M>,
  rng: FastRng,
  see: (step: Step<S, M>) => void = () => {},
): S {
  const { game } = table;
  const state = game.start(table.seats, table.options, table.house);
  for (let n = 0; n < MOST_ENTRIES; n++) {
    const entry = randomEntry(table, state, rng);
    if (!entry) return state;
    see({ state, ...entry, n });
    game.play(state, entry.by, entry.move);
  }
  throw new Error(`the game did not end within ${MOST_ENTRIES} entries`);
}

function randomEntry<S, M extends Move>(
  { game }: Table<S, M>,
  state: S,
  rng: FastRng,
): { by: Seat | typeof CHANCE; move: M } | undefined {
  const next = game.next(state);
  if (next.to === 'over') return undefined;
  if (next.to !== 'act') return { by: CHANCE, move: game.draw(state, rng) };
  const seat = next.seats[rng.below(next.seats.length)]!;
  const legal = legalMoves(game, state, seat);
  if (legal.length === 0) throw new Error(`seat ${seat} must act and has no legal move`);
  return { by: seat, move: legal[rng.below(legal.length)]! };
}

export function legalMoves<S, M extends Move>(game: Table<S, M>['game'], state: S, seat: Seat): M[] {
  const out: M[] = [];
  out.length = game.moves(state, seat, out);
  return out;
}

/** Looks closely at about this many steps of a game, however long it is. */
const LOOKS = 24;

/** A random game of which some steps are shown: the first few and the last few always are, through the length of a rehearsal. */
export function sample<S, M extends Move>(
  table: Table<S, M>,
  seed: number,
  make: (seed: number) => FastRng,
  look: (step: Step<S, M>) => void,
): void {
  let length = 0;
  walk(table, make(seed), () => length++);
  const every = Math.max(1, Math.floor(length / LOOKS));
  walk(table, make(seed), (step) => {
    if (step.n < 3 || step.n >= length - 3 || step.n % every === 0) look(step);
  });
}
