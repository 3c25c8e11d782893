/** What every command is given. */

import type { Paint } from '../contract/index.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import type { Output } from './output.ts';

export interface Context {
  readonly games: readonly LocalizedGame[];
  readonly out: Output;
  readonly paint: Paint;
  /** Prompts, progress and complaints. */
  readonly err: NodeJS.WriteStream;
  readonly input: NodeJS.ReadStream;
}
