import { expect, test } from 'vitest';
import { FastRng } from '../../toolkit/rng.ts';
import { COLORS, TOKEN_KINDS } from './data.ts';
import { panorama } from './game.ts';
import { guesses } from './worlds.ts';

const [B, G, P, R] = [1, 2, 4, 8];

/** How often seat 0, blue and green, takes seat 1 for red, when seat 1 has so many red tokens. */
function suspicion(tokens: number): number {
  const state = panorama.start(2, {});
  panorama.play(state, -1, panorama.draw(state, new FastRng('deal')));
  state.colors = [B | G, P | R];
  state.tokens[TOKEN_KINDS + COLORS.indexOf('R')] = tokens;
  const draw = guesses(panorama.view(state, 0), 0);
  const rng = new FastRng('suspicion');
  let seen = 0;
  for (let i = 0; i < 1000; i++) if ((draw(rng).colors[1]! & R) !== 0) seen++;
  return seen / 1000;
}

test('before any move a colour is in half of the pairs', () => expect(suspicion(0)).toBeCloseTo(0.5, 1));

test('a seat that collects tokens of a colour is taken for it more often', () =>
  expect(suspicion(3)).toBeGreaterThan(suspicion(1)));
