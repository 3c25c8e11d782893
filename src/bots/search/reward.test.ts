import { describe, expect, test } from 'vitest';
import type { Game, SearchHints } from '../../contract/index.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { Rewards } from './reward.ts';
import { Rollout } from './rollout.ts';

/** A position is the points of each seat, and whether it is over; the best score wins. */
interface Points {
  readonly of: number[];
  over: boolean;
}
const at = (...of: number[]): Points => ({ of, over: false });
const game = {
  result: ({ of }: Points) => {
    const best = Math.max(...of);
    return { scores: of, winners: of.flatMap((one, seat) => (one === best ? [seat] : [])) };
  },
  next: ({ over }: Points) => (over ? { to: 'over' } : { to: 'act', seats: [0] }),
  moves: (_s: Points, _seat: number, out: number[]) => [1, 2, 3].map((n, i) => (out[i] = n)).length,
  // Each move adds to the first seat; 100 points end it.
  play: (s: Points, _by: number, move: number) => {
    s.of[0]! += move;
    if (s.of[0]! >= 100) s.over = true;
  },
} as unknown as Game<Points>;
const hints: SearchHints<Points> = {
  points: (s, out) => {
    for (const [seat, points] of s.of.entries()) out[seat] = points;
    return s.of.length;
  },
  spread: () => 10,
} as SearchHints<Points>;

const seats = (rewards: Rewards<Points>, count: number): number[] => [...rewards.of.slice(0, count)];

describe('rewards among several seats', () => {
  test('before the end are chances that sum to one, e to the points in spreads', () => {
    const rewards = new Rewards(game, hints);
    rewards.begin(at(0, 0, 0));
    rewards.expected(at(30, 20, 20));
    const [first, second, third, beyond] = seats(rewards, 4) as [number, number, number, number];
    expect(first + second + third).toBeCloseTo(1);
    expect(first / second).toBeCloseTo(Math.E);
    expect([second, beyond]).toEqual([third, 0]);
    expect([rewards.alone, rewards.inPoints(first)]).toEqual([false, first]);
  });

  test('at the end are mostly the win, and a little the distance', () => {
    const rewards = new Rewards(game, hints);
    rewards.begin(at(0, 0));
    rewards.final(at(30, 20));
    const [won, lost] = seats(rewards, 2) as [number, number];
    expect(won + lost).toBeCloseTo(1);
    expect(lost).toBeCloseTo(0.2 / (1 + Math.E));
    rewards.final(at(30, 29));
    expect(rewards.of[1]).toBeGreaterThan(lost);
    rewards.final(at(30, 30));
    expect(seats(rewards, 2)).toEqual([0.5, 0.5]);
  });

  test('without hints are the share of the win', () => {
    const rewards = new Rewards(game, undefined);
    rewards.begin(at(0, 0, 0));
    rewards.final(at(7, 9, 9));
    expect(seats(rewards, 3)).toEqual([0, 0.5, 0.5]);
    rewards.expected(at(7, 9, 9));
    expect(seats(rewards, 3)).toEqual([0, 0, 0]);
    rewards.final(at(7));
    expect(rewards.of[0]).toBe(7);
  });
});

describe('rewards of one seat alone', () => {
  test('are points from where it stood, before the end and at the end', () => {
    const rewards = new Rewards(game, hints);
    rewards.begin(at(40));
    expect(rewards.alone).toBe(true);
    for (const count of [() => rewards.expected(at(46)), () => rewards.final(at(46))]) {
      rewards.of.fill(0);
      count();
      expect(rewards.of[0]).toBeCloseTo(0.5 + 6 / (6 * 10));
      expect(rewards.inPoints(rewards.of[0]!)).toBeCloseTo(46);
    }
    // The next search may be of several seats.
    rewards.begin(at(1, 2));
    expect(rewards.alone).toBe(false);
  });
});

describe('playing on from a leaf', () => {
  const policy = (): number => 2;
  const played = (more: Partial<SearchHints<Points>>): [Points, Rewards<Points>] => {
    const own = { ...hints, policy, ...more } as SearchHints<Points>;
    const rewards = new Rewards(game, own);
    const state = at(0);
    rewards.begin(state);
    new Rollout(game, own, rewards).play(state, at(0), new FastRng(1));
    return [state, rewards];
  };

  test('goes to the end by the policy, and the end has a reward', () => {
    const [state, rewards] = played({});
    expect([state.of, state.over]).toEqual([[102], true]);
    expect(rewards.inPoints(rewards.of[0]!)).toBeCloseTo(102);
  });

  test('stops at the horizon, or where all is settled, with what is expected', () => {
    const [far, expected] = played({ horizon: 4 });
    expect(far.of).toEqual([12]);
    expect(expected.inPoints(expected.of[0]!)).toBeCloseTo(12);
    const [settled] = played({ settled: (s: Points) => s.of[0]! >= 6 });
    expect(settled.of).toEqual([6]);
  });
});
