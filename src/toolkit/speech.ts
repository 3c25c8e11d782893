/**
 * How one language counts, lists and writes numbers and dates; and packs, which load what is said in a language.
 *
 * A words file is a function of its language's speech: `export const words = (s: Speech) => ({ … })`. The English one gives the
 * type that every translation must satisfy.
 */
import type { Pack } from '../contract/index.ts';

/** A form for each plural category that the language has. `#` stands for the number. */
export type Plurals = { readonly other: string } & { readonly [C in Intl.LDMLPluralRule]?: string };

export interface Speech {
  readonly language: string;
  /** `s.plural(2, { one: '# point', other: '# points' })` is "2 points". */
  plural(n: number, forms: Plurals): string;
  /** The same for any number: `points: s.plurals({ one: '# point', other: '# points' })` is asked as `points(2)`. */
  plurals(forms: Plurals): (n: number) => string;
  /** "1st", "2nd". */
  ordinal(n: number, forms: Plurals): string;
  /** "a, b and c" */
  list(items: Iterable<string>): string;
  /** "a, b or c" */
  either(items: Iterable<string>): string;
  number(n: number, options?: Intl.NumberFormatOptions): string;
  date(at: number | Date, options?: Intl.DateTimeFormatOptions): string;
  /** "in 3 days", "2 hours ago" */
  relative(n: number, unit: Intl.RelativeTimeFormatUnit): string;
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** Our English is that of Britain: "a, b and c", "31 July". */
const localeOf = (language: string): string => (language === SOURCE_LANGUAGE ? 'en-GB' : language);

export function speechOf(language: string): Speech {
  const locale = localeOf(language);
  const counting = once(() => new Intl.PluralRules(locale));
  const ranking = once(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
  const and = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const or = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const number = (n: number, options?: Intl.NumberFormatOptions) => n.toLocaleString(locale, options);
  const choose = (rules: Intl.PluralRules, n: number, forms: Plurals) =>
    (forms[rules.select(n)] ?? forms.other).replace('#', number(n));
  return {
    language,
    plural: (n, forms) => choose(counting(), n, forms),
    plurals: (forms) => (n) => choose(counting(), n, forms),
    ordinal: (n, forms) => choose(ranking(), n, forms),
    list: (items) => and().format(items),
    either: (items) => or().format(items),
    number,
    date: (at, options) => new Intl.DateTimeFormat(locale, options).format(at),
    relative: (n, unit) => relative().format(n, unit),
  };
}

/** The language that every pack has. */
export const SOURCE_LANGUAGE = 'en';
/** A made-up language for tests: English with accents, half as long again, read from right to left. */
export const MADE_UP_LANGUAGE = 'en-XA';

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  language === MADE_UP_LANGUAGE ? 'rtl' : 'ltr';

type Loader<W> = () => Promise<{ readonly words: (speech: Speech) => W }>;
export type Languages<W> = { readonly en: Loader<W>; readonly [language: string]: Loader<W> };

/** Loads one of these languages: the one asked for, the one it is a kind of, or English. */
export function pack<W>(languages: Languages<W>): Pack<W> {
  return async (language) => {
    if (language === MADE_UP_LANGUAGE) {
      const [{ words }, { disguise }] = await Promise.all([languages.en(), import('./disguise.ts')]);
      return disguise(words(speechOf(SOURCE_LANGUAGE)));
    }
    const base = language.split('-', 1)[0]!;
    const found = [language, base].find((one) => Object.hasOwn(languages, one)) ?? SOURCE_LANGUAGE;
    const { words } = await languages[found]!();
    return words(speechOf(found));
  };
}

/** What a module makes of words. Both are loaded at once. */
export function worded<W, T>(languages: Languages<W>, load: () => Promise<(words: W) => T>): Pack<T> {
  const words = pack(languages);
  return async (language) => {
    const [make, said] = await Promise.all([load(), words(language)]);
    return make(said);
  };
}
