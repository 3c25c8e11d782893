/** Why something cannot be: a code and its values. It is worded where it is read, in the language of its reader. */
import type { Json } from './game.ts';

export interface Refusal {
  readonly code: string;
  readonly [value: string]: Json | undefined;
}
