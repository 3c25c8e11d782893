/** Something that was asked for and cannot be had: one sentence on standard error, and exit code 2. */
export class Refusal extends Error {
  readonly code: number = 2;
}

/** What was asked for was done, and the answer is no: one sentence on standard error, and exit code 1. */
export class AnswerNo extends Refusal {
  override readonly code = 1;
}

export function unwrap<T>(reading: { readonly value: T } | { readonly refused: string }): T {
  if ('refused' in reading) throw new Refusal(reading.refused);
  return reading.value;
}
