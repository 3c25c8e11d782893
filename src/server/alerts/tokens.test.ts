import { expect, test } from 'vitest';
import { Tokens } from './tokens.ts';

const ANN = 'a'.repeat(22);
const tokens = new Tokens(Buffer.alloc(32, 7));

test('a token is good for its person, its purpose and what it was made for, and for nothing else', () => {
  const token = tokens.sign('stop', ANN, 'ann@example.org');
  expect(tokens.whoIn(token)).toBe(ANN);
  expect(tokens.fits(token, 'stop', 'ann@example.org')).toBe(true);
  expect(tokens.fits(token, 'confirm', 'ann@example.org')).toBe(false);
  expect(tokens.fits(token, 'stop', 'bob@example.org')).toBe(false);
  expect(tokens.fits(`b${token.slice(1)}`, 'stop', 'ann@example.org')).toBe(false);
  expect(new Tokens(Buffer.alloc(32, 8)).fits(token, 'stop', 'ann@example.org')).toBe(false);
});

test('what has another length names no person, whatever its letters are', () => {
  const token = tokens.sign('stop', ANN, 'x');
  for (const wrong of ['', token.slice(1), `${token}x`]) {
    expect(tokens.whoIn(wrong)).toBeUndefined();
    expect(tokens.fits(wrong, 'stop', 'x')).toBe(false);
  }
  expect(tokens.fits(`${token.slice(0, -1)}é`, 'stop', 'x')).toBe(false);
});

test('links in letters that were sent years ago still work', () => {
  expect(tokens.fits(`${ANN}RYli5cyyhiDMurj2DV`, 'stop', 'ann@example.org')).toBe(true);
});
