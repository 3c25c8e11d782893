/** Something that was asked for and cannot be had: one sentence on standard error, and exit code 2. */
export class Refusal extends Error {}

export function unwrap<T>(reading: { readonly value: T } | { readonly refused: string }): T {
  if ('refused' in reading) throw new Refusal(reading.refused);
  return reading.value;
}
