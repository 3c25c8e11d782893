/** The made-up language: every string that words answer gets accents and half its length again. */

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** Words that went through a disguise already, as part of another sentence, stay as they are. */
const MARK = '\u2060';

/** `code` between backticks and addresses mean something to programs: they stay. */
const KEPT = /(`[^`]*`|https?:\S+)/;

/**
 * A sign stands before its number and a range runs from the lower to the higher one, whichever way the text around them is read: they
 * are isolated, as a translation to a language that is read from right to left would do it.
 */
const NUMBERS = /(?<![\p{L}\d.,\u2066])(?:[−+]\d[\d.,]*\d|[−+]\d|\d+\s?–\s?\d+)/gu;
const isolated = (text: string): string => text.replace(NUMBERS, '\u2066$&\u2069');

export const isDisguised = (text: string): boolean => text.includes(MARK);

export function disguiseText(given: string): string {
  const text = isolated(given);
  const parts = text.split(KEPT);
  // What stands in another sentence is disguised already, and has no such letters any more.
  const letters =
    parts
      .filter((_, i) => i % 2 === 0)
      .join('')
      .match(/[a-zA-Z]/g)?.length ?? 0;
  if (letters === 0) return text;
  const accented = parts
    .map((part, i) => (i % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter]!)))
    .join('');
  const end = /[.!?…:\u2060]+$/.exec(accented)?.[0] ?? '';
  const longer = '·'.repeat(Math.ceil(letters / 2));
  return `${accented.slice(0, accented.length - end.length)}${longer}${end}${MARK}`;
}

/** The same words, whose strings (also those that functions answer) are disguised. */
export function disguise<W>(words: W): W {
  return disguiseValue(words) as W;
}

function disguiseValue(value: unknown): unknown {
  if (typeof value === 'string') return disguiseText(value);
  if (typeof value === 'function') return (...given: unknown[]) => disguiseValue(value(...given));
  if (Array.isArray(value)) return value.map(disguiseValue);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  // A block of a rulebook names its figure: that is no text.
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === 'figure' ? inner : disguiseValue(inner)]),
  );
}
