import { expect, test } from 'vitest';
import { timing } from './timing.ts';

const seed = `${Date.now()}`;

test.each(['people', 'bots'] as const)(
  '%s: times do not tell a forced move from a chosen one',
  async (who) => {
    const { right, base } = await timing({ moves: 2000, seed, who });
    expect(right - base, `seed ${seed}`).toBeLessThan(3);
  },
);

test.each(['people, times replayed', 'bots, forced moves not asked for'] as const)(
  '%s: the same learner finds the tell',
  async (who) => {
    const { right, base } = await timing({ moves: 2000, seed, who });
    expect(right - base, `seed ${seed}`).toBeGreaterThan(3);
  },
);
