/**
 * What the rules are built with. To deal a map takes the maker; to read a text takes the checks of maps and the reasons why a text
 * is no move. A page that follows a match needs neither, its host only the maker: follow.ts, host.ts and everything.ts.
 */
import type { makeMap, makeSecrets } from '../maker/make.ts';
import type { guess } from './guess.ts';
import type { openingOf, readDraw } from './read-draws.ts';
import type { whyNot } from './why-not.ts';

export interface Maker {
  readonly makeMap: typeof makeMap;
  readonly makeSecrets: typeof makeSecrets;
  readonly guess: typeof guess;
}
export interface Reader {
  readonly openingOf: typeof openingOf;
  readonly readDraw: typeof readDraw;
  readonly whyNot: typeof whyNot;
}
export interface Parts {
  readonly maker: Maker;
  readonly reader: Reader;
}

const missing = (): never => {
  throw new Error('this needs more of the rules than were loaded');
};
export const NO_MAKER: Maker = { makeMap: missing, makeSecrets: missing, guess: missing };
export const NO_READER: Reader = { openingOf: missing, readDraw: missing, whyNot: missing };
