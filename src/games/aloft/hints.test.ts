import { describe, expect, test } from 'vitest';
import { greedy } from '../../bots/greedy.ts';
import { playOut } from '../../bots/playout.ts';
import { random } from '../../bots/random.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { aloft } from './game.ts';
import { hints } from './hints.ts';
import type { AloftState } from './state.ts';

const climber = greedy.make<AloftState>(aloft, hints);
const drifter = random.make<AloftState>(aloft, hints);

/** The share of games that one greedy bot wins against random ones, from every seat in turn. */
function greedyWins(seats: number, games: number): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % seats;
    const state = aloft.start(seats, {});
    const bots = Array.from({ length: seats }, (_, s) => (s === seat ? climber : drifter));
    playOut(aloft, state, bots, new FastRng(`greedy/${i}`));
    const { winners } = aloft.result(state);
    if (winners.includes(seat)) wins += 1 / winners.length;
  }
  return wins / games;
}

function soloMean(bot: typeof climber, games: number): number {
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const state = aloft.start(1, {});
    playOut(aloft, state, [bot], new FastRng(`solo/${i}`));
    sum += aloft.result(state).scores[0]!;
  }
  return sum / games;
}

describe('greedy against random', () => {
  // Over 2,000 games it is 70 %; the seeds are fixed, so this sample never changes by itself.
  test('one greedy bot wins at least half of its games against three random ones', () => {
    expect(greedyWins(4, 60)).toBeGreaterThanOrEqual(0.5);
  });

  test('a duel is won nearly always', () => {
    expect(greedyWins(2, 40)).toBeGreaterThanOrEqual(0.8);
  });

  test('alone it needs at least three points less', () => {
    expect(soloMean(climber, 40)).toBeLessThan(soloMean(drifter, 40) - 3);
  });
});

test('a balloon of our colour that rises is worth more, one of other colours less', () => {
  const state = aloft.start(2, {});
  const deal = aloft.read(state, -1, 'deal R G');
  if ('refused' in deal) throw new Error(JSON.stringify(deal.refused));
  aloft.play(state, -1, deal.value);
  const base = hints.value(state, 0);
  const flying = (name: number): number => {
    const after = aloft.copy(state);
    after.packed &= ~(1 << name);
    after.flying = 1 << name;
    after.at[name] = 16 + 5;
    after.sky[1] = 1 << 5;
    return hints.value(after, 0);
  };
  expect(flying(4)).toBeGreaterThan(base); // PR
  expect(flying(5)).toBeLessThan(base); // PW
});
