/** What every command is given. */

import type { Paint } from '../contract/index.ts';
import type { MatchWords } from '../match/words/index.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import type { Output } from './output.ts';
import type { CliWords } from './words/index.ts';

export interface Context {
  /** Everything that the command line says by itself. */
  readonly words: CliWords;
  /** Words refusals of match files, transcripts and options. */
  readonly match: MatchWords;
  readonly games: readonly LocalizedGame[];
  readonly out: Output;
  readonly paint: Paint;
  /** Prompts, progress and complaints. */
  readonly err: NodeJS.WriteStream;
  readonly input: NodeJS.ReadStream;
}
