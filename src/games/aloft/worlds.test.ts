import { expect, test } from 'vitest';
import { accepted } from '../../laws/positions.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { aloft } from './game.ts';
import { readPosition } from './position.ts';
import { guesses } from './worlds.ts';

/** How often the green player takes the other for each colour, in a thousand guesses. */
function suspicions(position: string): Record<string, number> {
  const state = accepted(readPosition(`colours G R; ${position}`));
  const draw = guesses(aloft.view(state, 0), 0);
  const rng = new FastRng('suspicions');
  const seen: Record<string, number> = { P: 0, R: 0, W: 0, Y: 0 };
  for (let i = 0; i < 1000; i++) seen['GPRWY'[draw(rng).colors[1]!]!]!++;
  return seen;
}

test('before any balloon is unpacked all colours are as likely', () => {
  for (const times of Object.values(suspicions('turn 0 advance'))) expect(times / 1000).toBeCloseTo(0.25, 1);
});

test('a player who brings balloons of a colour along is taken for it', () => {
  const { R, P, W, Y } = suspicions('trucks 3 4 5 6; sky RW 1,1 RY 3,2; turn 0 truck') as Record<
    string,
    number
  >;
  expect(R).toBeGreaterThan(600);
  expect(W).toBeGreaterThan(P!);
  expect(Y).toBeGreaterThan(P!);
});

test('balloons that the viewer has a part in tell less', () => {
  const shared = suspicions('trucks 3 4 5 6; sky GR 1,1; turn 0 truck');
  const others = suspicions('trucks 3 4 5 6; sky PR 1,1; turn 0 truck');
  expect(shared.R).toBeLessThan(others.R!);
});
