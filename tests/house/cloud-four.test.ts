import { describe, expect, test } from 'vitest';
import { worth } from '../../scripts/proofs/exploit/answer.ts';
import { cloudFour } from '../../scripts/proofs/exploit/cloud-four.ts';
import { playTrips } from '../../scripts/proofs/exploit/played.ts';
import { evenly, stakeOf } from '../../scripts/proofs/exploit/tree.ts';
import { CHANCE, type Move } from '../../src/contract/index.ts';
import { cloudNine } from '../../src/games/cloud-nine/game.ts';
import { LEAVE, STAY, Step } from '../../src/games/cloud-nine/state.ts';
import { FastRng } from '../../src/toolkit/rng.ts';

describe('Cloud 4', () => {
  test('brings those who play by the rules what is computed from its tree', () => {
    const game = cloudFour();
    expect(game.deals.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10);
    const any = evenly(game);
    const { low, high } = playTrips(game, [any, any], 20_000);
    const points = worth(game, 0, any, any);
    expect(points).toBeGreaterThan(low);
    expect(points).toBeLessThan(high);
    // A passenger who leaves at cloud 1 has one point, and a pilot who lands then has six.
    expect(stakeOf(game)).toBe(5);
  });

  test('is not on the open track, where a player who never leaves first never falls behind', () => {
    const moves: number[] = [];
    for (let seed = 0; seed < 20; seed++) {
      const rng = new FastRng(`${seed}`);
      const s = cloudNine.start(2, { track: 'manual', diceCap: 0, target: 50 });
      for (let next = cloudNine.next(s); next.to !== 'over'; next = cloudNine.next(s)) {
        if (next.to !== 'act') {
          cloudNine.play(s, CHANCE, cloudNine.draw(s, rng));
          continue;
        }
        const seat = next.seats[0]!;
        moves.length = cloudNine.moves(s, seat, moves as Move[]);
        const copying = s.step === Step.PASSENGERS ? STAY : moves.includes(LEAVE) ? LEAVE : moves[0]!;
        cloudNine.play(s, seat, seat === seed % 2 ? copying : moves[rng.below(moves.length)]!);
        if (s.step === Step.DRAW)
          expect(s.scores[seed % 2]).toBeGreaterThanOrEqual(s.scores[1 - (seed % 2)]!);
      }
      expect(Math.max(...s.scores)).toBeGreaterThanOrEqual(50);
    }
  });
});
