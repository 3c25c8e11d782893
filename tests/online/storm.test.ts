import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { kinds } from './nonsense.ts';
import { storm } from './storm.ts';

beforeAll(() => ensureBuilt(['web', 'server']), 60_000);

test('20,000 messages that mean nothing or mean ill: other clients are answered, no match changes, memory stays', async () => {
  const { messages, byKind, refused, moves, memory, mistakes } = await storm({
    messages: 20_000,
    seed: `${Date.now()}`,
  });
  expect(messages).toBe(20_000);
  expect(Object.keys(byKind).sort()).toEqual(Object.keys(kinds).sort());
  expect(refused).toBeGreaterThan(messages / 4);
  expect(moves).toBeGreaterThan(20);
  expect(mistakes).toBe('');
  expect(memory[1] - memory[0]).toBeLessThan(20e6);
});
