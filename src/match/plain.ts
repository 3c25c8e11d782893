import type { Refusal } from '../contract/index.ts';

/** A refusal as text, where it is not worded yet. */
export const plain = (refused: string | Refusal): string =>
  typeof refused === 'string' ? refused : JSON.stringify(refused);
