/** What every command is given. */

import type { Paint } from '../contract/index.ts';
import type { MatchWords } from '../match/words/index.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import type { Output } from './output.ts';

export interface Context {
  /** Words refusals of match files, transcripts and options. */
  readonly match: MatchWords;
  readonly games: readonly LocalizedGame[];
  readonly out: Output;
  readonly paint: Paint;
  /** Prompts, progress and complaints. */
  readonly err: NodeJS.WriteStream;
  readonly input: NodeJS.ReadStream;
}
