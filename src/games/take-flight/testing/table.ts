/** Helpers of the tests. */
import { speechOf } from '../../../toolkit/speech.ts';
import { position } from '../position.ts';
import { sentences } from '../sentences.ts';
import type { FlightState } from '../state.ts';
import { words as table } from '../words/en/table.ts';

export const english = speechOf('en');
export const words = sentences(table(english));

/** A position from its text. */
export function at(text: string): FlightState {
  const reading = position(text);
  if ('refused' in reading) throw new Error(`${text}: ${JSON.stringify(reading.refused)}`);
  return reading.value;
}
