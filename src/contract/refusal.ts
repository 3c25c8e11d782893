/** Why something cannot be: a code and its values. It is worded where it is read, in the language of its reader. */
import type { Json } from './game.ts';

export interface Refusal {
  readonly code: string;
  readonly [value: string]: Json | Refusal | undefined;
}

/**
 * A sentence for each code of a union of refusals, made of its values where it has some. `word` is for a refusal inside of
 * another; `game` words the refusals of the game's own rules.
 */
export type RefusalWords<R extends Refusal> = {
  readonly [C in R['code']]:
    | string
    | ((values: Extract<R, { readonly code: C }>, word: (inner: Refusal) => string) => string);
};
