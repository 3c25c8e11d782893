import { describe, expect, it } from 'vitest';
import { type BotKind, findBot, playOut } from '../../bots/index.ts';
import type { Game, Hints, Options, Position } from '../../contract/index.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { takeFlight } from './game.ts';
import { hints } from './hints.ts';

const game = takeFlight as unknown as Game<Position>;

/** The average of flights that a bot makes alone. */
function average(kind: BotKind, flights: number, options: Options = {}): number {
  const bot = kind.make(game, hints as unknown as Hints<Position>);
  let sum = 0;
  for (let i = 0; i < flights; i++) {
    const state = game.start(1, options);
    playOut(game, state, [bot], new FastRng(i));
    sum += game.result(state).scores[0]!;
  }
  return sum / flights;
}

const random = findBot('random')!;
const greedy = findBot('greedy')!;

describe('bots alone', () => {
  it('the greedy bot averages at least 58 points over many flights', { timeout: 60_000 }, () => {
    expect(average(greedy, 300)).toBeGreaterThan(58);
  });

  it('random play averages about 30', () => {
    const points = average(random, 1000);
    expect(points).toBeGreaterThan(25);
    expect(points).toBeLessThan(35);
  });
});

// A drawn sheet is neither a gift nor a trap: what bots make of it is near what they make of the demo.
describe.each(['drawn-a', 'drawn-b', 'drawn-c', 'drawn-d'])('on the sheet %s', (sheet) => {
  it('bots do about as well as on the demo', { timeout: 60_000 }, () => {
    const high = average(greedy, 120, { sheet });
    expect(high).toBeGreaterThan(55);
    expect(high).toBeLessThan(75);
    const low = average(random, 300, { sheet });
    expect(low).toBeGreaterThan(22);
    expect(low).toBeLessThan(36);
  });
});
