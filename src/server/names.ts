/** What people call themselves and say: without what cannot be seen, and no two at a table who look the same. */
import lookalike from 'unhomoglyph';
import type { Reading } from '../contract/index.ts';
import type { ServerRefusal } from '../online/refusals.ts';
import { MOST } from '../online/table.ts';

/** Joiners and selectors are invisible too, but emoji and some scripts are written with them. */
const JOINERS = '\\u200c\\u200d\\ufe0e\\ufe0f\\u{e0020}-\\u{e007f}';
/** Control characters, halves of characters, and what turns the direction of text or cannot be seen. */
const HIDDEN = `[\\p{Cc}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}\\u061c\\u2800]|(?![${JOINERS}])\\p{Default_Ignorable_Code_Point}`;
/** Marks that are heaped on a letter cover the lines above and below. */
const HEAPED = /\p{M}{4,}/u;
const UNSEEMLY = new RegExp(HIDDEN, 'u');
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
const ALL_HIDDEN = new RegExp(HIDDEN, 'gu');

/** A name as others will see it, or why it cannot be one. */
export function readName(typed: string): Reading<string, ServerRefusal> {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (UNSEEMLY.test(typed.trim()) || HEAPED.test(name.normalize('NFD')))
    return { refused: { code: 'unseemlyName' } };
  if (!SEEN.test(name)) return { refused: { code: 'noName' } };
  return [...name].length <= MOST.name ? { value: name } : { refused: { code: 'longName', most: MOST.name } };
}

/** A line of chat as others will see it: what cannot be seen is left out. Empty where nothing is left. */
export function readLine(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(ALL_HIDDEN, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .trim();
  return SEEN.test(line) ? line : '';
}

/** A name that none of these looks like: the second Ann is Ann 2. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.flatMap(looksOf));
  const isFree = (one: string) => !looksOf(one).some((look) => taken.has(look));
  if (isFree(name)) return name;
  let n = 2;
  while (!isFree(`${name} ${n}`)) n++;
  return `${name} ${n}`;
}

/** What names that look alike have in common, to keep one of them. */
export const lookOf = (name: string): string => looksOf(name)[0]!;

export const lookAlike = (one: string, other: string): boolean => {
  const looks = looksOf(other);
  return looksOf(one).some((look) => looks.includes(look));
};

/** Each line of chat asks about all who watch. */
const known = new Map<string, readonly string[]>();
const MOST_KNOWN = 5000;

function looksOf(name: string): readonly string[] {
  const found = known.get(name);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const looks = readLooks(name);
  known.set(name, looks);
  return looks;
}

/** What a name looks like to a reader who does not look closely: case aside, and by Unicode's list of letters that are mistaken for each other. */
function readLooks(name: string): readonly string[] {
  const bare = name
    .normalize('NFKD')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ');
  const small = lookalike(bare.toLowerCase());
  // A capital I is taken for an l, though a small i is not.
  return [small, lookalike(lookalike(bare).toLowerCase())];
}
