import { describe, expect, test } from 'vitest';
import { Identities, newId, readName } from './identity.ts';

const ours = new Identities(new Uint8Array(32).fill(7));

describe('a token', () => {
  test('says who shows it', () => {
    const who = newId();
    expect(ours.whoOf(ours.token(who))).toBe(who);
  });

  test('of somebody else, changed or signed by another key is nobody’s', () => {
    const who = newId();
    const token = ours.token(who);
    const [, signature] = token.split('.');
    const flip = (text: string): string => (text.startsWith('A') ? 'B' : 'A') + text.slice(1);
    const others = new Identities(new Uint8Array(32).fill(8));
    const forged = ['', '.', who, `${who}.`, `${who}.${signature}x`, `${newId()}.${signature}`, flip(token)];
    for (const one of [...forged, `${who}.${flip(signature!)}`, others.token(who), ` ${token}`])
      expect(ours.whoOf(one), one).toBeUndefined();
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
