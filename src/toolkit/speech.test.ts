import { describe, expect, it } from 'vitest';
import { disguiseText, isDisguised } from './disguise.ts';
import { pack, type Speech, speechOf } from './speech.ts';

describe('speech', () => {
  it('counts as its language does', () => {
    const en = speechOf('en');
    const points = { one: '# point', other: '# points' };
    expect([0, 1, 2, 1234].map((n) => en.plural(n, points))).toEqual([
      '0 points',
      '1 point',
      '2 points',
      '1,234 points',
    ]);
    const pl = speechOf('pl');
    const forms = { one: '# balon', few: '# balony', many: '# balonów', other: '# balonu' };
    expect([1, 3, 5, 22].map((n) => pl.plural(n, forms))).toEqual([
      '1 balon',
      '3 balony',
      '5 balonów',
      '22 balony',
    ]);
  });

  it('ranks and lists', () => {
    const en = speechOf('en');
    const forms = { one: '#st', two: '#nd', few: '#rd', other: '#th' };
    expect([1, 2, 3, 4, 11, 22].map((n) => en.ordinal(n, forms))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ]);
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(en.either(['a', 'b'])).toBe('a or b');
    expect(speechOf('de').list(['a', 'b', 'c'])).toBe('a, b und c');
  });
});

describe('a pack', () => {
  const en = (s: Speech) => ({ hello: `hello in ${s.language}`, greet: (name: string) => `Hello, ${name}.` });
  const load = pack({
    en: async () => ({ words: en }),
    de: async () => ({ words: (s: Speech) => ({ ...en(s), greet: (name: string) => `Hallo, ${name}.` }) }),
  });

  it('gives the language that is asked for, the one it is a kind of, or English', async () => {
    expect((await load('de')).greet('Ann')).toBe('Hallo, Ann.');
    expect((await load('de-AT')).greet('Ann')).toBe('Hallo, Ann.');
    expect((await load('fr')).greet('Ann')).toBe('Hello, Ann.');
    expect((await load('constructor')).greet('Ann')).toBe('Hello, Ann.');
    expect((await load('fr')).hello).toBe('hello in en');
  });

  it('makes the made-up language from English', async () => {
    const words = await load('en-XA');
    expect(isDisguised(words.hello)).toBe(true);
    expect(words.greet('Ann')).toMatch(/^Ĥéļļó, Áññ·+\.\u2060$/);
  });
});

describe('the made-up language', () => {
  it('is half as long again, and leaves notation and addresses alone', () => {
    const text = 'Write `T` or look at https://example.org now';
    const disguised = disguiseText(text);
    expect(disguised).toContain('`T`');
    expect(disguised).toContain('https://example.org');
    const plain = 'balloons over the hills';
    expect(disguiseText(plain).length).toBeGreaterThan(plain.length * 1.4);
  });

  it('disguises a sentence around another that is disguised', () => {
    expect(disguiseText(`Your turn: ${disguiseText('go')}`)).not.toMatch(/[a-z]/i);
  });

  it('isolates signs and ranges, so that they stand in order in a text that is read from right to left', () => {
    expect(disguiseText('−3')).toBe('\u2066−3\u2069');
    expect(disguiseText('1–5 players')).toContain('\u20661–5\u2069 ');
    expect(disguiseText('of +12.5 points')).toContain('\u2066+12.5\u2069 ');
    expect(disguiseText(disguiseText('−3'))).toBe(disguiseText('−3'));
    expect(disguiseText('12')).toBe('12');
  });

  it('disguises nothing twice, and no numbers', () => {
    const once = disguiseText('balloons');
    expect(disguiseText(once)).toBe(once);
    expect(disguiseText('12:30')).toBe('12:30');
  });
});
