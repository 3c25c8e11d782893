import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Identities, newId, newRecovery, readName, readRecovery } from './identity.ts';

const key = (n: number, fill: number, until?: number) => ({
  n,
  key: new Uint8Array(32).fill(fill),
  ...(until === undefined ? {} : { until }),
});
const ours = new Identities([key(0, 7)]);
const now = 1000;
/** As devices keep it that came before tokens had epochs. */
const oldToken = (who: string): string =>
  `${who}.${createHmac('sha256', key(0, 7).key).update(who).digest('base64url')}`;

describe('a token', () => {
  test('names its person, and the epoch it is of', () => {
    const who = newId();
    expect(ours.read(ours.token(who, 0), now)).toEqual({ who, epoch: 0, isFresh: true });
    expect(ours.read(ours.token(who, 12), now)).toEqual({ who, epoch: 12, isFresh: true });
  });

  test('of another player, changed or signed by another key says nothing', () => {
    const who = newId();
    const token = ours.token(who, 0);
    const signature = token.split('.').at(-1)!;
    const flip = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    const others = new Identities([key(0, 8)]);
    const forged = ['', '.', who, `${who}.`, `${token}x`, `${newId()}.0.0.${signature}`, flip(token)];
    const wrong = [`${who}.0.0.${flip(signature)}`, `${who}.1.0.${signature}`, `${who}.0.1.${signature}`];
    for (const one of [...forged, ...wrong, others.token(who, 0), ` ${token}`, `${who}.${signature}`])
      expect(ours.read(one, now), one).toBeUndefined();
  });

  test('from before there were epochs is good, and to be renewed', () => {
    const who = newId();
    expect(ours.read(oldToken(who), now)).toEqual({ who, epoch: 0, isFresh: false });
  });

  test('of a key that was rotated is good for its time', () => {
    const who = newId();
    const before = ours.token(who, 3);
    const rotated = new Identities([key(1, 9), key(0, 7, now + 10)]);
    expect(rotated.read(before, now)).toEqual({ who, epoch: 3, isFresh: false });
    expect(rotated.read(oldToken(who), now)).toEqual({ who, epoch: 0, isFresh: false });
    for (const old of [before, oldToken(who)]) expect(rotated.read(old, now + 10)).toBeUndefined();
    const after = rotated.token(who, 3);
    expect(rotated.read(after, now + 10)).toEqual({ who, epoch: 3, isFresh: true });
    expect(ours.isOfUnknownKey(after)).toBe(true);
    expect(rotated.isOfUnknownKey(before)).toBe(false);
  });
});

describe('a recovery code', () => {
  test('is long, is read however it is typed, and kept as a hash', () => {
    const { code, hash } = newRecovery();
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){5}[2-9A-HJKMNP-TV-Z]{4}$/);
    const head = code.replaceAll('-', '').slice(0, 8);
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), code.replaceAll('-', '')])
      expect(readRecovery(typed)).toEqual({ value: { hash, head } });
    expect(hash).not.toContain(code.slice(0, 4));
    expect(newRecovery().code).not.toBe(code);
  });

  test.each(['', 'ABCD-2345', 'O'.repeat(24), 'A'.repeat(25)])('"%s" is none', (typed) => {
    expect(readRecovery(typed)).toEqual({ refused: { code: 'noRecovery' } });
  });
});

describe('a code', () => {
  test('is read however it is typed', () => {
    const { code, hash } = ours.newCode();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    for (const typed of [code, code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' – ')} `])
      expect(ours.readCode(typed)).toEqual({ value: hash });
    expect(hash).not.toContain(code);
  });

  test.each(['', 'ABCD-234', 'ABCD-23456', 'ABCD-234O', 'ABCD-234é'])('"%s" is none', (typed) => {
    expect(ours.readCode(typed)).toEqual({ refused: { code: 'noCode' } });
  });
});

describe('a name', () => {
  test.each([
    ['  Ann  Lee ', 'Ann Lee'],
    ['Zoe\u0308', 'Zoë'],
    ['李雷', '李雷'],
    ['👩‍✈️', '👩‍✈️'],
    ['<b>&amp;', '<b>&amp;'],
    ['x'.repeat(24), 'x'.repeat(24)],
  ])('%j is %s', (typed, name) => {
    expect(readName(typed)).toEqual({ value: name });
  });

  test.each([
    ['', { code: 'noName' }],
    [' \u00a0 ', { code: 'noName' }],
    ['x'.repeat(25), { code: 'longName', most: 24 }],
    ['a\u202eb', { code: 'unseemlyName' }],
    ['a\nb', { code: 'unseemlyName' }],
    ['a\u0000b', { code: 'unseemlyName' }],
    ['\u2066x', { code: 'unseemlyName' }],
    ['\ud800', { code: 'unseemlyName' }],
    ['\u200d', { code: 'noName' }],
  ])('%j is refused', (typed, why) => {
    expect(readName(typed)).toEqual({ refused: why });
  });
});
