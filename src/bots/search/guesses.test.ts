/** What the search makes of what others know: a duel of one guess, in which the third seat only watches. */
import { expect, test } from 'vitest';
import type { Game, Hints, Position, Rng } from '../../contract/index.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { Search } from './search.ts';

const STOP = 0;
const DARE = 1;

/** Seat 0 stops, and all share the win, or dares seat 1 to name its own secret: who is right about that wins. */
interface Dare {
  secret: number;
  made: number[];
}

const dare = {
  next: ({ made }: Dare) =>
    made.length === 2 || made[0] === STOP ? { to: 'over' } : { to: 'act', seats: [made.length] },
  moves(_: Dare, _seat: number, out: number[]) {
    out[0] = 0;
    out[1] = 1;
    return 2;
  },
  play({ made }: Dare, _: number, move: number) {
    made.push(move);
  },
  decides: (_: Dare, seat: number) => seat,
  guess: ({ made }: Dare, _viewer: number, rng: Rng): Dare => ({ secret: rng.below(2), made: made.slice() }),
  result({ secret, made }: Dare) {
    const winners = made[0] === STOP ? [0, 1, 2] : made[1] === secret ? [1] : [0];
    return { scores: [0, 0, 0], winners, detail: {} };
  },
};

const game = dare as unknown as Game<Position>;
const view = { secret: -1, made: [] } as unknown as Position;
type Knowledge = NonNullable<Hints<Position>['search']>;

const found = (knowledge: Partial<Knowledge>) => {
  const search: Knowledge = {
    points: (_, out) => {
      out.fill(0, 0, 3);
      return 3;
    },
    spread: () => 1,
    ...knowledge,
  };
  const hints: Hints<Position> = { value: () => 0, search };
  return new Search(game, hints).run(view, 0, { iterations: 600 }, new FastRng(1))[0]!.move;
};

const secretOf = (state: Position): number => (state as unknown as Dare).secret;

test('a rival is expected to use what it alone knows, where the game tells its kinds apart', () => {
  expect(found({ kind: secretOf })).toBe(STOP);
  expect(found({})).toBe(DARE);
});

test('the searcher itself does not see of which kind a rival is', () => {
  // Seat 0 names the secret itself: by any kind it would always be right, but it cannot know.
  const named = {
    ...dare,
    next: ({ made }: Dare) => (made.length === 1 ? { to: 'over' } : { to: 'act', seats: [0] }),
    result: ({ secret, made }: Dare) => ({
      scores: [0, 0, 0],
      winners: made[0] === secret ? [0] : [1],
      detail: {},
    }),
  };
  const hints: Hints<Position> = {
    value: () => 0,
    search: { points: (_, out) => out.fill(0, 0, 3).length && 3, spread: () => 1, kind: secretOf },
  };
  const search = new Search(named as unknown as Game<Position>, hints);
  const list = search.run(view, 0, { iterations: 600 }, new FastRng(1));
  for (const { reward } of list) expect(reward).toBeLessThan(0.7);
});

test('what is likelier is guessed more often, where a game knows', () => {
  const always = (secret: number) => () => (): Position => ({ secret, made: [] }) as unknown as Position;
  const first = {
    ...dare,
    next: ({ made }: Dare) => (made.length === 1 ? { to: 'over' } : { to: 'act', seats: [0] }),
  };
  const right = {
    ...first,
    result: ({ secret, made }: Dare) => ({
      scores: [0, 0, 0],
      winners: made[0] === secret ? [0] : [1],
      detail: {},
    }),
  };
  for (const secret of [0, 1]) {
    const hints: Hints<Position> = {
      value: () => 0,
      search: { points: (_, out) => out.fill(0, 0, 3).length && 3, spread: () => 1, guesses: always(secret) },
    };
    const search = new Search(right as unknown as Game<Position>, hints);
    expect(search.run(view, 0, { iterations: 100 }, new FastRng(1))[0]!.move).toBe(secret);
  }
});
