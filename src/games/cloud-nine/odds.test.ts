import { describe, expect, it } from 'vitest';
import { FastRng } from '../../toolkit/rng.ts';
import { DECK, DECK_SIZE, KINDS } from './data.ts';
import { takeCard } from './deal.ts';
import { cloudNine } from './game.ts';
import { eachNeed, payOdds, pays, rollOdds, type WildRule } from './odds.ts';
import { at } from './testing/table.ts';

const fresh = (dice: number): number => {
  let chance = 0;
  eachNeed(dice, (need, weight) => {
    chance += weight * payOdds(DECK, 6, need, 'one die').able;
  });
  return chance;
};

describe('the odds of a roll', () => {
  it('a die has four colours and two blanks', () => {
    const rolls = (cloud: number): Record<string, number> => {
      const found: Record<string, number> = {};
      cloudNine.odds!(at(`hands GGPPRR YYGGPP; cloud ${cloud}; pilot 0`), (dice, weight) => {
        found[dice] = weight;
      });
      return found;
    };
    expect(rolls(1)).toEqual({ G: 1, P: 1, R: 1, Y: 1, '-': 2 });
    expect(rolls(2)).toMatchObject({ GG: 1, 'G-': 2, '-G': 2, '--': 4 });
    expect(Object.values(rolls(2)).reduce((sum, weight) => sum + weight, 0)).toBe(36);
  });
});

describe('the chance that a hand pays', () => {
  it('a fresh six-card hand pays 1, 2, 3 and 4 dice with 0.92, 0.82, 0.70 and 0.57', () => {
    expect([1, 2, 3, 4].map((dice) => Math.round(fresh(dice) * 100))).toEqual([92, 82, 70, 57]);
  });

  it('nothing to pay is always paid, and no pilot pays without a card', () => {
    expect(payOdds(DECK, 6, [0, 0, 0, 0], 'one die')).toEqual({ colored: 1, able: 1 });
    expect(payOdds(DECK, 0, [1, 0, 0, 0], 'one die')).toEqual({ colored: 0, able: 0 });
    expect(payOdds([0, 0, 0, 0, 0], 2, [1, 0, 0, 0], 'one die')).toEqual({ colored: 0, able: 0 });
  });

  it('one card of two: a red or a wild card pays a red die', () => {
    expect(payOdds([1, 0, 1, 0, 0], 1, [0, 0, 1, 0], 'one die')).toEqual({ colored: 0.5, able: 0.5 });
    expect(payOdds([1, 0, 1, 0, 2], 1, [0, 0, 1, 0], 'one die')).toEqual({ colored: 0.25, able: 0.75 });
  });

  it.each<[readonly number[], number, readonly number[], WildRule]>([
    [DECK, 6, [0, 0, 2, 1], 'one die'],
    [[5, 0, 3, 9, 2], 4, [1, 0, 1, 1], 'one die'],
    [[5, 0, 3, 9, 2], 4, [1, 0, 1, 1], 'whole roll'],
    [DECK, 12, [2, 1, 1, 2], 'whole roll'],
  ])('agrees with hands dealt at random: %j, %i cards, %j, %s', (pool, size, need, rule) => {
    const rng = new FastRng('odds');
    const total = pool.reduce((sum, count) => sum + count, 0);
    const games = 40_000;
    let able = 0;
    for (let game = 0; game < games; game++) {
      const pile = pool.slice();
      const hand = Array.from({ length: KINDS }, () => 0);
      for (let i = 0; i < size; i++) hand[takeCard(pile, total - i, rng)]!++;
      if (pays(hand, need, rule)) able++;
    }
    const exact = payOdds(pool, size, need, rule).able;
    // Five standard errors.
    expect(Math.abs(able / games - exact)).toBeLessThan(5 * Math.sqrt((exact * (1 - exact)) / games));
  });

  it('rolls have chances that sum to one, and a known hand pays as many as it covers', () => {
    let sum = 0;
    eachNeed(5, (_need, chance) => {
      sum += chance;
    });
    expect(sum).toBeCloseTo(1, 12);
    expect(rollOdds([1, 0, 0, 0, 0], 1, 'one die')).toBeCloseTo(1 / 2, 12);
    expect(rollOdds([0, 0, 0, 0, 1], 2, 'one die')).toBeCloseTo(1 - 4 / 9, 12);
    expect(rollOdds([0, 0, 0, 0, 1], 2, 'whole roll')).toBe(1);
    expect(DECK_SIZE).toBe(76);
  });
});
