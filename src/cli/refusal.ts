import type { Refusal as RefusalValue } from '../contract/index.ts';
import type { Refuse } from '../toolkit/refuser.ts';

/** Something that was asked for and cannot be had: one sentence on standard error, and exit code 2. */
export class Refusal extends Error {
  readonly code: number = 2;
}

/** What was asked for was done, and the answer is no: one sentence on standard error, and exit code 1. */
export class AnswerNo extends Refusal {
  override readonly code = 1;
}

export function unwrap<T>(
  reading: { readonly value: T } | { readonly refused: string | RefusalValue },
  refuse: Refuse = ({ code }) => code,
): T {
  if ('value' in reading) return reading.value;
  const { refused } = reading;
  throw new Refusal(typeof refused === 'string' ? refused : refuse(refused));
}
