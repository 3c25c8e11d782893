/** A game with everything loaded, at one number of seats and one set of options: what every law looks at. */

import type {
  Game,
  GameEntry,
  Hints,
  House,
  Move,
  Options,
  Position,
  Reasons,
  Refusal,
  Terminal,
  Words,
} from '../contract/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { SOURCE_LANGUAGE } from '../toolkit/speech.ts';

export interface Table<S = Position, M extends Move = Move> {
  readonly entry: GameEntry<S, M>;
  readonly game: Game<S, M>;
  readonly words: Words<S, M>;
  readonly refuse: (refusal: Refusal) => string;
  readonly hints: Hints<S>;
  readonly reasons: Reasons<S, M> | undefined;
  readonly terminal: Terminal<S>;
  readonly pieces: (state: S) => Readonly<Record<string, number>>;
  readonly seats: number;
  readonly options: Options;
  /** House rules, where the laws are tried on a tuned game. */
  readonly house?: House | undefined;
}

export interface Loading {
  /** Of the rules; the newest where it is left out. */
  readonly version?: number;
  readonly language?: string;
  readonly house?: House | undefined;
}

export async function load<S, M extends Move>(
  entry: GameEntry<S, M>,
  seats: number,
  options: Options,
  { version, language = SOURCE_LANGUAGE, house }: Loading = {},
): Promise<Table<S, M>> {
  const [game, words, refuse, hints, reasons, terminal, pieces] = await Promise.all([
    rulesOf(entry, version),
    entry.words(language),
    entry.refusals(language),
    entry.hints(),
    entry.reasons?.(language),
    entry.terminal(language),
    entry.pieces(),
  ]);
  return { entry, game, words, refuse, hints, reasons, terminal, pieces, seats, options, house };
}
