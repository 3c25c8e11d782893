/** Moves as text. A move is its own notation, so reading is tidying up, looking it up, and saying why it is not there. */
import { CHANCE, type Reading, type Seat } from '../../../contract/index.ts';
import { moves } from './moves.ts';
import type { Reader } from './parts.ts';
import type { AeronautRefusal } from './refusals.ts';
import { type AeronautState, Phase } from './state.ts';

export const write = (_s: AeronautState, _by: Seat | typeof CHANCE, move: string): string => move;

export function read(
  s: AeronautState,
  by: Seat | typeof CHANCE,
  text: string,
  reader: Reader,
): Reading<string, AeronautRefusal> {
  if (by === CHANCE) return reader.readDraw(s, text.trim());
  const legal: string[] = [];
  if (s.phase < Phase.START || s.phase > Phase.CHOICE) return { refused: { code: 'notNow' } };
  const count = moves(s, by, legal);
  if (count === 0) return { refused: { code: 'notYourTurn' } };
  const tidy = tidied(text);
  const at = legal.indexOf(tidy);
  return at >= 0 && at < count ? { value: tidy } : { refused: reader.whyNot(s, by, tidy) };
}

/** One space between words; small letters, but for `M` and `C`. */
function tidied(text: string): string {
  const words = text.slice(0, 2000).trim().toLowerCase().split(/\s+/);
  if (words[0] === 'm' || words[0] === 'c') words[0] = words[0].toUpperCase();
  return words.join(' ');
}
